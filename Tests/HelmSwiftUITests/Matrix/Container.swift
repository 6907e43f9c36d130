import Helm
@_spi(StandIn) import SwiftUI

/// The fragments of the small graphs: pushed screens, tabs, modals, and the target of a link.
enum Room: Fragment {
  case root, one, two, three, left, right, modal, inner, bar, inbox
}

/// A container, or one in another, with something to go back from.
enum Container: String, CaseIterable, Sendable {
  case stack, lockedScreen, wideColumns, narrowColumns
  case sheet, lockedSheet, cover, popover
  case stackInSheet, stackInCover, sheetOverStack, sheetOverSheet, popoverOverSheet, coverOverSheet
  case tabs, stackInTab, wideColumnsInTab, narrowColumnsInTab, tabsInSheet, stackUnderOverlay

  /// The state before a gesture.
  var path: HelmPath<Room> {
    switch self {
    case .stack: [.root => .one, .one => .two, .two => .three]
    case .lockedScreen, .wideColumns, .narrowColumns: [.root => .one, .one => .two]
    case .sheet, .lockedSheet, .cover, .popover: [.root => .modal]
    case .stackInSheet, .stackInCover: [.root => .modal, .modal => .one, .one => .two]
    case .sheetOverStack: [.root => .one, .one => .two, .two => .modal]
    case .sheetOverSheet, .popoverOverSheet, .coverOverSheet: [.root => .modal, .modal => .inner]
    case .tabs: [.root => .left]
    case .stackInTab, .wideColumnsInTab, .narrowColumnsInTab: [.root => .left, .left => .one, .one => .two]
    case .tabsInSheet: [.root => .modal, .modal => .left, .left => .one]
    case .stackUnderOverlay: [.root => .left, .left => .one, .one => .two, .root => .bar]
    }
  }

  /// The graph: the segues of the path, those of the other tab, and that of the link.
  var segues: [Segue<Room>] {
    let others = tabHolder.map { [$0 => .right] } ?? []
    return (path.map(\.edge) + others + [.root => .inbox]).map(segue)
  }

  private func segue(_ edge: DirectedEdge<Room>) -> Segue<Room> {
    let isLocked = self == .lockedSheet && edge.to == .modal || self == .lockedScreen && edge.to == .two
    let isColumn = edge.from == columns && edge.to == .one
    return Segue(
      edge, style: [.one, .two, .three].contains(edge.to) && !isColumn ? .pass : .hold, dismissable: !isLocked,
      presentation: isColumn ? .column : presentation(of: edge.to))
  }

  private func presentation(of room: Room) -> SeguePresentation {
    switch (self, room) {
    case (_, .left), (_, .right): .inline
    case (_, .bar): .overlay
    case (.cover, .modal), (.stackInCover, .modal), (.coverOverSheet, .inner): .fullScreenCover
    case (.popover, .modal), (.popoverOverSheet, .inner): .popover
    case (_, .modal), (_, .inner), (_, .inbox): .sheet
    default: .push
    }
  }

  /// The fragment that holds the tabs.
  var tabHolder: Room? { path.first { $0.to.fragment == .left }?.from.fragment }

  /// The fragment whose screen is the first of two columns.
  var columns: Room? {
    switch self {
    case .wideColumns, .narrowColumns: .root
    case .wideColumnsInTab, .narrowColumnsInTab: .left
    default: nil
    }
  }

  var width: UserInterfaceSizeClass { self == .wideColumns || self == .wideColumnsInTab ? .regular : .compact }

  /// The result of the link: everything is closed except the tab, and the inbox is opened.
  var link: HelmPath<Room> { tabHolder == .root ? [.root => .left, .root => .inbox] : [.root => .inbox] }
}
