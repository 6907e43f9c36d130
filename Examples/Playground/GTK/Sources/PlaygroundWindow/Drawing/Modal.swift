import GTKBridge
import Helm
import PlaygroundModel

/// A fragment over a window that cannot be used meanwhile.
@MainActor protocol Modal: AnyObject {
  /// What it shows.
  var held: HeldModal<AppFragment> { get }

  /// Whether it is still on screen; some close by themselves.
  var isOpen: Bool { get }

  /// Makes it show the state of the app.
  func update()

  /// Takes it off the screen, and all that lies over it.
  func close()
}

/// A modal in a window of its own.
@MainActor final class Sheet: Modal {
  let held: HeldModal<AppFragment>
  private let drawing: Drawing
  private let window: Window
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
    drawing.opened(window)
    window.present()
  }

  var isOpen: Bool { window.isVisible }

  /// Closes what is in front as far as the state allows it; the window goes when the fragment has gone.
  private func closeFront() {
    drawing.flush()
    if isOpen { drawing.model.close(place.front?.fragment ?? held.fragment) }
  }

  func update() {
    place.update(in: window)
    if let front = place.front { bar.text = drawing.model.title(of: front.fragment) }
  }

  func close() {
    place.close()
    drawing.closed(window)
    window.destroy()
  }
}

/// A modal that is nothing but a question.
@MainActor final class Question: Modal {
  let held: HeldModal<AppFragment>
  private let drawing: Drawing
  private let dialog: MessageDialog

  init(_ held: HeldModal<AppFragment>, drawing: Drawing, over parent: Window) {
    (self.held, self.drawing) = (held, drawing)
    dialog = MessageDialog(
      drawing.model.title(of: held.fragment), body: "What you have written would be lost.", over: parent,
      answers: [("keep", "Keep editing"), ("discard", "Discard")]
    ) { [weak drawing] answer in
      guard let drawing, drawing.helm.isPresented(held.fragment.fragment) else { return }
      if answer == "discard" { drawing.model.throwDraftAway() } else { drawing.model.close(held.fragment) }
    }
    dialog.name = ScreenFrame.name(of: held.fragment)
    drawing.opened(dialog)
    dialog.present()
  }

  var isOpen: Bool { dialog.isVisible }

  func update() {}

  func close() {
    drawing.closed(dialog)
    dialog.destroy()
  }
}
