import HelmCore

extension GraphDrawing {
  /// Returns the drawing as a Mermaid flowchart, which Markdown renders in a code block marked `mermaid`.
  ///
  /// Names are escaped: nothing in them has a meaning in Mermaid. The text alternative contains them in full. Colors
  /// are left to the page's theme, except those of marks, which work on light and dark pages.
  ///
  /// - Parameter hasLegend: Whether to add a legend of the lines and characters.
  /// - Returns: The flowchart.
  /// - Complexity: Linear in the drawing.
  public func mermaid(hasLegend: Bool = true) -> String {
    var writer = MermaidWriter(drawing: self)
    writer.write(hasLegend: hasLegend)
    return writer.text
  }
}

extension NavigationGraph {
  /// Returns the graph as a Mermaid flowchart, as ``GraphDrawing`` draws it.
  ///
  /// - Returns: The drawing, which Markdown renders in a code block marked `mermaid`.
  /// - Complexity: Near linear in fragments and segues.
  public func mermaid() -> String { GraphDrawing(self).mermaid() }
}

/// The colors of marks in Mermaid, whose page may be light or dark.
enum MermaidPalette {
  /// Returns the colors of the line, the fill and the text of something with a mark.
  static func colours(of mark: GraphDrawing.Mark) -> (line: String, inside: String, text: String) {
    let (accent, tint) = DrawingPalette.light.colours(of: mark)
    let line =
      switch accent {
      case DrawingPalette.light.blue: "#2f7df0"
      case DrawingPalette.light.red: "#d9480f"
      default: "#a87900"
      }
    return (line, tint, DrawingPalette.light.ink)
  }
}

/// Writes a drawing as a Mermaid flowchart.
private struct MermaidWriter {
  let drawing: GraphDrawing
  private(set) var text = ""
  private var indent = "  "
  private var linkCount = 0
  private var linkStyles: [String] = []

  private let tails: [GraphDrawing.LegendRow?]

  init(drawing: GraphDrawing) {
    self.drawing = drawing
    tails = drawing.tails
  }

  private mutating func line(_ line: String) { text += indent + line + "\n" }

  mutating func write(hasLegend: Bool) {
    text = "flowchart \(drawing.direction.rawValue)\n"
    line("accTitle: \(mermaidEscaped(drawing.headline, lineBreak: " "))")
    line("accDescr {")
    for sentence in drawing.words.split(separator: "\n") {
      line("  \(mermaidEscaped(String(sentence), lineBreak: " "))")
    }
    line("}")
    writeBoxes()
    for position in drawing.edges.indices { write(edge: position) }
    if hasLegend { writeLegend() }
    writeStyles()
  }

  private mutating func writeBoxes() {
    for step in drawing.boxSteps {
      switch step {
      case .node(let node): write(node: node)
      case .open(let box):
        line("subgraph b\(box)[\"\(label([drawing.label(of: drawing.boxes[box])]))\"]")
        indent += "  "
      case .close:
        indent.removeLast(2)
        line("end")
      }
    }
  }

  private mutating func write(node position: Int) {
    let node = drawing.nodes[position]
    let name = label(drawing.labelLines(of: node))
    let (left, right) = node.isEntry ? ("([", "])") : node.count > 1 ? ("[[", "]]") : ("[", "]")
    line("n\(position)\(left)\"\(name)\"\(right)")
  }

  private mutating func write(edge position: Int) {
    guard drawing.ends(of: position) != nil else { return }
    let edge = drawing.edges[position]
    let tail = tails[position].map { $0 == .wayBack ? "with a way back" : "no way back" }
    let words = drawing.labelLines(of: edge) + [tail].compactMap(\.self)
    let name = words.isEmpty ? "" : "|\"\(label(words))\"|"
    line("n\(edge.from) \(arrow(edge.presentation))\(name) n\(edge.to)")
    var styles: [String] = []
    if let mark = edge.mark { styles.append("stroke:\(MermaidPalette.colours(of: mark).line)") }
    if let weight = edge.weight {
      styles.append("stroke-width:\((10 + 50 * min(1, max(0, weight))).rounded() / 10)px")
    } else if edge.mark != nil {
      styles.append("stroke-width:3px")
    }
    if !styles.isEmpty { linkStyles.append("linkStyle \(linkCount) \(styles.joined(separator: ","))") }
    linkCount += 1
  }

