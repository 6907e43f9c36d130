import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// Marks, notes and weights of nodes and edges that have some already, or share a name.
@Suite struct DrawnFactTests {
  private static func drawing(_ names: [String], _ edges: [(Int, Int)]) -> GraphDrawing {
    var drawing = GraphDrawing()
    drawing.nodes = names.map { GraphDrawing.Node($0) }
    drawing.edges = edges.map { GraphDrawing.Edge(from: $0.0, to: $0.1) }
    return drawing
  }

  @Test func eachIDOfAPresentedScreenIsNotedOnce() {
    var drawing = Self.drawing(["home", "item", "detail"], [(0, 1), (1, 2), (2, 1)])
    drawing.highlight(
      HelmPath<NamedFragment>([
        PathEdge(from: PathFragment("home"), to: PathFragment("item", id: "5")),
        PathEdge(from: PathFragment("item", id: "5"), to: PathFragment("detail")),
        PathEdge(from: PathFragment("detail"), to: PathFragment("item", id: "7")),
      ]))
    #expect(drawing.nodes.map(\.notes) == [[], ["id 5", "id 7"], []])
    #expect(drawing.edges.map(\.mark) == [.presented, .presented, .presented])
  }

  @Test func ofScreensWithOneNameTheFirstIsHighlighted() {
    var drawing = Self.drawing(["home", "home", "list"], [(0, 2), (0, 2), (1, 2)])
    drawing.highlight(
      HelmPath<NamedFragment>([
        PathEdge(from: PathFragment("home"), to: PathFragment("list")),
        PathEdge(from: PathFragment("home"), to: PathFragment("elsewhere")),
      ]))
    #expect(drawing.nodes.map(\.mark) == [.presented, nil, .presented])
    #expect(drawing.edges.map(\.mark) == [.presented, .presented, nil])
  }

  @Test func aNoteIsAddedOnceToEverythingWithTheName() {
    var drawing = Self.drawing(["home", "list", "list"], [(0, 1), (0, 2), (1, 0)])
    for _ in 0..<2 {
      drawing.mark(fragment: "list", as: .warning, note: "trap")
      drawing.mark(segueFrom: "home", to: "list", as: .removed, note: "gone")
    }
    drawing.mark(fragment: "list", as: .added)
    #expect(drawing.nodes.map(\.notes) == [[], ["trap"], ["trap"]])
    #expect(drawing.nodes.map(\.mark) == [nil, .warning, .warning])
    #expect(drawing.edges.map(\.notes) == [["gone"], ["gone"], []])
    #expect(drawing.edges.map(\.mark) == [.removed, .removed, nil])
  }

  @Test func numbersBelowZeroWeighNothingAndMissingOnesAreShownAsSuch() {
    var drawing = Self.drawing(["home", "list", "detail"], [(0, 1), (1, 0), (0, 2), (0, 9)])
    drawing.weigh(
      by: "visits", fragments: ["home": -3, "list": 1], segues: [["home", "list"]: 1, ["list", "home"]: -2],
      missing: "<5")
    #expect(drawing.nodes.map(\.weight) == [0, 1, 0])
    #expect(drawing.nodes.map(\.notes) == [["0"], ["1"], ["<5"]])
    #expect(drawing.edges.map(\.weight) == [1, 0, 0, nil])
    #expect(drawing.edges.map(\.notes) == [["1"], ["0"], ["<5"], []])
  }

  @Test func aSessionLeavesStrongerMarks() {
    var drawing = Self.drawing(["home", "list"], [(0, 1), (1, 0), (0, 9)])
    drawing.mark(fragment: "home", as: .problem)
    drawing.mark(fragment: "list", as: .presented)
    drawing.mark(segueFrom: "home", to: "list", as: .warning)
    drawing.mark(segueFrom: "list", to: "home", as: .presented)
    var steps = (0..<3).map { number in
      SessionStep(
        session: "s", step: number, at: 1, kind: number == 0 ? .start : .present, app: "1", graph: "g")
    }
    steps[0].screen = "home"
    (steps[1].from, steps[1].to, steps[1].screen) = ("home", "list", "list")
    (steps[2].from, steps[2].to, steps[2].screen) = ("list", "home", "home")
    drawing.mark(session: steps)
    #expect(drawing.nodes.map(\.mark) == [.problem, .visited])
    #expect(drawing.edges.map(\.mark) == [.warning, .visited, nil])
    #expect(drawing.nodes.map { $0.steps.map(\.number) } == [[1, 3], [2]])
    #expect(drawing.edges.map { $0.steps.map(\.number) } == [[2], [3], []])
  }

  @Test func aFindingHasTheNamesOfItsFragmentOrOfTheEndsOfItsSegue() {
    let edge = NamedFragment("home") => NamedFragment("list")
    let kinds: [NavigationFinding<NamedFragment>.Kind] = [
      .trap("home"), .modalsTooDeep("list", depth: 3), .noWayBack(edge), .modalBlocksModal(edge, "detail"),
    ]
    #expect(kinds.map(\.names) == [["home"], ["list"], ["home", "list"], ["home", "list"]])
  }

  @Test func theFirstEntryIsInTheHeadlineAndNotesAreInWords() {
    var drawing = Self.drawing(["home", "list", "detail"], [])
    drawing.nodes[0].isEntry = true
    drawing.nodes[1].isEntry = true
    drawing.nodes[1].notes = ["beta"]
    #expect(
      drawing.words == """
        Navigation graph: 3 fragments, 0 segues, entry home.
        list: entry, beta

        """)
  }

  @Test func aFocusIsAtTheBoundaryOfItsRadius() {
    var drawing = Self.drawing(["home", "list", "detail", "reviews"], [(0, 1), (1, 2), (2, 3), (9, 0)])
    drawing.edges[2].count = 3
    let near = drawing.focused(on: ["detail", "home"], radius: 1)
    #expect(near.nodes.map(\.name) == ["home", "list", "detail", "reviews"])
    let alone = drawing.focused(on: ["detail", "home"], radius: 0)
    #expect(alone.nodes.map(\.notes) == [["… 1 more segue"], ["… 2 more segues"]])
    // Segues that are folded into one count one by one where they lead to what is not shown.
    #expect(alone.nodes.map(\.hiddenSegues) == [1, 3])
    #expect(alone.remarks == ["2 fragments further away from detail, home not shown"])
  }
}
