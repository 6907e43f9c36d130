import Helm

/// The space in which a walk is planned: the explored states and their commands, with the targets that each covers.
///
/// For pairs, a node is a state together with the segues that were taken last; for all other targets it is only a
/// state.
struct WalkSpace<N: Fragment> {
  /// A move out of a node.
  struct Arc {
    let to: Int
    let move: ExploringMove
    let covers: [Int]
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

  init(_ exploration: Exploration<N>, targets: [WalkTarget<N>]) {
    self.exploration = exploration
    self.targets = targets
    states = Array(exploration.states.indices)
    let index = Dictionary(targets.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    // A state covers targets by what it presents.
    let shown = exploration.distinctPresentations().map { state in
      Self.covers(exploration.navigation(at: state), index)
    }
    here = exploration.space.presentations.map { shown[Int($0)] }
    let fired = exploration.start.firedAtLaunch
    atStart = here[0] + fired.compactMap { index[.segue($0)] }
    atStart += consecutivePairs(after: [], fired).compactMap { index[.pair($0.first, $0.second)] }
    var builder = WalkSpaceBuilder(exploration, index, here: here)
    builder.build(&states, &arcs)
  }

  /// Returns the targets that are covered by what a state presents.
  static func covers(_ navigation: Navigation<N>, _ index: [WalkTarget<N>: Int]) -> [Int] {
    let presented = navigation.presentedFragments.withoutOccurrences
    let covers =
      presented.compactMap { index[.fragment($0.fragment)] } + [index[.presentation(presented)]].compactMap { $0 }
    return covers.uniqued()
  }

  /// Returns the path of a node's state.
  func path(at node: Int) -> HelmPath<N> { exploration.navigation(at: states[node]).path }
}

extension Navigation {
  /// The segues that were taken at launch: the whole path if all of its segues are autos, otherwise none.
  package var firedAtLaunch: [DirectedEdge<N>] {
    let edges = path.map(\.edge)
    return edges.allSatisfy { graph.segue(for: $0)?.auto == true } ? edges : []
  }
}

/// A step of a plan in a space.
enum WalkMove: Hashable {
  /// The move with this number out of a node.
  case arc(node: Int, arc: Int)

  /// Restores the path of a state.
  case jump(state: Int)
}
