import Helm
import Testing

enum Section: Fragment {
  case splash, gatekeeper, login, register, forgotPass, dashboard, news, library, compose
}

@Suite("Operators (semantics.md §1)") struct OperatorTests {
  @Test func theIssuesExampleCompilesAndMeansWhatItSays() throws {
    let edges = Set<DirectedEdge<Section>>()
      .union(.splash => [.gatekeeper, .dashboard])
      .union([.gatekeeper => .login])
      .union(.login => .register => .forgotPass => .login)
      .union([.login, .register] => .dashboard)
    #expect(edges.count == 2 + 1 + 3 + 2)
    let segues = Set(
      edges.map { (edge: DirectedEdge<Section>) -> Segue<Section> in
        switch edge {
        case .gatekeeper => .login: return Segue(edge, style: .hold, auto: true)
        case .dashboard => .compose: return Segue(edge, style: .hold, dismissable: true)
        default: return Segue(edge)
        }
      })
    let graph = NavigationGraph(segues)
    var nav = try Navigation(graph: graph, path: [.splash => .gatekeeper, .gatekeeper => .login, .login => .register])
    #expect(nav.presentedFragments == [PathFragment(.gatekeeper), PathFragment(.register)])
    _ = try Navigation(graph: graph, path: [Section.splash => Section.gatekeeper])
    try nav.present(fragment: .dashboard)
    #expect(nav.presentedFragments == [PathFragment(.gatekeeper), PathFragment(.dashboard)])
  }
}
