import Foundation

/// A piece of what is shown.
@_spi(StandIn) @MainActor public final class Node {
  /// What a node is.
  public enum Kind: String, Sendable {
    case window, group, text, image, button, link, field, toggle, list, row, container, section
    case stack, screen, splitView, column, tabView, tab, accessory, inspector
    case sheet, fullScreenCover, popover, alert, dialog
  }

  /// What the node is.
  public let kind: Kind

  /// What it is made of.
  public internal(set) var children: [Node]

  /// The text of a text, the title of a screen, the name of an image.
  public internal(set) var text = ""

  /// Whether it exists but is not visible: under another screen of a stack, or in another tab.
  public internal(set) var isCovered = false

  /// Whether it has appeared, but is transparent.
  public internal(set) var isTransparent = false

  /// Whether it is enabled.
  public internal(set) var isEnabled = true

  /// Whether it is hidden from assistive technologies.
  public internal(set) var isHiddenFromAccessibility = false

  /// Whether it is one element for assistive technologies, with others in it.
  public internal(set) var isAccessibilityElement = false

  /// The identifier for UI tests.
  public internal(set) var accessibilityIdentifier: String?

  /// The transition with which it appears and disappears.
  public internal(set) var transition: String?

  /// Its z index in its stack of layers; a removed layer drops behind all others without an index.
  public internal(set) var zIndex: Double?

  /// Its width and height.
  public internal(set) var frame: [CGFloat?]?

  /// The space between its views, or around it.
  public internal(set) var spacing: CGFloat?

  /// Its maximum width and height.
  public internal(set) var maxFrame: [CGFloat?]?

  /// What only pixels show: fonts, margins, clips and backgrounds, in the order in which they were set.
  public internal(set) var styles: [String] = []

  /// Its number as a badge of a tab or row.
  public internal(set) var badge: Int?

  /// Whether it is a closing modal.
  public internal(set) var isGoing = false

  /// Whether it is a modal that slid in.
  public internal(set) var cameAnimated = false

  /// Whether it is the tab to search in.
  public internal(set) var isSearch = false

  /// The title of the section of tabs that it is in.
  public internal(set) var section: String?

  /// The style of the tab bars in it.
  public internal(set) var tabStyle: String?

  /// The texts that a tab shows in the bar.
  public var tabTexts: [String] { tabItem.flatMap(\.texts) + children.flatMap { $0.isModal ? [] : $0.tabTexts } }

  /// The source of its zoom transition.
  public internal(set) var zoomsFrom: AnyHashable?

  /// Its id as a source of zoom transitions.
  public internal(set) var zoomSource: AnyHashable?

  var identity: Identity?
  var tag: AnyHashable?
  var tabItem: [Node] = []
  var hidesBackButton = false
  var refusesDrag = false
  var tap: (() -> Void)?
  var escape: (() -> Void)?
  var pop: ((Int) -> Void)?
  var hold: ((Bool) -> Void)?
  var canSelect: ((AnyHashable) -> Bool)?
  var select: ((AnyHashable) -> Void)?
  var hasSelection: (() -> Bool)?
  var clearSelection: (() -> Void)?
  var edit: ((String) -> Void)?
  var toggle: ((Bool) -> Void)?
  var dismiss: (() -> Void)?
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  init(_ kind: Kind, _ children: [Node], text: String = "") {
    self.kind = kind
    self.children = children
    self.text = text
  }

  /// Whether it is above everything else.
  public var isModal: Bool { [.sheet, .fullScreenCover, .popover, .alert, .dialog].contains(kind) }

  /// The node and all visible nodes in it, in order.
  public var visible: [Node] { isCovered || isTransparent ? [] : [self] + children.flatMap(\.visible) }

  /// The node and all nodes in it that have appeared, visible or not.
  var appeared: [Node] { isCovered ? [] : [self] + children.flatMap(\.appeared) }

  /// The node and all nodes in it, visible or not.
  public var all: [Node] { [self] + children.flatMap(\.all) }

  /// As `visible`, without modals that are in it.
  public var layer: [Node] {
    isCovered || isTransparent ? [] : [self] + children.flatMap { $0.isModal ? [] : $0.layer }
  }

  /// The modal in it, or over it, whose content is at a position; the node itself if there is none.
  func presenter(at place: Identity) -> Node { all.first { $0.isModal && $0.identity == place } ?? self }

  /// Marks the modals that are being dismissed.
  func markGoing(_ isGoing: (Identity) -> Bool) {
    for node in all where node.isModal { node.isGoing = node.identity.map(isGoing) ?? false }
  }

  /// All visible texts in it, without those of modals over it.
  public var texts: [String] { layer.filter { $0.kind == .text }.map(\.text) }

  /// All texts in it that assistive technologies find, without those of modals over it.
  public var spoken: [String] {
    guard !isCovered, !isHiddenFromAccessibility else { return [] }
    return (kind == .text ? [text] : []) + children.filter { !$0.isModal }.flatMap(\.spoken)
  }

  /// The titles in it that count for the bar or the window: of everything that has appeared, visible or not.
  public var titles: [String] {
    appeared.filter { $0.kind == .group && !$0.text.isEmpty }.map(\.text)
  }

  /// The tag of the node, or of the only node in it.
  var ownTag: AnyHashable? {
    let content = children.filter { !$0.isModal }
    return tag ?? (kind == .group && content.count == 1 ? content[0].ownTag : nil)
  }

  /// Whether any screen property is set on the node or on its content, without inner screens and modals.
  func contains(_ isSet: (Node) -> Bool) -> Bool {
    isSet(self) || children.contains { !$0.isModal && $0.kind != .stack && $0.contains(isSet) }
  }
}
