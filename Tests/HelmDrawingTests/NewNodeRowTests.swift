import HelmDocuments
import Testing

@testable import HelmTools

/// How far a free place for a new node is looked for below an occupied one.
@Suite struct NewNodeRowTests {
  /// Returns the place of a new node where one of a given height, too wide to pass beside it, is already.
  private static func place(belowHeight height: Int) throws -> String? {
    var drawing = GraphDrawing()
    drawing.nodes = ["wide", "far", "new"].map { GraphDrawing.Node($0) }
    let layout = [(0, 100, 3_800, height), (500, 100, 40, 20), (0, 100, 40, 20)]
    let lines = layout.enumerated().map { number, node in
      let inches = [node.0, node.1, node.2, node.3].map { "\(Double($0) / 72)" }.joined(separator: " ")
      return "node n\(number) \(inches) label\n"
    }
    let text = #"{"version":1,"direction":"TB","nodes":{"wide":[0,100],"far":[9000,100]}}"#
    let known = try DrawingPlaces(reading: Array(text.utf8))
    let kept = known.keeping("digraph {\n}\n", plain: "graph 1 10 10\n" + lines.joined() + "stop\n", of: drawing)
    return kept?.places.json.split(separator: "\n").first { $0.contains("\"new\"") }
      .map { line in String(line.filter { $0 != " " }) }
  }

  /// Rows are forty-eight points apart: the height of the node, and space.
  @Test(arguments: [(20, 52), (48, 52), (50, 4), (3_690, -1_772)])
  func aNodeIsPlacedInTheFirstFreeRow(height: Int, y: Int) throws {
    #expect(try Self.place(belowHeight: height)?.hasPrefix("\"new\":[0,\(y)]") == true)
  }

  @Test func afterFortyRowsANodeStaysWhereItIs() throws {
    #expect(try Self.place(belowHeight: 3_698)?.hasPrefix("\"new\":[0,100]") == true)
  }
}
