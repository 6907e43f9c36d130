/// What draws the picture of a SwiftUI view.
public enum ViewPainter: String, Hashable, Sendable, CaseIterable {
  /// A window: it draws all that a device shows, navigation stacks, lists, forms and tabs included.
  ///
  /// On iOS, tvOS and visionOS the tests have to run in an app (a host application), which gives the window its scene.
  /// watchOS has no such windows.
  case window

  /// `ImageRenderer`: it works everywhere, but draws placeholders for what the system's own controls draw, such as stacks,
  /// lists, forms, tabs and text fields.
  case imageRenderer
}

extension ViewPainter: CustomStringConvertible {
  /// Who has drawn, as a failure says it.
  public var description: String {
    switch self {
    case .window: "a window"
    case .imageRenderer: "ImageRenderer"
    }
  }

  /// A window where the system has any.
  public static var automatic: ViewPainter {
    #if os(watchOS)
      .imageRenderer
    #else
      .window
    #endif
  }
}
