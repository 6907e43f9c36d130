import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// Folded large drawings as snapshots: every node, edge and box, in short.
@Suite struct FoldingGoldenTests {
  /// A line for each node and box, and one for all edges.
  private static func short(_ drawing: GraphDrawing) -> String {
    func box(_ position: Int?) -> String { position.map { "\($0)" } ?? "-" }
    let nodes = drawing.nodes.map { node in
      let mark = node.mark.map { " \($0)" } ?? ""
      let words = node.foldedWords.map { " (\($0))" } ?? ""
      let segues = node.segues + node.hiddenSegues > 0 ? " \(node.segues)+\(node.hiddenSegues)" : ""
      let weight = node.weight.map { " \($0)" } ?? ""
      return
        "\(node.name)×\(node.count) of \(node.module ?? "-") in \(box(node.box))\(weight)\(segues)\(node.isEntry ? " entry" : "")"
        + "\(node.isFocus ? " focus" : "")\(mark)\(words)\(node.notes.isEmpty ? "" : " \(node.notes)")\n"
    }
    let edges = zip(drawing.edges, drawing.tails).map { edge, tail in
      "\(edge.from)>\(edge.to)×\(edge.count) \(edge.weight.map { "\($0) " } ?? "")\(drawing.labelLines(of: edge).joined(separator: "/"))"
        + (tail.map { " \($0)" } ?? "")
    }
    let boxes = drawing.boxes.map { "[\($0.kind) \($0.name) in \(box($0.parent))]" }
    return nodes.joined() + boxes.joined(separator: " ") + "\n" + edges.joined(separator: "; ") + "\n"
      + drawing.remarks.joined(separator: "; ") + "\n\n"
  }

  @Test(arguments: [(20, 1), (50, 2)]) func foldingsMatchTheirSnapshots(size: Int, seed: Int) throws {
    var drawing = GraphDrawing(WallTests.app(size, seed: UInt64(seed)))
    var text = "whole\n" + Self.short(drawing)
    for limit in [4, 9, 15, 24] { text += "at most \(limit)\n" + Self.short(drawing.folded(toAtMost: limit)) }
    for name in ["shop", "home", "library"] {
      text += "open \(name)\n" + Self.short(drawing.folded(toAtMost: 14, open: [name]))
    }
    text += "focus\n" + Self.short(drawing.focused(on: ["shop", "gate"], radius: 1))
    text += "far\n" + Self.short(drawing.focused(on: ["login"], radius: 2))
    for page in drawing.pagesOfModules.prefix(2) { text += "page \(page.module)\n" + Self.short(page.drawing) }
    drawing.mark(fragment: "shop.list0", as: .added)
    drawing.mark(fragment: "chat", as: .removed)
    drawing.mark(segueFrom: "tabs", to: "chat", as: .removed)
    drawing.mark(segueFrom: "login", to: "register", as: .changed, note: "was a swap")
    drawing.weigh(by: "visits", fragments: ["home": 4, "shop": 2], segues: [["tabs", "home"]: 9], showsNumbers: false)
    for limit in [6, 12, 18] {
      text += "marks at most \(limit)\n" + Self.short(drawing.folded(toAtMost: limit, keepsMarksOpen: true))
    }
    #expect(TextSnapshot(text, named: "app \(size)", fileExtension: "foldings.txt").problem() == nil)
  }

