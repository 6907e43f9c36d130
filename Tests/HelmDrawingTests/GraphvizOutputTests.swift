import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// What is made of Graphviz's output, written by hand.
@Suite struct GraphvizOutputTests {
  private static let drawing: GraphDrawing = {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a"), GraphDrawing.Node("b")]
    drawing.nodes[0].isEntry = true
    drawing.edges = [GraphDrawing.Edge(from: 0, to: 1, presentation: .push)]
    drawing.edges[0].isDismissable = true
    drawing.boxes = [GraphDrawing.Box(.tab, "a")]
    return drawing
  }()

  private static let file = """
    <?xml version="1.0"?>
    <!-- Generated -->
    <svg width="8pt"
     viewBox="0 0 8 8">
    <!-- two
     lines -->
    <g id="helm" class="graph">
    <title>%3</title>
    <g id="helm_b0" class="cluster">
    <title>cluster_b0</title>
    </g>
    <!-- n0 -->
    <g id="helm_n0" class="node">
    <title>n0</title>
    <text>a\u{200B}é</text>
    </g>
    <g id="helm_e0" class="edge">
    <title>n0&#45;&gt;n1</title>
    </g>
    <g id="helm_n2" class="node">
    <title>n2</title>
    </g>
    </g>
    </svg>
    <!-- the end -->
    """

  /// Returns what follows the style.
  private static func content(_ svg: String?) throws -> String {
    let text = try #require(svg)
    let end = try #require(text.firstRange(of: "</style>\n"))
    return String(text[end.upperBound...])
  }

