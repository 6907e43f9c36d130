import Testing

@testable import HelmTools

/// The elements of Graphviz's picture that have nothing to do with the drawing's own.
@Suite struct GraphvizElementTests {
  private static let drawing: GraphDrawing = {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("home"), GraphDrawing.Node("list")]
    drawing.edges = [GraphDrawing.Edge(from: 0, to: 1, presentation: .push)]
    drawing.boxes = [GraphDrawing.Box(.tab, "home")]
    return drawing
  }()

  /// Returns what follows the style.
  private static func content(_ file: String, _ drawing: GraphDrawing = GraphvizElementTests.drawing) throws -> String {
    let text = try #require(drawing.svg(fromGraphviz: file))
    let end = try #require(text.firstRange(of: "</style>\n"))
    return String(text[end.upperBound...])
  }

  @Test(arguments: [
    "helm_n2", "helm_e1", "helm_b1", "helm_n", "helm_e", "helm_b", "helm_block", "helm_legend", "helm", "other_0",
  ])
  func elementsThatTheDrawingDoesNotHaveGetNoTitle(id: String) throws {
    let file = "<svg>\n<g id=\"\(id)\" class=\"node\">\n<title>title</title>\n</g>\n</svg>\n"
    #expect(try Self.content(file) == "<g id=\"\(id)\" class=\"node\">\n</g>\n</svg>\n")
  }

  @Test(arguments: [("helm_n1", "list"), ("helm_e0", "home =&gt; list: push"), ("helm_b0", "tab home")])
  func elementsOfTheDrawingHaveTheirOwnTitles(id: String, title: String) throws {
    let file = "<svg>\n<g id=\"\(id)\" class=\"node\">\n<title>x</title>\n</g>\n</svg>\n"
    #expect(try Self.content(file) == "<g id=\"\(id)\" class=\"node\">\n<title>\(title)</title>\n</g>\n</svg>\n")
  }

  @Test func aPictureInThePictureIsPartOfIt() throws {
    #expect(try Self.content("<svg>\n<svg>\n</svg>\n</svg>\nmore\n") == "<svg>\n</svg>\n</svg>\n")
  }

  /// Only files that the tool has named are pictures of nodes.
  @Test(arguments: ["image1.png", "helm_1.png", "1.png", "helm-1", "helm--1.png", ""])
  func imagesWithOtherNamesStay(name: String) throws {
    var drawing = Self.drawing
    drawing.nodes[1].picture = DrawingPicture(png: StoryboardTests.png(3, 4))
    let line = "<image xlink:href=\"\(name)\" width=\"3px\"/>"
    #expect(try Self.content("<svg>\n\(line)\n</svg>\n", drawing) == "\(line)\n</svg>\n")
  }

  @Test func eachImageOfALineIsEmbedded() throws {
    var drawing = Self.drawing
    let picture = try #require(DrawingPicture(png: StoryboardTests.png(3, 4)))
    drawing.nodes[1].picture = picture
    func line(_ second: String) -> String {
      "<image xlink:href=\"helm-0.png\"/><image xlink:href=\"\(second)\"/>"
    }
    let content = try Self.content("<svg>\n\(line("p/helm-1.png"))\n</svg>\n", drawing)
    #expect(content == "\(line(picture.dataAddress))\n</svg>\n")
  }
}
