import Helm
import Testing

@Suite("Verdicts that are given to a navigation (Semantics.md §5)") struct GivenVerdictTests {
  enum Screen: Fragment { case home, list, search, detail, login }

  private let segues: [Segue<Screen>] = [
    .tab(.home, .list), .tab(.home, .search), .push(.list, .detail), .sheet(.home, .login),
  ]
  private let move = GuardedMove<Screen>.taking(PathEdge(.home => .list))
  private let toLogin: Flow<Screen> = [.home => .login]

  private func guarded() throws -> Navigation<Screen> {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    try navigation.countGuard(1, GuardScope.into(.list))
    return navigation
  }

  @Test func aRedirectingVerdictIsAStepWithItsFlow() throws {
    var navigation = try guarded()
    navigation.setVerdict(on: move, to: .redirect(to: toLogin))
    let outcome = try navigation.perform(.present(.list))
    let actions: [HelmEvent<Screen>.Kind] = [.redirected(.home => .list, to: toLogin), .presented(.home => .login)]
    #expect(outcome.steps.map(\.action) == actions)
    // A later verdict on the same move counts.
    let toSearch: Flow<Screen> = [.home => .search]
    navigation.setVerdict(on: move, to: .redirect(to: toSearch))
    let other = try navigation.perform(.present(.list))
    #expect(other.steps.first?.action == .redirected(.home => .list, to: toSearch))
    #expect(navigation.shown == "home search login")
  }

  @Test func theFlowOfAVerdictFailsWithItsOwnEdges() throws {
    var navigation = try guarded()
    let flow: Flow<Screen> = [.home => .search, .detail => .list]
    navigation.setVerdict(on: move, to: .redirect(to: flow))
    let missing = HelmError<Screen>.missingSegueForEdge(.detail => .list, index: 1, hint: nil)
    #expect(throws: missing) { try navigation.perform(.present(.list)) }
    navigation.setVerdict(on: move, to: .redirect(to: [.list => .detail]))
    let hidden = HelmError<Screen>.sourceNotPresented(
      PathFragment(.list), to: PathFragment(.detail), index: 0, presented: [PathFragment(.home)],
      hint: .startingWith([.home => .list]))
    #expect(throws: hidden) { try navigation.perform(.present(.list)) }
    #expect(navigation.path == [])
  }

  @Test func forgottenVerdictsAreAskedForAgain() throws {
    var navigation = try guarded()
    let undecided = HelmError<Screen>.undecided(move)
    navigation.setVerdict(on: move, to: .allow)
    navigation.forgetVerdicts()
    #expect(throws: undecided) { try navigation.perform(.present(.list)) }
    navigation.setVerdict(on: move, to: .deny("no"))
    #expect(throws: HelmError<Screen>.denied(move, reason: "no")) { try navigation.perform(.present(.list)) }
    // A verdict is on a move with exactly this id.
    let other = GuardedMove<Screen>.taking(PathEdge(.home => .list, targetID: 1))
    #expect(throws: HelmError<Screen>.undecided(other)) { try navigation.perform(.present(.list, id: "1")) }
    navigation.removeGuards()
    #expect(!navigation.isGuarded)
    try navigation.perform(.present(.list))
    #expect(navigation.shown == "home list")
  }

  @Test func aVerdictOnAnUnknownMoveIsIgnored() throws {
    var navigation = try guarded()
    navigation.setVerdict(on: .taking(PathEdge(.detail => .list)), to: .deny("no"))
    #expect(throws: HelmError<Screen>.undecided(move)) { try navigation.perform(.present(.list)) }
  }

  @Test func guardsOfAnotherNavigationAreAdopted() throws {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    let other = try guarded()
    navigation.takeGuards(of: other)
    #expect(navigation.isGuarded)
    #expect(throws: HelmError<Screen>.undecided(move)) { try navigation.perform(.present(.list)) }
    try navigation.perform(.present(.search))
    #expect(navigation.shown == "home search")
  }

  @Test func aRedirectedSegueIsNotGuarded() throws {
    var navigation = try guarded()
    try navigation.perform(.add(.redirect(to: toLogin), to: [.home => .list]))
    try navigation.perform(.present(.list))
    #expect(navigation.shown == "home login")
  }

  /// Whether a command is possible doesn't depend on guards, even where it takes a copy to find out.
  @Test func aGuardedCommandIsPossibleBesideARedirect() throws {
    var navigation = try guarded()
    try navigation.perform(.add(.redirect(to: toLogin), to: [.home => .search]))
    #expect(navigation.can(.present(.list)) && navigation.can(.present(.search)))
    try navigation.perform(.add(.redirect(to: [.home => .search]), to: [.home => .login]))
    #expect(navigation.can(.present(.list)) && !navigation.can(.present(.search)))
  }

  @Test func aTagIsPossibleWithAnIDThatItsTargetTakes() throws {
    let tagged: [Segue<Screen>] = [.sheet(.home, .detail).with(tag: Mark.red), .tab(.home, .list)]
    let graph = NavigationGraph(tagged, entry: .home, ids: [IDRule(.detail, FragmentIDKind(Int.self))])
    let navigation = try Navigation(graph: graph)
    #expect(navigation.can(.present(tag: Mark.red, id: 5)))
    #expect(!navigation.can(.present(tag: Mark.red)))
    #expect(!navigation.can(.present(tag: Mark.red, id: "x")))
  }
}
