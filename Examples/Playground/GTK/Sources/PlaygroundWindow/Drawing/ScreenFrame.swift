import GTKBridge
import Helm
import PlaygroundModel

/// A screen with what its fragment holds in the same window: content inside, accessories below it, overlays above.
@MainActor final class ScreenFrame {
  private let fragment: PathFragment<AppFragment>
  private let drawing: Drawing
  private let screen: any Screen
  private let overlayBox: OverlayBox
  private let accessoryBox: Box
  private var contents = Kept<HeldPlace>()
  private var accessories = Kept<HeldPlace>()
  private var overlays = Kept<HeldPlace>()

  /// The widget of the screen with what lies below and above it.
  let widget: Widget

  /// The screen that the bar of the window speaks of.
  private(set) var front: Front?

  init(_ fragment: PathFragment<AppFragment>, drawing: Drawing) {
    (self.fragment, self.drawing) = (fragment, drawing)
    screen = drawing.screen(of: fragment)
    overlayBox = screen.overlayBox ?? OverlayBox(screen.widget)
    let whole = screen.overlayBox == nil ? overlayBox : screen.widget
    accessoryBox = screen.accessoryBox ?? Box()
    widget =
      screen.accessoryBox == nil ? Box([whole.expanding(horizontally: false), accessoryBox]) : whole
    widget.name = ScreenFrame.name(of: fragment)
    widget.identifier = fragment.fragment.screenIdentifier
  }

  /// The name by which tests find the widget of a fragment.
  static func name(of fragment: PathFragment<AppFragment>) -> String { "screen:\(fragment)" }

  func update() {
    let helm = drawing.helm
    screen.update()

    // A column has its place beside the screen.
    let inside = helm.content(of: fragment).filter { !drawing.isColumn($0.fragment, of: fragment.fragment) }
    let content = contents.keep(inside, make: makePlace).present
    for held in content { held.place.update() }
    screen.place(content)
    front = content.last?.place.front ?? Front(fragment: fragment, coversAnother: helm.can(.back(.from(fragment))))

    let (below, goneBelow) = accessories.keep(helm.accessories(of: fragment)) { [accessoryBox] root in
      let held = makePlace(root)
      accessoryBox.append(held.place.widget.expanding(vertically: false))
      return held
    }
    for held in below { held.place.update() }
    for held in goneBelow { accessoryBox.remove(held.place.widget) }

    let (above, goneAbove) = overlays.keep(helm.overlays(of: fragment)) { [overlayBox] root in
      let held = makePlace(root)
      overlayBox.add(held.place.widget.aligned(.fill, .end))
      return held
    }
    for held in above { held.place.update() }
    for held in goneAbove { overlayBox.remove(held.place.widget) }
  }

  private func makePlace(_ root: PathFragment<AppFragment>) -> HeldPlace {
    HeldPlace(root: root, place: drawing.place(of: root))
  }
}
