/// What no public source says of SwiftUI, and what a host takes to be so (Documentation/swiftui-model.md).
@_spi(StandIn) public struct Assumptions: Hashable, Sendable {
  /// Whether the menu of the back button pops its n screens by one write, and not by n.
  public var menuWritesOnce = true

  /// Whether going back to the sidebar from further than the detail's root pops the detail's screens first.
  public var detailIsPoppedFirst = true

  /// Whether going back to the sidebar clears the selection of its list, besides choosing the column.
  public var backClearsSelection = false

  /// Whether tapping the tab in front writes the selection that there is.
  public var frontTabIsWritten = true

  /// Whether what a gesture writes is written once.
  public var writesOnce = true

  /// Whether views are evaluated between two writes of one gesture.
  public var updatesBetweenWrites = false

  /// Whether the action of an alert's button runs before the binding of the alert is cleared.
  public var actionsRunFirst = true

  /// Whether a screen of a stack keeps its state when its place gets another value.
  public var screensAreKeyedByPlace = true

  /// The more likely answers.
  public static let likely = Assumptions()

  /// The other answers.
  public static let others = Assumptions(
    menuWritesOnce: false, detailIsPoppedFirst: false, backClearsSelection: true, frontTabIsWritten: false,
    writesOnce: false, actionsRunFirst: false, screensAreKeyedByPlace: false)

  /// The other answers, with an update wherever there is time for one.
  public static let slow = {
    var slow = others
    slow.updatesBetweenWrites = true
    return slow
  }()
}
