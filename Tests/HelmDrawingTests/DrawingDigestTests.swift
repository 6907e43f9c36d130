import HelmAnalytics
import HelmDocuments
import HelmTestSupport
import HelmTesting
import Testing

@testable import Helm
@testable import HelmTools

/// What is drawn of random drawings and random graphs, for more of them than anybody would look at.
@Suite struct DrawingDigestTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func drawings(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 20 {
      var random = RandomDrawing(seed: seed)
      let drawing = random.drawing()
      digests.append(random.text(of: drawing), named: "drawing \(seed)")
    }
    #expect(digests.problem(named: "drawings \(part)") == nil)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func graphs(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 20 {
      var random = RandomDrawing(seed: seed)
      let drawing = try random.drawingOfGraph()
      digests.append(random.text(of: drawing), named: "graph \(seed)")
    }
    #expect(digests.problem(named: "graphs \(part)") == nil)
  }
}

/// Drawings with all that they can have, also what doesn't fit together, and layouts of them that no Graphviz made.
private struct RandomDrawing {
  private var random: SeededNumbers

  private static let names = [
    "home", "Shop/list", "Shop/item", "Shop", "Shop/cart/pay", "Mail.inbox", "Mail.draft", "list(item)", "list",
    "list(a)", "a<b>&\"c\"'", "", "שלום", "two\nlines",
    "a name that is longer than anybody would ever call a screen of an app",
    "x\u{202E}y", "7", "map", "Mail.sent", "help",
  ]

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  private mutating func names(_ count: Int) -> [String] {
    var names = Self.names
    return (0..<count).map { _ in names.remove(at: random.below(names.count)) }
  }

  // MARK: Drawings

  mutating func drawing() -> GraphDrawing {
    var drawing = GraphDrawing(title: pick(["Navigation graph", "Shop & \"co\"", ""]))
    let count = random.below(14)
    for (position, name) in names(count).enumerated() {
      var node = GraphDrawing.Node(name)
      node.isEntry = position == 0 && chance(80)
      node.mark = chance(30) ? pick(GraphDrawing.Mark.allCases) : nil
      node.weight = pick([nil, nil, 0, 0.3, 1])
      node.notes = pick([[], [], [], ["id 7"], ["dead end", "a < b"]])
      node.link = chance(15) ? "pages/\(position).html?a=1&b=2" : nil
      if chance(10) {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        node.picture = DrawingPicture(
          png: head + [0, 0, UInt8(random.below(3)), 200, 0, 0, 1, UInt8(random.below(256))]
            + (0..<random.below(5)).map { UInt8($0 * 50) })
      }
      if chance(10) { node.segues = random.below(3) }
      drawing.nodes.append(node)
    }
    for position in 0..<random.below(6) {
      let parent = chance(60) || position == 0 ? nil : random.below(position)
      drawing.boxes.append(
        GraphDrawing.Box(
          pick(GraphDrawing.Box.Kind.allCases), pick(["Shop", "Mail", "list", "home", ""]), parent: parent))
    }
    for position in drawing.nodes.indices where !drawing.boxes.isEmpty && chance(60) {
      drawing.nodes[position].box = chance(3) ? 9 : random.below(drawing.boxes.count)
    }
    if chance(10) { drawing.boxes.append(GraphDrawing.Box(.flow, "around itself", parent: drawing.boxes.count)) }
    for _ in 0..<(count > 0 ? random.below(2 * count) : 0) { drawing.edges.append(edge(count)) }
    drawing.noteModules()
    return changed(drawing)
  }

  private mutating func edge(_ count: Int) -> GraphDrawing.Edge {
    var edge = GraphDrawing.Edge(
      from: chance(1) ? count + 1 : random.below(count), to: chance(2) ? count + 3 : random.below(count),
      presentation: chance(5) ? nil : pick(SeguePresentation.allCases))
    edge.isTab = chance(20)
    (edge.isAuto, edge.isDismissable) = (chance(15), chance(40))
    edge.tag = chance(20) ? pick(["write", "a \"tag\""]) : nil
    edge.leaving =
      chance(15) ? pick(["home", "a name that is longer than anybody would ever call a screen of an app"]) : nil
    (edge.isGuarded, edge.isDisabled) = (chance(10), chance(10))
    edge.redirect = chance(10) ? "nothing" : nil
    edge.mark = chance(20) ? pick(GraphDrawing.Mark.allCases) : nil
    edge.weight = pick([nil, nil, 0, 0.2, 1])
    edge.notes = pick([[], [], ["never taken"], ["12"]])
    return edge
  }

