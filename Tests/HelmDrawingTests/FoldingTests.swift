import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

@Suite struct FoldingTests {
  /// Twenty modules of fifteen screens, each reached from home.
  static let modules: NavigationGraph<NamedFragment> = {
    var segues: [Segue<NamedFragment>] = [Segue(from: "splash", to: "home")]
    for module in 0..<20 {
      segues.append(Segue(from: "home", to: NamedFragment("m\(module)(0)"), dismissable: true))
      for screen in 1..<15 {
        segues.append(
          Segue(
            from: NamedFragment("m\(module)(\(screen / 2))"), to: NamedFragment("m\(module)(\(screen))"),
            dismissable: true))
      }
    }
    return NavigationGraph(segues)
  }()

  @Test func modulesFoldUntilTheDrawingFits() {
    let drawing = GraphDrawing(Self.modules)
    #expect(drawing.nodes.count == 302)
    #expect(drawing.boxes.map(\.name) == (0..<20).map { "m\($0)" })
    // One after another, until the drawing fits.
    let folded = drawing.folded(toAtMost: 60)
    #expect(folded.nodes.filter { $0.count > 1 }.map(\.name) == (0..<18).map { "m\($0)" })
    #expect(folded.nodes.filter { $0.count > 1 }.map(\.count) == [Int](repeating: 15, count: 18))
    #expect(folded.nodes.count == 50)
    #expect(folded.edges.count == 49)
    #expect(folded.boxes.map(\.name) == ["m18", "m19"])
    #expect(folded.remarks == ["folded: 302 fragments in 50 nodes"])
    #expect(folded.headline == "Navigation graph: 302 fragments, 301 segues, entry splash.")
    #expect(drawing.folded(toAtMost: 67).nodes.count == 64)
    #expect(drawing.folded(toAtMost: 30).nodes.map(\.name) == ["splash", "home"] + (0..<20).map { "m\($0)" })
    let open = drawing.folded(toAtMost: 60, open: ["m7"])
    #expect(open.nodes.count == 50)
    #expect(open.boxes.map(\.name) == ["m7", "m19"])
    #expect(drawing.folded(toAtMost: 302) == drawing)
  }

  /// The largest module is folded first.
  @Test func theLargestModuleFoldsFirst() {
    let segues = [("a", 3), ("b", 9), ("c", 5)].flatMap { module, count in
      (0..<count).map { Segue<NamedFragment>(from: "home", to: NamedFragment("\(module).\($0)")) }
    }
    let drawing = GraphDrawing(NavigationGraph(segues))
    let folded = [17, 12, 10, 9].map { limit in
      drawing.folded(toAtMost: limit).nodes.filter { $0.count > 1 }.map(\.name).sorted()
    }
    #expect(folded == [["b"], ["b"], ["b"], ["b", "c"]])
    #expect(drawing.folded(toAtMost: 4).nodes.map(\.name) == ["home", "a", "b", "c"])
  }

  /// A box in one that doesn't exist, and boxes in each other.
  @Test(arguments: [[9], [-1], [1, 0]] as [[Int]]) func invalidBoxesAreIgnored(parents: [Int]) {
    var drawing = GraphDrawing()
    drawing.nodes = ["a", "b", "c"].map { GraphDrawing.Node($0) }
    drawing.boxes = parents.map { GraphDrawing.Box(.flow, "x", parent: $0) }
    drawing.nodes[0].box = 0
    #expect(drawing.folded(toAtMost: 1, open: ["x"]).nodes.map(\.count) == [3])
  }

