import struct Foundation.CGFloat
@_spi(StandIn) @testable import SwiftUI

@testable import Helm

extension Node {
  /// All that is shown, with all that is special about it.
  ///
  /// What holds one thing is on the line of that, but for containers, and pieces without anything in them share a line.
  var transcript: [String] { trees(sources: Set(all.compactMap(\.zoomSource))).flatMap(\.self) }

  private func trees(sources: Set<AnyHashable>) -> [[String]] {
    let inner = children.flatMap { $0.trees(sources: sources) }
    let marks = marks(sources: sources)
    if [.group, .container, .row].contains(kind), marks.isEmpty { return inner }
    let isLabeled = kind == .button && inner.allSatisfy { $0.count == 1 }
    let text = isLabeled ? inner.map { $0[0].replacing("text ", with: "") }.joined(separator: " ") : "\"\(text)\""
    let name = ([kind == .group ? "" : kind.rawValue, text == "\"\"" ? "" : text] + marks).filter { !$0.isEmpty }
      .joined(separator: " ")
    if isLabeled { return [[name]] }
    let isContainer = [.stack, .splitView, .tabView].contains(kind)
    if !isContainer, inner.count == 1 { return [["\(name) > \(inner[0][0])"] + inner[0].dropFirst()] }
    return [[name] + Self.joined(inner).map { "  " + $0 }]
  }

  private static func joined(_ trees: [[String]]) -> [String] {
    var lines: [String] = []
    var canJoin = false
    for tree in trees {
      if canJoin, tree.count == 1 { lines[lines.count - 1] += " | " + tree[0] } else { lines += tree }
      canJoin = tree.count == 1 && (lines.last?.count ?? 0) < 90
    }
    return lines
  }

  private func marks(sources: Set<AnyHashable>) -> [String] {
    let label = tabItem.flatMap(\.texts).joined(separator: " ")
    let marks: [(Bool, String)] = [
      (accessibilityIdentifier != nil, "#\(accessibilityIdentifier?.split(separator: ".").last ?? "")"),
      (isAccessibilityElement, "element"), (isHiddenFromAccessibility, "unspoken"), (isTransparent, "transparent"),
      (isCovered, "covered"), (!isEnabled, "disabled"), (isGoing, "going"), (hidesBackButton, "no back"),
      (refusesDrag, "no drag"), (escape != nil, "escapes"), (isSearch, "search"), (zIndex != nil, "z \(zIndex ?? 0)"),
      (transition != nil, "by \(transition ?? "")"), (badge != nil, "badge \(badge ?? 0)"),
      (section != nil, "in \(section ?? "")"), (tabStyle != nil, "style \(tabStyle ?? "")"),
      (kind == .group && !text.isEmpty, "title"), (isModal && !cameAnimated, "at once"),
      (onAppear != nil, "appears"), (onDisappear != nil, "disappears"),
      (tag != nil, "tagged \(tag.map { "\($0.base)" } ?? "")"), (!label.isEmpty, "labeled \(label)"),
      (spacing != nil, "spacing \(spacing ?? 0)"),
      (frame != nil, "\(Self.size(frame))"),
      (maxFrame?.contains { $0 != nil } == true, "at most \(Self.size(maxFrame))"),
      (zoomSource != nil, "zoom source \(Self.zoom(zoomSource))"),
      (
        zoomsFrom != nil,
        "zooms from \(Self.zoom(zoomsFrom))" + (zoomsFrom.map(sources.contains) == true ? "" : ", not there")
      ),
    ]
    return marks.filter(\.0).map(\.1)
  }

  private static func size(_ frame: [CGFloat?]?) -> String {
    (frame ?? []).map { $0.map { "\($0)" } ?? "any" }.joined(separator: "×")
  }

  private static func zoom(_ end: AnyHashable?) -> String {
    guard let source = (end?.base as? [AnyHashable])?.first?.base as? ZoomSource else { return "?" }
    return ["\(source.fragment.base)", source.id].compactMap(\.self).joined(separator: " ")
  }
}
