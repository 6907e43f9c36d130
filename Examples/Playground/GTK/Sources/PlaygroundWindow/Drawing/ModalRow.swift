import GTKBridge
import Helm
import PlaygroundModel

/// All modals over the main window, each over the one before, whoever holds them.
@MainActor final class ModalPresenter {
  private let drawing: Drawing
  private var modals: [any Modal] = []
  private var isCovered = false

  init(_ drawing: Drawing) { self.drawing = drawing }

  /// The windows on screen, each after the one that it lies over.
  var windows: [Window] { modals.filter(\.isOpen).map(\.window) }

  /// Shows these instead of those before; what is the same at the bottom stays as it is.
  ///
  /// - Parameters:
  ///   - wanted: The modals, from the bottom to the top.
  ///   - main: The window that they lie over.
  ///   - isCovered: Whether a curtain is over them: then they come, go and keep their state unseen.
  func show(_ wanted: [HeldModal<AppFragment>], over main: Window, isCovered: Bool) {
    let kept = zip(modals, wanted).prefix { $0.held == $1 && ($0.isOpen || self.isCovered) }.count
    close(downTo: kept)
    for held in wanted.dropFirst(kept) { modals.append(drawing.modal(held, over: modals.last?.window ?? main)) }
    self.isCovered = isCovered
    for modal in modals {
      modal.update()
      if isCovered { modal.window.isVisible = false } else if !modal.isOpen { modal.window.present() }
    }
  }

  /// Closes all, the topmost first, but for some at the bottom.
  func close(downTo kept: Int = 0) { while modals.count > kept { modals.removeLast().window.destroy() } }
}
