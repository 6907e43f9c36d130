import Helm
import HelmDocuments
import HelmTesting

/// The fragments that commands can present from the start of an app, and the segues that they can take, each with a
/// shortest way.
struct ReachedFragments {
  private let start: Navigation<NamedFragment>
  private let exploration: Exploration<NamedFragment>
  private let ways: GraphWays<NamedFragment>
  private let sights: Sights

  /// Explores until everything possible is found: segues lead to no fragments that ``GraphWays`` doesn't have.
  ///
  /// - Parameters:
  ///   - start: The start of the app.
  ///   - segues: The segues that will be queried.
  ///   - limits: The limits of the exploration.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Complexity: Linear in the explored states with what they present.
  init(
    from start: Navigation<NamedFragment>, taking segues: [DirectedEdge<NamedFragment>] = [],
    _ limits: GraphDifference.Limits, progress: ExplorationProgress? = nil
  ) {
    self.start = start
    ways = GraphWays(from: start)
    let graph = start.graph
    var sights = Sights(
      missingFragments: Set(ways.reached.compactMap { graph.position(of: $0) }),
      missingSegues: Set(segues.compactMap { graph.position(of: $0) }))
    var exploration = Exploration(
      from: start.plannable, ExplorationLimits(states: limits.states), identityProvider: { _ in nil })
    _ = exploration.run(&sights, progress: progress)
    self.exploration = exploration
    self.sights = sights
  }

  /// Returns whether a fragment is presented somewhere or, if the exploration was cut short, whether segues lead there.
  func reaches(_ fragment: NamedFragment) -> Bool { state(presenting: fragment) != nil || isGuessed(fragment) }

  /// Returns the commands to a fragment; `nil` if it isn't reached.
  func way(to fragment: NamedFragment) -> [NavigationCommand<NamedFragment>]? {
    if let state = state(presenting: fragment) { return exploration.commands(to: state) }
    return isGuessed(fragment) ? ways.way(to: fragment).map { [.present(start.graph.flow(along: $0))] } : nil
  }

  /// Returns commands of which the last takes a given segue; `nil` if there are none.
  func way(taking edge: DirectedEdge<NamedFragment>) -> [NavigationCommand<NamedFragment>]? {
    if start.firedAtLaunch.contains(edge) { return [] }
    if let found = start.graph.position(of: edge).flatMap({ sights.segues[$0] }) {
      let commands = exploration.commands(to: found.state)
      let last = exploration.command(for: found.move, in: exploration.navigation(at: found.state))
      return last.map { commands + [$0] }
    }
    if exploration.isComplete { return nil }
    var search = TargetSearch(target: WalkTarget.segue(edge))
    search.followTheGraph(from: start) { _ in nil }
    return search.commands
  }

  private func state(presenting fragment: NamedFragment) -> Int? {
    start.graph.position(of: fragment).flatMap { sights.fragments[$0] }
  }

  private func isGuessed(_ fragment: NamedFragment) -> Bool { !exploration.isComplete && ways.reaches(fragment) }
}

extension NavigationGraph {
  /// Returns the flow along segues, each from where the previous one led, with an example of an id where one is needed.
  func flow(along way: [DirectedEdge<N>]) -> Flow<N> {
    var sourceID: String?
    return Flow(
      way.map { edge in
        let targetID = idKind(of: edge.to)?.example
        defer { sourceID = targetID }
        return PathEdge(edge, sourceID: sourceID, targetID: targetID)
      })
  }
}

/// The first occurrences of fragments and segues, until none is missing.
private struct Sights: ExplorationVisitor {
  var missingFragments: Set<FragmentIndex>
  var missingSegues: Set<SegueIndex>
  private(set) var fragments: [FragmentIndex: Int] = [:]
  private(set) var segues: [SegueIndex: (state: Int, move: ExploringMove)] = [:]

  init(missingFragments: Set<FragmentIndex>, missingSegues: Set<SegueIndex>) {
    (self.missingFragments, self.missingSegues) = (missingFragments, missingSegues)
  }

  var wantsTries: Bool { true }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool {
    if !missingFragments.isEmpty {
      for fragment in machine.presentedFragmentPositions where missingFragments.remove(fragment) != nil {
        fragments[fragment] = state
      }
    }
    return missingFragments.isEmpty && missingSegues.isEmpty
  }

  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    if !missingSegues.isEmpty, case .success(let machine) = result {
      for action in machine.actions {
        if let segue = action.taken, missingSegues.remove(segue) != nil { segues[segue] = (state, move) }
      }
    }
    return true
  }
}
