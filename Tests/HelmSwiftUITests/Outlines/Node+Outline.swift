@_spi(StandIn) @testable import SwiftUI

extension Node {
  /// Everything shown, a line per element: its kind, its text, and its properties.
  ///
  /// An element without properties that only contains others has no line.
  var outline: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    let inner = children.flatMap(\.lines)
    guard ![.group, .container, .row].contains(kind) || !marks.isEmpty else { return inner }
    let name = [kind == .group ? "" : kind.rawValue, text.isEmpty ? "" : "\"\(text)\""] + marks
    return [name.filter { !$0.isEmpty }.joined(separator: " ")] + inner.map { "  " + $0 }
  }

  private var marks: [String] {
    let marks: [(Bool, String)] = [
      (accessibilityIdentifier != nil, "#\(accessibilityIdentifier ?? "")"),
      (isAccessibilityElement, "element"), (isHiddenFromAccessibility, "unspoken"), (isTransparent, "transparent"),
      (isCovered, "covered"), (!isEnabled, "disabled"), (isGoing, "going"), (hidesBackButton, "no back"),
      (refusesDrag, "no drag"), (escape != nil, "escapes"), (isSearch, "search"), (zIndex != nil, "z \(zIndex ?? 0)"),
      (transition != nil, "by \(transition ?? "")"), (badge != nil, "badge \(badge ?? 0)"),
      (section != nil, "in \(section ?? "")"), (tabStyle != nil, "style \(tabStyle ?? "")"),
      (zoomsFrom != nil, "zooms"), (zoomSource != nil, "source"), (kind == .group && !text.isEmpty, "title"),
      (isModal && !cameAnimated, "at once"), (onAppear != nil, "appears"), (onDisappear != nil, "disappears"),
    ]
    return marks.filter(\.0).map(\.1)
  }
}
