import HelmCore

extension NavigationGraph {
  /// The graph in Graphviz's language: passes as solid arrows, holds as dashed ones, the entry with a thick border.
  ///
  /// - Parameters:
  ///   - direction: Where the segues lead to.
  ///   - link: The address that a click on a fragment opens, in pictures that can be clicked, such as SVG; `nil` for none.
  /// - Returns: The drawing; `dot -Tsvg` makes a picture of it.
  /// - Complexity: Linear in fragments and segues.
  public func dot(direction: DrawingDirection = .toTheRight, link: (N) -> String? = { _ in nil }) -> String {
    let index = drawingIndex
    var text = "digraph {\n  rankdir=\(direction.rawValue)\n  node [shape=box, style=rounded]\n"
    for (position, node) in nodes.enumerated() {
      let name = dotEscaped(String(describing: node))
      let border = node == entry ? ", penwidth=3" : ""
      let url = link(node).map { ", URL=\"\(dotEscaped($0))\", tooltip=\"\(name)\"" } ?? ""
      text += "  n\(position) [label=\"\(name)\"\(border)\(url)]\n"
    }
    for segue in segues {
      guard let from = index[segue.from], let to = index[segue.to] else { continue }
      let line = segue.style == .hold ? ", style=dashed" : ""
      text += "  n\(from) -> n\(to) [label=\"\(dotEscaped(segue.labelText))\"\(line)]\n"
    }
    return text + "}\n"
  }
}

/// A text between the quotes of a DOT label, where entities are understood as well.
private func dotEscaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { text, scalar in
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "&": text += "&amp;"
    case "\n": text += "\\n"
    case _ where scalar.properties.generalCategory == .control: text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}