  @Test func flowsFoldFromTheInnermost() {
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "a", to: "b", style: .hold), Segue(from: "b", to: "c", style: .hold),
      Segue(from: "c", to: "d", style: .hold),
      Segue(from: "a", to: "e"), Segue(from: "d", to: "f"),
    ])
    let drawing = GraphDrawing(graph)
    // Most of the graph is not a flow.
    #expect(drawing.boxes == [GraphDrawing.Box(.flow, "c")])
    let folded = drawing.folded(toAtMost: 4)
    #expect(folded.nodes.map(\.name) == ["a", "b", "c", "e"])
    #expect(folded.nodes.map(\.count) == [1, 1, 3, 1])
    #expect(folded.boxes.isEmpty)
    // Segues into it stay; segues within it are counted.
    #expect(
      folded.words == """
        Navigation graph: 6 fragments, 5 segues, entry a.
        c: 3 fragments with 2 segues
        a => b: inline
        a => e: swap
        b => c: inline
        folded: 6 fragments in 4 nodes

        """)
  }

  @Test func aModuleStaysInTheLaneOfItsTab() {
    let pushed: [NamedFragment] = ["m.0", "m.1", "m.2", "m.3", "other"]
    let drawing = GraphDrawing(
      NavigationGraph<NamedFragment>(
        [Segue(from: "start", to: "tabs")] + ["one", "two"].map { Segue(from: "tabs", to: $0, style: .hold) }
          + pushed.map { Segue(from: "one", to: $0, dismissable: true) }, entry: "start"))
    #expect(drawing.boxes == [GraphDrawing.Box(.tab, "one"), GraphDrawing.Box(.module, "m", parent: 0)])
    let folded = drawing.folded(toAtMost: 6)
    #expect(folded.nodes.map(\.name) == ["start", "tabs", "one", "two", "m", "other"])
    #expect(folded.nodes.map { $0.box.map { folded.boxes[$0].name } } == [nil, nil, "one", nil, "one", "one"])
  }

  /// The box of a module contains nothing else, and a module in several places has several boxes.
  @Test func aModulesBoxHoldsOnlyTheModule() {
    let drawing = GraphDrawing(
      NavigationGraph<NamedFragment>(
        [Segue(from: "tabs", to: "cart.home", style: .hold), Segue(from: "tabs", to: "home", style: .hold)]
          + ["cart.items", "cart.pay", "wallet"].map { Segue(from: "cart.home", to: $0, dismissable: true) }
          + ["cart.a", "cart.b", "x"].map { Segue(from: "home", to: $0, dismissable: true) }, entry: "tabs"))
    func names(_ box: Int) -> [String] { drawing.nodes.filter { $0.box == box }.map(\.name) }
    #expect(drawing.boxes.map(\.name) == ["cart.home", "cart", "home", "cart"])
    #expect(
      drawing.boxes.indices.map(names) == [
        ["wallet"], ["cart.home", "cart.items", "cart.pay"], ["home", "x"], ["cart.a", "cart.b"],
      ])
    #expect(drawing.nodes.compactMap(\.module) == [String](repeating: "cart", count: 5))
  }

  @Test func unfoldedPartsStayUnchanged() {
    var segues: [Segue<NamedFragment>] = [
      Segue(from: "home", to: "solo.a"), Segue(from: "solo.a", to: "solo.a", dismissable: true),
      Segue(from: "solo.a", to: "home"), Segue(from: "home", to: "m.0"),
    ]
    for screen in 1..<6 { segues.append(Segue(from: "m.0", to: NamedFragment("m.\(screen)"), dismissable: true)) }
    segues.append(Segue(from: "m.1", to: "m.1", dismissable: true))
    var drawing = GraphDrawing(NavigationGraph<NamedFragment>(segues, entry: "home"))
    drawing.edges.append(drawing.edges[0])
    let folded = drawing.folded(toAtMost: 3)
    #expect(folded.nodes.map(\.name) == ["home", "solo.a", "m"])
    #expect(folded.nodes.map(\.count) == [1, 1, 6])
    // Segues between unfolded fragments stay, including self segues and parallel ones; a folded node has no self segue.
    #expect(
      folded.edges.map { [$0.from, $0.to] }.sorted { $0.lexicographicallyPrecedes($1) }
        == [[0, 1], [0, 1], [0, 2], [1, 0], [1, 1]])
  }

  @Test(arguments: [10, 30, 60]) func graphsWithoutModulesFoldByDistance(_ limit: Int) {
    var numbers = SeededNumbers(seed: 5)
    let segues = (1..<300).map { number in
      Segue(
        from: NamedFragment("s\(Int.random(in: max(0, number - 40)..<number, using: &numbers))"),
        to: NamedFragment("s\(number)"))
    }
    let drawing = GraphDrawing(NavigationGraph<NamedFragment>(segues))
    let folded = drawing.folded(toAtMost: limit)
    #expect(folded.nodes.count <= limit)
    #expect(folded.nodes.count > limit / 3)
    #expect(folded.nodes.reduce(0) { $0 + $1.count } == 300)
    #expect(folded.nodes[0].isEntry && folded.nodes[0].count == 1)
  }

  /// A star can only fold its leaves.
  @Test func aStarFoldsItsLeaves() {
    let segues = (1..<300).map { Segue(from: "hub", to: NamedFragment("s\($0)")) }
    let folded = GraphDrawing(NavigationGraph<NamedFragment>(segues)).folded(toAtMost: 10)
    #expect(folded.nodes.map(\.name) == ["hub", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9 …"])
    #expect(folded.nodes.map(\.count) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 291])
    #expect(folded.edges.last?.count == 291)
  }

  @Test func foldedNodesTakeTheStrongestMark() {
    var drawing = GraphDrawing(Self.modules)
    drawing.mark(fragment: "m3(4)", as: .warning)
    drawing.mark(fragment: "m3(5)", as: .problem, note: "dead end")
    drawing.mark(fragment: "m3(5)", as: .presented)
    let folded = drawing.folded(toAtMost: 60)
    #expect(folded.nodes.filter { $0.mark != nil }.map(\.name) == ["m3"])
    #expect(folded.nodes.compactMap(\.mark) == [.problem])
  }

  /// A hidden change would be overlooked.
  @Test func foldedNodesNoteTheirChanges() {
    var drawing = GraphDrawing(Self.modules)
    for screen in 0..<15 { drawing.mark(fragment: "m1(\(screen))", as: .removed) }
    drawing.mark(segueFrom: "home", to: "m1(0)", as: .removed)
    drawing.mark(fragment: "m2(3)", as: .removed)
    drawing.mark(fragment: "m2(4)", as: .added)
    drawing.mark(segueFrom: "m4(0)", to: "m4(1)", as: .changed)
    drawing.mark(segueFrom: "m5(0)", to: "m5(1)", as: .problem)
    drawing.mark(fragment: "m5(0)", as: .warning)
    let folded = drawing.folded(toAtMost: 30)
    #expect(folded.nodes.filter { $0.mark != nil }.map(\.name) == ["m1", "m2", "m4", "m5"])
    #expect(folded.nodes.compactMap(\.mark) == [.removed, .changed, .changed, .problem])
    let all = "15 fragments with 14 segues"
    #expect(
      folded.words.split(separator: "\n").filter { $0.hasPrefix("m") } == [
        "m0: \(all)", "m1: \(all), 15 removed, removed", "m2: \(all), 1 added, 1 removed, changed", "m3: \(all)",
        "m4: \(all), 1 changed, changed", "m5: \(all), 2 findings, finding: cannot work",
      ] + (6..<20).map { "m\($0): \(all)" })
    #expect(folded.edges.compactMap(\.mark) == [.removed])
    #expect(folded.mermaid().contains("± m2<br>15 fragments<br>1 added, 1 removed"))
  }

  @Test func markedModulesStayOpenWhileThereIsRoom() {
    var drawing = GraphDrawing(Self.modules)
    drawing.mark(fragment: "m3(4)", as: .added)
    drawing.mark(segueFrom: "m7(0)", to: "m7(1)", as: .changed)
    drawing.mark(fragment: "m9(4)", as: .added)
    let folded = drawing.folded(toAtMost: 50, keepsMarksOpen: true)
    #expect(folded.boxes.map(\.name) == ["m3", "m7"])
    #expect(folded.nodes.count == 22 + 14 + 14)
    #expect(folded.nodes.first { $0.name == "m9" }?.mark == .changed)
    // If there is no room for a whole module, its deepest screens are folded, and no other module is.
    let tight = drawing.folded(toAtMost: 30, keepsMarksOpen: true)
    #expect(tight.boxes.map(\.name) == ["m3"])
    #expect(tight.nodes.count { $0.count == 15 } == 19)
    #expect(tight.nodes.count <= 30)
    #expect(drawing.folded(toAtMost: 40, open: ["m0"], keepsMarksOpen: true).boxes.map(\.name) == ["m0"])
  }

  /// Only some of the segues that were merged were removed.
  @Test func mergedSeguesAreMarkedAsChanged() {
    var drawing = GraphDrawing(
      NavigationGraph<NamedFragment>([
        Segue(from: "a", to: "m(1)"), Segue(from: "a", to: "m(2)"), Segue(from: "b", to: "m(1)"),
        Segue(from: "b", to: "m(2)"), Segue(from: "a", to: "b"),
      ]))
    for (from, to) in [("a", "m(1)"), ("b", "m(1)"), ("b", "m(2)")] {
      drawing.mark(segueFrom: from, to: to, as: .removed)
    }
    #expect(drawing.folded(toAtMost: 3).edges.map(\.mark) == [.changed, nil, .removed])
  }

  @Test func focusKeepsTheNeighbourhood() {
    let graph = NavigationGraph<NamedFragment>(
      [
        Segue(from: "a", to: "b"), Segue(from: "b", to: "c"), Segue(from: "c", to: "d"), Segue(from: "d", to: "e"),
        Segue(from: "d", to: "a"),
      ], entry: "a")
    let drawing = GraphDrawing(graph)
    let near = drawing.focused(on: ["c"], radius: 1)
    #expect(near.nodes.map(\.name) == ["b", "c", "d"])
    #expect(near.nodes.map(\.notes) == [["… 1 more segue"], [], ["… 2 more segues"]])
    #expect(near.edges.map { [$0.from, $0.to] } == [[0, 1], [1, 2]])
    #expect(near.remarks == ["2 fragments further away from c not shown"])
    #expect(drawing.focused(on: ["c"], radius: 0).nodes.map(\.name) == ["c"])
    #expect(near.nodes.map(\.isFocus) == [false, true, false])
    #expect(near.nodes.map(\.hiddenSegues) == [0, 0, 2])
    #expect(near.words.contains("c: in focus\n"))
    #expect(near.dot().contains("label=\"◎ c\""))
    var whole = drawing
    whole.nodes[2].isFocus = true
    #expect(drawing.focused(on: ["c"], radius: 9) == whole)
    #expect(drawing.focused(on: ["nobody"], radius: 9).nodes == [])
  }

  /// A module of the whole graph is not folded into one node.
  @Test func aModuleOfTheWholeGraphIsNotOneNode() {
    let segues = (1..<12).map { Segue<NamedFragment>(from: NamedFragment("m.\($0 / 3)"), to: NamedFragment("m.\($0)")) }
    let folded = GraphDrawing(NavigationGraph<NamedFragment>(segues, entry: "m.0")).folded(toAtMost: 6)
    #expect(folded.nodes.count > 1 && folded.nodes.count <= 6)
  }

  /// A single fragment is no module, unless the module's own name is another fragment.
  @Test func aModuleHasAtLeastTwoFragments() {
    func modules(_ names: [NamedFragment]) -> [String] {
      GraphDrawing(NavigationGraph<NamedFragment>(names.map { Segue(from: "home", to: $0) })).modules
    }
    #expect(modules(["solo.a", "other"]) == [])
    #expect(modules(["solo.a", "solo"]) == ["solo"])
    #expect(modules(["solo.a", "solo.b", "x/1", "x/2", "home.list"]) == ["solo", "x", "home"])
    #expect(modules(["solo"]) == [])
  }

  @Test func modulesAreRecognizedByPrefixes() {
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "shop", to: "shop.cart"), Segue(from: "shop", to: "shop/list"), Segue(from: "shop", to: "(x)"),
      Segue(from: "shop", to: "v1."), Segue(from: "shop", to: "a(b"), Segue(from: "shop", to: "a(c"),
    ])
    let drawing = GraphDrawing(graph)
    #expect(drawing.boxes.map(\.name) == ["shop"])
    #expect(drawing.nodes.filter { $0.box == 0 }.map(\.name) == ["shop", "shop.cart", "shop/list"])
  }
}
