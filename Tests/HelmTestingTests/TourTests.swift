import Helm
import HelmTesting
import Testing

@Suite("Costs of tours")
struct TourTests {
  /// The cheapest tour of all segues, by Dijkstra's algorithm over states and covered segues.
  ///
  /// It is independent of the library's plans: any state is replaced by any other, and every command of the brute-force
  /// search is tried.
  func optimum(_ brute: BruteForce, costs: WalkCosts) -> Int {
    let edges = brute.start.graph.edges.filter(brute.isTaken)
    let bits = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($0.element, 1 << $0.offset) })
    func mask(_ steps: [NavigationStep<Letter>]) -> Int {
      steps.reduce(0) { $0 | (brute.edge(of: $1).flatMap { bits[$0] } ?? 0) }
    }
    func price(_ command: NavigationCommand<Letter>) -> Int {
      switch command {
      case .present, .forward: costs.present
      default: costs.dismiss
      }
    }
    let start = brute.start.path.reduce(0) { $0 | (bits[$1.edge] ?? 0) }
    let all = (1 << edges.count) - 1
    let width = edges.count
    var best = [start: 0]
    var rings: [Int: [Int]] = [0: [start]]
    var cost = 0
    while !rings.isEmpty {
      for key in rings.removeValue(forKey: cost) ?? [] where best[key] == cost {
        let (state, covered) = (key >> width, key & all)
        if covered == all { return cost }
        func offer(_ state: Int, _ mask: Int, _ price: Int) {
          let next = state << width | covered | mask
          guard cost + price < best[next] ?? .max else { return }
          best[next] = cost + price
          rings[cost + price, default: []].append(next)
        }
        for arc in brute.arcs[state] { offer(arc.to, mask(arc.steps), price(arc.command)) }
        for other in brute.states.indices { offer(other, 0, costs.replace ?? costs.relaunch) }
      }
      cost += 1
    }
    return 0
  }

  @Test("tours of small graphs cost at most a quarter more than the optimum")
  func againstTheOptimum() throws {
    var (tours, optima, worst, count) = (0, 0, 1.0, 0)
    for seed in UInt64(1)...120 {
      let graph = randomGraph(seed: seed, fragments: 3 + Int(seed % 3), segues: 4 + Int(seed % 5))
      let start = try Navigation(graph: graph)
      guard graph.edges.count <= 8, let brute = BruteForce(start, limit: 60) else { continue }
      let walk = start.walk(covering: .segues)
      let optimum = optimum(brute, costs: .standard)
      #expect(walk.cost() >= optimum, "seed \(seed)")
      guard optimum > 0 else { continue }
      count += 1
      (tours, optima) = (tours + walk.cost(), optima + optimum)
      worst = max(worst, Double(walk.cost()) / Double(optimum))
    }
    print("tours / optimum: \(tours) / \(optima) over \(count) graphs, the worst \(worst)")
    #expect(count >= 40)
    #expect(worst <= 1.25)
    #expect(Double(tours) <= 1.05 * Double(optima))
  }

  @Test("greedy tours, for too many segues to try all orders, cost at most a fifth more than the optimum")
  func greedyAgainstTheOptimum() throws {
    var (tours, optima, count) = (0, 0, 0)
    var seed: UInt64 = 0
    while count < 4, seed < 2_000 {
      seed += 1
      let graph = randomGraph(seed: seed, fragments: 5, segues: 11)
      let start = try Navigation(graph: graph)
      guard graph.edges.count == 11, let brute = BruteForce(start, limit: 24), brute.pruned.isEmpty else { continue }
      let walk = start.walk(covering: .segues)
      guard walk.covered.count == 11 else { continue }
      let optimum = optimum(brute, costs: .standard)
      #expect(walk.cost() >= optimum, "seed \(seed)")
      #expect(Double(walk.cost()) <= 1.5 * Double(optimum), "seed \(seed)")
      count += 1
      (tours, optima) = (tours + walk.cost(), optima + optimum)
    }
    print("greedy tours / optimum: \(tours) / \(optima) over \(count) graphs")
    #expect(count == 4)
    #expect(Double(tours) <= 1.2 * Double(optima))
  }

  @Test("tours of larger graphs cost at most about twice a lower bound")
  func againstALowerBound() throws {
    for (segues, limit) in [(40, 2_000), (400, 4_000), (4_000, 2_000)] {
      let start = try Navigation(graph: randomScreens(seed: 7, segues: segues))
      let walk = start.walk(covering: .segues, limits: WalkLimits(states: limit))
      try walk.replay()
      #expect(walk.missing.isEmpty)
      // Every segue that is not fired by an auto takes a step of its own, and no step costs less than 1.
      let bound = walk.covered.count - start.path.count
      let ratio = Double(walk.cost()) / Double(bound)
      print("tour / lower bound: \(walk.cost()) / \(bound) = \(ratio) for \(segues) segues (\(walk.end))")
      #expect(ratio <= 2.1)
    }
  }

  /// If each step had its own path, these would be fifty million edges, and as many comparisons.
  @Test("a tour of a long chain takes linear time and memory", .timeLimit(.minutes(10)))
  func longChain() throws {
    let count = 10_000
    let graph = NavigationGraph(
      (0..<count).map {
        Segue(
          DirectedEdge(from: Number(value: $0), to: Number(value: $0 + 1)), dismissable: true, presentation: .push)
      })
    let walk = try Navigation(graph: graph).walk(covering: .segues, limits: WalkLimits(states: 50))
    #expect(walk.missing.isEmpty)
    #expect(walk.steps.count == count)
    #expect(walk.steps[4].presented.map(\.fragment.value) == [5])
    #expect(walk.steps[4].path.map(\.to.fragment.value) == Array(1...5))
    #expect(walk.steps[count - 1].path.count == count)
    #expect(walk.steps[count - 1].path.last?.to.fragment.value == count)
    #expect(walk.description.hasPrefix("1. take n0 => n1\n     n1\n2. "))
    var coverage = NavigationCoverage(graph)
    coverage.record(walk)
    #expect(coverage.report.lines[0].missing.isEmpty)
  }

  @Test("the description of a walk lists the topmost of many presented fragments")
  func manyAtOnce() throws {
    let graph = NavigationGraph(
      (0..<14).map {
        Segue(DirectedEdge(from: Number(value: $0), to: Number(value: $0 + 1)), style: .hold, dismissable: true)
      })
    let walk = try Navigation(graph: graph).walk(covering: .segues)
    #expect(walk.steps.count == 14)
    #expect(walk.steps[13].presented.map(\.fragment.value) == Array(0...14))
    let lines = walk.description.split(separator: "\n")
    #expect(lines[1] == "     n0 / n1")
    #expect(lines[27] == "     … 3 below / n3 / n4 / n5 / n6 / n7 / n8 / n9 / n10 / n11 / n12 / n13 / n14")
  }
}

/// Screens pushed on each other and sheets over them, with ways back to earlier ones: four segues out of each.
func randomScreens(seed: UInt64, segues count: Int) -> NavigationGraph<Number> {
  var dice = Dice(seed: seed)
  let fragments = max(2, count / 4)
  var edges: Set<DirectedEdge<Number>> = []
  var segues: [Segue<Number>] = []
  func add(_ from: Int, _ to: Int) {
    let edge = DirectedEdge(from: Number(value: from), to: Number(value: to))
    guard from != to, edges.insert(edge).inserted else { return }
    segues.append(Segue(edge, style: dice.roll(3) == 0 ? .hold : .pass, dismissable: true))
  }
  for target in 1..<fragments { add((target - 1) / 4, target) }
  while segues.count < count { add(dice.roll(fragments), dice.roll(fragments)) }
  return NavigationGraph(segues, entry: Number(value: 0))
}
