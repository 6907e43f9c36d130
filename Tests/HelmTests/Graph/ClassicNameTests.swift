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
}
