@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView(value: (repeat each content)) { context in
      var nodes: [Node] = []
      var index = 0
      for view in repeat each content {
        nodes += context.child(index).render(view)
        index += 1
      }
      return nodes
    }
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .second(second))
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}
