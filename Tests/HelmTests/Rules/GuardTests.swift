import Helm
import Testing

@Suite("Guards (Semantics.md §5)") @MainActor struct GuardTests {
  let helm: Helm<Shop>
  let session = Session()

  init() throws { helm = try Helm(nav: Shop.segues) }

  /// Redirects signed-out users to the gatekeeper.
  private func protectTheDashboard(keep: Bool = false) {
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: Flow(.splash => .gatekeeper), keep: keep)
    }
  }

  @Test func aGuardRedirectsToTheLoginUntilTheUserIsLoggedIn() {
    protectTheDashboard()
    helm.present(.dashboard)
    #expect(helm.names == ["gatekeeper", "login"])
    session.isLoggedIn = true
    helm.present(.dashboard)
    #expect(helm.names == ["dashboard", "news"])
    #expect(helm.errors.isEmpty)
  }

  @Test func loggingOutRedirectsToTheGatekeeper() {
    protectTheDashboard()
    session.isLoggedIn = true
    helm.present(.splash => .dashboard => [.news, .compose])
    #expect(helm.names == ["dashboard", "news", "compose"])
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.names == ["gatekeeper", "login"])
    #expect(helm.errors.isEmpty)
  }

  @Test func loggingOutAfterALoginReturnsToTheGatekeeper() {
    protectTheDashboard()
    helm.present(.gatekeeper)
    session.isLoggedIn = true
    helm.present(.dashboard)
    #expect(helm.names == ["dashboard", "news"])
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.names == ["gatekeeper", "login"])
    #expect(helm.errors.isEmpty)
  }

  @Test func aRedirectOfSeveralSeguesIsFollowedOnce() async {
    helm.guard(.into(.article)) { [session] in session.count == 0 ? .allow : .redirect(to: .dashboard => .library) }
    helm.present(.splash => .dashboard)
    for id in [1, 2, 3] { helm.present(.article, id: id) }
    let events = helm.events
    session.count = 1
    helm.flushGuards()
    helm.present(.compose)
    var kinds: [String] = []
    for await event in events {
      kinds.append(event.kind.description)
      if event.appeared.contains(PathFragment(.compose)) { break }
    }
    #expect(
      kinds == [
        "dismissed news => article (id 1)", "redirected news => article to [dashboard => library]",
        "presented dashboard => library", "presented dashboard => compose",
      ])
  }

  @Test func observedChangesReevaluateGuardsWithoutACommand() async {
    protectTheDashboard()
    session.isLoggedIn = true
    helm.present(.dashboard)
    let events = helm.events
    session.isLoggedIn = false
    for await event in events where event.appeared.contains(PathFragment(.login)) { break }
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func aDenialChangesNothingAndReturnsTheReason() async {
    helm.guard(.segue(.splash => .dashboard)) { .deny("Sign in first.") }
    var events = helm.events.makeAsyncIterator()
    helm.present(.dashboard)
    #expect(helm.names == ["splash"])
    #expect(helm.errors.isEmpty)
    #expect(await events.next()?.kind == .denied(.taking(.splash => .dashboard), reason: "Sign in first."))
    #expect(await helm.presentAndWait(.dashboard) == .denied(.taking(.splash => .dashboard), reason: "Sign in first."))
    #expect(throws: HelmError<Shop>.denied(.taking(.splash => .dashboard), reason: "Sign in first.")) {
      try helm.replace(path: [.splash => .dashboard])
    }
  }

  @Test func aGuardIsEvaluatedOnlyForItsSegues() {
    var asked: [PathEdge<Shop>] = []
    helm.guard(.outOf(.dashboard)) { edge in
      asked.append(edge)
      return .allow
    }
    helm.present(.gatekeeper)
    #expect(asked == [])
    helm.present(.dashboard)
    #expect(asked == [.dashboard => .news])
    helm.present(tag: ShopTag.write, id: 5)
    #expect(asked.last == PathEdge(.dashboard => .compose, targetID: 5))
  }

  @Test func anObservedChangeReevaluatesOnlyTheGuardsThatReadIt() {
    var (asked, others) = (0, 0)
    helm.guard(.into(.dashboard)) { [session] in
      asked += 1
      return session.isLoggedIn ? .allow : .allow
    }
    helm.guard(.into(.dashboard)) { [session] in
      others += 1
      return session.isAdmin ? .allow : .allow
    }
    helm.present(.dashboard)
    #expect([asked, others] == [1, 1])
    session.isLoggedIn = true
    helm.flushGuards()
    #expect([asked, others] == [2, 1])
    session.count += 1
    helm.flushGuards()
    #expect([asked, others] == [2, 1])
    session.isAdmin = true
    helm.flushGuards()
    #expect([asked, others] == [2, 2])
  }

  @Test func allGuardsHaveToAllowAndTheFirstOtherVerdictDecides() async {
    helm.guard(.into(.dashboard)) { .allow }
    helm.guard(.segue(.splash => .dashboard)) { .deny("first") }
    helm.guard(.outOf(.splash)) { .deny("second") }
    #expect(await helm.presentAndWait(.dashboard) == .denied(.taking(.splash => .dashboard), reason: "first"))
    #expect(await helm.presentAndWait(.gatekeeper) == .denied(.taking(.splash => .gatekeeper), reason: "second"))
  }

  @Test func aNewGuardIsEvaluatedForTheCurrentPath() {
    helm.present(.splash => .dashboard => .compose)
    helm.guard(.into(.compose)) { .deny("not now") }
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func aCancelledGuardIsNotEvaluated() throws {
    let token = try #require(helm.guard(.into(.dashboard)) { .deny("never") })
    token.cancel()
    token.cancel()
    helm.present(.dashboard)
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func aGuardOfAnUnknownSegueIsReported() {
    #expect(helm.guard(.segue(.news => .splash)) { .allow } == nil)
    #expect(helm.errors == [.missingSegueForEdge(.news => .splash, index: nil, hint: .segues([.news => .article]))])
  }

  @Test func guardsApplyToAutosFlowsAndUndo() {
    helm.guard(.into(.news)) { [session] in session.isLoggedIn ? .allow : .deny("members only") }
    helm.present(.dashboard)
    #expect(helm.names == ["splash"])
    session.isLoggedIn = true
    helm.present(.dashboard)
    helm.present(.library)
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.names == ["dashboard", "library"])
    helm.undo()
    #expect(helm.names == ["dashboard", "library"])
  }

  @Test func guardsWithCircularRedirectsAreReported() {
    helm.guard(.segue(.splash => .dashboard)) { .redirect(to: Flow(.splash => .gatekeeper)) }
    helm.guard(.segue(.splash => .gatekeeper)) { .redirect(to: Flow(.splash => .dashboard)) }
    helm.present(.dashboard)
    #expect(helm.names == ["splash"])
    #expect(
      helm.errors == [.circularRedirection([.splash => .dashboard, .splash => .gatekeeper, .splash => .dashboard])])
  }

  @Test func aKeptCommandIsResumedOnceItIsAllowed() {
    protectTheDashboard(keep: true)
    helm.present(.splash => .dashboard => .news => .article)
    #expect(helm.names == ["gatekeeper", "login"])
    #expect(helm.keptCommand == .present(.splash => .dashboard => .news => .article))
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.names == ["dashboard", "article"])
    #expect(helm.keptCommand == nil)
    #expect(helm.errors.isEmpty)
  }

  @Test func forgetKeptCommandDropsTheKeptCommand() {
    protectTheDashboard(keep: true)
    helm.present(.dashboard)
    helm.forgetKeptCommand()
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func aRevokedStateIsRestoredOnceItIsAllowed() {
    protectTheDashboard(keep: true)
    session.isLoggedIn = true
    helm.present(.splash => .dashboard => [.library, .compose])
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.names == ["gatekeeper", "login"])
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.names == ["dashboard", "library", "compose"])
  }
}
