import GTKBridge
import Helm
import PlaygroundModel

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
