import Foundation
import HelmDocuments
import Testing

@testable import HelmTools
@testable import helm_nav

/// How far a drawing is folded until it can be read on paper, with layouts that are as wide as they have nodes.
@Suite struct ReadablePaperTests {
  /// Returns the number of nodes in the latest layout on A4.
  private func nodes(of count: Int, width: Int, options: [String] = []) -> Int {
    let segues = (1..<count).map { #"{"from":"hub","to":"s\#($0)"}"# }.joined(separator: ",")
    let console = FileConsole(texts: ["g": #"{"version":1,"segues":[\#(segues)]}"#])
    func drawn(_ dot: String) -> Int { dot.ranges(of: "id=\"helm_n").count }
    console.layout = { "digraph {\n\tgraph [bb=\"0,0,\(width * drawn($0)),100\"];\n}\n" }
    #expect(run(console, ["draw", "g", "-o", "g.svg"] + options) == 0, "\(console.errors)")
    return drawn(console.calls.last { $0.arguments == "-Tdot" }?.input ?? "")
  }

  /// Three quarters again and again: 41, 30, 22, 16, and 12 nodes, of which no fewer are drawn.
  @Test(arguments: [(10, 41), (38, 41), (39, 30), (52, 30), (53, 22), (70, 22), (80, 16), (100, 12), (5_000, 12)])
  func aDrawingIsFoldedUntilItIsHalfOfItsSize(width: Int, drawn: Int) {
    #expect(nodes(of: 41, width: width, options: ["--paper", "a4"]) == drawn)
  }

  @Test func withoutPaperADrawingMayBeAsWideAsItIs() {
    #expect(nodes(of: 41, width: 5_000) == 41)
    #expect(nodes(of: 12, width: 5_000, options: ["--paper", "a4"]) == 12)
  }
}