  /// What applies to any drawing: directions, remarks, weights and the steps of a session.
  private mutating func changed(_ drawing: GraphDrawing) -> GraphDrawing {
    var drawing = drawing
    drawing.direction = pick(DrawingDirection.allCases)
    if chance(30) { drawing.remarks = ["A remark about a < b"] }
    if chance(40) {
      let steps = (1...1 + random.below(12)).map { number in
        var step = SessionStep(
          session: "s", step: number, at: 0, kind: pick(SessionStep.Kind.allCases), app: "1", graph: "g")
        if !drawing.nodes.isEmpty {
          step.screen = chance(80) ? pick(drawing.nodes).name : nil
          let edge = drawing.edges.isEmpty ? nil : pick(drawing.edges)
          step.from = edge.flatMap { drawing.nodes.indices.contains($0.from) ? drawing.nodes[$0.from].name : nil }
          step.to = edge.flatMap { drawing.nodes.indices.contains($0.to) ? drawing.nodes[$0.to].name : nil }
        }
        return step
      }
      drawing.mark(session: steps)
    }
    if chance(30) {
      let visits = Dictionary(
        drawing.nodes.filter { _ in chance(70) }.map { ($0.name, random.below(20) - 1) }, uniquingKeysWith: { $1 })
      let ways = Dictionary(
        drawing.edges.indices.compactMap { drawing.ends(of: $0) }.filter { _ in chance(70) }
          .map { ([$0.from, $0.to], random.below(9)) }, uniquingKeysWith: { $1 })
      drawing.weigh(
        by: pick(["visits", "coverage"]), fragments: visits, segues: ways, showsNumbers: chance(60),
        missing: pick(["0", "–"]))
    }
    if chance(20), let name = drawing.nodes.last?.name {
      drawing.mark(fragment: name, as: pick(GraphDrawing.Mark.allCases), note: pick([nil, "seen"]))
      drawing.mark(segueFrom: name, to: pick(drawing.nodes).name, as: pick(GraphDrawing.Mark.allCases), note: "new")
    }
    return drawing
  }

  mutating func drawingOfGraph() throws -> GraphDrawing {
    while true {
      let names = names(3 + random.below(12)).map { NamedFragment($0) }
      var edges: [DirectedEdge<NamedFragment>] = []
      for position in 1..<names.count where chance(95) {
        edges.append(names[random.below(position)] => names[position])
      }
      for _ in 0..<random.below(names.count) { edges.append(pick(names) => pick(names)) }
      var known: Set<DirectedEdge<NamedFragment>> = []
      var openers: Set<NamedFragment> = []
      let segues = edges.filter { known.insert($0).inserted && $0.from != $0.to }.map { edge in
        let presentation = pick(
          [.push, .push, .swap, .inline, .inline, .inline, .sheet, .popover, .overlay, .accessory]
            as [SeguePresentation])
        let isAuto = presentation == .inline && openers.insert(edge.from).inserted
        return Segue(
          edge, style: presentation.style ?? .pass, dismissable: presentation != .inline && chance(60), auto: isAuto,
          tag: chance(15) ? NamedTag(pick(["write", "read"])) : nil, presentation: presentation)
      }
      let graph = NavigationGraph(segues, entry: names[0])
      guard graph.validationFindings().isEmpty, var state = try? Navigation(graph: graph) else { continue }
      for _ in 0..<random.below(5) { _ = try? state.perform(.present(.edge(PathEdge(pick(segues).edge)))) }
      if chance(40) { _ = try? state.perform(.add(.disabled, to: .init(pick(segues).edge))) }
      var drawing = chance(50) ? GraphDrawing(graph) : GraphDrawing(state)
      if chance(40) { drawing.highlight(state.path) }
      if chance(40) { drawing.mark(state.findings(.init(limits: .init(states: 200)))) }
      return changed(drawing)
    }
  }

  // MARK: Texts

  mutating func text(of drawing: GraphDrawing) -> String {
    var text = "drawing\n" + lines(of: drawing)
    text += DrawingPage(of: drawing, svg: "").html + "\n"
    for limit in [1, 2, 4, 7] {
      for keepsMarksOpen in [false, true] {
        let open = Set((0..<random.below(3)).map { _ in pick(Self.names + drawing.boxes.map(\.name)) })
        let folded = drawing.folded(toAtMost: limit, open: open, keepsMarksOpen: keepsMarksOpen)
        text += "at most \(limit), open \(open.sorted()), marks \(keepsMarksOpen)\n" + lines(of: folded)
      }
    }
    let inside = drawing.nodes.map(\.name)
    for radius in 0...2 {
      let names = (0..<1 + random.below(2)).map { _ in inside.isEmpty ? "gone" : pick(inside) }
      text += "around \(names), \(radius)\n" + lines(of: drawing.focused(on: names, radius: radius))
    }
    for (module, page) in drawing.pagesOfModules { text += "page of \(module)\n" + lines(of: page) }
    text += "svg\n\(drawing.svg(fromGraphviz: picture(of: drawing), theme: pick([nil, .light, .dark])) ?? "none")\n"
    for _ in 0..<4 { text += sheet(of: drawing) }
    for _ in 0..<4 { text += places(of: drawing) }
    return text
  }

