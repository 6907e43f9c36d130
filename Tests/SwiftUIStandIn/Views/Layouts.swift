import Foundation

nonisolated public struct VStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

nonisolated public struct HStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

nonisolated public struct ZStack<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

nonisolated public struct Form<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

nonisolated public struct ScrollView<Content>: View, PrimitiveView where Content: View {
  private let content: Content

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.container, context.child(0).render(content))] }
}

nonisolated public struct Group<Content> {
  private let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in context: RenderContext) -> [Node] { context.child(0).render(content) }
}

nonisolated public struct Section<Parent, Content, Footer> {
  private let content: Content
  private let header: Parent
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func nodes(in context: RenderContext) -> [Node] {
    [Node(.section, context.child("header").render(header) + context.child("content").render(content))]
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    header = Text(titleKey)
    self.content = content()
  }
}

nonisolated public struct Spacer {
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View, PrimitiveView {
  @MainActor func nodes(in context: RenderContext) -> [Node] { [] }
}

nonisolated public struct Divider: View, PrimitiveView {
  nonisolated public init() {}
  @MainActor func nodes(in context: RenderContext) -> [Node] { [] }
}
