import Testing

@testable import HelmCore
@testable import HelmTesting

/// Fast computations of an exploration, compared with naive ones, on random walks through random graphs.
@Suite("States of explorations") struct ExploredStateTests {
  /// The states of a random walk that starts at the entry.
  private func states(_ random: inout SeededNumbers, count: Int) throws -> [Machine] {
    var states = [try Navigation(graph: RandomGraph(using: &random).graph).machine]
    while states.count < count {
      var next = states[states.count - 1]
      let moves = next.exploringMoves
      guard !moves.isEmpty else { break }
      let move = random.pick(moves)
      let isMade = (try? next.make(move, id: random.pick([nil, nil, "1", "2"]))) != nil
      states.append(isMade && next.table.pathCount < 25 ? next : states[random.pick(states.indices)])
    }
    return states
  }

  @Test(
    "the canonical form without a frame is that of the state after removing the frame",
    arguments: 1...60 as ClosedRange<UInt64>)
  func canonicalFormWithoutAFrameEqualsThatOfTheStateWithoutTheFrame(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let states = try states(&random, count: 60)
    var ids = IDNumbers()
    var (form, other) = (CanonicalForm(states[0]), CanonicalForm(states[0]))
    for state in states {
      form.read(state.table, &ids)
      var removals: [(move: ExploringMove, frame: FrameSlot)] = []
      state.list(removals: &removals)
      for (move, frame) in removals {
        var next = state
        try next.make(move, id: nil)
        other.read(next.table, &ids)
        #expect(form.digest(without: frame) == other.digest, "seed \(seed), \(state.table.key(of: frame))")
      }
    }
  }

  @Test("a replay reaches any path from any other", arguments: 1...60 as ClosedRange<UInt64>)
  func replayReachesAnyPathFromAnyOther(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let states = try states(&random, count: 60)
    var ids = IDNumbers()
    var replay = Replay(from: states[0].atEntry())
    for _ in 0..<60 {
      let state = random.pick(states)
      var path = FlatPath()
      path.read(state.table, &ids)
      replay.go(ids) { $0 = path }
      #expect(replay.machine.table.keys == state.table.keys, "seed \(seed)")
      #expect(replay.machine.table.presentedKeys == state.table.presentedKeys, "seed \(seed)")
      #expect(replay.machine.table.invariantViolations() == [], "seed \(seed)")
    }
  }
}

extension FrameTable {
  fileprivate var keys: [FrameKey] { path.map { key(of: $0) } }
  fileprivate var presentedKeys: [FrameKey] { presented.map { key(of: $0) } }
}
