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

  /// Numbers of ids, segues and depths are all small, and the form tells them apart.
  @Test("a frame with an id isn't taken for one that something is presented on", arguments: [false, true])
  func idsAreToldFromWhatIsPresented(isReversed: Bool) throws {
    enum Screen: Fragment { case home, detail, settings }
    let segues = [(Screen.detail, Screen.settings), (.home, .detail)].map {
      Segue(from: $0, to: $1, style: .hold, presentation: .overlay)
    }
    let start = try Navigation(graph: NavigationGraph(isReversed ? segues.reversed() : segues)).machine
    let detail = try #require(
      start.graph.allSegues.first { start.graph[$0].from == start.table[start.table.root].fragment })
    let settings = try #require(start.graph.allSegues.first { $0 != detail })
    var (ids, form) = (IDNumbers(), CanonicalForm(start))
    func digest(_ change: (inout Machine) throws -> Void) rethrows -> Digest {
      var state = start
      try change(&state)
      form.read(state.table, &ids)
      return form.digest
    }
    let nested = try digest { state in
      let source = try state.take(detail, from: state.table.root, to: nil)
      try state.take(settings, from: source, to: nil)
    }
    for id in 0..<4 {
      #expect(try digest { try $0.take(detail, from: $0.table.root, to: "\(id)") } != nested)
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
