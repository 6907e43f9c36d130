import HelmClassic
import Testing

/// The README of the first generation, example by example: `Node`, `Flow` and `NavigationGraph`.
@Suite("The README of the first generation") @MainActor struct FirstReadmeTests {
  enum Section: Node {
    case splash
    case gatekeeper
    case login
    case register
    case forgotPass
    case dashboard
    case news
    case library
    case compose
  }

  let flow = Flow<Section>(segue: .splash => [.gatekeeper, .dashboard])
    .add(segue: .gatekeeper => .login)
    .add(segue: .login <=> .register <=> .forgotPass <=> .login)
    .add(segue: [.login, .register] => .dashboard)
    .add(segue: .dashboard => [.news, .library])
    .add(segue: .dashboard <=> .compose)

  let graph: NavigationGraph<Section>

  init() {
    graph = NavigationGraph(flow: flow)
    graph.errorPolicy = .report
    graph.edit(segue: .gatekeeper => .login)
      .add(trait: .auto)
    graph.edit(segue: .dashboard => .news)
      .add(trait: .auto)
    graph.edit(segue: .dashboard => .compose)
      .add(trait: .modal)
    graph.edit(segue: .splash => .dashboard)
      .add(trait: .redirect(to: Flow(segue: .splash => .gatekeeper)))
  }

  private var presented: [Section] { graph.helm?.presentedFragments.map(\.fragment) ?? [] }

  @Test func aFlowIsBuiltOfSeguesOrOperators() {
    let byHand = Flow<Section>(segue: Segue(.splash, to: .gatekeeper))
      .add(segue: Segue(.splash, to: .dashboard))
      .add(segue: Segue(.gatekeeper, to: .login))
      .add(segue: Segue(.gatekeeper, to: .register))
    let byOperators = Flow<Section>(segue: .splash => [.gatekeeper, .dashboard])
      .add(segue: .gatekeeper => [.login, .register])
    #expect(byHand == byOperators)
  }

