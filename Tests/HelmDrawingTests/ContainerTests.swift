import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

@Suite struct ContainerTests {
  /// The containers of fragments by their names.
  private func containers(_ graph: NavigationGraph<NamedFragment>) -> [String: String] {
    let found = ContainerTree(graph).containers
    var names: [String: String] = [:]
    for (node, container) in zip(graph.nodes, found) {
      if let container { names[node.name] = graph.nodes[container].name }
    }
    return names
  }

  @Test func whatIsInside() {
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "splash", to: "gate"), Segue(from: "gate", to: "login", style: .hold),
      Segue(from: "login", to: "register"), Segue(from: "register", to: "home", leaving: "gate"),
      Segue(from: "home", to: "news", style: .hold), Segue(from: "news", to: "article", dismissable: true),
      Segue(from: "home", to: "sheet", style: .hold), Segue(from: "sheet", to: "alert", style: .hold),
      Segue(from: "article", to: "alert", style: .hold), Segue(from: "home", to: "settings", dismissable: true),
    ])
    #expect(
      containers(graph) == [
        "login": "gate", "register": "gate", "news": "home", "article": "home", "sheet": "home", "alert": "home",
      ])
  }

  @Test func whatNothingLeadsToAndCycles() {
    let graph = NavigationGraph<NamedFragment>(
      [
        Segue(from: "a", to: "b", style: .hold), Segue(from: "b", to: "a", style: .hold),
        Segue(from: "c", to: "d", style: .hold), Segue(from: "d", to: "c"), Segue(from: "e", to: "e", style: .hold),
      ], entry: "a")
    #expect(containers(graph) == ["b": "a", "d": "c"])
  }

  /// Against the definition: a fragment is inside those without which nobody gets to it.
  @Test(arguments: 0..<200 as Range<UInt64>) func asByDefinition(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 2...7, using: &numbers)
    var edges: Set<[Int]> = []
    var segues: [Segue<NamedFragment>] = []
    for _ in 0..<Int.random(in: 1...12, using: &numbers) {
      let ends = [Int.random(in: 0..<count, using: &numbers), Int.random(in: 0..<count, using: &numbers)]
      guard edges.insert(ends).inserted else { continue }
      let isHold = Bool.random(using: &numbers)
      let leaving =
        !isHold && Int.random(in: 0..<3, using: &numbers) == 0 ? Int.random(in: 0..<count, using: &numbers) : nil
      segues.append(
        Segue(
          from: NamedFragment("\(ends[0])"), to: NamedFragment("\(ends[1])"), style: isHold ? .hold : .pass,
          leaving: leaving.map { NamedFragment("\($0)") }))
    }
    let graph = NavigationGraph(segues, entry: segues.first?.from)
    let reached = NaivePlaces(graph).reached(without: nil)
    guard reached.count == graph.nodes.count else { return }
    var expected: [String: String] = [:]
    for fragment in graph.nodes {
      let around = graph.nodes.filter { $0 != fragment && !NaivePlaces(graph).reached(without: $0).contains(fragment) }
      // The innermost one is inside all others.
      let innermost = around.filter { one in
        around.allSatisfy { $0 == one || !NaivePlaces(graph).reached(without: $0).contains(one) }
      }
      if let container = innermost.first { expected[fragment.name] = container.name }
    }
    #expect(containers(graph) == expected, "seed \(seed): \(GraphDocument(segues: segues))")
  }

  @Test func deepOnesAreFlat() throws {
    let segues = (0..<3_000).map { number in
      Segue(from: NamedFragment("\(number)"), to: NamedFragment("\(number + 1)"), style: .hold)
    }
    let drawing = GraphDrawing(NavigationGraph<NamedFragment>(segues))
    #expect(drawing.boxes.count == GraphDrawing.depthLimit)
    #expect(try MermaidGrammar(drawing.mermaid()).subgraphs.count == GraphDrawing.depthLimit + 1)
    #expect(drawing.dot().count > 3_000)
  }
}

/// The fragments that can be presented, each with what can hold it: found by going on until nothing is new.
private struct NaivePlaces {
  let graph: NavigationGraph<NamedFragment>

  init(_ graph: NavigationGraph<NamedFragment>) { self.graph = graph }

  /// The fragments that there is a chain of holders for, from the entry on, without one of them.
  func reached(without removed: NamedFragment?) -> Set<NamedFragment> {
    // What can stand in whose place: pairs of a fragment and its holder.
    struct Place: Hashable {
      let fragment: NamedFragment
      let holder: NamedFragment?
    }
    guard let entry = graph.entry else { return [] }
    var places: Set<Place> = [Place(fragment: entry, holder: nil)]
    while true {
      var new = places
      let all = places
      for segue in graph.segues {
        if segue.style == .hold {
          new.insert(Place(fragment: segue.to, holder: segue.from))
        } else {
          for place in all
          where place.fragment == segue.leaving.flatMap({ graph.has(node: $0) ? $0 : nil }) ?? segue.from {
            new.insert(Place(fragment: segue.to, holder: place.holder))
          }
        }
      }
      if new == places { break }
      places = new
    }
    var reached: Set<NamedFragment> = []
    while true {
      var new = reached
      for place in places where place.fragment != removed {
        if place.holder.map({ reached.contains($0) }) ?? true { new.insert(place.fragment) }
      }
      if new == reached { return reached }
      reached = new
    }
  }
}
