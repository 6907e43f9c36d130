/// A list of values of any type, as the path of a stack.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath {
  var values: [AnyHashable] = []

  public init() {}

  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }

  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension NavigationPath: Equatable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View, PrimitiveView where Root: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = path.values
  }

  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values, _ in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    if context.stack != nil, !context.host.leniency.contains(.nestedStacks) {
      context.host.problems.append("A NavigationStack in a NavigationStack.")
    }
    let path = path ?? ownPath(context)
    let bound = path.wrappedValue
    // UIKit has popped the screen of a gesture; it pushes again only when the value changes.
    let memory = context.host.store.object(at: context.identity.appending("shown")) { LastShown<[AnyHashable]>() }
    let values = memory.shown(bound)
    let scope = StackScope(isHeld: memory.held != nil) { path.wrappedValue = values + [$0] }
    var stack = RenderedStack(context: context, scope: scope)
    stack.add(root)
    for (index, value) in values.enumerated() { stack.add(value, at: index) { path.wrappedValue = values.dropLast() } }
    let node = stack.node { count in
      let popped = Array(values.dropLast(count))
      memory.moved(to: popped)
      path.wrappedValue = popped
    }
    node.hold = { memory.held = $0 ? values : nil }
    return [node]
  }

  @MainActor private func ownPath(_ context: RenderContext) -> Binding<[AnyHashable]> {
    let box = context.host.store.object(at: context.identity.appending("path")) { StateBox<[AnyHashable]>([]) }
    let (host, view) = (context.host, context.view)
    return Binding(
      read: { box.value },
      write: { value, _ in
        box.value = value
        MainActor.assumeIsolated { host.invalidate(view) }
      })
  }
}

/// The screens of a stack as they are rendered one after another: each may push more by its own bindings.
@MainActor struct RenderedStack {
  let context: RenderContext
  let scope: StackScope
  private var screens: [(node: Node, pushed: StackScope.Pushed?)] = []

  init(context: RenderContext, scope: StackScope) {
    self.context = context
    self.scope = scope
  }

  mutating func add(_ root: some View) { add("root") { $0.render(root) } }

  mutating func add(_ value: AnyHashable, at index: Int, pop: @escaping () -> Void) {
    guard let destination = scope.destinations[ObjectIdentifier(type(of: value.base))] else {
      context.host.problems.append("No navigationDestination for \(type(of: value.base)).")
      return
    }
    // A screen is identified by its position and kind: another value in the same position is the same screen.
    var place = context.child(index)
    place.environment.dismissAction = DismissAction(pop)
    let byValue = !context.host.assumptions.screensAreKeyedByPlace
    add(byValue ? value : AnyHashable(ObjectIdentifier(type(of: value.base))), in: place, destination(value))
  }

  private mutating func add(
    _ item: some Hashable, in place: RenderContext? = nil, pushed: StackScope.Pushed? = nil,
    _ render: StackScope.Render
  ) {
    var inside = (place ?? context).child(item)
    inside.stack = scope
    scope.pushed = []
    if let pushed { inside.environment.dismissAction = DismissAction(pushed.dismiss) }
    screens.append((Node(.screen, render(inside)), pushed))
    for pushed in scope.pushed { add(pushed.item, pushed: pushed, pushed.render) }
  }

  /// The stack; going back closes the screens that bindings pushed one by one, and pops the others with one write.
  func node(popPath: @escaping (Int) -> Void) -> Node {
    for screen in screens.dropLast() { screen.node.isCovered = true }
    let node = Node(.stack, screens.map(\.node))
    let screens = screens
    node.pop = { count in
      let popped = screens.suffix(count).reversed()
      for screen in popped { screen.pushed?.dismiss() }
      if count == 0 { screens.last?.pushed?.restore() }
      let fromPath = popped.count { $0.pushed == nil }
      if fromPath > 0 || count == 0 { popPath(fromPath) }
    }
    return node
  }
}
