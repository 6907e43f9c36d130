import Helm

/// What a walk is planned in: the explored states and their commands, with the targets that each covers.
///
/// For pairs, a node is a state together with the segues that were taken last; for all other targets just a state.
struct WalkSpace<N: Fragment> {
  /// A command out of a node.
  struct Arc {
    let to: Int
    let command: NavigationCommand<N>
    let covers: [Int]
    let taken: [DirectedEdge<N>]
  }

  let exploration: Exploration<N>
  let targets: [WalkTarget<N>]

  /// The state of each node.
  ///
  /// The first nodes are the states themselves, with nothing taken last.
  private(set) var states: [Int]

  /// The commands out of each node.
  private(set) var arcs: [[Arc]] = []

  /// The targets that are covered by being in a state.
  private(set) var here: [[Int]] = []

  /// The targets that are covered at the start.
  private(set) var atStart: [Int] = []

  /// A node of a state with the segues that were taken last.
  private struct Key: Hashable {
    let state: Int
    let last: [DirectedEdge<N>]
  }

  init(_ exploration: Exploration<N>, targets: [WalkTarget<N>]) {
    self.exploration = exploration
    self.targets = targets
    states = Array(exploration.states.indices)
    let index = Dictionary(targets.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let wantsPairs = targets.contains { if case .pair = $0 { true } else { false } }
    let wantsPresentations = targets.contains { if case .presentation = $0 { true } else { false } }
    here = exploration.states.map { state in
      let presented = state.navigation.presentedFragments
      var covers = presented.compactMap { index[.fragment($0.fragment)] }.uniqued()
      if wantsPresentations, let target = index[.presentation(presented)] { covers.append(target) }
      return covers
    }
    let fired = exploration.states[0].navigation.firedAtLaunch
    atStart = here[0] + fired.compactMap { index[.segue($0)] }
    atStart += consecutivePairs(after: [], fired).compactMap { index[.pair($0.first, $0.second)] }

    var nodes: [Key: Int] = [:]
    var lasts = [[DirectedEdge<N>]](repeating: [], count: states.count)
    var next = 0
    while next < states.count {
      let (state, last) = (states[next], lasts[next])
      var found: [Arc] = []
      for transition in exploration.transitions.count > state ? exploration.transitions[state] : [] {
        var to = transition.target
        var covers = transition.taken.compactMap { index[.segue($0)] }
        if wantsPairs {
          covers += consecutivePairs(after: last, transition.taken).compactMap { index[.pair($0.first, $0.second)] }
          if !transition.taken.isEmpty {
            let last = transition.taken
            let key = Key(state: to, last: last)
            if let known = nodes[key] {
              to = known
            } else {
              nodes[key] = states.count
              to = states.count
              states.append(transition.target)
              lasts.append(last)
            }
          }
        }
        covers += here[transition.target]
        found.append(Arc(to: to, command: transition.command, covers: covers.uniqued(), taken: transition.taken))
      }
      arcs.append(found)
      next += 1
    }
  }

  /// The path of a node's state.
  func path(at node: Int) -> HelmPath<N> { exploration.states[states[node]].navigation.path }
}

extension Navigation {
  /// The segues that were taken by launching: all of the path, where it holds nothing but autos.
  var firedAtLaunch: [DirectedEdge<N>] {
    let edges = path.map(\.edge)
    return edges.allSatisfy { graph.segue(for: $0)?.auto == true } ? edges : []
  }
}

/// A step of a plan in a space.
enum WalkMove: Hashable {
  /// The command with this number out of a node.
  case arc(node: Int, arc: Int)

  /// Puts the path of a state back.
  case jump(state: Int)
}
