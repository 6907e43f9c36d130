import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct VStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content
  private let spacing: CGFloat?

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let node = Node(.container, context.child(0).render(content))
    node.spacing = spacing
    return [node]
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct HStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ZStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Form<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ScrollView<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Group<Content> {
  private let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in context: RenderContext) -> [Node] { context.child(0).render(content) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Section<Parent, Content, Footer> {
  private let content: Content
  private let header: Parent
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func nodes(in context: RenderContext) -> [Node] {
    [Node(.section, context.child("header").render(header) + context.child("content").render(content))]
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    header = Text(titleKey)
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Spacer {
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View, PrimitiveView {
  @MainActor func nodes(in context: RenderContext) -> [Node] { [] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Divider: View, PrimitiveView {
  nonisolated public init() {}
  @MainActor func nodes(in context: RenderContext) -> [Node] { [] }
}
