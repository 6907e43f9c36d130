import GTKBridge
import Helm
import PlaygroundModel

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
