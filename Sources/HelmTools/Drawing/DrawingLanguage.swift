import HelmCore

/// How an edge is drawn: by its line and its head, never by color alone.
struct EdgeLook: Hashable, Sendable {
  /// The line, as Graphviz names it.
  let line: String

  /// The head, as Graphviz names it.
  let head: String

  /// The presentation in one word.
  let word: String

  /// What the legend says.
  let meaning: String

  /// The look of a presentation; `nil` stands for several at once.
  init(_ presentation: SeguePresentation?) {
    (line, head, word, meaning) =
      switch presentation {
      case .push: ("solid", "normal", "push", "push: on top of its origin")
      case .swap: ("solid", "onormal", "swap", "swap: in the place of its origin")
      case .inline, .automatic: ("dashed", "odot", "inline", "inline: a part of its origin, as a tab")
      case .column: ("dashed", "dot", "column", "column: beside its origin where there is room")
      case .accessory: ("dotted", "odot", "accessory", "accessory: beside the content of its origin")
      case .overlay: ("dotted", "dot", "overlay", "overlay: above its origin")
      case .sheet: ("dashed", "box", "sheet", "sheet over its origin")
      case .fullScreenCover: ("dashed", "diamond", "cover", "cover: over all of its origin")
      case .popover: ("dashed", "odiamond", "popover", "popover over its origin")
      case .alert: ("dashed", "tee", "alert", "alert over its origin")
      case .dialog: ("dashed", "teetee", "dialog", "dialog over its origin")
      case .curtain: ("dotted", "box", "curtain", "curtain: over everything")
      case nil: ("solid", "vee", "", "segues of several kinds")
      }
  }

  /// The line and the head in letters, for legends.
  var sample: String {
    let line = line == "solid" ? "──" : line == "dashed" ? "╌╌" : "···"
    let heads = [
      "normal": "▶", "onormal": "▷", "odot": "○", "dot": "●", "box": "■", "diamond": "◆", "odiamond": "◇", "tee": "┤",
      "teetee": "╢", "vee": "➤",
    ]
    return line + (heads[head] ?? "")
  }
}

extension GraphDrawing.Mark {
  /// The character before a name, for those who don't see colors.
  var sign: String {
    switch self {
    case .presented: "●"
    case .problem: "✕"
    case .warning: "!"
    case .added: "+"
    case .removed: "−"
    case .changed: "±"
    }
  }

  /// What the legend says.
  var meaning: String {
    switch self {
    case .presented: "presented by the path"
    case .problem: "finding: cannot work"
    case .warning: "finding: seldom meant"
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }
}

extension GraphDrawing {
  /// A row of the legend.
  enum LegendRow: Hashable, Sendable {
    case entry
    case presentation(SeguePresentation?)
    case dismissable
    case mark(Mark)
    case weight(String)
    case container
    case text(String)

    /// The text of the row.
    var words: String {
      switch self {
      case .entry: "entry: navigation starts here"
      case .presentation(let presentation): EdgeLook(presentation).meaning
      case .dismissable: "can be dismissed: there is a way back"
      case .mark(let mark): mark.meaning
      case .weight(let name): "the thicker, the more \(name)"
      case .container: "box: what is presented only inside one fragment"
      case .text(let text): text
      }
    }
  }

  /// The rows of the legend, for what occurs in the drawing.
  var legend: [LegendRow] {
    var rows: [LegendRow] = []
    if nodes.contains(where: \.isEntry) { rows.append(.entry) }
    let used = Set(edges.map(\.presentation))
    let order: [SeguePresentation?] = [
      .swap, .push, .inline, .automatic, .column, .accessory, .overlay, .sheet, .fullScreenCover, .popover, .alert,
      .dialog, .curtain, nil,
    ]
    rows += order.filter { used.contains($0) }.map { .presentation($0) }
    if edges.contains(where: \.isDismissable) { rows.append(.dismissable) }
    let marks = Set(nodes.compactMap(\.mark)).union(edges.compactMap(\.mark))
    rows += Mark.allCases.filter(marks.contains).map { .mark($0) }
    if let weightName { rows.append(.weight(weightName)) }
    if boxes.contains(where: { $0.kind == .container }) { rows.append(.container) }
    return rows + remarks.map { .text($0) }
  }

  /// Whether there are so many edges that labels leave out what their lines show.
  var isBrief: Bool { edges.count > 36 }

  /// The lines of an edge's label.
  func labelLines(of edge: Edge) -> [String] {
    var words: [String] = []
    if edge.count > 1 {
      words.append(counted(edge.count, "segue"))
    } else if !isBrief || edge.mark != nil {
      words.append(EdgeLook(edge.presentation).word)
    }
    if edge.isAuto { words.append("auto") }
    var lines = words.isEmpty ? [] : [words.filter { !$0.isEmpty }.joined(separator: ", ")]
    if let tag = edge.tag { lines.append("#\(tag)") }
    if let leaving = edge.leaving { lines.append("leaves \(leaving)") }
    if edge.isGuarded { lines.append("guarded") }
    if edge.isDisabled { lines.append("disabled") }
    if let redirect = edge.redirect { lines.append("redirected to \(redirect)") }
    lines += edge.notes
    if let mark = edge.mark { lines = ["\(mark.sign) \(lines.first ?? "")"] + lines.dropFirst() }
    return lines.filter { !$0.isEmpty }
  }

  /// The lines of a node's label; the first is its name.
  func labelLines(of node: Node) -> [String] {
    let name = node.mark.map { "\($0.sign) \(node.name)" } ?? node.name
    let folded = node.count > 1 ? [counted(node.count, "fragment")] + [node.foldedWords].compactMap(\.self) : []
    return [name] + folded + node.notes
  }

  /// The title of a box.
  func label(of box: Box) -> String { box.kind == .container ? "in \(box.name)" : "module \(box.name)" }
}
