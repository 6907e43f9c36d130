/// What the screens of a stack declare while they are rendered.
@MainActor final class StackScope {
  typealias Render = @MainActor (RenderContext) -> [Node]

  /// The destinations of values, by their type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> Render] = [:]

  /// The screens that bindings push, besides those of the path.
  var pushed: [Pushed] = []

  struct Pushed {
    let item: AnyHashable
    let render: Render
    let dismiss: () -> Void
    let restore: () -> Void
  }

  /// The action of a link for its value.
  let push: (AnyHashable) -> Void

  /// Whether a finger holds the earlier screens.
  let isHeld: Bool

  init(isHeld: Bool = false, push: @escaping (AnyHashable) -> Void) {
    self.isHeld = isHeld
    self.push = push
  }
}

@available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    Modified(self) { context, render in
      context.stack?.destinations[ObjectIdentifier(D.self)] = { value in
        { context in (value.base as? D).map { context.render(destination($0)) } ?? [] }
      }
      return render(context)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let destination = destination()
    return Modified(self) { context, render in
      if isPresented.wrappedValue {
        context.stack?.pushed.append(
          .init(
            item: AnyHashable(context.identity), render: { $0.render(destination) },
            dismiss: { isPresented.wrappedValue = false }, restore: { isPresented.wrappedValue = true }))
      }
      return render(context)
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    Modified(self) { context, render in
      let last = context.host.store.object(at: context.identity.appending("pushed")) { LastValue<D>() }
      let isHeld = context.stack?.isHeld == true
      let shown = item.wrappedValue ?? (isHeld ? last.value : nil)
      last.value = shown
      if let value = shown {
        context.stack?.pushed.append(
          .init(
            item: AnyHashable(
              context.host.assumptions.screensAreKeyedByPlace ? context.identity : context.identity.appending(value)),
            render: { $0.render(destination(value)) },
            dismiss: { item.wrappedValue = nil }, restore: { item.wrappedValue = value }))
      }
      return render(context)
    }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    marked { $0.text = titleKey.text }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    let title = String(title)
    return marked { $0.text = title }
  }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    marked { $0.hidesBackButton = hidesBackButton }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct NavigationLink<Label, Destination>: View, PrimitiveView where Label: View, Destination: View {
  fileprivate let label: Label
  fileprivate let value: AnyHashable?

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let node = Node(.link, context.child("label").render(label))
    node.isEnabled = context.environment.isEnabled && value != nil
    if let value, let stack = context.stack { node.tap = { stack.push(value) } }
    return [node]
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
  }

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}
