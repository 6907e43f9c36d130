import HelmCore

/// The look of an edge: its line and its head, never color alone.
struct EdgeLook: Hashable, Sendable {
  /// The line, in Graphviz's terms.
  let line: String

  /// The head, in Graphviz's terms.
  let head: String

  /// The presentation in one word.
  let word: String

  /// The text in the legend.
  let meaning: String

  /// Whether such a segue can usually be undone; if an edge differs, the tail of its line says so.
  var expectsWayBack: Bool { !["swap", "tab", "inline", "accessory", "curtain", ""].contains(word) }

  init(_ edge: GraphDrawing.Edge) { self.init(edge.presentation, isTab: edge.isTab) }

  /// Creates the look of a presentation; `nil` stands for several at once.
  init(_ presentation: SeguePresentation?, isTab: Bool = false) {
    if isTab {
      (line, head, word, meaning) = ("dashed", "odot", "tab", "tab of its source")
      return
    }
    (line, head, word, meaning) =
      switch presentation {
      case .push: ("solid", "normal", "push", "push: on top of its source")
      case .swap: ("solid", "onormal", "swap", "swap: in the place of its source")
      case .inline, .automatic: ("dashed", "obox", "inline", "inline: a part of its source")
      case .column: ("dashed", "dot", "column", "column: beside its source where there is room")
      case .accessory: ("dotted", "odot", "accessory", "accessory: beside the content of its source")
      case .overlay: ("dotted", "dot", "overlay", "overlay: above its source")
      case .sheet: ("dashed", "box", "sheet", "sheet over its source")
      case .fullScreenCover: ("dashed", "diamond", "cover", "cover: over the whole screen")
      case .popover: ("dashed", "odiamond", "popover", "popover over its source")
      case .alert: ("dashed", "tee", "alert", "alert over its source")
      case .dialog: ("dashed", "teetee", "dialog", "dialog over its source")
      case .curtain: ("dotted", "box", "curtain", "curtain: over everything")
      case nil: ("solid", "vee", "", "segues of several kinds")
      }
  }

  /// The line and the head as characters, for legends.
  var sample: String {
    let line = line == "solid" ? "──" : line == "dashed" ? "╌╌" : "···"
    let heads = [
      "normal": "▶", "onormal": "▷", "odot": "○", "dot": "●", "box": "■", "diamond": "◆", "odiamond": "◇", "tee": "┤",
      "teetee": "╢", "vee": "➤", "obox": "□",
    ]
    return line + (heads[head] ?? "")
  }
}

extension GraphDrawing.Mark {
  /// The character before a name, for readers who can't distinguish colors.
  var sign: String {
    switch self {
    case .presented: "●"
    case .visited: "»"
    case .problem: "✕"
    case .warning: "!"
    case .added: "+"
    case .removed: "−"
    case .changed: "±"
    }
  }

  /// The text in the legend.
  var meaning: String {
    switch self {
    case .presented: "presented by the path"
    case .visited: "in the session"
    case .problem: "finding: cannot work"
    case .warning: "finding: rarely intended"
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }
}

extension GraphDrawing {
  enum LegendRow: Hashable, Sendable {
    case entry
    case tab
    case presentation(SeguePresentation?)
    case wayBack
    case noWayBack
    case focus
    case module(String, number: Int)
    case mark(Mark)
    case weight(String)
    case box
    case text(String)

    /// The text of the row.
    var words: String {
      switch self {
      case .entry: "entry: navigation starts here"
      case .tab: EdgeLook(.inline, isTab: true).meaning
      case .presentation(let presentation): EdgeLook(presentation).meaning
      case .wayBack: "arrow at the tail: there is a way back"
      case .noWayBack: "bar at the tail: no way back"
      case .focus: "◎ what the drawing is about"
      case .module(let name, _): "module \(name)"
      case .mark(let mark): mark.meaning
      case .weight(let name): "the thicker, the more \(name)"
      case .box: "box: a tab or a flow, with what is reached only through it"
      case .text(let text): text
      }
    }
  }

