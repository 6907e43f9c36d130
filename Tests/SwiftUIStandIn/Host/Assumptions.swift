/// What no public source says about SwiftUI, and what a host assumes (Documentation/swiftui-model.md).
@_spi(StandIn) public struct Assumptions: Hashable, Sendable {
  /// Whether the menu of the back button pops n screens with one write, or with n.
  public var menuWritesOnce = true

  /// Whether going back to the sidebar from beyond the detail's root pops the detail's screens first.
  public var detailIsPoppedFirst = true

  /// Whether going back to the sidebar clears the selection of its list, besides choosing the column.
  public var backClearsSelection = false

  /// Whether tapping the front tab writes the current selection.
  public var frontTabIsWritten = true

  /// Whether a gesture writes once.
  public var writesOnce = true

  /// Whether views are evaluated between two writes of one gesture.
  public var updatesBetweenWrites = false

  /// Whether the action of an alert's button runs before the binding of the alert is cleared.
  public var actionsRunFirst = true

  /// Whether a screen of a stack keeps its state when its position gets another value.
  public var screensAreKeyedByPlace = true

  /// The more likely answers.
  public static let likely = Assumptions()

  /// The other answers.
  public static let others = Assumptions(
    menuWritesOnce: false, detailIsPoppedFirst: false, backClearsSelection: true, frontTabIsWritten: false,
    writesOnce: false, actionsRunFirst: false, screensAreKeyedByPlace: false)

  /// The other answers, with an update wherever one is possible.
  public static let slow = {
    var slow = others
    slow.updatesBetweenWrites = true
    return slow
  }()
}