  private mutating func lines(of drawing: GraphDrawing) -> String {
    let nodes = drawing.nodes.map { node in
      "\(node.name): \(node.fragments), \(node.foldedWords ?? "-"), \(node.segues) and \(node.hiddenSegues), box \(node.box ?? -1)\n"
    }
    return nodes.joined() + drawing.dot(theme: pick([.light, .dark]), hasLegend: chance(70)) + "\n"
      + drawing.mermaid(hasLegend: chance(70)) + "\n" + drawing.headline + "\n" + drawing.words + "\n"
  }

  /// Returns what Graphviz might write.
  private mutating func picture(of drawing: GraphDrawing) -> String {
    var lines = ["<?xml version=\"1.0\"?>", "<!-- made by", " nobody -->"]
    lines += chance(90) ? ["<svg width=\"10pt\"", " viewBox=\"0 0 10 10\">"] : ["<svg>"]
    for position in 0..<drawing.nodes.count + 1 {
      lines += ["<!-- n\(position) -->", "<g id=\"helm_n\(position)\" class=\"node\">", "<title>n</title>"]
      lines.append("<image xlink:href=\"/tmp/x/\(chance(80) ? "helm-\(position).png" : "other.png")\" width=\"9\"/>")
      lines += ["<text>a\u{202E}b é</text>", "</g>"]
    }
    for position in 0..<drawing.edges.count + 1 {
      lines += ["<g id=\"helm_e\(position)\">", "<title>e</title>", "</g>"]
    }
    for position in 0..<drawing.boxes.count + 1 {
      lines += ["<g id=\"helm_b\(position)\">", "<title>b</title>", "</g>"]
    }
    if chance(95) { lines.append("</svg>") }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func sheet(of drawing: GraphDrawing) -> String {
    let title = pick([
      [], ["Shop"], ["A <title>", "Version 1.0, with a line that is longer than the title"], ["a", "b", "c"],
      ["A", "the longest of the lines below the title", "the shortest"],
    ])
    let paper = pick([nil, nil] + DrawingPaper.allCases.map(Optional.some))
    let sheet = DrawingSheet(
      of: drawing, theme: pick([.light, .dark]), paper: paper, title: title, hasLegend: chance(70))
    let (width, height) = (pick([0, 40, 300, 1100, 1101, 5000]), pick([0, 30, 842, 1100, 1200, 4000]))
    let bounds = chance(90) ? "bb=\"\(pick([0, 10])),\(pick([0, -20])),\(width),\(height).5\"" : "bb=\"0,0,1\""
    let layout = "digraph {\n\tgraph [\(bounds),\n\t\timagepath=\"/tmp/x\",\n\t];\n\tn0 [pos=\"1,1\"];\n}\n"
    let page = sheet.page(layout: layout)
    return "sheet \(paper?.rawValue ?? "-") \(title) \(bounds): "
      + (page.map { "\(Int(($0.scale * 10_000).rounded()))\n\($0.dot)" } ?? "none") + "\n"
  }

  /// Returns where nodes go that are new in a drawing.
  private mutating func places(of drawing: GraphDrawing) -> String {
    func layout(of drawing: GraphDrawing) -> String {
      var lines = ["graph 1 10 10"]
      for position in drawing.nodes.indices where chance(98) {
        let (x, y) = (random.below(4), random.below(4))
        lines.append(
          "node n\(position) \(x * 2).25 \(y).5 \(1 + random.below(2)).5 0.5 \"label\" filled box black white")
      }
      lines += ["edge n0 n1 4 1 1 2 2 3 3 4 4 solid black", "node n\(drawing.nodes.count) 1 1", "stop"]
      return lines.joined(separator: "\n")
    }
    let known = drawing.keeping { _ in chance(70) }
    var places = DrawingPlaces(plain: layout(of: known), of: known)
    if chance(50) {
      let other = drawing.keeping { _ in chance(20) }
      places.add(DrawingPlaces(plain: layout(of: other), of: other), of: Set(drawing.nodes.prefix(5).map(\.name)))
    }
    var text = "places\n\(places.json)"
    text += "read \((try? DrawingPlaces(reading: Array(places.json.utf8))) == places), "
    text += "modules \(places.coloring(drawing).modules)\n"
    guard let kept = places.keeping("digraph {\n}\n", plain: layout(of: drawing), of: drawing) else {
      return text + "none\n"
    }
    return text + kept.places.json + (kept.dot ?? "-") + "\n"
  }
}
