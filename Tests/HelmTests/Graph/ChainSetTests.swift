import Helm
import Testing

@Suite("Sets of a chain's edges and those to a list") struct ChainSetTests {
  private let chain: EdgeChain<Section> = .splash => .login => .register
  private let ends: [Section] = [.news, .library]

  private func set(_ edges: DirectedEdge<Section>...) -> Set<DirectedEdge<Section>> { Set(edges) }

  @Test func anArrowToAListMakesEdgesFromTheEndOfTheChain() {
    let edges: Set<DirectedEdge<Section>> = chain => ends
    #expect(edges == set(.splash => .login, .login => .register, .register => .news, .register => .library))
  }

  @Test func aTwoWayArrowToAListMakesEdgesInBothDirections() {
    let edges: Set<DirectedEdge<Section>> = chain <=> ends
    #expect(
      edges
        == set(
          .splash => .login, .login => .register, .register => .news, .news => .register, .register => .library,
          .library => .register))
  }
}
