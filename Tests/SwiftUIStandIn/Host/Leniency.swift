/// What a host does not complain about, though UIKit and SwiftUI would do it wrong.
///
/// For what is not mended yet: a host overlooks nothing unless it is told to.
@_spi(StandIn) public struct Leniency: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A `NavigationStack` in a screen of another one.
  public static let nestedStacks = Leniency(rawValue: 1)

  /// Modals that are dismissed each for itself though one lies over the other: all of them go.
  public static let simultaneousDismissals = Leniency(rawValue: 2)

  /// Problems in what a modal shows while it is going.
  public static let closingModals = Leniency(rawValue: 8)

  /// Environment values that are equal to those before, but not the same: the new ones are passed on.
  public static let equalEnvironmentValues = Leniency(rawValue: 4)
}
