import Helm
import HelmTesting
import Testing

@Suite("Commands from screens that others cover (Semantics.md §4)") struct CoveredSourceTests {
  enum Screen: Fragment { case home, list, inbox, detail, photo, compose, player, lock, notice }

  private func start(_ segues: Segue<Screen>..., showing commands: NavigationCommand<Screen>...) throws
    -> Navigation<Screen>
  {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  private func at(_ screen: Screen, _ id: String? = nil) -> PathFragment<Screen> { PathFragment(screen, id: id) }

  // MARK: Pushes

  /// A screen that is covered in its own place and, with its holder, in another one.
  private func coveredTwice() throws -> Navigation<Screen> {
    try start(
      .tab(.home, .list), .push(.list, .detail), Segue(.detail => .photo, dismissable: true, leaving: .home),
      .sheet(.list, .compose), .curtain(.detail, .lock), .curtain(.photo, .notice),
      showing: .present(.list), .present(.detail))
  }

  @Test func pushesInEveryPlaceAreUndone() throws {
    var navigation = try coveredTwice()
    try navigation.perform(.present(.photo))
    #expect(navigation.shown == "photo")
    let outcome = try navigation.perform(.present(.compose, from: .any(.list)))
    #expect(navigation.path == [.home => .list, .list => .compose])
    #expect(navigation.shown == "home list compose")
    #expect(outcome.disappeared == [at(.photo)])
    #expect(navigation.invariantViolations() == [])
  }

  @Test func ofTheCurtainsOnSeveralPushesTheInnermostBlocks() throws {
    var navigation = try coveredTwice()
    try navigation.perform(.present(.lock))
    try navigation.perform(.present(.photo, from: .any(.detail)))
    try navigation.perform(.present(.notice))
    #expect(navigation.shown == "photo lock notice")
    let before = navigation
    #expect(throws: HelmError<Screen>.blocked(.list => .compose, by: at(.lock), index: nil)) {
      try navigation.perform(.present(.compose, from: .any(.list)))
    }
    #expect(navigation == before)
  }

  @Test func aSwapIsNotUndoneEvenIfItIsDismissable() throws {
    var navigation = try start(
      .push(.home, .list), Segue(.list => .detail, dismissable: true, presentation: .swap), .push(.detail, .photo),
      .sheet(.home, .compose), showing: .present(.list), .present(.detail))
    for screen in [Screen.detail, .photo] {
      if screen == .photo { try navigation.perform(.present(.photo)) }
      #expect(
        throws: HelmError<Screen>.sourceNotPresented(at(.home), to: at(.compose), index: nil, presented: [at(screen)])
      ) { try navigation.perform(.present(.compose, from: .any(.home))) }
    }
  }

  /// Only tabs can be behind others in their holder.
  @Test func anOverlayIsUncoveredWithItsHolder() throws {
    var navigation = try start(
      .tab(.home, .inbox), .overlay(.home, .player), .push(.home, .list), .sheet(.player, .compose),
      showing: .present(.player), .present(.inbox), .present(.list))
    #expect(navigation.shown == "list")
    try navigation.perform(.present(.compose, from: .any(.player)))
    #expect(navigation.path == [.home => .player, .home => .inbox, .player => .compose])
    #expect(navigation.shown == "home inbox player compose")
  }

  @Test func selectUncoversTheHolderOfTabs() throws {
    let covered = try start(
      .tab(.home, .list), .tab(.home, .inbox), .push(.home, .detail), .push(.list, .photo),
      showing: .present(.list), .present(.photo), .present(.inbox), .present(.detail))
    #expect(covered.shown == "detail")
    var navigation = covered
    try navigation.perform(.select(.list, from: .any(.home)))
    #expect(navigation.path == [.home => .inbox, .home => .list, .list => .photo])
    #expect(navigation.shown == "home photo")
    // The tab in front stays where it is.
    navigation = covered
    try navigation.perform(.select(.inbox, from: .any(.home)))
    #expect(navigation.path == [.home => .list, .list => .photo, .home => .inbox])
    #expect(navigation.shown == "home inbox")
  }

  // MARK: Errors

  @Test func forwardFailsWithTheSourceAsItIsNamed() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .inbox), .push(.list, .detail), showing: .present(.list, id: "1"),
      .present(.inbox))
    let sources: [(FragmentReference<Screen>, PathFragment<Screen>)] = [
      (.any(.list), at(.list)), (.any(.detail), at(.detail)), (.withID(.list, id: "1"), at(.list, "1")),
      (.withID(.home, id: "2"), at(.home, "2")),
      (.exactly(PathFragment(.home, occurrence: 3)), PathFragment(.home, occurrence: 3)),
    ]
    for (source, named) in sources {
      let error = HelmError<Screen>.fragmentNotPresented(named, presented: [at(.inbox), at(.home)])
      #expect(throws: error, "\(source)") { try navigation.perform(.forward(nil, from: source)) }
    }
  }

  @Test func aCurtainIsNotPresentedWithAnotherIDIfItsHolderIsHidden() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.home, .inbox), .curtain(.list, .lock).with(tag: Mark.red),
      showing: .present(.list), .present(.lock, id: "1"), .present(.inbox))
    let error = HelmError<Screen>.sourceNotPresented(
      at(.list), to: at(.lock, "2"), index: nil, presented: [at(.lock, "1"), at(.inbox), at(.home)])
    #expect(throws: error) { try navigation.perform(.present(.lock, id: "2")) }
    #expect(throws: error) { try navigation.perform(.present(tag: Mark.red, id: "2")) }
    #expect(navigation.shown == "home inbox lock1")
  }
}