  /// Nested boxes of tabs, flows and modules, and dangling references.
  @Test func nestedBoxesMatchTheirSnapshot() {
    var drawing = GraphDrawing(title: "Boxes")
    let boxes: [(GraphDrawing.Box.Kind, String, Int?)] = [
      (.tab, "home", nil), (.flow, "shop", 0), (.module, "shop", 1), (.flow, "pay", 2), (.module, "pay", 3),
      (.tab, "more", nil),
      (.module, "far", 5), (.flow, "lost", 99),
    ]
    drawing.boxes = boxes.map { GraphDrawing.Box($0, $1, parent: $2) }
    let nodes: [(String, Int?)] = [
      ("start", nil), ("home", 0), ("shop", 1), ("shop.list", 2), ("shop.item", 2), ("pay", 3), ("pay.card", 4),
      ("pay.sum", 4),
      ("more", 5), ("far.a", 6), ("far.b", 6), ("lost", 7), ("nowhere", 98),
    ]
    for (name, box) in nodes {
      var node = GraphDrawing.Node(name)
      (node.box, node.isEntry) = (box, name == "start")
      drawing.nodes.append(node)
    }
    let edges: [(Int, Int)] = [
      (0, 1), (1, 2), (2, 3), (3, 4), (3, 4), (4, 5), (5, 6), (6, 7), (7, 7), (7, 0), (0, 8), (8, 9), (9, 10), (10, 6),
      (0, 11), (11, 12),
      (12, 99), (4, 6), (4, 7),
    ]
    for (number, (from, to)) in edges.enumerated() {
      var edge = GraphDrawing.Edge(from: from, to: to, presentation: number % 3 == 0 ? .push : .sheet)
      (edge.isDismissable, edge.isAuto, edge.isTab) = (number % 2 == 0, number % 5 == 0, number % 7 == 0)
      (edge.tag, edge.isGuarded, edge.isDisabled) = (number % 4 == 0 ? "t\(number)" : nil, number == 5, number == 6)
      drawing.edges.append(edge)
    }
    drawing.noteModules()
    var text = Self.short(drawing)
    for limit in 1...12 { text += "at most \(limit)\n" + Self.short(drawing.folded(toAtMost: limit)) }
    for name in ["shop", "pay", "far", "more"] {
      text += "open \(name)\n" + Self.short(drawing.folded(toAtMost: 7, open: [name]))
    }
    text += "focus\n" + Self.short(drawing.focused(on: ["pay", "lost"], radius: 1))
    drawing.weigh(
      by: "visits", fragments: ["pay.card": 4, "pay": 2],
      segues: [["shop.item", "pay.card"]: 9, ["pay", "pay.sum"]: 3])
    text += "weights\n" + Self.short(drawing.folded(toAtMost: 6))
    text +=
      drawing.folded(toAtMost: 9).dot() + drawing.folded(toAtMost: 9).mermaid() + drawing.folded(toAtMost: 9).words
    #expect(TextSnapshot(text, named: "boxes", fileExtension: "foldings.txt").problem() == nil)
  }
}

/// Edges that look alike only while they are single.
@Suite struct EdgeLabelTests {
  private func drawing(_ change: (inout GraphDrawing.Edge) -> Void) -> GraphDrawing {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a"), GraphDrawing.Node("b")]
    var edge = GraphDrawing.Edge(from: 0, to: 1, presentation: .push)
    edge.isDismissable = true
    change(&edge)
    drawing.edges = [edge]
    return drawing
  }

  private func lines(_ change: (inout GraphDrawing.Edge) -> Void) -> [String] {
    let drawing = drawing(change)
    return drawing.labelLines(of: drawing.edges[0])
  }

