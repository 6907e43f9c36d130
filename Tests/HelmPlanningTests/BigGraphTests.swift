import Helm
import HelmTesting
import Testing

/// A fragment of a large graph.
struct Number: Fragment {
  let value: Int
  init(_ value: Int) { self.value = value }
}

/// In a large graph, and from a deep state, only what is near the way is looked at.
@Suite struct BigGraphTests {
  @Test func aChainOfPushes() throws {
    let count = 200
    let segues = (0..<count).map { Segue(Number($0) => Number($0 + 1), dismissable: true) }
    let graph = NavigationGraph(segues + [Segue(Number(7) => Number(-1), dismissable: true)])
    var navigation = try Navigation(graph: graph)
    for number in 1..<count { try navigation.present(Number(number)) }
    let back = try navigation.route(to: Number(10))
    #expect(back.cost == 1 && back.lookedAt < 20, "\(back.lookedAt)")
    let aside = try navigation.route(to: Number(-1))
    #expect(aside.cost == 3 && aside.steps.count == 2 && aside.lookedAt < 20, "\(aside.lookedAt)")
    let on = try navigation.route(to: Number(count))
    #expect(on.cost == 2 && on.lookedAt < 20, "\(on.lookedAt)")
  }

  @Test func aRandomGraph() throws {
    var numbers = SeededNumbers(seed: 2022)
    let count = 5_000
    let edges = Set(
      (0..<count).flatMap { from in
        (0..<4).map { _ in Number(from) => Number(Int(numbers.next() % UInt64(count))) }
      })
    let segues = edges.map { edge in
      Segue(edge, style: edge.to.value % 3 == 0 ? .hold : .pass, dismissable: edge.to.value % 5 != 0)
    }
    var navigation = try Navigation(graph: NavigationGraph(Set(segues), entry: Number(0)))
    for round in 0..<30 {
      let edges = navigation.graph.outgoingEdges(of: navigation.topmostFragment.fragment)
      if !edges.isEmpty { _ = try? navigation.present(edges[round % edges.count].to) }
    }
    var found = 0
    for target in stride(from: 17, to: count, by: 913) where navigation.graph.contains(Number(target)) {
      guard let route = try? navigation.route(to: Number(target)) else { continue }
      found += 1
      #expect(route.lookedAt < 3_000, "\(target): \(route.lookedAt)")
      var there = navigation
      for command in route.commands { try there.perform(command) }
      #expect(there.topmostFragment.fragment == Number(target))
    }
    #expect(found > 4, "\(found)")
  }
}
