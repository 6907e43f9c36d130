#if canImport(CoreGraphics)
  import Combine
  import CoreGraphics

  // Declared only: on Linux there are no pictures.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  final public class ImageRenderer<Content>: ObservableObject where Content: View {
    final public let objectWillChange = PassthroughSubject<Void, Never>()

    @MainActor final public var content: Content
    @MainActor final public var scale: CGFloat = 1
    @MainActor final public var cgImage: CGImage? { nil }

    @MainActor public init(content view: Content) { content = view }
  }
#endif
