import Foundation
import Helm
import HelmTestSupport
import HelmTesting
import Testing

/// The events, recording and history of a resumed command, and what else it may encounter.
@Suite("Kept commands that are resumed (Semantics.md §5)") @MainActor struct ResumedCommandTests {
  /// A home with pushes, of which `b` and `e` are for members, and a sheet.
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, dismissable: true), Segue(.a => .c, dismissable: true), Segue(.c => .d, dismissable: true),
    Segue(.b => .f, dismissable: true), Segue(.a => .e, dismissable: true),
    Segue(.a => .g, style: .hold, dismissable: true), Segue(.a => .h, style: .hold, dismissable: true),
    Segue(.a => .i, style: .hold, dismissable: true, presentation: .overlay),
  ]

  let helm: Helm<Letter>
  let session = Session()

  init() throws {
    helm = try Helm(nav: Self.segues)
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .redirect(to: [.a => .c], keep: true) }
  }

  private func set(_ isLoggedIn: Bool) {
    session.isLoggedIn = isLoggedIn
    helm.flushGuards()
  }

  /// The events up to a command that fails.
  private func descriptions(_ events: AsyncStream<HelmEvent<Letter>>) async -> [String] {
    let end = NavigationCommand<Letter>.dismiss(.edge(.a => .l))
    helm.perform(end)
    var descriptions: [String] = []
    for await event in events {
      if event.trigger == .command(end) { break }
      descriptions.append("\(event.trigger): \(event.kind)")
    }
    return descriptions
  }

  @Test func aResumedCommandIsReportedRecordedAndUndoneAsOne() async {
    let events = helm.events
    helm.present(.b)
    set(true)
    let (redirected, resumed) = ("command(present b)", "resumed(present b)")
    #expect(
      await descriptions(events) == [
        "\(redirected): redirected a => b to [a => c]", "\(redirected): presented a => c",
        "\(resumed): dismissed a => c", "\(resumed): presented a => b",
      ])
    let entries: [Recording<Letter>.Entry] = [
      .state([.a => .c], note: "present b, redirected by a guard"), .state([.a => .b], note: "present b, resumed"),
    ]
    #expect(Array(helm.recording.entries.prefix(2)) == entries)
    helm.undo()
    #expect(helm.path == [.a => .c])
    helm.undo()
    #expect(helm.path.isEmpty)
    #expect(!helm.canUndo)
    helm.redo()
    helm.redo()
    #expect(helm.path == [.a => .b])
    #expect(helm.keptCommand == nil)
  }

  @Test func aResumedSequenceDoesNotRepeatItsFirstCommands() {
    helm.present(.g)
    let commands = NavigationCommand<Letter>.sequence([.back, .present(.b)])
    helm.perform(commands)
    #expect(helm.path == [.a => .c])
    #expect(helm.keptCommand == commands)
    set(true)
    #expect(helm.path == [.a => .b])
    #expect(helm.keptCommand == nil && helm.errors.isEmpty)
  }

  /// The rest of a sequence starts with the redirected command, wherever that is.
  @Test(arguments: [false, true]) func aSequenceContinuesAtTheRedirectedCommand(isAskedOnLeaving: Bool) throws {
    let helm = try Helm<Letter>(nav: [
      .push(.a => .c => .d), .push(.a => .b), .push(.c => .b), .push(.b => .e), .sheet(.c => .h),
    ])
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .redirect(to: [.c => .h], keep: true) }
    if isAskedOnLeaving { helm.guard(leaving: .d) { .allow } }
    helm.present([.a => .c, .c => .d])
    helm.perform(.sequence([.present([]), .back, .present(.b)]))
    #expect(helm.path == [.a => .c, .c => .h])
    session.isLoggedIn = true
    helm.flushGuards()
    // Going back once more would lead to `a`, from where `b` can be presented as well.
    #expect(helm.path == [.a => .c, .c => .b])
  }

  /// The redirected command of a long sequence is found in one pass: a pass per command would take minutes.
  @Test func aLongSequenceContinuesAtTheRedirectedCommand() throws {
    let helm = try Helm<Letter>(nav: [.push(.a => .b), .sheet(.a => [.g, .h])])
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .redirect(to: [.a => .h], keep: true) }
    let detours = (0..<4_000).flatMap { _ in [NavigationCommand<Letter>.present(.g), .dismiss(.g)] }
    helm.perform(.sequence(detours + [.present(.b)]))
    #expect(helm.path == [.a => .h])
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == [.a => .b])
  }

  /// The login may have removed what the sequence had presented.
  @Test func aWholeSequenceIsRepeatedIfItsRestIsImpossible() throws {
    let helm = try Helm<Letter>(nav: [.sheet(.a => .g), .push(.g => .b), .sheet(.a => .h)])
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .redirect(to: [.a => .h], keep: true) }
    helm.perform(.sequence([.present(.g), .present(.b)]))
    #expect(helm.path == [.a => .h])
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == [.a => .g, .g => .b])
  }

  @Test func redoingTheLoginDoesNotKeepTheCommandAgain() {
    helm.present(.b)
    helm.undo()
    #expect(helm.keptCommand == nil)
    helm.redo()
    #expect(helm.path == [.a => .c])
    #expect(helm.keptCommand == nil)
    set(true)
    #expect(helm.path == [.a => .c])
  }

  /// An asynchronous guard, evaluated once the command is resumed, may redirect or deny.
  @Test func aResumedCommandThatIsRedirectedEnds() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { await gate.pass() }
    let kept = kept(await helm.presentAndWait(.b))
    set(true)
    await gate.open(with: .redirect(to: [.a => .e]))
    guard case .redirected(to: let flow, let outcome, kept: nil) = await kept?.value else {
      Issue.record("it was not redirected")
      return
    }
    #expect(flow == [.a => .e] && outcome.appeared == [.at(.e)] && outcome.disappeared == [.at(.c)])
    #expect(helm.path == [.a => .e])
    #expect(helm.keptCommand == nil)
  }

  @Test func aResumedCommandThatIsKeptAgainBelongsToTheNewRedirect() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { await gate.pass() }
    let kept = kept(await helm.presentAndWait(.b))
    set(true)
    await gate.open(with: .redirect(to: [.a => .e], keep: true))
    await until { helm.isPresented(.e) }
    #expect(helm.path == [.a => .e])
    #expect(helm.keptCommand == .present(.b))
    // The fragment of the first redirect is gone, so only the second counts.
    helm.present(.g)
    #expect(helm.errors.map(\.kind) == ["missingSegueToFragment"])
    #expect(helm.keptCommand == .present(.b))
    helm.back()
    #expect(helm.keptCommand == nil)
    #expect(await kept?.value == .dropped)
  }

  @Test(arguments: [true, false]) func aResumedCommandThatIsDeniedStaysKept(isKept: Bool) async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { await gate.pass() }
    helm.present(.b)
    let (events, denied) = (helm.events, helm.events)
    set(true)
    await gate.open(with: .deny("not yet", keep: isKept))
    var denials = denied.makeAsyncIterator()
    while let event = await denials.next(), event.kind != .denied(.taking(.a => .b), reason: "not yet") {}
    #expect(helm.path == [.a => .c])
    #expect(helm.keptCommand == .present(.b))
    #expect(helm.errors.isEmpty)
    #expect(
      await descriptions(events) == [
        "resumed(present b): waiting for a guard of a => b", "resumed(present b): denied a => b: not yet",
      ])
    helm.forgetKeptCommand()
    #expect(helm.keptCommand == nil)
  }

  @Test func aResumedCommandThatIsForgottenDoesNotRun() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { await gate.pass() }
    let kept = kept(await helm.presentAndWait(.b))
    let (events, superseded) = (helm.events, helm.events)
    set(true)
    helm.forgetKeptCommand()
    #expect(await kept?.value == .dropped)
    await gate.open(with: .allow)
    var ends = superseded.makeAsyncIterator()
    while let event = await ends.next(), event.kind != .superseded {}
    #expect(helm.path == [.a => .c])
    #expect(
      await descriptions(events) == [
        "resumed(present b): waiting for a guard of a => b", "resumed(present b): superseded",
      ])
  }

  /// Commands that are kept while an earlier one is: which of them is left, and how the earlier one ends.
  @Test func aNewerKeptCommandReplacesTheOlder() async {
    helm.guard(.into(.e)) { [session] in session.isAdmin ? .allow : .deny("admins only", keep: true) }
    let watcher = Watcher { helm.keptCommand }
    let first = kept(await helm.presentAndWait(.b))
    #expect(watcher.invalidations == 1)
    watcher.refresh()
    helm.go(to: .e)
    #expect(helm.keptCommand == .go(to: .e))
    #expect(watcher.invalidations == 2)
    watcher.refresh()
    #expect(await first?.value == .dropped)
    set(true)
    #expect(helm.path == [.a => .c])
    // It is kept until its own guard allows it.
    session.isAdmin = true
    helm.flushGuards()
    #expect(helm.path == [.a => .e])
    #expect(watcher.invalidations == 3)
    #expect(helm.keptCommand == nil)
  }

  @Test func replaceIsKeptIfARedirectBlocksThePath() throws {
    let path: HelmPath<Letter> = [.a => .b, .b => .f]
    #expect(throws: HelmError<Letter>.redirectedSegue(.a => .b, index: 0)) { try helm.replace(path: path) }
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == .replace(path))
    set(true)
    #expect(helm.path == path)
    #expect(helm.keptCommand == nil)
  }

  // MARK: Revocations

  @Test func aDenialIsReportedBeforeTheDismissalsItCauses() async throws {
    set(true)
    helm.guard(.into(.f)) { [session] in session.isAdmin ? .allow : .deny("admins only") }
    session.isAdmin = true
    helm.present(.a => .b => .f)
    let events = helm.events
    session.isAdmin = false
    helm.flushGuards()
    #expect(helm.path == [.a => .b])
    #expect(helm.keptCommand == nil)
    #expect(
      await descriptions(events) == [
        "guardChange: denied b => f: admins only", "guardChange: dismissed b => f",
      ])
    #expect(helm.recording.entries.last == .state([.a => .b], note: "a guard changed"))
  }

  @Test func aWaitingRedirectKeepsItsCommandUntilItIsFollowed() async {
    let gate = Gate<SegueVerdict<Letter>>()
    set(true)
    helm.present(.a => .b => .f)
    let path = helm.path
    helm.guard(.into(.c)) { await gate.pass() }
    let events = helm.events
    set(false)
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == .replace(path))
    await gate.open(with: .allow)
    await until { !helm.path.isEmpty }
    #expect(helm.path == [.a => .c])
    #expect(helm.keptCommand == .replace(path))
    // Dismissing the login means giving up.
    helm.present(.d)
    #expect(helm.keptCommand == .replace(path))
    set(true)
    #expect(helm.path == path)
    #expect(helm.keptCommand == nil)
    #expect(
      await descriptions(events).prefix(4) == [
        "guardChange: dismissed a => b", "guardChange: waiting for a guard of a => c",
        "guardChange: redirected a => b to [a => c]", "guardChange: presented a => c",
      ])
  }

  @Test func dismissingTheScreenOfAWaitingRedirectDropsTheKeptCommand() async {
    let gate = Gate<SegueVerdict<Letter>>()
    set(true)
    helm.present(.b)
    helm.guard(.into(.c)) { await gate.pass() }
    set(false)
    await gate.open(with: .allow)
    await until { !helm.path.isEmpty }
    helm.back()
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == nil)
    set(true)
    #expect(helm.path.isEmpty)
  }

  /// Several guards that redirect at once: all their fragments are removed, and each redirect is followed, in the order
  /// of the guards.
  @Test func severalRedirectsAreFollowedInOrder() async throws {
    let helm = try Helm(nav: Self.segues)
    for (letter, flow) in [(Letter.i, Flow<Letter>(.a => .g)), (.h, [.a => .c]), (.b, [.a => .e])] {
      helm.guard(.into(letter)) { [session] in session.isLoggedIn ? .allow : .redirect(to: flow) }
    }
    session.isLoggedIn = true
    helm.present(.i)
    helm.present(.b)
    let events = helm.events
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.errors.isEmpty)
    helm.perform(.dismiss(.edge(.a => .l)))
    var descriptions: [String] = []
    for await event in events {
      if event.trigger != .guardChange { break }
      descriptions.append("\(event.kind)")
    }
    #expect(
      descriptions == [
        "dismissed a => i", "dismissed a => b", "redirected a => i to [a => g]", "presented a => g",
        "redirected a => b to [a => e]", "presented a => e",
      ])
    // The push hides the sheet's holder, and so removes the sheet.
    #expect(helm.path == [.a => .e])
  }

  private func kept(_ result: NavigationResult<Letter>) -> PendingResult<NavigationResult<Letter>>? {
    switch result {
    case .redirected(_, _, let kept), .denied(_, _, let kept): kept
    default: nil
    }
  }
}
