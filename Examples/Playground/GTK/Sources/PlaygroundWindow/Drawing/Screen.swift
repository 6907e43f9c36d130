import GTKBridge
import Helm
import PlaygroundModel

/// What a fragment looks like, without all that is pushed on it or held by it.
@MainActor protocol Screen: AnyObject {
  /// The widget of the screen.
  var widget: Widget { get }

  /// What overlays lie over; the whole screen without it.
  var overlayBox: OverlayBox? { get }

  /// What accessories are put into; the end of the screen without it.
  var accessoryBox: Box? { get }

  /// Makes the widgets show the state of the app.
  func update()

  /// Puts what the fragment holds inline where it belongs; the last is in front.
  func place(_ content: [HeldPlace])
}

extension Screen {
  var overlayBox: OverlayBox? { nil }
  var accessoryBox: Box? { nil }
  func update() {}
  func place(_ content: [HeldPlace]) {}
}

/// A place that a fragment holds, with the fragment that opened it.
struct HeldPlace {
  let root: PathFragment<AppFragment>
  let place: any Place
}
