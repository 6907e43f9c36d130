import Helm
import HelmTesting
import Testing

@Suite("Queries of a graph") struct QueryTests {
  private let graph = NavigationGraph(
    [.a => .b, .a => .c, .b => .d, .c => .d, .d => .b, .e => .f].map { Segue($0) } as [Segue<Letter>])

  @Test func graphQueriesKeepTheOrderOfTheGraph() {
    #expect(graph.fragments == [.a, .b, .c, .d, .e, .f])
    #expect(graph.outgoingEdges(of: .a) == [.a => .b, .a => .c])
    #expect(graph.incomingEdges(of: .d) == [.b => .d, .c => .d])
    #expect(graph.outgoingEdges(of: .l).isEmpty)
    #expect(graph.incomingEdges(of: .l).isEmpty)
    #expect(graph.inlets == [.a, .e])
    #expect(graph.outlets == [.f])
    #expect(graph.contains(.d) && !graph.contains(.l))
    #expect(graph.contains(.d => .b) && !graph.contains(.b => .a))
    #expect(graph.segue(for: .a => .b) == Segue(.a => .b))
    #expect(graph.segue(for: .b => .a) == nil)
  }

  @Test func dfsVisitsFragmentsDepthFirst() {
    #expect(graph.dfs() == [.a, .b, .d, .c, .e, .f])
    #expect(graph.dfs(from: .c) == [.c, .d, .b])
    #expect(graph.dfs(from: .a, until: .d) == [.a, .b, .d])
    #expect(graph.dfs(from: .l).isEmpty)
    #expect(graph.dfs(from: .e, until: .a) == [.e, .f])
  }

  @Test func firstCycleFindsCyclesWithoutAnInlet() {
    #expect(graph.firstCycle == [.b, .d])
    let island = NavigationGraph([.a => .b, .c => .d, .d => .c].map { Segue($0) } as [Segue<Letter>])
    #expect(island.firstCycle == [.c, .d])
    #expect(island.hasCycle)
    #expect(NavigationGraph([Segue(.a => .b), Segue(.a => .a)] as [Segue<Letter>]).firstCycle == [.a])
    #expect(!NavigationGraph([.a => .b, .a => .c, .b => .c].map { Segue($0) } as [Segue<Letter>]).hasCycle)
  }

  @Test func connectedComponentsIgnoreTheDirectionOfEdges() {
    #expect(graph.connectedComponents == [[.a, .b, .c, .d], [.e, .f]])
    let meeting = NavigationGraph([.a => .c, .b => .c].map { Segue($0) } as [Segue<Letter>])
    #expect(meeting.connectedComponents == [[.a, .c, .b]])
  }

  /// Every graph of three fragments, compared with naive implementations.
  @Test func queriesOfSmallGraphsMatchANaiveImplementation() {
    let letters: [Letter] = [.a, .b, .c]
    let edges = letters.flatMap { from in letters.map { DirectedEdge(from: from, to: $0) } }
    for subset in 1..<(1 << edges.count) {
      let chosen = edges.indices.filter { subset >> $0 & 1 == 1 }.map { edges[$0] }
      let graph = NavigationGraph(chosen.map { Segue($0) })
      var reach = Set(chosen)
      for _ in letters {
        for first in reach {
          for second in chosen where second.from == first.to { reach.insert(first.from => second.to) }
        }
      }
      #expect(graph.hasCycle == letters.contains { reach.contains($0 => $0) }, "\(chosen)")
      if let cycle = graph.firstCycle {
        for (from, to) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) { #expect(chosen.contains(from => to)) }
      }
      for letter in graph.fragments {
        let expected = Set(graph.fragments.filter { reach.contains(letter => $0) } + [letter])
        #expect(Set(graph.dfs(from: letter)) == expected, "\(chosen) from \(letter)")
      }
      #expect(Set(graph.dfs()) == Set(graph.fragments))
      #expect(graph.dfs().count == graph.fragments.count)
      #expect(graph.connectedComponents.flatMap(\.self).count == graph.fragments.count)
    }
  }

  /// Ordered by the names of sources and targets; several segues of one edge, which no valid graph has, by their rules.
  @Test func aSetOfSeguesIsOrderedByNamesAndThenRules() {
    let ordered: [Segue<Letter>] = [
      Segue(.a => .b, style: .hold), Segue(.a => .b), Segue(.a => .b, leaving: .c), Segue(.a => .b, leaving: .d),
      Segue(.a => .b, tag: Mark.blue), Segue(.a => .b, tag: Mark.green), Segue(.a => .b, auto: true),
      Segue(.a => .b, dismissable: true), Segue(.a => .b, presentation: .overlay), Segue(.a => .c), Segue(.b => .a),
      Segue(.k => .a), Segue(.k => .b), Segue(.l => .a, style: .hold),
    ]
    #expect(Array(Segues(Set(ordered))) == ordered)
    #expect(Array(Segues(Set(ordered.reversed()))) == ordered)
    #expect(NavigationGraph(Set(ordered)).fragments == [.a, .b, .c, .k, .l])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func graphsOfASetDoNotDependOnItsOrder(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let segues = RandomGraph(using: &random).graph.segues
    let graphs = (0..<5).map { _ in NavigationGraph(Set(segues.shuffled(using: &random)), entry: .a) }
    for graph in graphs.dropFirst() {
      #expect(graph == graphs[0])
      #expect(graph.fragments == graphs[0].fragments)
      #expect(graph.segues == graphs[0].segues)
      #expect(graph.dfs() == graphs[0].dfs())
      #expect(graph.firstCycle == graphs[0].firstCycle)
      #expect(graph.connectedComponents == graphs[0].connectedComponents)
    }
  }

  @Test func anEntryThatTheGraphDoesNotHaveIsNone() {
    #expect(NavigationGraph([Segue<Letter>(.a => .b)], entry: .a).entry == .a)
    #expect(NavigationGraph([Segue<Letter>(.a => .b)], entry: .c).entry == nil)
    #expect(NavigationGraph([Segue<Letter>(.a => .b)]).entry == .a)
  }
}
