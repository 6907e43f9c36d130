import Helm
import HelmTesting

/// Exploring state spaces of known sizes, all of each.
extension Cases {
  static let exploring: [Case] = [
    Case(name: "explore, tree", axis: .states, limit: nil, only: [10_000, 1_000_000]) { size in
      try exploration(of: NavigationGraph(GraphShape.tree.segues(size - 1), entry: Node(0)), states: size)
    },
    Case(name: "explore, six tabs of two screens", axis: .states, limit: nil, only: [384]) { size in
      let tabs = (1...6).map { Node($0) }
      let segues = tabs.flatMap { tab in
        [
          Segue(from: Node(0), to: tab, style: .hold),
          Segue(from: tab, to: Node(Int(tab.rawValue) + 6), dismissable: true),
        ]
      }
      let opened = HelmPath(tabs.map { PathEdge(Node(0) => $0) })
      return try exploration(of: NavigationGraph(segues, entry: Node(0)), path: opened, states: size)
    },
    Case(name: "explore, six overlays and five sheets", axis: .states, limit: nil, only: [11_742]) { size in
      let overlays = (1...6).map {
        Segue(from: Node(0), to: Node($0), style: .hold, dismissable: true, presentation: .overlay)
      }
      let sheets = (7...11).map {
        Segue(from: Node($0 == 7 ? 0 : $0 - 1), to: Node($0), style: .hold, dismissable: true)
      }
      return try exploration(of: NavigationGraph(overlays + sheets, entry: Node(0)), states: size)
    },
    Case(name: "explore up to the limit, random", axis: .states, limit: nil, only: [10_000, 1_000_000]) { size in
      let navigation = try Navigation(graph: GraphShape.random.graph(10_000))
      return Work { keep(navigation.explore(limits: ExplorationLimits(states: size))) }
    },
  ]

  private static func exploration(
    of graph: NavigationGraph<Node>, path: HelmPath<Node> = [], states: Int
  ) throws -> Work {
    let navigation = try Navigation(graph: graph, path: path)
    return Work {
      let exploration = navigation.explore()
      try expect(
        exploration.isComplete && exploration.states.count == states,
        "\(exploration.states.count) states, not \(states)")
    }
  }
}
