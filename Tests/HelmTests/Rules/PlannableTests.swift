import Helm
import HelmTesting
import Testing

@Suite("Plans evaluate guards") @MainActor struct PlannableTests {
  let helm: Helm<Shop>
  let session = Session()

  init() throws { helm = try Helm(nav: Shop.segues) }

  private func visited(_ helm: Helm<Shop>) throws -> Set<Shop> {
    var navigation = helm.navigation
    var seen = Set(navigation.presentedFragments.map(\.fragment))
    let plannable = helm.plannable.navigation
    navigation = plannable
    for transition in helm.transitions() {
      try navigation.perform(transition)
      seen.formUnion(navigation.presentedFragments.map(\.fragment))
    }
    return seen
  }

  @Test func anAllowingGuardExcludesNothing() throws {
    let unguarded = try Helm(nav: Shop.segues)
    for fragment in helm.graph.fragments { helm.guard(.outOf(fragment)) { .allow } }
    #expect(helm.transitions() == unguarded.transitions())
    #expect(helm.plannable.excluded == [])
    #expect(try visited(helm) == Set(helm.graph.fragments))
  }

  @Test func aDeniedSegueIsExcludedWithTheReason() throws {
    helm.guard(.into(.compose)) { [session] in session.isLoggedIn ? .allow : .deny("Sign in first.") }
    let plan = helm.plannable
    #expect(plan.excluded.map(\.edge) == [.dashboard => .compose])
    #expect(plan.excluded[0].reason == .denied("Sign in first."))
    #expect(plan.excluded[0].description == "dashboard => compose: a guard does not allow it: Sign in first.")
    #expect(try visited(helm) == Set(helm.graph.fragments).subtracting([.compose, .attach]))
    session.isLoggedIn = true
    #expect(helm.plannable.excluded == [])
    #expect(try visited(helm) == Set(helm.graph.fragments))
  }

  @Test func aSegueWithAnAsynchronousGuardIsExcludedWithTheReason() throws {
    helm.guard(.segue(.splash => .dashboard)) { () async in .allow }
    let plan = helm.plannable
    #expect(plan.excluded.map(\.edge) == [.splash => .dashboard])
    #expect(plan.excluded[0].reason == .isAsynchronous)
    #expect(plan.excluded[0].description == "splash => dashboard: a guard is asynchronous")
    // The other way, through the login, is not guarded.
    #expect(try visited(helm) == Set(helm.graph.fragments))
  }

  @Test func aDenialIsReportedBeforeAnAsynchronousGuard() throws {
    helm.guard(.into(.compose)) { () async in .allow }
    helm.guard(.into(.compose)) { .deny("no") }
    #expect(helm.plannable.excluded.map(\.reason) == [.denied("no")])
  }

  @Test func aRedirectingGuardBecomesARedirect() throws {
    helm.guard(.into(.dashboard)) { .redirect(to: Flow(.splash => .gatekeeper)) }
    let plan = helm.plannable
    #expect(plan.excluded == [])
    #expect(plan.navigation.traits(of: .splash => .dashboard) == [.redirect(to: Flow(.splash => .gatekeeper))])
    #expect(try visited(helm) == [.splash, .gatekeeper, .login, .register])
  }

  @Test func plansKeepTheRulesOfTheApp() {
    helm.edit(segue: .splash => .gatekeeper).add(trait: .disabled)
    helm.edit(segue: .news => .article).add(trait: .redirect(to: Flow(.dashboard => .compose)))
    helm.guard(.into(.gatekeeper)) { .deny("no") }
    let plan = helm.plannable
    #expect(plan.excluded == [])
    #expect(plan.navigation.traits(of: .splash => .gatekeeper) == [.disabled])
    #expect(plan.navigation.traits(of: .news => .article) == [.redirect(to: Flow(.dashboard => .compose))])
  }

  @Test func planningDoesNotChangeTheHelm() {
    helm.present(.splash => .dashboard => .compose)
    let before = helm.navigation
    var asked: [PathEdge<Shop>] = []
    helm.guard(.outOf(.dashboard)) { edge in
      asked.append(edge)
      return edge.to.fragment == .banner ? .deny("no") : .allow
    }
    asked = []
    _ = helm.plannable
    #expect(asked.map(\.to.fragment) == [.news, .library, .compose, .banner])
    #expect(helm.navigation == before)
    #expect(helm.recording.entries.count == 1)
  }
}
