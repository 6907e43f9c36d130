import Helm
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@testable import helm_nav

/// The text in each format, for the sample app and for a small graph per rule.
@Suite struct GoldenTests {
  static let all = [(name: "sample", drawing: GraphDrawing(Sample.document.graph))] + RuleGraphs.all

  @Test(arguments: all.map(\.name)) func dotMatchesItsSnapshots(_ name: String) throws {
    let drawing = try #require(Self.all.first { $0.name == name }).drawing
    #expect(TextSnapshot(drawing.dot(), named: name, fileExtension: "dot").problem() == nil)
  }

  @Test(arguments: all.map(\.name)) func mermaidMatchesItsSnapshots(_ name: String) throws {
    let drawing = try #require(Self.all.first { $0.name == name }).drawing
    let text = drawing.mermaid()
    #expect(TextSnapshot(text, named: name, fileExtension: "mmd").problem() == nil)
    let read = try MermaidGrammar(text)
    #expect(read.nodes.keys.count { $0.hasPrefix("n") } == drawing.nodes.count)
    #expect(
      read.links.count { $0.from.hasPrefix("n") } == drawing.edges.count { drawing.nodes.indices.contains($0.to) })
  }

  @Test(arguments: all.map(\.name)) func wordsMatchTheirSnapshots(_ name: String) throws {
    let drawing = try #require(Self.all.first { $0.name == name }).drawing
    #expect(TextSnapshot(drawing.words, named: name, fileExtension: "txt").problem() == nil)
  }

  /// The page around a picture; the picture itself is Graphviz's.
  ///
  /// Pages differ by the amount of text.
  @Test(arguments: ["sample", "marks", "sheet"]) func drawingPagesMatchTheirSnapshots(_ name: String) throws {
    let drawing = try #require(Self.all.first { $0.name == name }).drawing
    let file = "<svg width=\"1pt\" height=\"1pt\">\n<g id=\"helm_n0\" class=\"node\">\n<title>n0</title>\n</g>\n</svg>"
    let svg = try #require(drawing.svg(fromGraphviz: file))
    #expect(TextSnapshot(DrawingPage(of: drawing, svg: svg).html, named: name, fileExtension: "html").problem() == nil)
  }

  @Test(.enabled(if: graphviz != nil, "Graphviz is not installed"), arguments: all.map(\.name))
  func graphvizAcceptsTheDOT(_ name: String) throws {
    var drawing = try #require(Self.all.first { $0.name == name }).drawing
    for direction in DrawingDirection.allCases {
      drawing.direction = direction
      for theme in DrawingTheme.allCases {
        let run = try runDot(drawing.dot(theme: theme))
        #expect(run.code == 0)
        #expect(run.complaints == "")
        let svg = try #require(drawing.svg(fromGraphviz: run.output, theme: theme))
        // Each colour of the picture is in the palette, so that it can be switched to dark.
        let palette = DrawingPaletteColours.all(theme)
        let used = svg.matches(of: /(?:fill|stroke)="(#[0-9a-f]{6}|[a-z]+)"/).map { String($0.output.1) }
        #expect(Set(used).subtracting(palette) == [])
      }
    }
  }

  /// Each presentation has a distinct look.
  @Test func eachPresentationHasADistinctLook() {
    let looks = SeguePresentation.allCases.filter { $0 != .automatic }.map { presentation in
      GraphDrawing(
        NavigationGraph<NamedFragment>([
          Segue(from: "a", to: "b", style: presentation.style ?? .pass, presentation: presentation)
        ])
      ).dot(hasLegend: false).split(separator: "\n").first { $0.contains("->") }.map { line in
        line.split(separator: "id=").last.map(String.init) ?? ""
      }
    }
    #expect(Set(looks).count == looks.count)
  }
}
