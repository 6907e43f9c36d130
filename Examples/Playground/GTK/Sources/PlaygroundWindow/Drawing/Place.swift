import GTKBridge
import Helm
import PlaygroundModel

/// A place of the navigation (semantics.md §2) in widgets: one screen is seen, those below keep their state.
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

/// Screens of which the last is seen.
@MainActor final class StackPlace: Place {
  private let root: PathFragment<AppFragment>
  private let drawing: Drawing
  private let stack = Stack()
  private var frames = Kept<ScreenFrame>()
  private(set) var front: Front?

  init(root: PathFragment<AppFragment>, drawing: Drawing) {
    (self.root, self.drawing) = (root, drawing)
  }

  var widget: Widget { stack }

  func update() { update(drawing.helm.place(of: root)) }

  /// Shows the last of some screens.
  func update(_ screens: [PathFragment<AppFragment>]) {
    let (present, gone) = frames.keep(screens) { [drawing, stack] fragment in
      let frame = ScreenFrame(fragment, drawing: drawing)
      stack.add(frame.widget)
      return frame
    }
    for frame in present { frame.update() }
    if let top = present.last { stack.show(top.widget) }
    for frame in gone { stack.remove(frame.widget) }
    front = present.last?.front
  }
}
