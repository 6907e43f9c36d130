import Foundation
import Testing

@testable import HelmReference

@Suite("Invariants of the reference (Semantics.md §6)")
struct ReferenceInvariantTests {
  // A release build tries five times as many, and with `HELM_TEST_ALL` thousands.
  #if DEBUG
    static let isQuick = true
  #else
    static let isQuick = false
  #endif

  /// Each seed makes its own graph with 100 commands; `HELM_TEST_SEED` selects a single seed.
  static let seeds: [UInt64] =
    environment("HELM_TEST_SEED").flatMap(UInt64.init).map { [$0] }
    ?? Array(1...(triesAll ? 5_000 : isQuick ? 30 : 150))

  /// With `HELM_TEST_ALL`, many more small graphs are tried; that requires a release build.
  static let triesAll = environment("HELM_TEST_ALL") != nil

  @Test(arguments: seeds)
  func invariantsHoldForRandomCommands(seed: UInt64) {
    #expect(ReferenceWalk<Int>.violation(seed: seed, commands: 100) == nil)
  }

  @Test(arguments: 0..<8)
  func invariantsHoldForTwoFragmentsWithSelfSegues(slice: Int) {
    let graphs = ReferenceSmallGraphs(fragments: 2, options: ReferenceSmallGraphs.plain, selfSegues: true)
    explore(graphs, slice, oneIn: 601, ids: [nil, "1"], depth: 2)
  }

  @Test(arguments: 0..<8)
  func invariantsHoldForTwoFragmentsWithAllRules(slice: Int) {
    let graphs = ReferenceSmallGraphs(
      fragments: 2, options: ReferenceSmallGraphs.full(fragments: 2), selfSegues: false)
    explore(graphs, slice, oneIn: 15, ids: [nil, "1"], depth: 2)
  }

  @Test(arguments: 0..<8)
  func invariantsHoldForThreeFragments(slice: Int) {
    let graphs = ReferenceSmallGraphs(fragments: 3, options: ReferenceSmallGraphs.plain, selfSegues: false)
    explore(graphs, slice, oneIn: 260_003, ids: [nil], depth: 2)
  }

  private func explore(_ graphs: ReferenceSmallGraphs, _ slice: Int, oneIn share: Int, ids: [String?], depth: Int) {
    let share = Self.triesAll ? max(share / 200, 1) : Self.isQuick ? share * 5 : share
    for number in stride(from: slice * share, to: graphs.count, by: 8 * share) {
      guard let graph = graphs.graph(number) else { continue }
      let violation = ReferenceExplorer(graph, ids: ids, depth: depth).run().violation
      #expect(violation == nil, "graph \(number)")
      if violation != nil { return }
    }
  }

  private static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
