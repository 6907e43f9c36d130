import HelmTestSupport
import Testing

@testable import Helm
@testable import HelmTesting

/// The states and moves that explorations find within limits and under rules, for more graphs than anybody would read.
@Suite("Explorations of generated graphs") struct ExplorationDigestTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func explorations(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 1000..<part * 1000 + 24 {
      digests.append(try text(seed: seed), named: "explored \(seed)")
    }
    #expect(digests.problem(named: "explored \(part)") == nil)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func findings(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 2000..<part * 2000 + 40 {
      var dice = Dice(seed: seed)
      guard let (start, ids) = try start(seed, &dice) else { continue }
      let options = FindingOptions<Letter>(
        homes: [[], [.a], [.b, .c]][dice.roll(3)], modalBound: dice.roll(3),
        limits: ExplorationLimits(states: [20, 400][dice.roll(2)]), identityProvider: { ids[$0.to] })
      let found = start.findings(options)
      digests.append("\(start.graph.segues)\n\(found)\n\(found.end) \(found.unsettled)\n", named: "findings \(seed)")
    }
    #expect(digests.problem(named: "findings \(part)") == nil)
  }

  /// Returns a state of a random graph with rules and guards, and the ids of its fragments; `nil` if the graph is unsound.
  private func start(_ seed: UInt64, _ dice: inout Dice) throws -> (start: Navigation<Letter>, ids: [Letter: String])? {
    let graph = randomGraph(seed: seed, fragments: 3 + dice.roll(4), segues: 4 + dice.roll(8))
    guard var start = try? Navigation(graph: graph) else { return nil }
    let ids: [Letter: String] = dice.roll(2) == 0 ? [.b: "1", .d: "x"] : [:]
    for _ in 0..<dice.roll(4) {
      let target = Letter.allCases[dice.roll(6)]
      _ = try? start.perform(.present(target, id: ids[target]))
    }
    if dice.roll(3) == 0 {
      _ = try? start.perform(.add(.disabled, to: Flow(graph.edges[dice.roll(graph.edges.count)])))
    }
    if dice.roll(4) == 0 {
      let (from, to) = (graph.edges[dice.roll(graph.edges.count)], graph.edges[dice.roll(graph.edges.count)])
      _ = try? start.perform(.add(.redirect(to: Flow(to)), to: Flow(from)))
    }
    for segue in graph.index.allSegues where dice.roll(12) == 0 { start.machine.guarded.count(1, .taking(segue)) }
    return (start, ids)
  }

  private func text(seed: UInt64) throws -> String {
    var dice = Dice(seed: seed)
    guard let (start, ids) = try start(seed, &dice) else { return "unsound\n" }
    let limits = [
      ExplorationLimits(states: 60), ExplorationLimits(states: 1 + dice.roll(30)),
      ExplorationLimits(states: 60, depth: dice.roll(4)),
      ExplorationLimits(
        states: 1 + dice.roll(80), depth: [nil, 3][dice.roll(2)], maximumRepeats: [nil, 1, 2][dice.roll(3)]),
    ]
    var text = "\(start.graph.segues)\n\(start.path), \(start.ruleChanges)\nways \(ways(from: start))\n"
    for limits in limits { text += explored(start, limits) { ids[$0.to] } }
    return text
  }

  private func ways(from start: Navigation<Letter>) -> String {
    let ways = GraphWays(from: start, without: Set(start.guardedEdges))
    return ways.reached.map { "\($0) by \(ways.way(to: $0) ?? [])" }.joined(separator: ", ")
  }

  private func explored(
    _ start: Navigation<Letter>, _ limits: ExplorationLimits, id: @escaping IdentityProvider<Letter>
  ) -> String {
    var reports: [Int] = []
    let exploration = start.explore(limits: limits, identityProvider: id) { states, _ in reports.append(states) }
    let space = exploration.space
    var lines = [
      "within \(limits): \(exploration.states.count), \(exploration.end), complete \(exploration.isComplete)",
      "  pruned \(exploration.prunedSegues), excluded \(exploration.excluded), reported \(reports)",
      "  expanded \(space.expanded) with \(space.moveCount) moves, left out of \(space.hasPrunedMove)",
      "  distinct \(exploration.distinctPresentations())",
    ]
    for (number, state) in exploration.states.enumerated() {
      let navigation = state.navigation
      lines.append(
        "  \(number) from \(state.parent ?? -1) by \(state.command.map { "\($0)" } ?? "nothing"), depth \(state.depth): "
          + "\(navigation.path)")
      lines.append(
        "    again \(space.state(of: navigation.machine) ?? -1), commands \(exploration.commands(to: number))")
      if number.isMultiple(of: 4) { lines.append("    moves \(navigation.moves(identityProvider: id))") }
    }
    for state in 0..<space.expanded {
      for each in space.transitions(of: state).map(space.transition(at:)) {
        lines.append("  \(state): \(each.move), to \(each.target ?? -1), takes \(each.taken.map(\.offset))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
