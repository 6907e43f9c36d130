// Declared only: on Linux there are no windows.
#if canImport(UIKit)
  import UIKit

  @available(iOS 13.0, tvOS 13.0, *)
  @MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    @MainActor @preconcurrency public var rootView: Content
  }

  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    typealias Context = UIViewRepresentableContext<Self>
  }

  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
  where Representable: UIViewRepresentable {
    @MainActor @preconcurrency public var environment: EnvironmentValues { EnvironmentValues() }
  }
#elseif canImport(AppKit)
  import AppKit

  @available(macOS 10.15, *)
  @MainActor @preconcurrency open class NSHostingView<Content>: NSView where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) { super.init(frame: .zero) }
  }
#endif
