import GTKBridge
import Helm
import PlaygroundModel

/// A modal in a window of its own.
@MainActor final class Sheet: Modal {
  let held: HeldModal<AppFragment>
  private let drawing: Drawing
  let window: Window
  private let place: any Place
  private let bar: HeaderBar

  init(_ held: HeldModal<AppFragment>, drawing: Drawing, over parent: Window) {
    (self.held, self.drawing) = (held, drawing)
    let place = drawing.place(of: held.fragment)
    let bar = HeaderBar(drawing.model.title(of: held.fragment))
    (self.place, self.bar) = (place, bar)
    window = Window(
      bar.text, size: WindowSize(width: 340, height: 360),
      content: Box([bar, place.widget.expanding()]), over: parent)
    let close: @MainActor () -> Void = { [weak self] in
      self?.closeFront()
    }
    window.answer("close-request") { _ in
      close(); return true
    }
    window.onKey("Escape", close)
  }

  /// Closes what is in front as far as the state allows it; the window goes when the fragment has gone.
  private func closeFront() {
    drawing.flush()
    if isOpen { drawing.model.close(place.front?.fragment ?? held.fragment) }
  }

  func update() {
    place.update()
    if let front = place.front { bar.text = drawing.model.title(of: front.fragment) }
  }
}
