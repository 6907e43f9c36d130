import Helm
import HelmTesting

/// Walks and findings of whole graphs.
///
/// Both look at a limited number of states, so that small sizes, whose states are all looked at, say little of the growth.
extension Cases {
  static let testing: [Case] =
    [GraphShape.tree, .random].flatMap { shape in
      [
        Case(name: "findings(), \(shape)", axis: .segues, limit: nil, largest: 100_000) { size in
          let navigation = try Navigation(graph: shape.graph(size))
          let options = FindingOptions<Node>(limits: ExplorationLimits(states: 10_000))
          return Work { keep(navigation.findings(options)) }
        },
        Case(name: "walk by every segue, \(shape)", axis: .segues, limit: nil, largest: 100_000) { size in
          let navigation = try Navigation(graph: shape.graph(size))
          return Work { keep(navigation.walk(covering: .segues)) }
        },
      ]
    } + [
      Case(name: "explore 10 000 states, random", axis: .segues, limit: nil, largest: 100_000) { size in
        let navigation = try Navigation(graph: GraphShape.random.graph(size))
        return Work { keep(navigation.explore(limits: ExplorationLimits(states: 10_000))) }
      },
      Case(name: "every way takes a segue, tree", axis: .segues, limit: .linear, largest: 100_000) { size in
        let navigation = try Navigation(graph: GraphShape.tree.graph(size))
        let claim = NavigationClaim.everyWay(to: Node(size), takes: Node((size - 1) / 4) => Node(size))
        return Work { _ = try? navigation.expect(.always(claim)) }
      },
    ]
}
