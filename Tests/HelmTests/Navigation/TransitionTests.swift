import Helm
import HelmTesting
import Testing

@Suite("Transitions take every reachable segue (Semantics.md §4)") struct TransitionTests {
  /// Performs the steps one after another, and returns the edges they took.
  private func walk(
    _ transitions: [NavigationCommand<Letter>], from start: Navigation<Letter>
  ) throws -> Set<DirectedEdge<Letter>> {
    var navigation = start
    var taken: Set<DirectedEdge<Letter>> = []
    for (index, transition) in transitions.enumerated() {
      do {
        try navigation.perform(transition)
      } catch {
        Issue.record("step \(index), \(transition): \(error)")
      }
      if case .present(.edge(let edge), nil) = transition { taken.insert(edge.edge) }
    }
    return taken
  }

  /// The reachable edges, found by trying one after another.
  private func reachable(from start: Letter, in graph: NavigationGraph<Letter>) -> Set<DirectedEdge<Letter>> {
    var fragments: Set = [start]
    var edges: Set<DirectedEdge<Letter>> = []
    var count = -1
    while edges.count != count {
      count = edges.count
      for edge in graph.edges where fragments.contains(edge.from) {
        edges.insert(edge)
        fragments.insert(edge.to)
      }
    }
    return edges
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func transitionsTakeEveryReachableSegueOnce(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random).graph
    let navigation = try Navigation(graph: graph)
    let transitions = navigation.transitions()
    let edges = try walk(transitions, from: navigation)
    #expect(edges == reachable(from: navigation.entry, in: graph), "seed \(seed)")
    let presents = transitions.count { if case .present = $0 { true } else { false } }
    #expect(presents == edges.count, "seed \(seed): a segue was taken twice")
    if let start = graph.fragments.last {
      let edges = try walk(navigation.transitions(from: start), from: navigation)
      #expect(edges == reachable(from: start, in: graph), "seed \(seed) from \(start)")
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func transitionsWithFreshIDsEnd(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random).graph
    var navigation = try Navigation(graph: graph)
    var last = 0
    let transitions = navigation.transitions { _ in
      last += 1
      return last
    }
    #expect(try walk(transitions, from: navigation) == reachable(from: navigation.entry, in: graph), "seed \(seed)")
    // From any state, the walk first returns to the start of the app.
    for _ in 0..<5 { _ = try? navigation.forward() }
    #expect(try walk(navigation.transitions(), from: navigation) == reachable(from: navigation.entry, in: graph))
  }

  @Test func transitionsFollowTheOrderAPersonWouldTake() throws {
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold),
      Segue(.a => .d, style: .hold, dismissable: true), Segue(.b => .e, dismissable: true), Segue(.c => .f),
    ]
    let navigation = try Navigation(graph: NavigationGraph(segues))
    let steps: [NavigationCommand<Letter>] = [
      .present(.edge(.a => .b)), .present(.edge(.b => .e)), .dismiss(.edge(.b => .e)),
      .present(.edge(.a => .c)), .present(.edge(.c => .f)),
      .present(.edge(.a => .d)), .dismiss(.edge(.a => .d)),
    ]
    #expect(navigation.transitions() == steps)
  }

  @Test func transitionsFromAnotherStateFirstReplaceThePath() throws {
    var navigation = try Navigation(.tab(.a, .b).with(auto: true), .push(.a, .c), .cover(.c, .d))
    try navigation.present([.a => .c, .c => .d])
    let steps = navigation.transitions()
    #expect(steps.first == .replace([.a => .b]))
    #expect(try walk(steps, from: navigation) == [.a => .b, .a => .c, .c => .d])
  }

  @Test func transitionsContinueFromTheSecondPlaceOfAFragment() throws {
    // The cover stays below the whole walk: fragments presented over it are in a second place.
    let navigation = try Navigation(.tab(.a, .b), .cover(.b, .c), .sheet(.c, .a), .swap(.b, .d))
    let steps = navigation.transitions(from: .c)
    #expect(try walk(steps, from: navigation) == [.c => .a, .a => .b, .b => .c, .b => .d])
    #expect(steps.contains(.present(.edge(PathEdge(from: .at(.c), to: .at(.a))))))
  }

  @Test func transitionsFromAnUnreachableFragmentAreEmpty() throws {
    let segues: [Segue<Letter>] = [Segue(.a => .b), Segue(.c => .d), Segue(.d => .c)]
    let navigation = try Navigation(graph: NavigationGraph(segues, entry: .a))
    #expect(navigation.transitions(from: .c).isEmpty)
    #expect(navigation.transitions(from: .e).isEmpty)
    #expect(navigation.transitions(from: .b) == [.replace([.a => .b])])
  }

  @Test func transitionsSkipDisabledSegues() throws {
    let segues: [Segue<Letter>] = [Segue(.a => .b), Segue(.a => .c)]
    var navigation = try Navigation(graph: NavigationGraph(segues))
    try navigation.add(trait: .disabled, to: [.a => .b])
    #expect(navigation.transitions() == [.present(.edge(.a => .c))])
  }

  @Test @MainActor func helmReturnsAndNavigatesTransitions() throws {
    let helm = try Helm(nav: [Segue(.a => .b), Segue(.b => .c), Segue(.a => .c)] as [Segue<Letter>])
    var seen: [String] = []
    for transition in helm.transitions() {
      _ = try helm.perform(transition).get()
      seen.append("\(helm.presentedFragments)")
    }
    #expect(seen == ["[b]", "[c]", "[a]", "[c]"])
  }
}
