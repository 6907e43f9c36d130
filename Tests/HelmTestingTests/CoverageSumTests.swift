import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTesting

/// What a coverage contains, and how it is shown and stored.
@Suite struct CoverageSumTests {
  typealias Pair = NavigationCoverage<Letter>.Pair

  private static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, style: .hold, auto: true), Segue(.b => .c, dismissable: true), Segue(.c => .d, dismissable: true),
  ])

  @Test(arguments: [0, 1, 19, 20, 21, 22]) func upToTwentyMissingElementsAreListed(count: Int) {
    let missing = (0..<count).map { "m\($0)" }
    let line = CoverageReport.Line(name: "segues", total: 24, missing: missing)
    #expect(line.covered == 24 - count)
    #expect(line.isComplete == (count == 0))
    let head = ["segues: \(24 - count) of 24 (\((24 - count) * 100 / 24) %)"]
    let more = count > 20 ? ["  and \(count - 20) more"] : []
    let text = head + missing.prefix(20).map { "  not covered: \($0)" } + more
    let none = CoverageReport.Line(name: "pairs", total: 0, missing: [])
    #expect(
      CoverageReport(lines: [line, none]).description.split(separator: "\n").map(String.init)
        == text + ["pairs: 0 of 0 (100 %)"])
  }

  @Test func pairsAreWrittenAndReadBackAndUnknownOnesAreIgnored() throws {
    var navigation = try Navigation(graph: Self.graph)
    var coverage = NavigationCoverage(Self.graph)
    coverage.begin(at: navigation)
    try coverage.perform(.present(.c, id: nil), on: &navigation)
    try coverage.perform(.present(.d, id: nil), on: &navigation)
    let text = CoverageDocument(coverage).json()
    #expect(
      text == #"{"fragments":["a","b","c","d"],"pairs":[[["b","c"],["c","d"]]],"#
        + #""segues":[["a","b"],["b","c"],["c","d"]],"version":1}"#)
    let read = try CoverageDocument(json: text.utf8).coverage(of: Self.graph)
    #expect(read.fragments == [.a, .b, .c, .d])
    #expect(read.segues == [.a => .b, .b => .c, .c => .d])
    #expect(read.pairs == [Pair(.b => .c, .c => .d)])
    // Of another version of the app.
    let other =
      #"{"version":1,"fragments":["z","c"],"segues":[["a","d"],["a","z"],["z","a"],["c","d"]],"#
      + #""pairs":[[["b","c"],["c","z"]],[["z","c"],["c","d"]],[["a","b"],["b","c"]]]}"#
    let some = try CoverageDocument(json: other.utf8).coverage(of: Self.graph)
    #expect(some.fragments == [.c])
    #expect(some.segues == [.c => .d])
    #expect(some.pairs == [Pair(.a => .b, .b => .c)])
  }

  /// A document can be changed before it is used.
  @Test func pairsOfAnotherLengthAreIgnored() throws {
    var document = CoverageDocument(NavigationCoverage(Self.graph))
    document.pairs = [[], [["b", "c"]], [["b", "c"], ["c", "d"]]]
    #expect(document.coverage(of: Self.graph).pairs == [Pair(.b => .c, .c => .d)])
  }

  @Test func aUnionHasEverythingOfBothAndABeginningNoPair() throws {
    var (one, other) = (NavigationCoverage(Self.graph), NavigationCoverage(Self.graph))
    one.insert(fragment: .a)
    one.insert(segue: .a => .b)
    one.insert(pair: Pair(.a => .b, .b => .c))
    other.insert(fragment: .b)
    other.insert(segue: .b => .c)
    other.insert(pair: Pair(.b => .c, .c => .d))
    one.formUnion(other)
    #expect(one.fragments == [.a, .b])
    #expect(one.segues == [.a => .b, .b => .c])
    #expect(one.pairs == [Pair(.a => .b, .b => .c), Pair(.b => .c, .c => .d)])
    #expect(other.fragments == [.b] && other.segues == [.b => .c] && other.pairs == [Pair(.b => .c, .c => .d)])
    // No pair reaches across a beginning.
    let graph = NavigationGraph<Letter>(
      [Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold, dismissable: true), Segue(.c => .a)],
      entry: .a)
    let launched = try Navigation(graph: graph)
    var navigation = launched
    var again = NavigationCoverage(graph)
    again.begin(at: launched)
    try again.perform(.present(.c, id: nil), on: &navigation)
    // It returns to the entry, which is there already.
    try again.perform(.present(.a, id: nil), on: &navigation)
    #expect(navigation.path == launched.path)
    #expect(again.segues == [.a => .b, .a => .c, .c => .a])
    #expect(again.pairs == [Pair(.a => .c, .c => .a)])
    again.begin(at: launched)
    #expect(again.pairs == [Pair(.a => .c, .c => .a)])
    // A recording covers its start and its states.
    let entries: [Recording<Letter>.Entry] = [
      .command(.present(.h, id: nil)), .state([.a => .b, .b => .c], note: "undo"), .command(.present(.d, id: nil)),
    ]
    let start = try Navigation(graph: Self.graph)
    var recorded = NavigationCoverage(Self.graph)
    try recorded.record(Recording(start: [.a => .b], entries: entries, end: []), in: start)
    #expect(recorded.fragments == [.a, .b, .c, .d])
    let elsewhere = Recording<Letter>(start: [.b => .c], entries: entries, end: [])
    #expect(throws: HelmError<Letter>.self) { try recorded.record(elsewhere, in: start) }
  }
}
