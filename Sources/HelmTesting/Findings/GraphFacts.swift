import Helm

/// The facts that hold along the shortest ways of a graph, whatever its size.
///
/// Every segue is taken once, from the state in which a shortest way presents its source. No path is replaced, so all
/// of it can really happen. Whatever only other ways cover is left to the exploration.
struct GraphFacts<N: Fragment> {
  private(set) var facts = ExplorationFacts()
  private(set) var presented: Set<N> = []

  /// The maximum number of path edges to copy, so that very long ways don't take quadratic time.
  private static var budget: Int { 20_000_000 }

  /// Follows the ways.
  ///
  /// - Complexity: For each segue, linear in the length of the way to it, within the budget.
  init(from start: Navigation<N>, ways: GraphWays<N>, _ identityProvider: @escaping IdentityProvider<N>) {
    let graph = start.graph
    let identityProvider = graph.withExamples(identityProvider)
    var pending = start.presentedFragments.map { (fragment: $0, state: start, depth: 1) }
    for (fragment, _, _) in pending { presented.insert(fragment.fragment) }
    var isPending = presented
    var spent = 0
    while let (source, state, depth) = pending.popLast() {
      for edge in graph.outgoingEdges(of: source.fragment) {
        spent += depth
        guard spent < Self.budget else { return }
        let target = PathFragment(edge.to, id: identityProvider(edge))
        let command = NavigationCommand<N>.present(.edge(PathEdge(from: source, to: target)))
        var next = state
        guard let outcome = try? next.perform(command) else { continue }
        facts.note(next.machine)
        let taken = outcome.taken
        for fragment in outcome.appeared {
          presented.insert(fragment.fragment)
          guard let way = ways.ingress[fragment.fragment], taken.contains(way),
            isPending.insert(fragment.fragment).inserted
          else { continue }
          pending.append((fragment, next, depth + 1))
        }
      }
    }
  }
}