  @Test func labelsListTheRulesOfAnEdge() {
    #expect(lines { _ in } == ["push"])
    #expect(lines { $0.isAuto = true } == ["push, auto"])
    #expect(lines { $0.presentation = nil } == [])
    #expect(lines { ($0.presentation, $0.isAuto) = (nil, true) } == ["auto"])
    #expect(lines { $0.count = 2 } == ["2 segues"])
    #expect(lines { ($0.count, $0.isAuto) = (3, true) } == ["3 segues, auto"])
    #expect(lines { $0.isTab = true } == ["tab"])
    #expect(lines { $0.tag = "t" } == ["push", "#t"])
    #expect(lines { $0.leaving = "x" } == ["push", "leaves x"])
    #expect(lines { $0.isGuarded = true } == ["push", "guarded"])
    #expect(lines { $0.isDisabled = true } == ["push", "disabled"])
    #expect(lines { $0.redirect = "x => y" } == ["push", "redirected to x => y"])
    #expect(lines { $0.notes = ["7", "8"] } == ["push", "7", "8"])
    #expect(lines { $0.mark = .added } == ["+ push"])
    #expect(lines { ($0.mark, $0.presentation, $0.notes) = (.removed, nil, ["7"]) } == ["− 7"])
    #expect(
      lines {
        ($0.tag, $0.leaving, $0.isGuarded, $0.isDisabled, $0.redirect, $0.notes) = ("t", "x", true, true, "r", ["n"])
      }
        == ["push", "#t", "leaves x", "guarded", "disabled", "redirected to r", "n"])
  }

  /// In a drawing with many edges, labels are omitted.
  @Test(arguments: [36, 37]) func labelsAreOmittedInLargeDrawings(count: Int) {
    var drawing = drawing { _ in }
    drawing.edges = Array(repeating: drawing.edges[0], count: count)
    #expect(drawing.isBrief == (count > 36))
    #expect(drawing.labelLines(of: drawing.edges[0]) == (count > 36 ? [] : ["push"]))
    drawing.edges[0].mark = .changed
    #expect(drawing.labelLines(of: drawing.edges[0]) == ["± push"])
    drawing.edges[1].tag = "t"
    #expect(drawing.labelLines(of: drawing.edges[1]).last == "#t")
  }

  @Test func tailsShowTheWayBack() {
    func tail(_ change: (inout GraphDrawing.Edge) -> Void) -> GraphDrawing.LegendRow? { drawing(change).tails[0] }
    #expect(tail { _ in } == nil)
    #expect(tail { $0.isDismissable = false } == .noWayBack)
    #expect(tail { $0.presentation = .swap } == .wayBack)
    #expect(tail { ($0.presentation, $0.isDismissable) = (.swap, false) } == nil)
    #expect(tail { $0.isTab = true } == .wayBack)
    // For several segues, or several kinds, the tail is omitted.
    #expect(tail { ($0.count, $0.isDismissable) = (2, false) } == nil)
    #expect(tail { ($0.presentation, $0.isDismissable) = (nil, true) } == nil)
    // The segue in the other direction is a way back as well.
    var both = drawing { $0.isDismissable = false }
    both.edges.append(GraphDrawing.Edge(from: 1, to: 0, presentation: .swap))
    #expect(both.tails == [nil, nil])
    #expect(both.legend.contains(.presentation(.push)) && !both.legend.contains(.noWayBack))
    #expect(drawing { $0.isDismissable = false }.legend == [.presentation(.push), .noWayBack])
  }

  /// A row for each sign in the drawing, in this order.
  @Test func theLegendHasARowForEachSign() {
    var drawing = drawing { ($0.mark, $0.isTab) = (.removed, true) }
    drawing.nodes[0].isEntry = true
    drawing.nodes[0].isFocus = true
    drawing.nodes[1].mark = .added
    (drawing.nodes[1].module, drawing.modules) = ("m", ["k", "m"])
    drawing.weightName = "visits"
    drawing.boxes = [GraphDrawing.Box(.tab, "b")]
    drawing.remarks = ["something"]
    for presentation in SeguePresentation.allCases {
      drawing.edges.append(GraphDrawing.Edge(from: 1, to: 0, presentation: presentation))
    }
    drawing.edges.append(GraphDrawing.Edge(from: 0, to: 1, presentation: nil))
    #expect(
      drawing.legend == [.entry, .tab]
        + [
          .swap, .push, .inline, .automatic, .column, .accessory, .overlay, .sheet, .fullScreenCover, .popover, .alert,
          .dialog,
          .curtain, nil,
        ].map { .presentation($0) }
        + [
          .wayBack, .focus, .mark(.added), .mark(.removed), .weight("visits"), .box, .module("m", number: 1),
          .text("something"),
        ])
    #expect(
      drawing.legend.map(\.words).prefix(3) == [
        "entry: navigation starts here", "tab of its source", "swap: in the place of its source",
      ])
    drawing.boxes = [GraphDrawing.Box(.module, "m")]
    #expect(!drawing.legend.contains(.box))
    drawing.nodes[0].module = "k"
    #expect(drawing.legend.suffix(3) == [.module("k", number: 0), .module("m", number: 1), .text("something")])
    drawing.nodes[1].count = 2
    #expect(!drawing.legend.contains(.module("m", number: 1)))
  }
}
