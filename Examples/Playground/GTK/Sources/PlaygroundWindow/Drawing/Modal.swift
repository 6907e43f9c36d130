import GTKBridge
import Helm
import PlaygroundModel

/// A fragment over a window that cannot be used meanwhile.
@MainActor protocol Modal: AnyObject {
  /// What it shows.
  var held: HeldModal<AppFragment> { get }

  /// The window that it is, not yet to be seen when it is made.
  var window: Window { get }

  /// Makes it show the state of the app.
  func update()
}

extension Modal {
  /// Whether it is still on screen; some close by themselves.
  var isOpen: Bool { window.isVisible }
}
