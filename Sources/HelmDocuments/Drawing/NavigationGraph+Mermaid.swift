import HelmCore

extension NavigationGraph {
  /// The graph as a Mermaid flowchart: passes as solid arrows, holds as dotted ones, the entry with round ends.
  ///
  /// - Returns: The drawing, as Markdown shows it in a block marked `mermaid`.
  /// - Complexity: Linear in fragments and segues.
  public func mermaid() -> String {
    let index = drawingIndex
    var text = "flowchart LR\n"
    for (position, node) in nodes.enumerated() {
      let name = mermaidEscaped(String(describing: node))
      text += node == entry ? "  n\(position)([\"\(name)\"])\n" : "  n\(position)[\"\(name)\"]\n"
    }
    for segue in segues {
      guard let from = index[segue.from], let to = index[segue.to] else { continue }
      let arrow = segue.style == .hold ? "-.->" : "-->"
      text += "  n\(from) \(arrow)|\"\(mermaidEscaped(segue.labelText))\"| n\(to)\n"
    }
    return text
  }
}

/// A text between the quotes of a Mermaid label: what has a meaning there becomes an entity by its number.
private func mermaidEscaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { text, scalar in
    switch scalar {
    case "\"", "#", "&", "<", ">", "`", "\\": text += "#\(scalar.value);"
    case "\n": text += "<br>"
    case _ where scalar.properties.generalCategory == .control: text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}