  /// Returns a solid arrow for a pass, thick for a push, and a dotted one for a hold.
  private func arrow(_ presentation: SeguePresentation?) -> String {
    switch presentation {
    case .push: "==>"
    case .swap, nil: "-->"
    default: "-.->"
    }
  }

  /// Writes a box with the kinds of lines in the drawing; labels name the presentations.
  private mutating func writeLegend() {
    let arrows = Set(drawing.edges.map { arrow($0.presentation) })
    let meanings = [
      ("-->", "solid: in the place of its source"), ("==>", "thick: on top of its source, a push"),
      ("-.->", "dotted: held by its source"),
    ].filter { arrows.contains($0.0) }
    let words = drawing.legend.compactMap { (row) -> String? in
      switch row {
      case .tab, .presentation, .wayBack, .noWayBack, .module: nil
      case .entry: "round ends: navigation starts here"
      case .mark(let mark): "\(mark.sign) \(mark.meaning)"
      case .weight, .box, .focus, .text: row.words
      }
    }
    line("subgraph legend[\"Legend\"]")
    indent += "  "
    if !words.isEmpty { line("legend0[\"\(label(words, width: 60))\"]") }
    for (number, meaning) in meanings.enumerated() {
      let (from, to) = (number * 2 + 1, number * 2 + 2)
      line("legend\(from)[\" \"] \(meaning.0)|\"\(mermaidEscaped(meaning.1))\"| legend\(to)[\" \"]")
    }
    indent.removeLast(2)
    line("end")
  }

  private mutating func writeStyles() {
    for style in linkStyles { line(style) }
    let used = GraphDrawing.Mark.allCases.filter { mark in drawing.nodes.contains { $0.mark == mark } }
    for mark in used {
      let (stroke, inside, ink) = MermaidPalette.colours(of: mark)
      line("classDef \(mark.rawValue) fill:\(inside),stroke:\(stroke),stroke-width:3px,color:\(ink)")
      let nodes = drawing.nodes.indices.filter { drawing.nodes[$0].mark == mark }.map { "n\($0)" }
      line("class \(nodes.joined(separator: ",")) \(mark.rawValue)")
    }
    writeModules()
    for (position, node) in drawing.nodes.enumerated() {
      if let link = node.link { line("click n\(position) href \"\(mermaidEscaped(link))\"") }
      if let weight = node.weight {
        line("style n\(position) stroke-width:\((10 + 50 * min(1, max(0, weight))).rounded() / 10)px")
      }
    }
  }

  /// Writes the colors of the modules shown, which are light with dark text, to fit all pages.
  private mutating func writeModules() {
    let members = Dictionary(
      grouping: drawing.nodes.indices.filter { drawing.nodes[$0].mark == nil && drawing.nodes[$0].module != nil }
    ) { drawing.nodes[$0].module ?? "" }
    for (number, module) in drawing.modules.enumerated() {
      guard let nodes = members[module] else { continue }
      let fill = DrawingPalette.light.colour(ofModule: number)
      line(
        "classDef module\(number) fill:\(fill),stroke:\(DrawingPalette.light.border),color:\(DrawingPalette.light.ink)")
      line("class \(nodes.map { "n\($0)" }.joined(separator: ",")) module\(number)")
    }
  }

  private func label(_ lines: [String], width: Int = 26) -> String {
    lines.flatMap { DrawingText.lines(DrawingText.visible(DrawingText.shortened($0)), width: width) }
      .map { mermaidEscaped($0) }.joined(separator: "<br>")
  }
}

/// Returns a text escaped for use between the quotes of a Mermaid label: characters with a meaning there become numeric
/// entities.
///
/// Directives (`%%{…}%%`), Markdown, entities and lists are all made of the characters replaced here.
private func mermaidEscaped(_ text: String, lineBreak: String = "<br>") -> String {
  var isStart = true
  return DrawingText.escaped(text) { scalar in
    defer { isStart = isStart && ("0"..."9").contains(scalar) }
    switch scalar {
    case "\n": return lineBreak
    case "\"", "#", "&", "<", ">", "`", "\\", "%", "{", "}", "[", "]", "|", ";", "*", "~", "$":
      return "#\(scalar.value);"
    // In some versions of Mermaid, these start a list.
    case "-" where isStart, "+" where isStart, "." where isStart: return "#\(scalar.value);"
    default: return DrawingText.isHidden(scalar) ? "#\(scalar.value);" : nil
    }
  }
}
