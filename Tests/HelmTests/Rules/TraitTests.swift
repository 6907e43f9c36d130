import Helm
import Testing

@Suite("Traits (semantics.md §5)") @MainActor struct TraitTests {
  let helm: Helm<Shop>

  init() throws { helm = try Helm(nav: Shop.segues) }

  @Test func aRedirectPresentsItsFlowInstead() {
    helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(.splash => .gatekeeper)))
    helm.present(.dashboard)
    #expect(helm.names == ["gatekeeper", "login"])
    #expect(helm.errors.isEmpty)
  }

  @Test func removingARedirectRestoresTheSegue() {
    let editor = helm.edit(segue: .splash => .dashboard)
    editor.add(trait: .redirect(to: Flow(.splash => .gatekeeper)))
    editor.remove(trait: .redirect(to: Flow(.splash => .gatekeeper)))
    #expect(editor.traits == [])
    helm.present(.dashboard)
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func disablingRemovesWhatCameThroughAtOnce() {
    helm.present(.splash => .dashboard => [.library, .compose])
    helm.edit(segue: .dashboard => [.compose, .library]).add(trait: .disabled)
    #expect(helm.names == ["dashboard", "news"])
    helm.present(.compose)
    #expect(
      helm.errors == [
        .missingSegueToFragment(
          PathFragment(.compose), searched: [PathFragment(.news), PathFragment(.dashboard)],
          hint: .disabled(.dashboard => .compose))
      ])
  }

  @Test func disabledWinsOverRedirect() {
    helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(.splash => .gatekeeper))).add(
      trait: .disabled)
    #expect(!helm.canPresent(.dashboard))
    helm.edit(segue: .splash => .dashboard).remove(trait: .disabled)
    #expect(helm.canPresent(.dashboard))
    helm.present(.dashboard)
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func aRedirectThatLeadsBackToItselfIsRefusedAndChangesNothing() {
    helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(.splash => .gatekeeper)))
    helm.edit(segue: .splash => .gatekeeper).add(trait: .redirect(to: Flow(.splash => .dashboard)))
    helm.present(.dashboard)
    #expect(helm.names == ["splash"])
    #expect(
      helm.errors == [.circularRedirection([.splash => .dashboard, .splash => .gatekeeper, .splash => .dashboard])])
  }

  @Test func editingAMissingSegueIsAnError() {
    helm.edit(segue: .splash => .compose).add(trait: .disabled)
    #expect(
      helm.errors == [
        .missingSegueForEdge(
          .splash => .compose, index: nil, hint: .segues([.splash => .gatekeeper, .splash => .dashboard]))
      ])
    helm.edit(segues: [.splash => .dashboard, .news => .splash]).add(trait: .disabled)
    #expect(helm.errors.count == 2)
    #expect(helm.edit(segue: .splash => .dashboard).traits == [])
  }

  @Test func aFlowIsAllOrNothing() {
    helm.present(.splash => .dashboard => [.library, .article])
    #expect(helm.names == ["splash"])
    #expect(helm.path.isEmpty)
    let edges: Flow<Shop> = .dashboard => [.news, .library, .compose, .banner]
    #expect(helm.errors == [.missingSegueForEdge(.dashboard => .article, index: 2, hint: .segues(Array(edges)))])
  }

  @Test func aLongChainOfRedirectsDoesNotExhaustTheStack() throws {
    let count = 50_000
    struct Screen: Fragment { let number: Int }
    let segues = (1...count).map { Segue(Screen(number: 0) => Screen(number: $0)) }
    let helm = try Helm(nav: segues)
    for number in 1..<count {
      let flow = Flow(Screen(number: 0) => Screen(number: number + 1))
      helm.edit(segue: Screen(number: 0) => Screen(number: number)).add(trait: .redirect(to: flow))
    }
    helm.present(Screen(number: 1))
    #expect(helm.presentedFragments == [PathFragment(Screen(number: count))])
  }
}