  @Test func elementsHaveNamesInsteadOfNumbers() throws {
    #expect(
      try Self.content(Self.drawing.svg(fromGraphviz: Self.file)) == """
        <g id="helm" class="graph">
        <g id="helm_b0" class="cluster">
        <title>tab a</title>
        </g>
        <g id="helm_n0" class="node">
        <title>a: entry</title>
        <text>a&#8203;é</text>
        </g>
        <g id="helm_e0" class="edge">
        <title>a =&gt; b: push, dismissable</title>
        </g>
        <g id="helm_n2" class="node">
        </g>
        </g>
        </svg>

        """)
    for file in ["", "<g>\n</g>", "<svg>", "</svg>", "</svg>\n<svg>"] {
      #expect(Self.drawing.svg(fromGraphviz: file) == nil)
    }
    // The picture has a role and an alternative.
    let svg = try #require(Self.drawing.svg(fromGraphviz: Self.file))
    func start(_ role: String) -> String {
      "<svg class=\"helm-drawing\" role=\"\(role)\" aria-labelledby=\"helm-title\" aria-describedby=\"helm-desc\" "
        + "width=\"8pt\"\n viewBox=\"0 0 8 8\">\n"
    }
    let title = "<title id=\"helm-title\">Navigation graph: 2 fragments, 1 segue, entry a.</title>\n"
    #expect(svg.hasPrefix(start("img") + title + "<desc id=\"helm-desc\">"))
    // What can be clicked is no image.
    var linked = Self.drawing
    linked.nodes[1].link = "#b"
    #expect(try #require(linked.svg(fromGraphviz: Self.file)).hasPrefix(start("group")))
    // Only a picture without a theme turns dark.
    for (theme, halo) in [(nil, "#fbfbfd"), (.light, "#fbfbfd"), (.dark, "#15161a")] as [(DrawingTheme?, String)] {
      let styled = try #require(Self.drawing.svg(fromGraphviz: Self.file, theme: theme))
      #expect(styled.contains("<style>.helm-drawing .edge text{paint-order:stroke;stroke:\(halo);"))
      #expect(styled.contains("@media (prefers-color-scheme:dark)") == (theme == nil))
    }
  }

  @Test(
    arguments: [
      ("<image xlink:href=\"/tmp/x/helm-1.png\" width=\"3px\"/>", "<image xlink:href=\"DATA\" width=\"3px\"/>"),
      ("<image xlink:href=\"helm-1.png\"/>", "<image xlink:href=\"DATA\"/>"),
      ("<image xlink:href=\"helm-0.png\"/>", nil), ("<image xlink:href=\"helm-2.png\"/>", nil),
      ("<image xlink:href=\"other-1.png\"/>", nil), ("<image xlink:href=\"helm-1.gif\"/>", nil),
      ("<image href=\"helm-1.png\"/>", nil), ("<text xlink:href=\"helm-1.png\"/>", nil),
    ] as [(String, String?)])
  func imagesOfNodesAreEmbedded(line: String, embedded: String?) throws {
    var drawing = Self.drawing
    let picture = try #require(DrawingPicture(png: StoryboardTests.png(3, 4)))
    drawing.nodes[1].picture = picture
    let expected = (embedded ?? line).replacing("DATA", with: picture.dataAddress)
    let content = try Self.content(drawing.svg(fromGraphviz: "<svg>\n\(line)\n</svg>\n"))
    #expect(content == "\(expected)\n</svg>\n")
  }

  /// The header of a PNG file, in which numbers have four bytes.
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    return Array(StoryboardTests.png(1, 1).prefix(16)) + bytes(width) + bytes(height)
  }

  @Test func aPictureHasTheSizeInItsHeader() throws {
    let picture = try #require(DrawingPicture(png: Self.png(0x1_02_03, 0x1_00_FF)))
    #expect(picture.width == 0x1_02_03 && picture.height == 0x1_00_FF)
    let largest = try #require(DrawingPicture(png: Self.png(100_000, 100_000)))
    #expect(largest.width == 100_000 && largest.height == 100_000)
    for size in [(100_001, 1), (1, 100_001), (0, 1), (1, 0)] {
      #expect(DrawingPicture(png: Self.png(size.0, size.1)) == nil, "\(size)")
    }
    // Each byte of the signature and of the name of the header matters; the length of the header doesn't.
    for index in 0..<16 {
      var bytes = Self.png(1, 1)
      bytes[index] ^= 1
      #expect((DrawingPicture(png: bytes) == nil) == !(8..<12).contains(index), "\(index)")
    }
  }

  @Test func placesHaveTheDirectionAndTheModulesOfTheDrawing() throws {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a")]
    drawing.direction = .toTheRight
    drawing.modules = ["m", "k"]
    let plain = "graph 1 4 4\nnode n0 0.507 1.256 1 1 a solid box black white\nstop\n"
    let json = """
      { "version": 1, "direction": "LR",
        "modules": ["m", "k"],
        "nodes": {
          "a": [37, 90] } }

      """
    #expect(DrawingPlaces(plain: plain, of: drawing).json == json)
    let old = #"{"version":1,"direction":"LR","modules":["old"],"nodes":{"a":[37,90]}}"#
    let known = try DrawingPlaces(reading: Array(old.utf8))
    #expect(try #require(known.keeping("digraph {\n}\n", plain: plain, of: drawing)).places.json == json)
    // Frames are in the order of the boxes.
    drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a"), GraphDrawing.Node("b")]
    drawing.boxes = [GraphDrawing.Box(.flow, "one"), GraphDrawing.Box(.flow, "two")]
    (drawing.nodes[0].box, drawing.nodes[1].box) = (0, 1)
    let size = "\(40.0 / 72) \(20.0 / 72)"
    let boxed = "graph 1 4 4\nnode n0 1 1 \(size) a\nnode n1 1 1 \(size) b\nstop\n"
    let text = #"{"version":1,"direction":"TB","nodes":{"a":[0,100],"b":[300,100]}}"#
    let both = try DrawingPlaces(reading: Array(text.utf8))
    let kept = try #require(both.keeping("digraph {\n}\n", plain: boxed, of: drawing))
    #expect(
      kept.dot == """
        digraph {
          n0 [pos="0.0,100.0"]
          n1 [pos="300.0,100.0"]
          subgraph cluster_b0 { graph [bb="-32.0,60.0,32.0,122.0"] }
          subgraph cluster_b1 { graph [bb="268.0,60.0,332.0,122.0"] }
        }

        """)
  }
}
