/// A view with a change: of its environment, or of its nodes.
nonisolated struct Modified<Content: View>: View, PrimitiveView {
  typealias Render = @MainActor (RenderContext) -> [Node]

  let content: Content
  let change: @MainActor (RenderContext, Render) -> [Node]

  nonisolated init(_ content: Content, _ change: @escaping @MainActor (RenderContext, Render) -> [Node]) {
    self.content = content
    self.change = change
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] { change(context) { $0.child("content").render(content) } }
}

extension View {
  /// The unchanged view, for modifiers that only affect layout and pixels.
  nonisolated func unchanged() -> some View { Modified(self) { context, render in render(context) } }

  /// The view, whose nodes note a style.
  nonisolated func styled(_ style: String) -> some View {
    Modified(self) { context, render in
      let nodes = render(context)
      for node in nodes { node.styles.append(style) }
      return nodes
    }
  }

  /// The view as one node with a property set.
  nonisolated func marked(_ mark: @escaping @MainActor (Node) -> Void) -> some View {
    Modified(self) { context, render in
      let node = Node(.group, render(context))
      node.identity = context.identity
      mark(node)
      return [node]
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewModifier where Self.Body == Never {
  @MainActor @preconcurrency public func body(content: Self.Content) -> Self.Body {
    preconditionFailure("A primitive modifier has no body.")
  }
}

/// A modifier without a body of its own.
@MainActor protocol PrimitiveModifier {
  func nodes(in context: RenderContext, _ render: @escaping (RenderContext) -> [Node]) -> [Node]
}

/// The view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier>: View, PrimitiveView where Modifier: ViewModifier {
  let render: @MainActor (RenderContext) -> [Node]

  @MainActor func nodes(in context: RenderContext) -> [Node] { render(context) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let content = content
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.nodes(in: context) { $0.child("content").render(content) }
    }
    var context = context.child(ObjectIdentifier(Modifier.self))
    context.view = ViewKey(place: context.identity, type: ObjectIdentifier(Modifier.self))
    var modifier = modifier
    context.install(in: &modifier)
    let installed = modifier
    return context.render(
      context.host.tracking(context.view) {
        installed.body(content: _ViewModifier_Content { $0.child("content").render(content) })
      })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
