import Foundation
import Helm
import Testing

@Suite("Every small graph, every command (semantics.md §2 to §6)")
struct ExhaustiveTests {
  /// Two fragments: every presentation on every edge, self segues included.
  static let pairs = SmallGraphs(
    fragments: [.a, .b], options: [.absent, .push, .swap, .inline, .overlay, .sheet, .cover], selfSegues: true)

  /// Of the graphs of two fragments one in two is tried, and all with the environment variable `HELM_TEST_ALL`.
  static let share = ProcessInfo.processInfo.environment["HELM_TEST_ALL"] == nil ? 2 : 1

  /// Three fragments: every subset of the edges between them, in each style, with sampled flags.
  static let triples = SmallGraphs(
    fragments: [.a, .b, .c], options: [.absent, .somePass, .someHold], selfSegues: false)

  /// The same with self segues; those are many, so that only some are tried.
  static let loopedTriples = SmallGraphs(
    fragments: [.a, .b, .c], options: [.absent, .somePass, .someHold], selfSegues: true)

  @Test(arguments: 0..<8)
  func twoFragments(slice: Int) throws {
    try explore(
      Self.pairs, stride(from: slice * Self.share, to: Self.pairs.count, by: 8 * Self.share), ids: [nil, "1"], depth: 2)
  }

  @Test(arguments: 0..<8)
  func threeFragments(slice: Int) throws {
    try explore(Self.triples, stride(from: slice, to: Self.triples.count, by: 8), ids: [nil], depth: 3)
  }

  @Test(arguments: 0..<8)
  func threeFragmentsWithIDs(slice: Int) throws {
    let numbers = stride(from: slice * 20, to: Self.loopedTriples.count, by: 8 * 20)
    try explore(Self.loopedTriples, numbers, ids: [nil, "1"], depth: 2)
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
