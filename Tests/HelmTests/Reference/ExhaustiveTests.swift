import Foundation
import Helm
import Testing

@Suite("Every small graph, every command (semantics.md §2 to §6)")
struct ExhaustiveTests {
  /// Two fragments: every presentation on every edge, self segues included.
  static let pairs = SmallGraphs(
    fragments: [.a, .b], options: [.absent, .push, .swap, .inline, .overlay, .sheet, .cover], selfSegues: true)

  /// With the environment variable `HELM_TEST_ALL` all graphs are tried, as `make exhaustive` does in a release build;
  /// otherwise some, in a debug build.
  static let triesAll = ProcessInfo.processInfo.environment["HELM_TEST_ALL"] != nil

  /// Three fragments: every subset of the edges between them, in each style, with sampled flags.
  static let triples = SmallGraphs(
    fragments: [.a, .b, .c], options: [.absent, .somePass, .someHold], selfSegues: false)

  /// The same with self segues.
  static let loopedTriples = SmallGraphs(
    fragments: [.a, .b, .c], options: [.absent, .somePass, .someHold], selfSegues: true)

  @Test(arguments: 0..<8)
  func twoFragments(slice: Int) throws {
    try explore(
      Self.pairs, Self.numbers(slice, of: Self.pairs, oneIn: 2), ids: [nil, "1"], depth: 2)
  }

  @Test(arguments: 0..<8)
  func threeFragments(slice: Int) throws {
    try explore(Self.triples, stride(from: slice, to: Self.triples.count, by: 8), ids: [nil], depth: 3)
  }

  @Test(arguments: 0..<8)
  func threeFragmentsWithIDs(slice: Int) throws {
    let numbers = Self.numbers(slice, of: Self.loopedTriples, oneIn: 20)
    try explore(Self.loopedTriples, numbers, ids: [nil, "1"], depth: 2)
  }

  /// One eighth of the graphs, or of those that are tried.
  private static func numbers(_ slice: Int, of graphs: SmallGraphs, oneIn share: Int) -> some Sequence<Int> {
    let share = triesAll ? 1 : share
    return stride(from: slice * share, to: graphs.count, by: 8 * share)
  }

  private func explore(
    _ graphs: SmallGraphs, _ numbers: some Sequence<Int>, ids: [String?], depth: Int
  ) throws {
    for number in numbers {
      guard let segues = graphs.segues(number) else { continue }
      let explorer = StateExplorer(segues: segues, ids: ids, depth: depth)
      if let failure = try explorer.firstFailure() {
        Issue.record("graph \(number): \(failure)")
        return
      }
    }
  }
}
