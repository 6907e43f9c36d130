import Helm
import HelmTestSupport
import Testing

/// What is waiting for a guard when it is removed, and what guards send while they are added or asked.
@Suite("Guards that are removed or added while commands run (Semantics.md §5)") @MainActor struct RemovedGuardTests {
  enum Screen: Fragment { case home, login, members, help, chat }

  static let segues: [Segue<Screen>] = [Screen.login, .members, .help, .chat].map {
    Segue(from: .home, to: $0, style: .hold, dismissable: true, presentation: .overlay)
  }

  let helm: Helm<Screen>
  let session = Session()
  let gate = Gate<SegueVerdict<Screen>>()

  init() throws { helm = try Helm(nav: Self.segues) }

  /// Each redirect of a revocation waits for the same guard.
  @Test func redirectsThatWaitForARemovedGuardContinueInOrder() async {
    session.isLoggedIn = true
    for (fragment, other) in [(Screen.members, Screen.login), (.chat, .help)] {
      helm.guard(.into(fragment)) { [session] in session.isLoggedIn ? .allow : .redirect(to: [.home => other]) }
    }
    let token = helm.guard(.segues([.home => .login, .home => .help])) { [gate] in await gate.pass() }
    helm.present(.members)
    helm.present(.chat)
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.path.isEmpty)
    token?.cancel()
    await until { helm.path.count == 2 }
    #expect(helm.path == [.home => .login, .home => .help])
    await gate.open(with: .allow)
  }

  @Test func removingAnotherGuardLeavesTheWaitingCommand() async {
    helm.guard(.into(.members)) { [gate] in await gate.pass() }
    let other = helm.guard(.into(.chat)) { () async in .allow }
    let result = helm.begin(.present(.members))
    other?.cancel()
    await gate.open(with: .deny("closed"))
    #expect(await result.value == .denied(.taking(.home => .members), reason: "closed"))
    #expect(helm.path.isEmpty)
  }

  @Test func aGuardThatAnotherGuardOfTheMoveRemovesAllowsIt() async {
    var second: HelmToken?
    helm.guard(.into(.members)) { () -> SegueVerdict<Screen> in
      second?.cancel()
      return .allow
    }
    second = helm.guard(.into(.members)) { .deny("closed") }
    let result = helm.begin(.present(.members))
    #expect(await result.value.isDone)
    #expect(helm.path == [.home => .members])
  }

  @Test func eachGuardThatACommandWaitsForIsAnEvent() async {
    for _ in 0..<2 { helm.guard(.into(.members)) { () async in .allow } }
    helm.guard(leaving: .help) { () async in .allow }
    helm.present(.help)
    let events = helm.events
    helm.perform(.sequence([.present(.members), .dismiss(.help)]))
    var kinds: [HelmEvent<Screen>.Kind] = []
    for await event in events {
      kinds.append(event.kind)
      if event.kind == .dismissed(.home => .help) { break }
    }
    let (members, help) = (GuardedMove.taking(PathEdge<Screen>(.home => .members)), PathFragment<Screen>(.help))
    let expected: [HelmEvent<Screen>.Kind] = [
      .waiting(members), .waiting(members), .waiting(.leaving(help)), .presented(.home => .members),
      .dismissed(.home => .help),
    ]
    #expect(kinds == expected)
  }

  @Test func aNavigationIsGuardedUntilAllGuardsAreRemoved() {
    let first = helm.guard(.into(.members)) { .allow }
    let second = helm.guard(.into(.members)) { .allow }
    let leaving = helm.guard(leaving: .help, .chat) { .allow }
    leaving?.cancel()
    // Removing one twice doesn't count for the other.
    first?.cancel()
    first?.cancel()
    #expect(helm.navigation.isGuarded)
    second?.cancel()
    #expect(!helm.navigation.isGuarded)
  }

  // MARK: Commands that guards send

  @Test func aCommandSentByAnAddedGuardRunsAtOnce() {
    helm.present(.members)
    helm.guard(.into(.members)) { helm, _ in
      if !helm.isPresented(.help) { helm.present(.help) }
      return .allow
    }
    #expect(helm.path == [.home => .members, .home => .help])
  }

  @Test func aCommandSentAfterAnotherGuardAnsweredRunsAfterTheGuardedCommand() async {
    helm.guard(.into(.members)) { () async -> SegueVerdict<Screen> in
      await Task.yield()
      return .allow
    }
    helm.guard(.into(.members)) { helm, _ in
      if !helm.isPresented(.help) { helm.present(.help) }
      return .allow
    }
    #expect(await helm.performAndWait(.present(.members)).isDone)
    #expect(helm.path == [.home => .members, .home => .help])
    #expect(helm.errors.isEmpty)
  }
}
