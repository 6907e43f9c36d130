/// What a host does not report, though UIKit and SwiftUI would fail.
///
/// For known defects: by default, a host overlooks nothing.
@_spi(StandIn) public struct Leniency: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A `NavigationStack` in a screen of another one.
  public static let nestedStacks = Leniency(rawValue: 1)

  /// Modals that are dismissed separately though one is over the other: all of them close.
  public static let simultaneousDismissals = Leniency(rawValue: 2)

  /// Problems in the content of a closing modal.
  public static let closingModals = Leniency(rawValue: 8)

  /// Environment values that are equal to the earlier ones, but not identical: the new ones are passed on.
  public static let equalEnvironmentValues = Leniency(rawValue: 4)
}
