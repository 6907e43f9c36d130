import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// Generated apps of realistic sizes, as posters.
@Suite struct WallTests {
  static let sizes = [20, 68, 300, 1_000]

  /// A launch, a login, five tabs, and modules below the tabs, of which few have segues to one another.
  static func app(_ size: Int, seed: UInt64 = 1) -> NavigationGraph<NamedFragment> {
    var numbers = SeededNumbers(seed: seed)
    let tabs = ["home", "shop", "chat", "library", "profile"]
    let others = [
      "orders", "media", "support", "travel", "wallet", "events", "news", "health", "games", "admin", "lab",
    ]
    let modules = tabs + others.prefix(max(0, min(others.count, size / 18 - tabs.count)))
    var segues: [Segue<NamedFragment>] = [
      Segue(from: "splash", to: "gate"), Segue(from: "gate", to: "login", style: .hold, auto: true),
      Segue(from: "login", to: "register", dismissable: true), Segue(from: "login", to: "forgot", dismissable: true),
      Segue(from: "login", to: "tabs", leaving: "gate"),
    ]
    segues += tabs.map { Segue(from: "tabs", to: NamedFragment($0), style: .hold, auto: $0 == "home") }
    var known = tabs
    var edges = Set(segues.map(\.edge))
    func add(_ from: String, _ to: String, _ presentation: SeguePresentation, isDismissable: Bool = true) {
      let segue = Segue(
        from: NamedFragment(from), to: NamedFragment(to), style: presentation.style ?? .pass,
        dismissable: isDismissable, presentation: presentation)
      if from != to, edges.insert(segue.edge).inserted { segues.append(segue) }
    }
    let count = max(1, (size - 11) / modules.count)
    for module in modules {
      var mine = tabs.contains(module) ? [module] : []
      for number in 0..<count {
        let from =
          mine.suffix(4).randomElement(using: &numbers) ?? known[Int.random(in: 0..<known.count, using: &numbers)]
        let presentation = [SeguePresentation.push, .push, .push, .sheet, .fullScreenCover, .alert]
          .randomElement(using: &numbers)
        let name =
          "\(module).\(["list", "detail", "edit", "filter", "share", "map", "photo", "search"][number % 8])\(number / 8)"
        add(from, name, presentation ?? .push, isDismissable: Int.random(in: 0..<20, using: &numbers) > 0)
        mine.append(name)
      }
      known += mine
      for _ in 0..<count / 8 {
        add(mine.randomElement(using: &numbers) ?? module, known.randomElement(using: &numbers) ?? module, .push)
      }
    }
    return NavigationGraph(segues)
  }

  @Test(arguments: sizes) func boxesContainTheirDominatedNodes(_ size: Int) {
    let graph = Self.app(size)
    let drawing = GraphDrawing(graph)
    #expect(abs(drawing.nodes.count - size) <= size / 4, "\(drawing.nodes.count)")
    let dominators = DominatorTree(graph).dominators
    for (number, box) in drawing.boxes.enumerated() {
      let inside = drawing.nodes.indices.filter { node in
        var around = drawing.nodes[node].box
        while let position = around, position != number { around = drawing.boxes[position].parent }
        return around == number
      }
      #expect(inside.count > 1)
      switch box.kind {
      case .module: #expect(Set(inside.map { drawing.nodes[$0].module }) == [box.name])
      case .tab, .flow:
        for node in inside {
          var way: Int? = node
          while let position = way, drawing.nodes[position].name != box.name { way = dominators[position] }
          #expect(way != nil, "\(drawing.nodes[node].name) in \(box.name)")
        }
      }
    }
    let tabs = Set(drawing.edges.filter(\.isTab).map { drawing.nodes[$0.to].name })
    #expect(tabs == ["home", "shop", "chat", "library", "profile"])
    #expect(Set(drawing.boxes.filter { $0.kind == .tab }.map(\.name)).isSubset(of: tabs))
    // The usual way back has no sign at its tail.
    let tails = drawing.tails.count { $0 != nil }
    #expect(tails * 5 < drawing.edges.count, "\(tails) of \(drawing.edges.count)")
  }

