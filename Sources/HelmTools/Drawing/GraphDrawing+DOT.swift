import HelmCore

extension GraphDrawing {
  /// Returns the drawing in DOT, Graphviz's language; `dot -Tsvg` or `-Tpng` turns it into a picture.
  ///
  /// Names are escaped: nothing in them has a meaning in DOT, and scalars that are invisible or change the text
  /// direction are shown as numbers. A long name is shortened in the label, and complete in the tooltip.
  ///
  /// - Parameters:
  ///   - theme: The appearance, light or dark.
  ///   - hasLegend: Whether to add a legend of the lines and characters.
  /// - Returns: A graph for `dot`.
  /// - Complexity: Linear in the drawing.
  public func dot(theme: DrawingTheme = .light, hasLegend: Bool = true) -> String {
    var writer = DOTWriter(self, DrawingPalette(theme))
    writer.write(hasLegend: hasLegend)
    return writer.text
  }

  /// Returns the file name of a node's picture in the DOT.
  ///
  /// - Parameter position: The position of the node.
  /// - Returns: The file name, without a folder.
  /// - Complexity: Constant.
  public static func pictureFile(ofNode position: Int) -> String { "helm-\(position).png" }
}

extension NavigationGraph {
  /// Returns the graph in DOT, Graphviz's language, as ``GraphDrawing`` draws it.
  ///
  /// - Parameters:
  ///   - direction: The direction of the segues.
  ///   - link: A closure that returns the URL that a click on a fragment opens, in formats such as SVG, or `nil` for
  ///     none.
  /// - Returns: The drawing; `dot -Tsvg` turns it into a picture.
  /// - Complexity: Near linear in fragments and segues.
  public func dot(direction: DrawingDirection = .downwards, link: (N) -> String? = { _ in nil }) -> String {
    var drawing = GraphDrawing(self)
    drawing.direction = direction
    for (position, node) in nodes.enumerated() { drawing.nodes[position].link = link(node) }
    return drawing.dot()
  }
}

/// Writes a drawing in Graphviz's language.
private struct DOTWriter {
  private(set) var text = ""
  private let drawing: GraphDrawing
  private let palette: DrawingPalette
  private let tails: [GraphDrawing.LegendRow?]
  private let moduleNumbers: [String: Int]
  private let tabs: Set<Int>
  private var indent = "  "

  init(_ drawing: GraphDrawing, _ palette: DrawingPalette) {
    self.drawing = drawing
    self.palette = palette
    tails = drawing.tails
    moduleNumbers = drawing.moduleNumbers
    tabs = Set(drawing.edges.filter(\.isTab).map(\.to))
  }

  private mutating func line(_ line: String) { text += indent + line + "\n" }

  mutating func write(hasLegend: Bool) {
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    let isTall = drawing.direction == .downwards
    text = "digraph {\n"
    line(
      "graph [rankdir=\(drawing.direction.rawValue), bgcolor=\"\(palette.ground)\", pad=0.25, nodesep=0.3, "
        + "ranksep=\(isTall ? "0.5" : "0.6"), id=\"helm\", \(font), fontsize=11, fontcolor=\"\(palette.soft)\"]")
    line(
      "node [shape=box, style=\"rounded,filled\", height=0.42, margin=\"0.16,0.07\", penwidth=1.2, color=\"\(palette.ink)\", "
        + "fillcolor=\"\(palette.card)\", \(font), fontsize=13, fontcolor=\"\(palette.ink)\"]")
    line(
      "edge [penwidth=1.2, arrowsize=0.8, color=\"\(palette.line)\", \(font), fontsize=10, "
        + "fontcolor=\"\(palette.soft)\"]")
    writeBoxes()
    for position in drawing.edges.indices { write(edge: position) }
    if hasLegend { writeLegend() }
    text += "}\n"
  }

  private mutating func writeBoxes() {
    for step in drawing.boxSteps {
      switch step {
      case .node(let node): write(node: node)
      case .open(let box):
        line("subgraph cluster_b\(box) {")
        indent += "  "
        // If lines come from above, the title is below.
        let place = drawing.direction == .downwards ? "labelloc=b, " : ""
        let style = drawing.boxes[box].kind == .module ? "filled" : "rounded,filled"
        line(
          "graph [label=\"\(dotText(drawing.label(of: drawing.boxes[box])))\", labeljust=l, \(place)style=\"\(style)\", "
            + "fillcolor=\"\(palette.box)\", color=\"\(palette.border)\", margin=12, id=\"helm_b\(box)\"]")
      case .close:
        indent.removeLast(2)
        line("}")
      }
    }
  }

