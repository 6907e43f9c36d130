import GTKBridge
import Helm
import PlaygroundModel

/// A fragment over a window that cannot be used meanwhile.
@MainActor protocol Modal: AnyObject {
  /// What it shows.
  var held: HeldModal<AppFragment> { get }

  /// The window that it is.
  var window: Window { get }

  /// Makes it show the state of the app.
  func update()
}

extension Modal {
  /// Whether it is still on screen; some close by themselves.
  var isOpen: Bool { window.isVisible }
}

/// All modals over the main window, each over the one before, whoever holds them.
@MainActor final class ModalRow {
  private let drawing: Drawing
  private var modals: [any Modal] = []

  init(_ drawing: Drawing) { self.drawing = drawing }

  /// The windows, each after the one that it lies over.
  var windows: [Window] { modals.map(\.window) }

  /// Shows these instead of those before; what is the same at the bottom stays as it is.
  func show(_ wanted: [HeldModal<AppFragment>], over main: Window) {
    let kept = zip(modals, wanted).prefix { $0.held == $1 && $0.isOpen }.count
    close(downTo: kept)
    for held in wanted.dropFirst(kept) { modals.append(drawing.modal(held, over: modals.last?.window ?? main)) }
    for modal in modals { modal.update() }
  }

  /// Closes all, the topmost first, but for some at the bottom.
  func close(downTo kept: Int = 0) { while modals.count > kept { modals.removeLast().window.destroy() } }
}

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
    window.present()
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

/// A modal that is nothing but a question.
@MainActor final class Question: Modal {
  let held: HeldModal<AppFragment>
  let window: Window

  init(_ held: HeldModal<AppFragment>, drawing: Drawing, over parent: Window) {
    self.held = held
    window = MessageDialog(
      drawing.model.title(of: held.fragment), body: "What you have written would be lost.", over: parent,
      answers: [("keep", "Keep editing"), ("discard", "Discard")]
    ) { [weak drawing] answer in
      guard let drawing, drawing.helm.isPresented(held.fragment.fragment) else { return }
      if answer == "discard" { drawing.model.throwDraftAway() } else { drawing.model.close(held.fragment) }
    }
    window.name = ScreenFrame.name(of: held.fragment)
    window.present()
  }

  func update() {}
}
