import Helm
import HelmDocuments

/// The fragments that commands can present from the start of an app, each with a shortest way.
struct ReachedFragments {
  private let exploration: Exploration<NamedFragment>
  private let ways: GraphWays<NamedFragment>
  private var first: [NamedFragment: Int] = [:]

  /// - Complexity: Linear in the explored states with what they present.
  init(from start: Navigation<NamedFragment>, _ limits: GraphDifference.Limits) {
    exploration = start.explore(limits: ExplorationLimits(states: limits.states))
    ways = GraphWays(from: start)
    let count = start.graph.nodes.count
    // Each presentation is looked at once.
    for position in exploration.distinctPresentations() where first.count < count {
      for place in exploration.navigation(at: position).presentedFragments where first[place.fragment] == nil {
        first[place.fragment] = position
      }
    }
  }

  /// Whether a fragment is presented somewhere or, if the exploration was cut short, whether segues lead there.
  func reaches(_ fragment: NamedFragment) -> Bool {
    first[fragment] != nil || !exploration.isComplete && ways.reaches(fragment)
  }

  /// The commands to a fragment, `nil` where it is not reached.
  func way(to fragment: NamedFragment) -> [NavigationCommand<NamedFragment>]? {
    if let state = first[fragment] { return exploration.commands(to: state) }
    return exploration.isComplete ? nil : ways.way(to: fragment).map { [.presentFlow(Flow($0))] }
  }
}