  private mutating func write(node position: Int) {
    let node = drawing.nodes[position]
    let lines = drawing.labelLines(of: node)
    var attributes: [String]
    if let picture = node.picture {
      attributes = ["label=\(pictureLabel(picture, position, lines))", "margin=0.06"]
    } else {
      attributes = ["label=\"\(lines.map { dotText($0) }.joined(separator: "\\n"))\""]
    }
    attributes.append("id=\"helm_n\(position)\"")
    if node.isEntry { attributes.append("peripheries=2") }
    var width = node.isEntry ? 2 : 1.2
    if let mark = node.mark {
      let (accent, tint) = palette.colours(of: mark)
      attributes += ["color=\"\(accent)\"", "fillcolor=\"\(tint)\""]
      width = 2.4
    } else if let module = node.module {
      attributes.append("fillcolor=\"\(palette.colour(ofModule: moduleNumbers[module]))\"")
    }
    if node.isFocus { width = 3.2 }
    if let weight = node.weight { width = penWidth(weight, most: 3) }
    if width != 1.2 { attributes.append("penwidth=\(width)") }
    if node.count > 1 { attributes.append("shape=folder, style=filled") }
    if let link = node.link {
      // A link within the page opens where the picture is, which may be in a frame.
      attributes.append("URL=\"\(dotEscaped(link))\"" + (link.hasPrefix("#") ? "" : ", target=\"_top\""))
    }
    // A tooltip is needed if the label isn't the whole name, or if there is a link, whose URL would be shown instead.
    if node.link != nil || DrawingText.shortened(node.name) != node.name {
      attributes.append("tooltip=\"\(dotEscaped(DrawingText.visible(node.name)))\"")
    }
    line("n\(position) [\(attributes.joined(separator: ", "))]")
  }

  private mutating func write(edge position: Int) {
    guard drawing.ends(of: position) != nil else { return }
    let edge = drawing.edges[position]
    let look = EdgeLook(edge)
    let lines = drawing.labelLines(of: edge)
    var attributes = lines.isEmpty ? [] : ["label=\"\(lines.map { " \(dotText($0)) " }.joined(separator: "\\n"))\""]
    attributes.append("id=\"helm_e\(position)\"")
    attributes.append(looks(look, tails[position]))
    if let mark = edge.mark {
      let accent = palette.colours(of: mark).accent
      attributes += ["color=\"\(accent)\"", "fontcolor=\"\(accent)\""]
    }
    if let weight = edge.weight {
      attributes.append("penwidth=\(penWidth(weight, most: 4))")
    } else if edge.mark != nil {
      attributes.append("penwidth=2.4")
    }
    let texts = [edge.tag, edge.leaving, edge.redirect].compactMap { $0 } + edge.lines
    if texts.contains(where: { DrawingText.shortened($0) != $0 }) {
      attributes.append("edgetooltip=\"\(dotEscaped(drawing.sentence(edge: position)))\"")
    }
    // Tabs are side by side below their holder, each with its own lane below it, whatever else leads to or from them.
    if tabs.contains(edge.to) { attributes.append(edge.isTab ? "weight=100" : "constraint=false") }
    line("n\(edge.from) -> n\(edge.to) [\(attributes.joined(separator: ", "))]")
  }

  private func looks(_ look: EdgeLook, _ tail: GraphDrawing.LegendRow?) -> String {
    let line = look.line == "solid" ? "" : "style=\(look.line), "
    return "\(line)arrowhead=\(look.head)"
      + (tail.map { ", dir=both, arrowtail=\($0 == .wayBack ? "vee" : "tee")" } ?? "")
  }

  /// Returns a width of at least 0.6 points, with one decimal.
  private func penWidth(_ weight: Double, most: Double) -> Double {
    (6 + (most * 10 - 6) * min(1, max(0, weight))).rounded() / 10
  }

  /// Returns a table with the picture above the name, since Graphviz has no other way to put one above the other.
  private func pictureLabel(_ picture: DrawingPicture, _ position: Int, _ lines: [String]) -> String {
    let scale = min(1, min(180 / Double(picture.width), 240 / Double(picture.height)))
    let width = max(1, Int((Double(picture.width) * scale).rounded()))
    let height = max(1, Int((Double(picture.height) * scale).rounded()))
    let names = lines.flatMap { DrawingText.lines(DrawingText.visible(DrawingText.shortened($0))) }
      .map { DrawingText.xml($0) }.joined(separator: "<BR/>")
    return "<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\"><TR><TD FIXEDSIZE=\"TRUE\" "
      + "WIDTH=\"\(width)\" HEIGHT=\"\(height)\"><IMG SCALE=\"TRUE\" SRC=\"\(GraphDrawing.pictureFile(ofNode: position))\"/>"
      + "</TD></TR><TR><TD>\(names.isEmpty ? " " : names)</TD></TR></TABLE>>"
  }

