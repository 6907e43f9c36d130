import Helm
import HelmDocuments
import Testing

@testable import HelmTools

/// Drawings written as DOT and as Mermaid, where something is special about a name, a link or a mark.
@Suite struct WrittenDrawingTests {
  private static func drawing(_ names: String...) -> GraphDrawing {
    var drawing = GraphDrawing()
    drawing.nodes = names.map { GraphDrawing.Node($0) }
    return drawing
  }

  /// Only at the start of a text do these make a list in Mermaid, a number before a dot included.
  @Test(arguments: [
    ("1. list", "1#46; list"), ("12.5.6", "12#46;5.6"), ("1-2", "1#45;2"), ("-a", "#45;a"), ("--", "#45;-"),
    ("+1", "#43;1"), ("a-b.c+d", "a-b.c+d"), ("a1.2", "a1.2"),
  ])
  func signsOfListsAreEscapedAtTheStart(name: String, written: String) {
    let text = Self.drawing(name).mermaid(hasLegend: false)
    #expect(text.contains("  n0[\"\(written)\"]\n"), "\(text)")
  }

  @Test func stylesOfMermaidCountOnlyLinksThatAreWritten() {
    var drawing = Self.drawing("home", "list")
    drawing.edges = [(0, 9), (0, 1), (1, 0)].map { GraphDrawing.Edge(from: $0.0, to: $0.1) }
    drawing.edges[0].mark = .problem
    drawing.edges[1].mark = .added
    (drawing.edges[2].mark, drawing.edges[2].weight) = (.removed, 0.5)
    let styles = drawing.mermaid().split(separator: "\n").filter { $0.contains("linkStyle") }
    #expect(
      styles == [
        "  linkStyle 0 stroke:#2f7df0,stroke-width:3px", "  linkStyle 1 stroke:#d9480f,stroke-width:3.5px",
      ])
  }

  @Test func onlyUnmarkedScreensHaveTheColorOfTheirModule() {
    var drawing = Self.drawing("shop.list", "shop.cart", "home", "shop.item")
    drawing.modules = ["mail", "shop"]
    for position in [0, 1, 3] { drawing.nodes[position].module = "shop" }
    drawing.nodes[1].mark = .added
    let lines = drawing.mermaid().split(separator: "\n").filter { $0.contains("class") }
    #expect(
      lines == [
        "  classDef added fill:#e1ebfc,stroke:#2f7df0,stroke-width:3px,color:#1c1d21", "  class n1 added",
        "  classDef module1 fill:#e5d3ff,stroke:#7b808d,color:#1c1d21", "  class n0,n3 module1",
      ])
  }

  @Test func aLegendWithoutRowsIsEmptyOrNotThere() {
    let drawing = Self.drawing("home")
    #expect(drawing.mermaid().hasSuffix("  n0[\"home\"]\n  subgraph legend[\"Legend\"]\n  end\n"))
    #expect(drawing.mermaid(hasLegend: false).hasSuffix("  n0[\"home\"]\n"))
    #expect(!drawing.dot().contains("legend"))
    var entry = drawing
    entry.nodes[0].isEntry = true
    #expect(entry.dot().contains("  legend [") && !entry.dot(hasLegend: false).contains("legend"))
  }

  /// Graphviz reads strings of limited length only, but any number of them.
  @Test func longTextsOfDOTAreSplit() {
    let (first, second) = (String(repeating: "x", count: 999), String(repeating: "y", count: 999))
    let dot = Self.drawing(first + "&" + second + "z").dot()
    #expect(dot.contains("tooltip=\"\(first)\" + \"&amp;\(second)\" + \"z\"]\n"))
  }

  @Test func linksOpenWhereTheyBelong() {
    let graph = NavigationGraph<NamedFragment>([Segue(from: "home", to: "list")], entry: "home")
    let dot = graph.dot(direction: .toTheRight) { $0 == "home" ? "https://helm.example/?a&b" : "#\($0.name)" }
    #expect(dot.contains("rankdir=LR"))
    #expect(
      dot.contains(
        "  n0 [label=\"home\", id=\"helm_n0\", peripheries=2, penwidth=2.0, "
          + "URL=\"https://helm.example/?a&amp;b\", target=\"_top\", tooltip=\"home\"]\n"))
    #expect(dot.contains("  n1 [label=\"list\", id=\"helm_n1\", URL=\"#list\", tooltip=\"list\"]\n"))
    #expect(graph.dot().contains("rankdir=TB") && !graph.dot().contains("URL="))
  }

  /// A focus is drawn thicker than a mark, and a weight decides before both.
  @Test func theWidthOfABorderHasAnOrder() {
    var drawing = Self.drawing("home", "list", "detail")
    for position in 0..<3 { drawing.nodes[position].mark = .removed }
    for position in 1..<3 { drawing.nodes[position].isFocus = true }
    drawing.nodes[2].weight = 0.5
    let widths = drawing.dot().matches(of: /n[0-9] \[.*penwidth=([0-9.]+)\]/).map { String($0.output.1) }
    #expect(widths == ["2.4", "3.2", "1.8"])
  }
}
