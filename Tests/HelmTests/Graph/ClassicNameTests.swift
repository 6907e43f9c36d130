import Helm
import Testing

@Suite("The first Helm's names of questions to a graph") struct ClassicNameTests {
  @Test func theyAnswerAsTheNewOnes() {
    let graph = NavigationGraph<Letter>([Segue(from: .a, to: .b), Segue(from: .a, to: .c), Segue(from: .b, to: .c)])
    #expect(graph.fragments == [.a, .b, .c])
    #expect(graph.contains(.c) && !graph.contains(.d))
    #expect(graph.contains(.a => .b) && !graph.contains(.b => .a))
    #expect(graph.outgoingEdges(of: .a) == graph.outgoingEdges(of: .a))
    #expect(graph.incomingEdges(of: .c) == graph.incomingEdges(of: .c))
    #expect(graph.incomingEdges(of: .c).map(\.from) == [.a, .b])
  }
}
