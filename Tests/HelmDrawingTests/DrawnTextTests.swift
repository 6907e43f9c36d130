import Foundation
import Helm
import HelmAnalytics
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// Texts in drawings, on both sides of each limit.
@Suite struct DrawnTextTests {
  private static let fifteen = String(repeating: "x", count: 15)
  private static let long = String(repeating: "x", count: 26)

  @Test(
    arguments: [
      ("", [""]), ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), (long, [long]), (long + "y", [long, "y"]),
      (long + long + "y", [long, long, "y"]), (long + "\ny", [long, "y"]),
      // Breaks are at signs between words, but not before two thirds of the width.
      (fifteen + " yz", [fifteen + " yz"]), (fifteen + "x yz", [fifteen + "x ", "yz"]),
      (fifteen + "x(yz", [fifteen + "x(", "yz"]), (fifteen + "x/yz", [fifteen + "x/", "yz"]),
      (fifteen + "x.yz", [fifteen + "x.", "yz"]), (fifteen + "x_yz", [fifteen + "x_", "yz"]),
      (fifteen + "x-yz", [fifteen + "x-", "yz"]), (fifteen + "x,yz", [fifteen + "x,yz"]),
      (fifteen + "xxxxx yz", [fifteen + "xxxxx ", "yz"]),
    ] as [(String, [String])])
  func linesBreakAfterWords(text: String, lines: [String]) {
    #expect(DrawingText.lines(text) == lines)
  }

  /// The first and the last scalar of each script or sign that turns the direction, and their neighbors.
  @Test func onlyNamesThatTurnTheDirectionAreIsolated() throws {
    let turning: [ClosedRange<UInt32>] = [
      0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
    for range in turning {
      for value in [range.lowerBound, range.upperBound] {
        let scalar = try #require(Unicode.Scalar(value))
        let isolated = DrawingText.isolated("a\(scalar)").unicodeScalars
        #expect(isolated.first == "\u{2068}" && isolated.last == "\u{2069}", "\(value)")
      }
      for value in [range.lowerBound - 1, range.upperBound + 1] {
        let scalar = try #require(Unicode.Scalar(value))
        let same = DrawingText.isolated("a\(scalar)").unicodeScalars
        #expect(same.map(\.value) == [0x61, value], "\(value)")
      }
    }
  }

  @Test func textsAreShortenedAndEscaped() {
    for count in [71, 72, 73, 100] {
      let text = String((0..<count).map { Character(Unicode.Scalar(UInt8(48 + $0 % 10))) })
      let ends = "\(text.prefix(54))…\(text.suffix(17))"
      #expect(DrawingText.shortened(text) == (count > 72 ? ends : text))
    }
    #expect(DrawingText.isolated("\u{5D0}\u{202E}\n") == "\u{2068}\u{5D0}\\u{202E}\u{240A}\u{2069}")
    #expect(DrawingText.visible("a\n\u{202E}\tb") == "a\n\\u{202E}\u{2409}b")
    #expect(DrawingText.visible("a\n\tb") == "a\n\tb")
    #expect(DrawingText.xml("&<>\"'\n\u{7}") == "&amp;&lt;&gt;&quot;&#39;\n\u{2407}")
    #expect(DrawingText.xml("\u{200B}|\u{2028}|\u{2029}") == "&#8203;|&#8232;|&#8233;")
  }

  @Test func upToSixStepsOfASessionAreListed() {
    typealias Step = GraphDrawing.StepNumber
    let steps = (1...7).map { Step(number: $0, way: $0 == 2 ? .back : $0 == 3 ? .undone : .taken) }
    #expect(Step.lines([]) == [])
    #expect(Step.lines([steps[1]]) == ["step 2 (back)"])
    #expect(Step.lines(Array(steps.prefix(6))) == ["step 1, 2 (back), 3 (undone), 4, 5, 6"])
    #expect(Step.lines(steps) == ["step 1, 2 (back), 3 (undone), 4, 5, 6, …"])
    let (one, other) = ([steps[0], steps[4]], [steps[3], steps[4]])
    #expect(Step.merged(one, other).map(\.number) == [1, 4, 5])
    #expect(Step.merged([steps[4], steps[0]], []).map(\.number) == [5, 1])
    #expect(Step.merged([Step(number: 2)], [steps[1]]).count == 2)
    #expect(Step.Way(.return) == .back && Step.Way(.dismiss) == .undone && Step.Way(.present) == .taken)
  }

  @Test func definitionsHaveWhatIsFoldedAndWhatIsLeftOut() {
    var drawing = GraphDrawing()
    drawing.nodes = [GraphDrawing.Node("a"), GraphDrawing.Node(""), GraphDrawing.Node("m")]
    (drawing.nodes[2].count, drawing.nodes[2].segues, drawing.nodes[2].hiddenSegues) = (3, 2, 1)
    drawing.edges = [
      GraphDrawing.Edge(from: 2, to: 0), GraphDrawing.Edge(from: 0, to: 2, presentation: .push),
      GraphDrawing.Edge(from: 0, to: 9),
    ]
    let folded = "<dd>3 fragments with 2 segues</dd><dd>m =&gt; a: swap</dd>"
    #expect(
      drawing.definitions.split(separator: "\n").map { String($0) } == [
        "<div><dt>a</dt><dd>a =&gt; m: push</dd></div>", "<div><dt>(no name)</dt><dd>leads nowhere</dd></div>",
        "<div><dt>m</dt>\(folded)<dd>1 segue to what is not shown</dd></div>",
      ])
  }

  /// References to boxes that come later, or that don't exist, are ignored.
  @Test func nodesAndBoxesAreVisitedInOrder() {
    var drawing = GraphDrawing()
    let boxes: [Int?] = [nil, 1, 0, 9, 2, 0]
    drawing.nodes = boxes.map { box in
      var node = GraphDrawing.Node("n")
      node.box = box
      return node
    }
    let parents: [Int?] = [nil, 0, 3, 3]
    drawing.boxes = parents.map { GraphDrawing.Box(.flow, "b", parent: $0) }
    let steps: [GraphDrawing.BoxStep] = [
      .node(0), .node(3), .open(0), .node(2), .node(5), .open(1), .node(1), .close, .close, .open(2), .node(4), .close,
      .open(3), .close,
    ]
    #expect(drawing.boxSteps == steps)
  }
}
