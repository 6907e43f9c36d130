import Helm
import Testing

@Suite("Names of the first Helm's graph queries") struct ClassicNameTests {
  @Test func classicGraphQueriesAnswerAsTheCurrentOnes() {
    let graph = NavigationGraph<Letter>([Segue(from: .a, to: .b), Segue(from: .a, to: .c), Segue(from: .b, to: .c)])
    #expect(graph.nodes == graph.fragments && graph.nodes == [.a, .b, .c])
    #expect(graph.has(node: .c) && !graph.has(node: .d))
    #expect(graph.has(edge: .a => .b) && !graph.has(edge: .b => .a))
    #expect(graph.egressEdges(for: .a) == graph.outgoingEdges(of: .a))
    #expect(graph.ingressEdges(for: .c) == graph.incomingEdges(of: .c))
    #expect(graph.incomingEdges(of: .c).map(\.from) == [.a, .b])
  }

  @Test func classicRulesAreThoseOfTheInitializer() {
    let segue = Segue<Letter>(.a => .b, style: .hold)
    #expect(segue.makeAuto() == Segue(.a => .b, style: .hold, auto: true))
    #expect(segue.makeDismissable() == Segue(.a => .b, style: .hold, dismissable: true))
    #expect(segue.with(style: .pass) == Segue(.a => .b))
    #expect(segue.with(tag: Mark.red) == Segue(.a => .b, style: .hold, tag: Mark.red))
    #expect(Flow<Letter>(segue: .a => .b) == Flow(.a => .b))
  }

  @Test @MainActor func classicStepsAreCommands() throws {
    let segues: Segues<Letter> = [.push(.a => .b), .sheet(.a => .c)]
    var state = try Navigation(graph: NavigationGraph(segues))
    let steps: [PathTransition<Letter>] = [
      .present(pathEdge: .a => .c), .dismiss(pathEdge: .a => .c), .replace(path: [.a => .b]),
    ]
    let same: [NavigationCommand<Letter>] = [
      .present(.edge(.a => .c)), .dismiss(.edge(.a => .c)), .replace([.a => .b]),
    ]
    #expect(steps == same)
    let helm = try Helm(nav: segues)
    for step in steps {
      try state.navigate(transition: step)
      try helm.navigate(transition: step)
    }
    #expect(state.path == [.a => .b] && helm.path == [.a => .b])
    #expect(throws: HelmError<Letter>.self) { try helm.navigate(transition: .present(pathEdge: .c => .a)) }
    helm.edit(segues: [.a => .c]).add(trait: .disabled)
    #expect(!helm.canPresent(.c))
  }

  /// A set has no order, so the error doesn't depend on one.
  @Test @MainActor func editingASetOfMissingSeguesReportsTheFirstInOrder() throws {
    let helm = try Helm(nav: [.push(.a => .b => .c => .d)] as Segues<Letter>)
    helm.edit(segues: [.d => .a, .c => .a, .b => .a]).add(trait: .disabled)
    #expect(helm.errors == [.missingSegueForEdge(.b => .a, index: nil, hint: .segues([.b => .c]))])
  }
}
