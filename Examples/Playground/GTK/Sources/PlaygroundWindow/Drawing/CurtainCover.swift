import GTKBridge
import Helm
import PlaygroundModel

/// A window's content, and the curtains over it: while there is one, nothing below can be seen or used, and all of it goes on.
@MainActor final class CurtainCover {
  private let drawing: Drawing
  private let content: Widget
  private let box: OverlayBox
  private let area = Bin().expanding()
  private let bar = HeaderBar().named("bar")
  private let curtain: Widget
  private var places = Kept<HeldPlace>()

  init(_ content: Widget, drawing: Drawing) {
    (self.content, self.drawing) = (content, drawing)
    box = OverlayBox(content)
    curtain = Box([bar, area])
    curtain.isVisible = false
    box.add(curtain)
  }

  /// The widget of the content and the curtains.
  var widget: Widget { box }

  /// The screen that the topmost curtain shows, `nil` where there is none.
  private(set) var front: Front?

  /// Makes the widgets show the curtains that there are now.
  func update() {
    let held = places.keep(drawing.helm.curtains) { HeldPlace(root: $0, place: drawing.place(of: $0)) }.present
    for curtain in held { curtain.place.update() }
    area.show(held.last?.place.widget)
    front = held.last?.place.front
    bar.text = front.map { drawing.model.title(of: $0.fragment) } ?? ""
    curtain.isVisible = !held.isEmpty
    content.isVisible = held.isEmpty
  }
}