  /// Writes the legend as one node with a table, which takes little space: each row contains a sample and its meaning.
  ///
  /// The samples are characters that resemble the lines, since Graphviz draws no lines in a table.
  private mutating func writeLegend() {
    let rows = drawing.legend
    if rows.isEmpty { return }
    let cells = rows.map { row in
      "<TR>\(row.sample(palette))<TD ALIGN=\"LEFT\">"
        + "\(DrawingText.xml(DrawingText.visible(DrawingText.shortened(row.words))))</TD></TR>"
    }
    line(
      "legend [shape=plaintext, style=\"\", margin=0, fontsize=10, fontcolor=\"\(palette.soft)\", id=\"helm_legend\", label=<"
        + "<TABLE BORDER=\"1\" COLOR=\"\(palette.border)\" CELLBORDER=\"0\" CELLSPACING=\"3\" CELLPADDING=\"1\" "
        + "STYLE=\"ROUNDED\">\(cells.joined())</TABLE>>]")
  }
}

extension GraphDrawing.LegendRow {
  /// Returns a table cell with a sample of the row's subject.
  func sample(_ palette: DrawingPalette, scale: Double = 1) -> String {
    let (width, height) = (Int(22 * scale), Int(8 * scale))
    func box(_ border: String, _ fill: String) -> String {
      "<TD><TABLE BORDER=\"1\" COLOR=\"\(border)\" CELLBORDER=\"0\" BGCOLOR=\"\(fill)\" STYLE=\"ROUNDED\"><TR>"
        + "<TD WIDTH=\"\(width)\" HEIGHT=\"\(height)\"></TD></TR></TABLE></TD>"
    }
    switch self {
    case .entry:
      return
        "<TD><TABLE BORDER=\"2\" COLOR=\"\(palette.ink)\" CELLSPACING=\"2\" CELLPADDING=\"0\" STYLE=\"ROUNDED\"><TR>"
        + "<TD BORDER=\"2\" COLOR=\"\(palette.ink)\" WIDTH=\"\(width)\" HEIGHT=\"\(height)\" STYLE=\"ROUNDED\"></TD></TR></TABLE></TD>"
    case .mark(let mark):
      return
        "<TD BORDER=\"2\" COLOR=\"\(palette.colours(of: mark).accent)\" BGCOLOR=\"\(palette.colours(of: mark).tint)\">"
        + "<FONT COLOR=\"\(palette.ink)\">\(DrawingText.xml(mark.sign))</FONT></TD>"
    case .tab: return "<TD>\(EdgeLook(.inline, isTab: true).sample)</TD>"
    case .presentation(let presentation): return "<TD>\(EdgeLook(presentation).sample)</TD>"
    case .wayBack: return "<TD>←──</TD>"
    case .noWayBack: return "<TD>├──</TD>"
    case .focus: return "<TD>◎</TD>"
    case .weight: return "<TD>── ━━</TD>"
    case .box: return box(palette.border, palette.box)
    case .module(_, let number): return box(palette.ink, palette.colour(ofModule: number))
    case .text: return "<TD></TD>"
    }
  }
}

/// Returns a text as the lines of a label.
private func dotText(_ text: String, width: Int = 26) -> String {
  DrawingText.lines(DrawingText.visible(DrawingText.shortened(text)), width: width).map(dotEscaped).joined(
    separator: "\\n")
}

/// Returns a text escaped for use between the quotes of DOT, where entities are recognized as well.
///
/// Graphviz rejects strings of more than 16384 bytes, but concatenates any number of them.
private func dotEscaped(_ text: String) -> String {
  var count = 0
  return DrawingText.escaped(text) { scalar in
    count += 1
    let isFull = count.isMultiple(of: 1_000)
    if isFull { return "\" + \"" + (dotEscape(scalar) ?? String(DrawingText.printable(scalar))) }
    return dotEscape(scalar)
  }
}

/// Returns the replacement of a scalar between the quotes of DOT; `nil` if there is none.
private func dotEscape(_ scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  case "&": "&amp;"
  case "\n": "\\n"
  default: DrawingText.isHidden(scalar) ? "&#\(scalar.value);" : nil
  }
}
