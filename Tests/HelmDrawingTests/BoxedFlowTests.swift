import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// Which parts of a graph get a box, and what is written on segues with rules.
@Suite struct BoxedFlowTests {
  private static func push(_ from: NamedFragment, _ to: NamedFragment) -> Segue<NamedFragment> {
    Segue(from: from, to: to, dismissable: true)
  }

  private static func sheet(_ from: NamedFragment, _ to: NamedFragment) -> Segue<NamedFragment> {
    Segue(from: from, to: to, style: .hold, dismissable: true, presentation: .sheet)
  }

  private static func drawing(_ segues: [Segue<NamedFragment>]) -> GraphDrawing {
    GraphDrawing(NavigationGraph<NamedFragment>(segues, entry: "home"))
  }

  private static func names(_ drawing: GraphDrawing, in box: Int) -> [String] {
    drawing.nodes.filter { $0.box == box }.map(\.name)
  }

  private static let account = [
    sheet("home", "account"), push("account", "profile"), sheet("profile", "editor"), push("editor", "fonts"),
    push("editor", "colors"), push("home", "list"), push("list", "detail"), push("detail", "reviews"),
  ]

  /// A region that is pushed gets no box, and neither does a flow in a flow.
  @Test func aFlowHasABoxAndTheFlowInItHasNone() {
    let drawing = Self.drawing(Self.account + [Self.push("home", "help")])
    #expect(drawing.nodes.count == 10)
    #expect(drawing.boxes == [GraphDrawing.Box(.flow, "account")])
    #expect(Self.names(drawing, in: 0) == ["account", "profile", "editor", "fonts", "colors"])
  }

  @Test func moreThanHalfOfTheGraphIsNoFlow() {
    let drawing = Self.drawing(Self.account)
    #expect(drawing.nodes.count == 9)
    #expect(drawing.boxes == [GraphDrawing.Box(.flow, "editor")])
    #expect(Self.names(drawing, in: 0) == ["editor", "fonts", "colors"])
  }

  @Test func aSheetOverSeveralScreensIsNoFlow() {
    let drawing = Self.drawing([
      Self.push("home", "list"), Self.push("home", "detail"), Self.sheet("list", "editor"),
      Self.sheet("detail", "editor"), Self.push("editor", "fonts"), Self.push("editor", "colors"),
      Self.push("home", "help"), Self.push("home", "about"),
    ])
    #expect(drawing.nodes.count == 8 && drawing.boxes.isEmpty)
  }

  @Test func aFlowInATabHasABoxInTheTab() {
    let drawing = Self.drawing([
      Segue(from: "home", to: "news", style: .hold), Segue(from: "home", to: "library", style: .hold),
      Self.sheet("news", "account"), Self.push("account", "profile"), Self.push("profile", "card"),
    ])
    #expect(drawing.boxes == [GraphDrawing.Box(.tab, "news"), GraphDrawing.Box(.flow, "account", parent: 0)])
    #expect(Self.names(drawing, in: 0) == ["news"])
    #expect(Self.names(drawing, in: 1) == ["account", "profile", "card"])
  }

  @Test @MainActor func redirectsNameTheirFlow() throws {
    let graph = NavigationGraph<NamedFragment>(
      [Self.push("home", "list"), Self.push("list", "detail"), Self.push("home", "help")], entry: "home")
    let helm = try Helm(graph: graph)
    let flow: Flow<NamedFragment> = [
      DirectedEdge<NamedFragment>(from: "home", to: "list"), DirectedEdge<NamedFragment>(from: "list", to: "detail"),
    ]
    helm.edit(segue: Flow(DirectedEdge(from: "home", to: "help"))).add(trait: .redirect(to: flow))
    let drawing = GraphDrawing(helm.navigation)
    #expect(drawing.edges.map(\.redirect) == [nil, "home => list, list => detail", nil])
    #expect(!drawing.edges.contains { $0.isDisabled || $0.isGuarded })
  }
}
