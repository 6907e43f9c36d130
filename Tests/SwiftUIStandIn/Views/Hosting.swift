// Declared only: on Linux there are no windows.
#if canImport(UIKit)
  import UIKit

  @available(iOS 13.0, tvOS 13.0, *)
  @MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  }
#elseif canImport(AppKit)
  import AppKit

  @available(macOS 10.15, *)
  @MainActor @preconcurrency open class NSHostingView<Content>: NSView where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) { super.init(frame: .zero) }
  }
#endif
