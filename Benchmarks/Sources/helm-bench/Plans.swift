import Helm
import HelmTesting

/// Routes to find in apps of tabs, pushes, swaps, sheets, overlays and covers that can't be dismissed, from deep states.
///
/// Some are hard: what is wanted lies below covers, or behind other tabs.
@MainActor
struct Plans {
  struct Plan {
    let helm: Helm<Node>
    let target: Node
  }

  let all: [Plan]

  init(segues count: Int) throws {
    var plans: [Plan] = []
    // How many pushes, swaps, sheets, covers and overlays there are of a hundred segues.
    for weights in [[70, 10, 15, 0, 5], [50, 10, 20, 15, 5], [30, 10, 20, 35, 5], [20, 60, 10, 5, 5]] {
      for seed in 0..<4 as Range<UInt64> {
        var dice = SeededNumbers(seed: seed &+ 77)
        func roll(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }
        let graph = Self.graph(count, weights, roll)
        for _ in 0..<4 {
          let helm = try Helm(graph: graph)
          helm.errorPolicy = .report
          for _ in 0..<roll(20) {
            let places = helm.presentedFragments
            let place = places[max(0, places.count - 1 - roll(min(3, places.count)))]
            let edges = graph.outgoingEdges(of: place.fragment)
            if !edges.isEmpty { helm.present(edges[roll(edges.count)].to) }
          }
          for _ in 0..<6 { plans.append(Plan(helm: helm, target: Node(6 + roll(count / 2 - 6)))) }
        }
      }
    }
    all = plans
  }

  /// The plan for which some work takes the most time.
  func slowest(_ work: (Plan) -> Void) throws -> Plan {
    let clock = ContinuousClock()
    let times = all.map { plan in
      // The least of three, so that what else the machine does is not counted.
      (0..<3).map { _ in clock.measure { work(plan) } }.min() ?? .zero
    }
    guard let index = times.indices.max(by: { times[$0] < times[$1] }) else {
      throw ExpectationError(description: "there are no plans")
    }
    return all[index]
  }

  /// An app of half as many screens as segues.
  private static func graph(_ count: Int, _ weights: [Int], _ roll: (Int) -> Int) -> NavigationGraph<Node> {
    let screens = count / 2
    var segues: [DirectedEdge<Node>: Segue<Node>] = [:]
    func add(_ from: Int, _ to: Int) {
      let edge = Node(from) => Node(to)
      guard from != to, segues[edge] == nil else { return }
      var (number, kind) = (roll(weights.reduce(0, +)), 0)
      while number >= weights[kind] { (number, kind) = (number - weights[kind], kind + 1) }
      segues[edge] =
        switch kind {
        case 0: Segue(edge, dismissable: true)
        case 1: Segue(edge)
        case 2: Segue(edge, style: .hold, dismissable: true)
        case 3: Segue(edge, style: .hold, presentation: .fullScreenCover)
        default: Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
        }
    }
    for tab in 1...5 {
      segues[Node(0) => Node(tab)] = Segue(Node(0) => Node(tab), style: .hold, auto: tab == 1)
    }
    for screen in 6..<screens { add(max(1, screen - 1 - roll(min(screen - 1, 40))), screen) }
    while segues.count < count { add(1 + roll(screens - 1), 6 + roll(screens - 6)) }
    return NavigationGraph(Set(segues.values), entry: Node(0))
  }
}
