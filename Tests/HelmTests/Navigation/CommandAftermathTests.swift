import Helm
import Testing

/// Rules, journals and verdicts of one command must not reach the next.
@Suite("What a command leaves to the next one") struct CommandAftermathTests {
  enum Screen: Fragment { case home, list, detail, settings, player }

  private func start() throws -> Navigation<Screen> {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .push(.list, .detail), .sheet(.home, .settings), .overlay(.home, .player),
    ]
    return try Navigation(graph: NavigationGraph(segues, entry: .home))
  }

  private let missingPlayer = HelmError<Screen>.fragmentNotPresented(
    PathFragment(.player), presented: [PathFragment(.list), PathFragment(.home)])

  // MARK: Rules

  @Test func aFailureKeepsTheRulesOfAnEarlierSequence() throws {
    var navigation = try start()
    try navigation.perform(.sequence([.add(.disabled, to: [.home => .settings]), .present(.list)]))
    #expect(throws: missingPlayer) { try navigation.perform(.dismiss(.player)) }
    #expect(navigation.traits(of: .home => .settings) == [.disabled])
    #expect(navigation.path == [.home => .list])
    let redirect = SegueTrait<Screen>.redirect(to: [.home => .player])
    #expect(throws: missingPlayer) {
      try navigation.perform(.sequence([.add(redirect, to: [.home => .list]), .dismiss(.player)]))
    }
    #expect(navigation.traits(of: .home => .list) == [])
    #expect(navigation.traits(of: .home => .settings) == [.disabled])
  }

  @Test func restoringAPathKeepsTheRedirects() throws {
    var navigation = try start()
    let redirect = SegueTrait<Screen>.redirect(to: [.home => .player])
    try navigation.perform(.add(redirect, to: [.home => .settings]))
    let path: HelmPath<Screen> = [.home => .settings]
    try navigation.restore(path)
    #expect(navigation.path == path)
    #expect(navigation.traits(of: .home => .settings) == [redirect])
    #expect(throws: HelmError<Screen>.redirectedSegue(.home => .settings, index: 0)) {
      try navigation.perform(.replace(path))
    }
    try navigation.perform(.sequence([.restart, .present(.settings)]))
    #expect(navigation.path == [.home => .player])
  }

  @Test func aSingleRuleOfAnyKindIsARule() throws {
    let plain = try start()
    #expect(!plain.hasRules)
    let redirect = SegueTrait<Screen>.redirect(to: [.home => .player])
    for trait in [SegueTrait<Screen>.disabled, redirect] {
      var navigation = plain
      try navigation.perform(.add(trait, to: [.home => .settings]))
      #expect(navigation.hasRules && !navigation.isGuarded, "\(trait)")
    }
    var guarded = plain
    try guarded.countGuard(1, leaving: [.list])
    #expect(guarded.hasRules && guarded.isGuarded)
    try guarded.countGuard(-1, leaving: [.list])
    #expect(!guarded.hasRules && !guarded.isGuarded)
  }

  // MARK: Journals

  @Test func aScreenThatRulesHaveRemovedIsGuardedOnceItIsPresentedAgain() throws {
    var navigation = try start()
    try navigation.countGuard(1, leaving: [.detail])
    try navigation.perform(.present([.home => .list, .list => .detail]))
    try navigation.perform(.add(.disabled, to: [.list => .detail]))
    #expect(navigation.path == [.home => .list])
    try navigation.perform(.remove(.disabled, from: [.list => .detail]))
    try navigation.perform(.present(.detail))
    #expect(throws: HelmError<Screen>.undecided(.leaving(PathFragment(.detail)))) {
      try navigation.perform(.dismiss)
    }
  }

  @Test func aCommandAfterAnUndoChangesOnlyWhatItPresents() throws {
    var navigation = try start()
    try navigation.perform(.present([.home => .list, .list => .detail]))
    let dismissal = try navigation.perform(.dismiss).pathChange
    _ = try navigation.travel(undoing: dismissal)
    #expect(navigation.shown == "home detail")
    let change = try navigation.perform(.present(.player)).pathChange
    #expect(change.before.isEmpty && change.after.count == 1)
    _ = try navigation.travel(undoing: change)
    #expect(navigation.path == [.home => .list, .list => .detail])
  }

  @Test func aSequenceThatUndoesItselfChangesNothing() throws {
    var navigation = try start()
    let outcome = try navigation.perform(.sequence([.present(.player), .dismiss]))
    #expect(outcome.isEmpty)
    #expect(outcome.appeared.isEmpty && outcome.disappeared.isEmpty)
    let actions: [HelmEvent<Screen>.Kind] = [.presented(.home => .player), .dismissed(.home => .player)]
    #expect(outcome.steps.map(\.action) == actions)
  }

  @Test func aFailureBringsBackWhatASequenceHasOnlyRemoved() throws {
    var navigation = try start()
    try navigation.perform(.present(.player))
    let before = navigation
    let error = HelmError<Screen>.missingSegueToFragment(
      PathFragment(.detail), searched: [PathFragment(.home)], hint: .segues([.list => .detail]))
    #expect(throws: error) { try navigation.perform(.sequence([.dismiss, .present(.detail)])) }
    #expect(navigation == before && navigation.shown == "home player")
    #expect(try !navigation.perform(.dismiss).isEmpty)
  }

  @Test func eachStepListsWhatItHasChanged() throws {
    var navigation = try start()
    let outcome = try navigation.perform(
      .present([.home => .list, .home => .player, .list => .detail, .home => .settings]))
    let (list, detail) = (PathFragment(Screen.list), PathFragment(Screen.detail))
    let (player, settings) = (PathFragment(Screen.player), PathFragment(Screen.settings))
    #expect(outcome.steps.map(\.appeared) == [[list], [player], [detail], [settings]])
    #expect(outcome.steps.map(\.disappeared) == [[], [], [list], []])
    #expect(outcome.appeared == [player, detail, settings])
    #expect(outcome.disappeared == [])
  }
}
