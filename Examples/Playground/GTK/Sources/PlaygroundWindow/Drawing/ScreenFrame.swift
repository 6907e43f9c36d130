import GTKBridge
import Helm
import PlaygroundModel

/// A screen with all that its fragment holds: content inside, overlays above, and a modal over the window.
@MainActor final class ScreenFrame {
  private let fragment: PathFragment<AppFragment>
  private let drawing: Drawing
  private let screen: any Screen
  private let overlayBox: OverlayBox
  private var contents = Kept<HeldPlace>()
  private var overlays = Kept<HeldPlace>()
  private var modal: (any Modal)?

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
  }

  /// The name by which tests find the widget of a fragment.
  static func name(of fragment: PathFragment<AppFragment>) -> String { "screen:\(fragment)" }

  func update(in window: Window) {
    let helm = drawing.helm
    screen.update()

    let (content, goneContent) = contents.keep(helm.content(of: fragment), make: makePlace)
    for held in content { held.place.update(in: window) }
    screen.place(content)
    for held in goneContent { held.place.close() }
    front = content.last?.place.front ?? Front(fragment: fragment, coversAnother: helm.canGoBack(from: fragment))

    let (above, goneAbove) = overlays.keep(helm.overlays(of: fragment)) { [overlayBox] root in
      let held = makePlace(root)
      overlayBox.add(held.place.widget.aligned(.fill, .end))
      return held
    }
    for held in above { held.place.update(in: window) }
    for held in goneAbove {
      held.place.close()
      overlayBox.remove(held.place.widget)
    }

    updateModal(helm.modal(of: fragment), over: window)
  }

  func close() {
    modal?.close()
    modal = nil
    for held in contents.all + overlays.all { held.place.close() }
  }

  private func makePlace(_ root: PathFragment<AppFragment>) -> HeldPlace {
    HeldPlace(root: root, place: drawing.place(of: root))
  }

  private func updateModal(_ wanted: HeldModal<AppFragment>?, over window: Window) {
    if let modal, modal.held != wanted || !modal.isOpen {
      modal.close()
      self.modal = nil
    }
    guard let wanted else { return }
    if modal == nil { modal = drawing.modal(wanted, over: window) }
    modal?.update()
  }
}
