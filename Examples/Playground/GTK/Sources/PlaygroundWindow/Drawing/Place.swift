import GTKBridge
import Helm
import PlaygroundModel

/// A place of the navigation (Semantics.md §2) in widgets: one screen is seen, those below keep their state.
@MainActor protocol Place: AnyObject {
  /// The widget of the place.
  var widget: Widget { get }

  /// The screen that the bar of the window speaks of, once the place was updated.
  var front: Front? { get }

  /// Makes the widgets show what is in the place now.
  func update()
}

/// The screen that the bar of a window speaks of.
struct Front: Equatable {
  /// The screen.
  let fragment: PathFragment<AppFragment>

  /// Whether going back from it would show another one in its place.
  let coversAnother: Bool
}
