import GTKBridge
import Helm
import PlaygroundModel

/// What a fragment looks like, without all that is pushed on it or held by it.
@MainActor protocol Screen: AnyObject {
  /// The widget of the screen.
  var widget: Widget { get }

  /// What overlays lie over; the whole screen without it.
  var overlayBox: OverlayBox? { get }

  /// Makes the widgets show the state of the app.
  func update()

  /// Puts what the fragment holds inline where it belongs; the last is in front.
  func place(_ content: [HeldPlace])
}

extension Screen {
  var overlayBox: OverlayBox? { nil }
  func update() {}
  func place(_ content: [HeldPlace]) {}
}

/// A place that a fragment holds, with the fragment that opened it.
struct HeldPlace {
  let root: PathFragment<AppFragment>
  let place: any Place
}
