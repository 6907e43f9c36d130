import Foundation
import Helm
import Testing

@testable import HelmTesting

/// Walks and findings may be stored and compared, so the same graph has to give the same result, step by step.
///
/// Whether a plan is optimal is tested elsewhere; these tests fix which of several equally good plans is chosen.
@Suite("Plans recorded as snapshots") struct KeptPlansTests {
  static let seeds: [UInt64] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14]

  private func start(_ seed: UInt64) throws -> Navigation<Letter> {
    try Navigation(graph: randomGraph(seed: seed, fragments: 3 + Int(seed % 3), segues: 4 + Int(seed % 4)))
  }

  /// Compares lines with those stored next to this file; `HELM_SNAPSHOTS=record` stores the current ones.
  private func expectKept(_ lines: [String], named name: String) {
    let snapshot = TextSnapshot(lines.joined(separator: "\n") + "\n", named: name, fileExtension: "txt")
    #expect(snapshot.problem() == nil)
  }

  /// The moves of a tour: `2.1` is move 1 out of node 2, and `>3` a jump to state 3.
  private func text(_ moves: [WalkMove]) -> String {
    moves.map { move in
      switch move {
      case .arc(let node, let arc): "\(node).\(arc)"
      case .jump(let state): ">\(state)"
      }
    }
    .joined(separator: " ")
  }

  @Test func greedyToursAreUnchanged() throws {
    var lines: [String] = []
    for seed in Self.seeds {
      let start = try start(seed)
      let exploration = start.explore(limits: ExplorationLimits(states: 200))
      let targets = start.graph.edges.map { WalkTarget.segue($0) }
      let space = WalkSpace(exploration, targets: targets)
      // The first way to each target, from the start.
      let ways = WalkWays(in: space, from: [0], costs: .standard)
      let witnesses = targets.indices.map { target -> GreedyTour<Letter>.Witness? in
        for node in space.arcs.indices where ways.costs[node] != nil {
          guard let arc = space.arcs[node].firstIndex(where: { $0.covers.contains(target) }) else { continue }
          let moves = ways.way(to: node).moves + [.arc(node: node, arc: arc)]
          return .init(state: 0, moves: moves, cost: 3 + moves.count)
        }
        return nil
      }
      for preference in GreedyTour<Letter>.Preference.allCases {
        var tour = GreedyTour(space, costs: .standard, witnesses: witnesses, preference: preference)
        lines.append("\(seed) \(preference): \(text(tour.plan()))")
      }
    }
    expectKept(lines, named: "greedy-tours")
  }

  @Test func walksAreUnchanged() throws {
    var lines: [String] = []
    for seed in Self.seeds {
      let start = try start(seed)
      let plans: [(String, WalkCriterion<Letter>, WalkStrategy, WalkLimits)] = [
        ("fragments, shortest ways", .fragments, .shortestWays, .standard),
        ("segues, shortest ways", .segues, .shortestWays, .standard),
        ("segues", .segues, .tour, .standard),
        ("segues, without a replace", .segues, .tour(WalkCosts(dismiss: 2, replace: nil, relaunch: 2)), .standard),
        ("segues, three states", .segues, .tour, WalkLimits(states: 3)),
        ("pairs", .pairs, .tour, WalkLimits(states: 20)),
        ("presentations", .presentations, .tour, WalkLimits(states: 8)),
      ]
      for (name, criterion, strategy, limits) in plans {
        let walk = start.walk(covering: criterion, strategy: strategy, limits: limits)
        let steps = walk.steps.map { $0.kind == .relaunch ? "relaunch" : "\($0.command)" }
        lines.append(
          "\(seed) \(name): \(steps.joined(separator: ", ")); \(walk.covered.count) of "
            + "\(walk.covered.count + walk.missing.count)\(walk.isComplete ? "" : ", not complete")")
      }
    }
    expectKept(lines, named: "walks")
  }

  @Test func shortestPathsAreUnchanged() throws {
    var lines: [String] = []
    for seed in Self.seeds {
      let start = try start(seed)
      var ways: [String] = []
      for edge in start.graph.edges {
        for limit in [2, 200] {
          let way = start.shortestPath(to: .segue(edge), limits: ExplorationLimits(states: limit))
          ways.append(way.map { $0.steps.map { "\($0.command)" }.joined(separator: ", ") } ?? "none")
        }
        for next in start.graph.outgoingEdges(of: edge.to).prefix(1) {
          let way = start.shortestPath(to: .pair(edge, next), limits: ExplorationLimits(states: 200))
          ways.append(way.map { $0.steps.map { "\($0.command)" }.joined(separator: ", ") } ?? "none")
        }
      }
      lines.append("\(seed) \(ways.joined(separator: "; "))")
    }
    expectKept(lines, named: "ways")
  }

  @Test func findingsAreUnchanged() throws {
    var lines: [String] = []
    for seed in Self.seeds {
      for (name, homes, states) in [("", [], 2_000), (" home c", [Letter.c], 2_000), (" six states", [], 6)] {
        let found = try start(seed).findings(
          FindingOptions(homes: homes, modalBound: 1, limits: ExplorationLimits(states: states)))
        for finding in found.findings {
          let examples = [finding.example, finding.otherExample].compactMap { $0 }.map { example in
            ": " + example.map(\.description).joined(separator: ", ")
          }
          let consequences = finding.consequences.isEmpty ? "" : " so \(finding.consequences)"
          lines.append("\(seed)\(name) \(finding.severity) \(finding.kind)\(examples.joined())\(consequences)")
        }
        lines.append("\(seed)\(name) \(found.explored) \(found.unsettled)")
      }
    }
    expectKept(lines, named: "findings")
  }
}