  @Test(arguments: sizes) func foldingUsesTheAvailableRoom(_ size: Int) {
    let drawing = GraphDrawing(Self.app(size))
    var counts: [Int] = []
    for limit in [20, 40, 60, 120] {
      let folded = drawing.folded(toAtMost: limit)
      #expect(folded.nodes.count <= max(limit, 20), "\(limit)")
      #expect(folded.nodes.reduce(0) { $0 + $1.count } == drawing.nodes.count)
      let segues = folded.edges.reduce(0) { $0 + $1.count } + folded.nodes.reduce(0) { $0 + $1.segues }
      #expect(segues == drawing.edges.count)
      counts.append(folded.nodes.count)
    }
    #expect(counts == counts.sorted())
    if size > 200 { #expect(Set(counts).count > 2, "\(counts)") }
  }

  /// Every fragment of a module is on its page, and the overview is legible on a sheet of A3.
  @Test(.enabled(if: graphviz != nil, "Graphviz is not installed"), arguments: sizes, DrawingTheme.allCases)
  func modulePagesAreCompleteAndTheOverviewIsLegible(_ size: Int, _ theme: DrawingTheme) throws {
    let drawing = GraphDrawing(Self.app(size))
    for (module, page) in drawing.pagesOfModules {
      let wanted = drawing.nodes.filter { $0.module == module }.map(\.name)
      #expect(Set(wanted).isSubset(of: page.nodes.map(\.name)))
      #expect(page.nodes.allSatisfy { !$0.isFocus })
    }
    let overview = drawing.folded(toAtMost: 24)
    let layout = try runDot(overview.dot(theme: theme, hasLegend: false), format: "dot")
    #expect(layout.complaints == "")
    for paper in [nil, DrawingPaper.a3] {
      let sheet = DrawingSheet(of: overview, theme: theme, paper: paper, title: ["App", "1.0 · 2026-01-01"])
      let page = try #require(sheet.page(layout: layout.output))
      #expect(page.scale > 0.25, "\(page.scale)")
      // The legend's letters have the same size on the page whatever the drawing's size: 9 points on A3.
      let font = page.dot.matches(of: /legend \[.*fontsize=([0-9.]+)/).first.flatMap { Double($0.output.1) } ?? 0
      #expect(paper == nil ? font >= 10 : abs(font * page.scale - 9) < 0.1)
      let run = try runDot(page.dot, format: "svg", options: ["-Kneato", "-n2"])
      #expect(run.code == 0)
      #expect(run.complaints == "")
      let svg = try #require(overview.svg(fromGraphviz: run.output, theme: theme))
      let read = try ReadXML(svg)
      #expect(read.count("g", class: "node") == overview.nodes.count + 2)
      #expect(read.count("g", class: "edge") == overview.edges.count)
      let size = svg.firstMatch(of: /width="([0-9]+)pt" height="([0-9]+)pt"/)
      let (width, height) = (size.flatMap { Int($0.output.1) } ?? 0, size.flatMap { Int($0.output.2) } ?? 0)
      if paper != nil { #expect(abs(width - 1_191) < 4 && abs(height - 842) < 4, "\(width) × \(height)") }
    }
  }

  /// Each tab starts a lane: all are in one row.
  @Test(.enabled(if: graphviz != nil, "Graphviz is not installed"), arguments: sizes)
  func tabsAreInOneRow(_ size: Int) throws {
    let drawing = GraphDrawing(Self.app(size)).folded(toAtMost: 40)
    let plain = try runDot(drawing.dot(hasLegend: false), format: "plain").output
    let tabs = Set(drawing.edges.filter(\.isTab).map { "n\($0.to)" })
    let rows = plain.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0[0] == "node" }
    #expect(tabs.count == 5)
    #expect(Set(rows.filter { tabs.contains(String($0[1])) }.map { $0[3] }).count == 1)
  }

  @Test func drawingsAreDeterministic() {
    #expect(GraphDrawing(Self.app(300)).dot() == GraphDrawing(Self.app(300)).dot())
    #expect(GraphDrawing(Self.app(300)).dot() != GraphDrawing(Self.app(300, seed: 2)).dot())
  }
}
