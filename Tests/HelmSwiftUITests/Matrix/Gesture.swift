import struct Foundation.URL
@_spi(StandIn) import SwiftUI

/// A user's gesture.
enum Gesture: String, CaseIterable, Sendable {
  case tap, close, back, menu, swipe, swipeTakenBack, swipeTakenBackLate, drag, otherTab, frontTab, turn, link

  @MainActor func perform(on host: Host) throws {
    switch self {
    case .tap: try host.tap("Tap")
    case .close: try host.tap("Close")
    case .back: try host.back()
    case .menu: try host.back(2)
    case .swipe: try host.swipeBack()
    case .swipeTakenBack: try host.swipeBack(.cancelled)
    case .swipeTakenBackLate: try host.swipeBack(.cancelledAfterWriting)
    case .drag: try host.dismissModal()
    case .otherTab: try host.select(Room.right)
    case .frontTab: try host.select(Room.left)
    case .turn:
      let width = host.width
      host.setWidth(width == .compact ? .regular : .compact)
      host.setWidth(width)
    case .link: host.open(URL(fileURLWithPath: "/inbox"))
    }
  }
}

/// The result of a gesture.
enum Cell: Equatable, Sendable {
  /// Nothing changes: neither the path, nor the screen, nor the state of its views.
  case stays

  /// These fragments are presented afterwards.
  case goes(String)

  /// The gesture exists, but the fragment may not be left.
  case locked

  /// A cover has no such gesture.
  case refused

  /// The gesture does not apply.
  case none(Reason)

  /// Why a gesture does not apply.
  enum Reason: Sendable {
    case nothingToGoBackFrom, noModal, noTabs

    /// What the host reports as missing.
    var missing: [String] {
      switch self {
      case .nothingToGoBackFrom: ["back button"]
      case .noModal: ["modal"]
      case .noTabs: ["left", "right"]
      }
    }
  }
}
