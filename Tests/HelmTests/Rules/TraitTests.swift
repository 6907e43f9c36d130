import Helm
import Testing

@Suite("Traits (Semantics.md §5)") @MainActor struct TraitTests {
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

  @Test func disablingRemovesPresentedFragments() {
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

  /// Only redirects within redirects can form a cycle, not those that follow one another.
  @Test func aFlowMayTakeARedirectTwice() throws {
    var navigation = try Navigation(
      graph: NavigationGraph<Letter>([
        Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold), Segue(.a => .d, style: .hold),
        Segue(.a => .e, style: .hold),
      ]))
    try navigation.perform(.add(.redirect(to: Flow(.a => .c)), to: Flow(.a => .b)))
    try navigation.perform(.add(.redirect(to: Flow(.a => .b)), to: Flow(.a => .e)))
    try navigation.present(.a => [.b, .d, .e])
    #expect(navigation.presentedFragments == [.a, .c])
  }

  /// An app that is led from the dashboard to the login, and from there to the splash, is told where the dashboard led.
  @Test func theResultNamesTheFirstOfSeveralRedirects() async throws {
    let segues: [Segue<Letter>] = [Segue(.a => .b), Segue(.a => .c), Segue(.a => .d)]
    let helm = try Helm(nav: segues)
    helm.edit(segue: .a => .b).add(trait: .redirect(to: [.a => .c]))
    helm.edit(segue: .a => .c).add(trait: .redirect(to: [.a => .d]))
    guard case .redirected(to: let flow, let outcome, kept: nil) = await helm.presentAndWait(.b) else {
      Issue.record("it was not redirected")
      return
    }
    #expect(flow == [.a => .c] && outcome.appeared == [.at(.d)])
  }

  @Test func disabledOverridesRedirect() {
    helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(.splash => .gatekeeper))).add(
      trait: .disabled)
    #expect(!helm.canPresent(.dashboard))
    helm.edit(segue: .splash => .dashboard).remove(trait: .disabled)
    #expect(helm.canPresent(.dashboard))
    helm.present(.dashboard)
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func aCircularRedirectFailsAndChangesNothing() {
    helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(.splash => .gatekeeper)))
    helm.edit(segue: .splash => .gatekeeper).add(trait: .redirect(to: Flow(.splash => .dashboard)))
    helm.present(.dashboard)
    #expect(helm.names == ["splash"])
    #expect(
      helm.errors == [.circularRedirection([.splash => .dashboard, .splash => .gatekeeper, .splash => .dashboard])])
  }

  @Test func editingAMissingSegueIsReported() {
    helm.edit(segue: .splash => .compose).add(trait: .disabled)
    #expect(
      helm.errors == [
        .missingSegueForEdge(
          .splash => .compose, index: nil, hint: .segues([.splash => .gatekeeper, .splash => .dashboard]))
      ])
    helm.edit(segue: [.splash => .dashboard, .news => .splash]).add(trait: .disabled)
    #expect(helm.errors.count == 2)
    #expect(helm.edit(segue: .splash => .dashboard).traits == [])
  }

  @Test func traitsAreAddedAndRemovedByCommands() throws {
    let fresh = try Navigation(graph: NavigationGraph(Shop.segues))
    let (login, home) = (SegueTrait<Shop>.redirect(to: Flow(.splash => .gatekeeper)), Flow<Shop>(.splash => .dashboard))
    var navigation = fresh
    try navigation.perform(.add(.disabled, to: [.news => .article, .dashboard => .compose]))
    try navigation.perform(.add(login, to: [.splash => .dashboard, .register => .login]))
    try navigation.perform(.add(.disabled, to: home))
    #expect(navigation.traits(of: .splash => .dashboard) == [.disabled, login])
    #expect(navigation.traits(of: .register => .login) == [login])
    #expect(navigation.traits(of: .splash => .compose) == [])
    #expect(
      navigation.ruleChanges == [
        .add(login, to: home), .add(login, to: Flow(.register => .login)), .add(.disabled, to: home),
        .add(.disabled, to: Flow(.dashboard => .compose)), .add(.disabled, to: Flow(.news => .article)),
      ])
    var replayed = fresh
    for change in navigation.ruleChanges { try replayed.perform(change) }
    #expect(replayed == navigation && navigation.hasRules && navigation != fresh)
    navigation.removeTraits()
    #expect(navigation == fresh && !navigation.hasRules && navigation.ruleChanges == [])
    try navigation.present(.dashboard)
    #expect(navigation.isPresented(.news))
  }

  @Test func aFlowIsPresentedEntirelyOrNotAtAll() {
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
