/// A way to draw the picture of a SwiftUI view.
public enum ViewPainter: String, Hashable, Sendable, CaseIterable {
  /// A window, which draws everything that a device shows, including navigation stacks, lists, forms and tabs.
  ///
  /// On iOS, tvOS and visionOS the tests have to run in an app (a host application), which provides the scene of the
  /// window. watchOS has no such windows.
  case window

  /// `ImageRenderer`, which works everywhere, but draws placeholders for the system's own controls, such as stacks,
  /// lists, forms, tabs and text fields.
  case imageRenderer
}

extension ViewPainter: CustomStringConvertible {
  /// The painter's name, as a failure shows it.
  public var description: String {
    switch self {
    case .window: "a window"
    case .imageRenderer: "ImageRenderer"
    }
  }

  /// A window on systems that have windows, `ImageRenderer` otherwise.
  public static var automatic: ViewPainter {
    #if os(watchOS)
      .imageRenderer
    #else
      .window
    #endif
  }
}
