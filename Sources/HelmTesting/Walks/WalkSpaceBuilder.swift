import Helm

/// Builds the arcs of a space that walks are planned in.
struct WalkSpaceBuilder<N: Fragment> {
  private let exploration: Exploration<N>
  private let index: [WalkTarget<N>: Int]
  private let here: [[Int]]
  private let wantsPairs: Bool

  /// The segues taken last at each node, and the nodes by state and segues taken last; only for pairs.
  private var lasts: [[DirectedEdge<N>]] = []
  private var nodes: [Key: Int] = [:]

  /// The arcs out of the nodes that lie one step beyond the exploration.
  private var beyond: [Int: [WalkSpace<N>.Arc]] = [:]

  /// The targets covered so far by the segues that an arc takes.
  private var isTaken: Set<Int> = []

  /// The key of a node: a state with the segues that were taken last.
  private struct Key: Hashable {
    let state: Int
    let last: [DirectedEdge<N>]
  }

  init(_ exploration: Exploration<N>, _ index: [WalkTarget<N>: Int], here: [[Int]]) {
    self.exploration = exploration
    self.index = index
    self.here = here
    wantsPairs = index.keys.contains { if case .pair = $0 { true } else { false } }
  }

  mutating func build(_ states: inout [Int], _ arcs: inout [[WalkSpace<N>.Arc]]) {
    let space = exploration.space
    if wantsPairs { lasts = Array(repeating: [], count: states.count) }
    var leftOut: [(node: Int, transition: StateSpace.Transition)] = []
    var next = 0
    while next < states.count || !leftOut.isEmpty {
      guard next < states.count else {
        addBeyond(leftOut, &states, &arcs)
        leftOut = []
        continue
      }
      if let known = beyond[next] {
        arcs.append(known)
        next += 1
        continue
      }
      let range = space.transitions(of: states[next])
      var found: [WalkSpace<N>.Arc] = []
      found.reserveCapacity(range.count)
      for position in range {
        let transition = space.transition(at: position)
        guard let target = transition.target else {
          leftOut.append((next, transition))
          continue
        }
        let covers = covers(by: transition, at: next)
        isTaken.formUnion(covers)
        found.append(
          .init(
            to: node(target, after: transition, &states), move: transition.move,
            covers: covers.isEmpty ? here[target] : (covers + here[target]).uniqued()))
      }
      arcs.append(found)
      next += 1
    }
  }

  private func covers(by transition: StateSpace.Transition, at node: Int) -> [Int] {
    if transition.taken.isEmpty { return [] }
    let taken = transition.taken.map(exploration.start.graph.edge(at:))
    let segues = taken.compactMap { index[.segue($0)] }
    guard wantsPairs else { return segues }
    return segues + consecutivePairs(after: lasts[node], taken).compactMap { index[.pair($0.first, $0.second)] }
  }

  /// Returns the node that a transition leads to.
  private mutating func node(_ target: Int, after transition: StateSpace.Transition, _ states: inout [Int]) -> Int {
    guard wantsPairs, !transition.taken.isEmpty else { return target }
    let key = Key(state: target, last: transition.taken.map(exploration.start.graph.edge(at:)))
    if let known = nodes[key] { return known }
    let node = states.count
    nodes[key] = node
    states.append(target)
    lasts.append(key.last)
    return node
  }

  /// Adds arcs for transitions that were left out, if nothing else takes them: a step beyond the exploration, and the
  /// way back.
  private mutating func addBeyond(
    _ leftOut: [(node: Int, transition: StateSpace.Transition)], _ states: inout [Int],
    _ arcs: inout [[WalkSpace<N>.Arc]]
  ) {
    for (node, transition) in leftOut {
      let covers = covers(by: transition, at: node).filter { !isTaken.contains($0) }
      guard !covers.isEmpty else { continue }
      isTaken.formUnion(covers)
      var state = exploration.navigation(at: states[node])
      guard let command = exploration.command(for: transition.move, in: state),
        (try? state.perform(command)) != nil
      else { continue }
      let node = (from: node, beyond: states.count)
      arcs[node.from].append(
        .init(
          to: node.beyond, move: transition.move, covers: (covers + WalkSpace.covers(state, index)).uniqued()))
      beyond[node.beyond] = waysBack(from: state)
      states.append(states[node.from])
      if wantsPairs { lasts.append([]) }
    }
  }

  /// Returns the dismissals that lead from a state back to the explored ones.
  private func waysBack(from state: Navigation<N>) -> [WalkSpace<N>.Arc] {
    state.machine.exploringMoves.filter { $0.asked == nil }.compactMap { move in
      var machine = state.machine
      guard (try? machine.make(move, id: nil)) != nil, let target = exploration.space.state(of: machine) else {
        return nil
      }
      return .init(to: target, move: move, covers: here[target])
    }
  }
}
