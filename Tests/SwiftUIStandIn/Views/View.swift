@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("There is no such view.") }
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("A primitive view has no body.") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct EmptyView: View, PrimitiveView {
  nonisolated public init() {}
  @MainActor func nodes(in context: RenderContext) -> [Node] { [] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct AnyView: View, PrimitiveView {
  private let content: @MainActor (RenderContext) -> [Node]

  nonisolated public init<V>(_ view: V) where V: View {
    content = { $0.child(ObjectIdentifier(V.self)).render(view) }
  }

  nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }

  @MainActor func nodes(in context: RenderContext) -> [Node] { content(context) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func nodes(in context: RenderContext) -> [Node] { map { context.child("some").render($0) } ?? [] }
}

nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor func nodes(in context: RenderContext) -> [Node] {
    switch storage {
    case .first(let view): context.child("first").render(view)
    case .second(let view): context.child("second").render(view)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct TupleView<T>: View, PrimitiveView {
  public var value: T
  let render: @MainActor (RenderContext) -> [Node]

  @MainActor func nodes(in context: RenderContext) -> [Node] { render(context) }
}