  @Test func everySectionOfTheGatekeeperHasEdgesToTheOthers() {
    let sections: [Section] = [.login, .register, .forgotPass]
    for from in sections {
      for to in sections where from != to { #expect(flow.contains(DirectedEdge(from: from, to: to))) }
    }
  }

  @Test func aRedirectPresentsTheLogin() {
    graph.present(node: .dashboard)
    #expect(graph.isPresented(.login))
    #expect(!graph.isPresented(.dashboard))
    #expect(graph.helm?.errors == [])
  }

  @Test func aLinkOpensTheDashboardOnceTheRedirectIsRemoved() {
    let link: Flow<Section> = .dashboard => [.compose, .news]
    graph.present(flow: link)
    #expect(!graph.isPresented(.dashboard))
    graph.edit(segue: .splash => .dashboard).clear()
    graph.present(flow: link)
    #expect(graph.isPresented(.dashboard))
    #expect(graph.isPresented(.news))
    #expect(graph.isPresented(.compose))
  }

  @Test func presentingAModalKeepsItsSiblings() {
    graph.present(node: .login)
    graph.present(node: .gatekeeper)
    graph.present(node: .dashboard)
    #expect(graph.isPresented(.news))
    graph.present(node: .library)
    #expect(!graph.isPresented(.news))
    graph.present(node: .compose)
    #expect(graph.isPresented(.library))
    #expect(graph.isPresented(.compose))
    graph.dismiss()
    #expect(graph.isPresented(.library))
    #expect(!graph.isPresented(.compose))
  }

  @Test func anUnconnectedNodeIsNotPresented() {
    let before = presented
    graph.present(node: .news)
    graph.present(flow: .news => .library)
    #expect(presented == before)
    #expect(graph.helm?.errors.count == 2)
  }

  @Test func aFlowIsPresentedFromTheNodeBeforeItsFirst() {
    let graph = NavigationGraph(flow: Flow<Section>(segue: .splash => .gatekeeper => .login => .register))
    graph.errorPolicy = .report
    graph.present(flow: .gatekeeper => .login => .register)
    #expect(graph.helm?.path == [.splash => .gatekeeper, .gatekeeper => .login, .login => .register])
    #expect(graph.helm?.errors == [])
  }

  @Test func aFlowStartsAtTheTopmostNodeThatLeadsToItsFirst() {
    let graph = NavigationGraph(
      flow: Flow<Section>(segue: .dashboard => [.library, .compose]).add(segue: .library => .compose => .register))
    graph.errorPolicy = .report
    graph.edit(segue: [.dashboard => .library, .dashboard => .compose, .library => .compose]).add(trait: .modal)
    graph.present(node: .library)
    graph.present(flow: .compose => .register)
    #expect(graph.helm?.path == [.dashboard => .library, .library => .compose, .compose => .register])
    #expect(graph.helm?.errors == [])
  }

  @Test func missingSeguesAreReportedInOrder() {
    graph.edit(segue: [.news => .splash, .dashboard => .news, .library => .login]).add(trait: .disabled)
    let errors: [HelmError<Section>] = [
      .missingSegueForEdge(.news => .splash, index: nil, hint: nil),
      .missingSegueForEdge(.library => .login, index: nil, hint: nil),
    ]
    #expect(graph.helm?.errors == errors)
  }

  @Test func forwardNeedsExactlyOneSegue() {
    let graph = NavigationGraph(flow: Flow<Section>(segue: .splash => .gatekeeper => [.login, .register]))
    graph.errorPolicy = .report
    graph.forward()
    #expect(graph.isPresented(.gatekeeper))
    graph.forward()
    #expect(!graph.isPresented(.login) && !graph.isPresented(.register))
    graph.edit(segue: .gatekeeper => .register).add(trait: .disabled)
    graph.forward()
    #expect(graph.isPresented(.login))
    graph.forward()
    #expect(graph.helm?.errors.count == 2)
  }

  @Test func backTakesTheCounterpart() {
    graph.present(node: .gatekeeper)
    graph.present(node: .register)
    #expect(graph.isPresented(.register))
    graph.back()
    #expect(graph.isPresented(.login))
    #expect(!graph.isPresented(.register))
    // There is no edge from the login to the gatekeeper.
    graph.back()
    #expect(graph.isPresented(.login))
    #expect(graph.helm?.errors.count == 1)
  }

  @Test func backAtANodeGoesBackToIt() {
    graph.present(node: .gatekeeper)
    graph.present(node: .register)
    graph.present(node: .forgotPass)
    graph.back(at: .login)
    #expect(graph.isPresented(.login))
    #expect(!graph.isPresented(.register) && !graph.isPresented(.forgotPass))
  }

  @Test func dismissRemovesWhatAContextPresented() {
    let graph = NavigationGraph(flow: Flow<Section>(segue: .splash => .gatekeeper => .login))
    graph.errorPolicy = .report
    graph.edit(segue: .splash => .gatekeeper).add(trait: .context)
    graph.present(flow: Flow(segue: .gatekeeper => .login))
    #expect(graph.isPresented(.splash) && graph.isPresented(.gatekeeper) && graph.isPresented(.login))
    graph.dismiss()
    #expect(graph.isPresented(.splash) && !graph.isPresented(.gatekeeper) && !graph.isPresented(.login))
  }

  @Test func dismissWithoutAContextChangesNothing() {
    let graph = NavigationGraph(flow: Flow<Section>(segue: .splash => .gatekeeper => .login))
    graph.errorPolicy = .report
    graph.present(flow: Flow(segue: .gatekeeper => .login))
    graph.dismiss()
    #expect(graph.isPresented(.splash) && graph.isPresented(.gatekeeper) && graph.isPresented(.login))
  }

  @Test func presentingASiblingReplacesAllButModals() {
    let graph = NavigationGraph(
      flow: Flow<Section>(segue: .splash => [.gatekeeper, .dashboard, .compose]).add(segue: .gatekeeper => .login))
    graph.errorPolicy = .report
    graph.present(flow: Flow(segue: .gatekeeper => .login))
    graph.present(node: .dashboard)
    #expect(!graph.isPresented(.gatekeeper) && !graph.isPresented(.login) && graph.isPresented(.dashboard))
    graph.edit(segue: .splash => .compose).add(trait: .cover)
    #expect(graph.isPresented(.dashboard), "A trait keeps what is presented")
    graph.present(node: .compose)
    #expect(graph.isPresented(.dashboard) && graph.isPresented(.compose))
  }

  @Test func traitsAreAddedAndRemoved() {
    let operation = graph.edit(segue: .dashboard => .compose)
    #expect(operation.segues == [Segue(.dashboard, to: .compose)])
    operation.add(trait: .disabled)
    graph.edit(segue: .splash => .dashboard).clear()
    graph.present(node: .dashboard)
    graph.present(node: .compose)
    #expect(!graph.isPresented(.compose))
    operation.filter { $0 == .modal }
    graph.present(node: .compose)
    #expect(graph.isPresented(.compose))
    operation.remove(trait: .modal)
    #expect(graph.edit(segue: .compose => .news).segues == [])
  }

  @Test func anInvalidGraphDoesNothing() {
    let graph = NavigationGraph(flow: Flow<Section>(segue: .splash => .gatekeeper).add(segue: .login => .register))
    graph.errorPolicy = .report
    graph.present(node: .gatekeeper)
    #expect(graph.helm == nil)
    #expect(!graph.isPresented(.gatekeeper))
  }
}
