import GTKBridge
import Helm
import PlaygroundModel

/// A screen with what its fragment holds in the same window: content inside, and overlays above.
@MainActor final class ScreenFrame {
  private let fragment: PathFragment<AppFragment>
  private let drawing: Drawing
  private let screen: any Screen
  private let overlayBox: OverlayBox
  private var contents = Kept<HeldPlace>()
  private var overlays = Kept<HeldPlace>()

  /// The widget of the screen and what lies above it.
  let widget: Widget

  /// The screen that the bar of the window speaks of.
  private(set) var front: Front?

  init(_ fragment: PathFragment<AppFragment>, drawing: Drawing) {
    (self.fragment, self.drawing) = (fragment, drawing)
    screen = drawing.screen(of: fragment)
    if let box = screen.overlayBox {
      (overlayBox, widget) = (box, screen.widget)
    } else {
      overlayBox = OverlayBox(screen.widget)
      widget = overlayBox
    }
    widget.name = ScreenFrame.name(of: fragment)
    widget.identifier = HelmIdentifier.screen(fragment.fragment)
  }

  /// The name by which tests find the widget of a fragment.
  static func name(of fragment: PathFragment<AppFragment>) -> String { "screen:\(fragment)" }

  func update() {
    let helm = drawing.helm
    screen.update()

    let content = contents.keep(helm.content(of: fragment), make: makePlace).present
    for held in content { held.place.update() }
    screen.place(content)
    front = content.last?.place.front ?? Front(fragment: fragment, coversAnother: helm.can(.back(.from(fragment))))

    let lyingAbove = helm.accessories(of: fragment) + helm.overlays(of: fragment)
    let (above, goneAbove) = overlays.keep(lyingAbove) { [overlayBox] root in
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