  /// The rows of the legend that apply to this drawing.
  var legend: [LegendRow] {
    var rows: [LegendRow] = []
    if nodes.contains(where: \.isEntry) { rows.append(.entry) }
    if edges.contains(where: \.isTab) { rows.append(.tab) }
    let used = Set(edges.filter { !$0.isTab }.map(\.presentation))
    let order: [SeguePresentation?] = [
      .swap, .push, .inline, .automatic, .column, .accessory, .overlay, .sheet, .fullScreenCover, .popover, .alert,
      .dialog, .curtain, nil,
    ]
    rows += order.filter { used.contains($0) }.map { .presentation($0) }
    let tails = Set(self.tails.compactMap(\.self))
    rows += [LegendRow.wayBack, .noWayBack].filter { tails.contains($0) }
    if nodes.contains(where: \.isFocus) { rows.append(.focus) }
    let marks = Set(nodes.compactMap(\.mark)).union(edges.compactMap(\.mark))
    rows += Mark.allCases.filter(marks.contains).map { .mark($0) }
    if let weightName { rows.append(.weight(weightName)) }
    if boxes.contains(where: { $0.kind != .module }) { rows.append(.box) }
    let shown = Set(nodes.filter { $0.count == 1 }.compactMap(\.module))
    for (number, module) in modules.enumerated() where shown.contains(module) {
      rows.append(.module(module, number: number))
    }
    return rows + remarks.map { .text($0) }
  }

  /// For each edge, the row that its tail shows if its segue can be undone, unlike others of its kind, or can't be.
  ///
  /// A segue in the other direction also counts as a way back.
  var tails: [LegendRow?] {
    let known = Set(edges.map { [$0.from, $0.to] })
    return edges.map { edge in
      guard edge.count == 1, let presentation = edge.presentation else { return nil }
      if EdgeLook(presentation, isTab: edge.isTab).expectsWayBack == edge.isDismissable { return nil }
      return edge.isDismissable ? .wayBack : known.contains([edge.to, edge.from]) ? nil : .noWayBack
    }
  }

  /// Whether there are so many edges that labels omit what their lines already show.
  var isBrief: Bool { edges.count > 36 }

  /// Returns the lines of an edge's label.
  func labelLines(of edge: Edge) -> [String] {
    var words: [String] = []
    if edge.count > 1 {
      words.append(counted(edge.count, "segue"))
    } else if !isBrief || edge.mark != nil {
      words.append(EdgeLook(edge).word)
    }
    if edge.isAuto { words.append("auto") }
    var lines = words.isEmpty ? [] : [words.filter { !$0.isEmpty }.joined(separator: ", ")]
    if let tag = edge.tag { lines.append("#\(tag)") }
    if let leaving = edge.leaving { lines.append("leaves \(leaving)") }
    if edge.isGuarded { lines.append("guarded") }
    if edge.isDisabled { lines.append("disabled") }
    if let redirect = edge.redirect { lines.append("redirected to \(redirect)") }
    lines += edge.lines
    lines.removeAll(where: \.isEmpty)
    if let mark = edge.mark { lines = [([mark.sign] + lines.prefix(1)).joined(separator: " ")] + lines.dropFirst() }
    return lines
  }

  /// Returns the lines of a node's label; the first is its name.
  func labelLines(of node: Node) -> [String] {
    let signs = [node.isFocus ? "◎" : nil, node.mark?.sign].compactMap(\.self)
    let name = (signs + [node.name]).joined(separator: " ")
    let folded = node.count > 1 ? [counted(node.count, "fragment")] + [node.foldedWords].compactMap(\.self) : []
    return [name] + folded + node.lines
  }

  /// Returns the title of a box.
  func label(of box: Box) -> String { "\(box.kind.rawValue) \(box.name)" }
}

extension GraphDrawing.Node {
  /// The number of fragments and segues that are folded into the node, in words.
  var foldedSize: String {
    counted(count, "fragment") + (segues > 0 ? " with \(counted(segues, "segue"))" : "")
  }
}
