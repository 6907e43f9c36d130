import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

@Suite struct DominatorTests {
  /// The dominators of fragments by name.
  private func dominators(_ graph: NavigationGraph<NamedFragment>) -> [String: String] {
    let found = DominatorTree(graph).dominators
    var names: [String: String] = [:]
    for (node, dominator) in zip(graph.fragments, found) {
      if let dominator { names[node.name] = graph.fragments[dominator].name }
    }
    return names
  }

  @Test func dominatorsFollowTheSegues() {
    let graph = NavigationGraph<NamedFragment>([
      Segue(from: "splash", to: "gate"), Segue(from: "gate", to: "login", style: .hold),
      Segue(from: "login", to: "register"), Segue(from: "register", to: "home", leaving: "gate"),
      Segue(from: "home", to: "news", style: .hold), Segue(from: "news", to: "article", dismissable: true),
      Segue(from: "home", to: "sheet", style: .hold), Segue(from: "sheet", to: "alert", style: .hold),
      Segue(from: "article", to: "alert", style: .hold), Segue(from: "home", to: "settings", dismissable: true),
    ])
    #expect(
      dominators(graph) == [
        "gate": "splash", "login": "gate", "register": "login", "home": "gate", "news": "home", "article": "news",
        "sheet": "home", "alert": "home", "settings": "home",
      ])
  }

  @Test func unreachableFragmentsAndCyclesHaveDominators() {
    let graph = NavigationGraph<NamedFragment>(
      [
        Segue(from: "a", to: "b", style: .hold), Segue(from: "b", to: "a", style: .hold),
        Segue(from: "c", to: "d", style: .hold), Segue(from: "d", to: "c"), Segue(from: "e", to: "e", style: .hold),
      ], entry: "a")
    #expect(dominators(graph) == ["b": "a", "d": "c"])
  }

  /// Compared with the definition: every way to a fragment passes its dominators.
  @Test(arguments: 0..<200 as Range<UInt64>) func dominatorsMatchTheirDefinition(_ seed: UInt64) throws {
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
    guard reached.count == graph.fragments.count else { return }
    var expected: [String: String] = [:]
    for fragment in graph.fragments {
      let around = graph.fragments.filter {
        $0 != fragment && !NaivePlaces(graph).reached(without: $0).contains(fragment)
      }
      // The innermost dominator is inside all others.
      let innermost = around.filter { one in
        around.allSatisfy { $0 == one || !NaivePlaces(graph).reached(without: $0).contains(one) }
      }
      if let dominator = innermost.first { expected[fragment.name] = dominator.name }
    }
    #expect(dominators(graph) == expected, "seed \(seed): \(GraphDocument(segues: segues))")
  }

  @Test func deepBoxesAreFlattened() throws {
    // Tabs in tabs, each with another one beside it.
    let segues = (0..<3_000).flatMap { number in
      ["\(number + 1)", "\(number + 1)b"].map {
        Segue(from: NamedFragment("\(number)"), to: NamedFragment($0), style: .hold)
      }
    }
    let drawing = GraphDrawing(NavigationGraph<NamedFragment>(segues))
    #expect(drawing.boxes.count == GraphDrawing.depthLimit)
    #expect(try MermaidGrammar(drawing.mermaid()).subgraphs.count == GraphDrawing.depthLimit + 1)
    #expect(drawing.dot().count > 3_000)
  }
}

/// The fragments reachable from the entry, found by repetition until nothing is new.
private struct NaivePlaces {
  let graph: NavigationGraph<NamedFragment>

  init(_ graph: NavigationGraph<NamedFragment>) { self.graph = graph }

  /// The fragments reachable without one fragment.
  func reached(without removed: NamedFragment?) -> Set<NamedFragment> {
    guard let entry = graph.entry, entry != removed else { return [] }
    var reached: Set = [entry]
    while true {
      var new = reached
      for segue in graph.segues where segue.to != removed {
        let origin = segue.leaving.flatMap { graph.contains($0) ? $0 : nil } ?? segue.from
        if reached.contains(origin) { new.insert(segue.to) }
      }
      if new == reached { return reached }
      reached = new
    }
  }
}
