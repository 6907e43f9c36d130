import Helm
import HelmTestSupport
import Testing

/// Which screen an awaited answer belongs to, and what else ends the wait.
@Suite("Awaited answers") @MainActor struct AwaitedAnswerTests {
  /// Two tabs, each with pushes; sheets over the first; a swap there and back.
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, auto: true), Segue(.a => .c, style: .hold),
    Segue(.b => .d, dismissable: true), Segue(.c => .d, dismissable: true), Segue(.d => .d, dismissable: true),
    Segue(.b => .e, style: .hold, dismissable: true), Segue(.e => .f, style: .hold, dismissable: true),
    Segue(.f => .g, style: .hold, dismissable: true), Segue(.d => .h), Segue(.h => .d),
    Segue(.b => .i, dismissable: true), Segue(.i => .j, dismissable: true),
  ]

  let helm: Helm<Letter>
  let session = Session()

  init() throws { helm = try Helm(nav: Self.segues) }

  private func begin(_ fragment: Letter, id: Int? = nil) -> PendingResult<Int?> {
    helm.beginPresenting(fragment, id: id, awaiting: Int.self)
  }

  @Test func dismissReturningAnswersTheTopmostAwaitedScreen() async {
    let (e, f) = (begin(.e), begin(.f))
    helm.present(.g)
    helm.dismiss(returning: 1)
    #expect(helm.presentedFragments == [.at(.a), .at(.b), .at(.e)])
    #expect(await f.value == 1)
    helm.present(.f)
    helm.dismiss(returning: 2)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
    #expect(await e.value == 2)
    // Now nobody waits, and this is a plain dismissal.
    helm.present(.e)
    helm.present(.f)
    helm.dismiss(returning: 3)
    #expect(helm.presentedFragments == [.at(.a), .at(.b), .at(.e)])
    #expect(helm.errors.isEmpty)
  }

  @Test func eachPlaceOfAFragmentHasItsOwnAnswer() async {
    let first = begin(.d, id: 1)
    helm.present(.c)
    let second = begin(.d, id: 1)
    let third = begin(.d, id: 2)
    #expect(helm.path.last == PathEdge(from: .at(.d, "1", 1), to: .at(.d, "2")))
    helm.dismiss(returning: 3)
    #expect(await third.value == 3)
    helm.dismiss(returning: 2)
    #expect(await second.value == 2)
    #expect(helm.presentedFragments == [.at(.a), .at(.c)])
    // The first one is in another tab.
    helm.dismiss(returning: 9)
    #expect(helm.errors == [.noDismissableSegues(searched: [.at(.c), .at(.a)])])
    helm.select(.b)
    #expect(helm.presentedFragments == [.at(.a), .at(.d, "1")])
    helm.present(.b)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
    #expect(await first.value == nil)
  }

  @Test func aTabIsAnsweredAfterSwitchingTabs() async {
    let first = begin(.d, id: 1)
    helm.select(.c)
    helm.select(.b)
    helm.dismiss(returning: 1)
    #expect(await first.value == 1)
  }

  @Test func onlyTheAnsweringScreenOfThoseRemovedTogetherReturnsTheAnswer() async {
    let (e, f, g) = (begin(.e), begin(.f), begin(.g))
    HelmScreen(.at(.f), of: helm).dismiss(returning: 4)
    #expect(await f.value == 4)
    #expect(await g.value == nil)
    #expect(helm.presentedFragments == [.at(.a), .at(.b), .at(.e)])
    // From a screen, only the screen and its ancestors count.
    let again = begin(.f)
    HelmScreen(.at(.b), of: helm).dismiss(returning: 5)
    #expect(helm.errors.map(\.kind) == ["noDismissableSegues"])
    HelmScreen(.at(.e), of: helm).dismiss(returning: 6)
    #expect(await e.value == 6)
    #expect(await again.value == nil)
  }

  /// A screen that a segue returns to was presented before, and answers when it is removed.
  @Test func aScreenThatASegueReturnsToCanBeAwaited() async throws {
    helm.present(.d)
    helm.present(.h)
    let answer = begin(.d)
    #expect(helm.presentedFragments == [.at(.a), .at(.d)])
    helm.dismiss(returning: 7)
    #expect(await answer.value == 7)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
  }

  @Test func aTabCanBeAwaited() async {
    let again = begin(.b)
    let tab = begin(.c)
    #expect(helm.presentedFragments == [.at(.a), .at(.c)])
    helm.restart()
    #expect(await tab.value == nil)
    #expect(await again.value == nil)
  }

  @Test func allAwaitersOfAScreenGetTheSameAnswer() async {
    let twice = [begin(.e), begin(.e)]
    helm.dismiss(returning: 8)
    for answer in twice { #expect(await answer.value == 8) }
    #expect(helm.errors.isEmpty)
  }

  @Test func aCancelledAwaiterGetsNilAndLeavesTheOthers() async {
    let twice = [begin(.e), begin(.e)]
    twice[0].cancel()
    #expect(await twice[0].value == nil)
    #expect(helm.isPresented(.e))
    helm.dismiss(returning: 9)
    #expect(await twice[1].value == 9)
    twice[1].cancel()
    #expect(await twice[1].value == 9)
  }

  @Test func cancellingBeforeTheGuardAllowsPresentsNothing() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.e)) { await gate.pass() }
    let answer = begin(.e)
    answer.cancel()
    #expect(await answer.value == nil)
    await gate.open(with: .allow)
    await pendingTasks()
    #expect(!helm.isPresented(.e))
  }

  @Test func supersededAndDeniedCommandsAnswerNil() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.e)) { await gate.pass() }
    let superseded = begin(.e)
    helm.present(.c)
    #expect(await superseded.value == nil)
    helm.present(.b)
    let denied = begin(.e)
    await gate.open(with: .deny("no"))
    #expect(await denied.value == nil)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
  }

  @Test func anAnswerOfTheWrongTypeOnlyEndsItsOwnAwait() async {
    let (e, f) = (begin(.e), begin(.f))
    helm.dismiss(returning: "seven")
    #expect(await f.value == nil)
    #expect(helm.errors == [.unexpectedAnswer(.at(.f), expected: "Int", given: "String")])
    #expect(helm.presentedFragments == [.at(.a), .at(.b), .at(.e)])
    helm.dismiss(returning: 7)
    #expect(await e.value == 7)
    #expect(helm.errors.count == 1)
  }

  @Test func aRedirectThatKeepsNothingAnswersNil() async {
    helm.guard(.into(.e)) { .redirect(to: [.b => .i]) }
    let answer = begin(.e)
    #expect(await answer.value == nil)
    #expect(helm.presentedFragments == [.at(.a), .at(.i)])
    helm.dismiss(returning: 1)
    #expect(helm.presentedFragments == [.at(.a), .at(.b)])
  }

  /// A command kept until a kept path is restored: its answer is that of the screen it presents then.
  @Test func anAnswerIsAwaitedUntilTheKeptPlaceAndCommandAreResumed() async {
    session.isLoggedIn = true
    helm.guard(.into(.i)) { [session] in session.isLoggedIn ? .allow : .redirect(to: [.a => .c], keep: true) }
    helm.guard(.into(.e)) { [session] in session.isLoggedIn ? .allow : .deny("sign in", keep: true) }
    helm.present(.b => .i => .j)
    let place = helm.path
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.keptCommand == .replace(place))
    let failed = helm.errors
    let answer = helm.beginPresenting(.d, awaiting: Int.self)
    #expect(helm.errors == failed)
    helm.dismiss(returning: 1)
    #expect(await answer.value == 1)
    #expect(helm.keptCommand == .replace(place))
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == place)
  }

  @Test func deallocatingTheHelmAnswersNil() async throws {
    var helm: Helm<Letter>? = try Helm(nav: Self.segues)
    let answer = try #require(helm?.beginPresenting(.e, awaiting: Int.self))
    helm = nil
    #expect(await answer.value == nil)
  }
}
