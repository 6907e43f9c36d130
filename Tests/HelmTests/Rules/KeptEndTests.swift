import Helm
import HelmTestSupport
import Testing

@Suite("How kept commands end (Semantics.md §5)") @MainActor struct KeptEndTests {
  /// A home with segues to a login and to fragments for members.
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, dismissable: true), Segue(.a => .c, dismissable: true), Segue(.c => .d, dismissable: true),
    Segue(.b => .f, dismissable: true), Segue(.a => .e, dismissable: true),
    Segue(.a => .g, style: .hold, dismissable: true),
  ]

  let helm: Helm<Letter>
  let session = Session()

  init() throws {
    helm = try Helm(nav: Self.segues)
    for fragment in [Letter.b, .e] {
      helm.guard(.into(fragment)) { [session] in
        session.isLoggedIn ? .allow : .redirect(to: Flow(.a => .c), keep: true)
      }
    }
  }

  private func logIn() {
    session.isLoggedIn = true
    helm.flushGuards()
  }

  private func logOut() {
    session.isLoggedIn = false
    helm.flushGuards()
  }

  /// Begins a command whose end is awaited, and lets it proceed as far as possible.
  private func begin(_ command: NavigationCommand<Letter>) async -> Task<NavigationResult<Letter>, Never> {
    let task = Task { await helm.performAndWait(command) }
    await until { helm.keptCommand == command }
    return task
  }

  /// The end of a kept command, from its immediate result.
  private func end(_ result: NavigationResult<Letter>) async -> NavigationResult<Letter>? {
    switch result {
    case .redirected(to: Flow(.a => .c), _, kept: let end?), .denied(_, _, kept: let end?): await end.value
    default: nil
    }
  }

  /// What the command itself presented before the redirect isn't the login.
  @Test func dismissingTheLoginDropsASequenceThatPresentedScreensBeforeIt() {
    helm.perform(.sequence([.present(.g), .present(.b)]))
    #expect(helm.presentedFragments == [.c] && helm.keptCommand != nil)
    helm.back()
    #expect(helm.keptCommand == nil)
  }

  @Test func theLoginIsRemovedWhenTheCommandIsResumed() {
    helm.present(.b)
    #expect(helm.path == [.a => .c])
    helm.present(.d)
    logIn()
    #expect(helm.path == [.a => .b])
    #expect(helm.keptCommand == nil)
    helm.back()
    #expect(helm.path.isEmpty)
    helm.present(.c)
    #expect(helm.path == [.a => .c])
    #expect(helm.errors.isEmpty)
  }

  @Test func dismissingTheLoginDropsTheKeptCommand() {
    let kept = Watcher { helm.keptCommand }
    helm.present(.b)
    helm.present(.d)
    helm.back()
    #expect(helm.keptCommand == .present(.b))
    #expect(kept.invalidations == 1)
    kept.refresh()
    helm.back()
    #expect(helm.keptCommand == nil)
    #expect(kept.invalidations == 2)
    logIn()
    #expect(helm.path.isEmpty)
  }

  @Test func dismissingTheLastScreenOfARedirectDropsTheKeptCommand() throws {
    let helm = try Helm<Letter>(nav: [
      Segue(.a => .c, style: .hold, dismissable: true), Segue(.c => .d, style: .hold, dismissable: true),
      Segue(.a => .e, style: .hold, dismissable: true),
    ])
    helm.guard(.into(.e)) { .redirect(to: .a => .c => .d, keep: true) }
    helm.present(.a => .c => .d)
    helm.present(.e)
    #expect(helm.keptCommand == .present(.e))
    helm.back()
    #expect(helm.path == [.a => .c])
    #expect(helm.keptCommand == nil)
  }

  @Test func commandsThatKeepTheLoginKeepTheCommand() {
    helm.present(.b)
    helm.edit(segue: .b => .f).add(trait: .disabled)
    helm.present(.l)  // an error
    helm.present(.d)
    #expect(helm.keptCommand == .present(.b))
    helm.undo()
    #expect(helm.keptCommand == .present(.b))
    helm.undo()
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == nil)
  }

  @Test func replacingTheLoginByANewOneDropsTheKeptCommand() {
    helm.present(.b)
    helm.perform(.sequence([.dismiss, .present(.c)]))
    #expect(helm.keptCommand == nil)
  }

  @Test func theAwaiterIsResumedWithTheOutcome() async {
    let task = await begin(.present(.b))
    #expect(helm.path == [.a => .c])
    logIn()
    guard case .done(let outcome) = await end(task.value) else {
      Issue.record("\(await task.value)")
      return
    }
    #expect(outcome.appeared == [.at(.b)])
    #expect(outcome.disappeared == [.at(.c)])
    #expect(await !task.value.isDone)
    #expect(await task.value.description == "redirected to [a => c], and kept")
    #expect(NavigationResult.done(outcome).description == "done")
  }

  @Test func theAwaiterIsNotifiedOfADroppedCommand() async {
    let task = await begin(.present(.b))
    helm.back()
    #expect(await end(task.value) == .dropped)
    #expect(await !task.value.isDone)
    let other = await begin(.present(.b))
    helm.forgetKeptCommand()
    #expect(await end(other.value) == .dropped)
  }

  @Test func aRedirectThatKeepsNothingReturnsImmediately() async throws {
    let helm = try Helm(nav: Self.segues)
    helm.edit(segue: .a => .b).add(trait: .redirect(to: Flow(.a => .c)))
    let result = await helm.presentAndWait(.b)
    guard case .redirected(let flow, let outcome, kept: nil) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(flow == Flow(.a => .c))
    #expect(outcome.appeared == [.at(.c)])
    #expect(!result.isDone)
  }

  @Test func theAwaiterIsNotifiedOfACommandResumedInTheSameTurn() async {
    helm.onAppear(of: .c) { [session, helm] _ in
      session.isLoggedIn = true
      helm.flushGuards()
    }
    let result = await helm.presentAndWait(.b)
    guard case .done = await end(result) else {
      Issue.record("\(result)")
      return
    }
    #expect(helm.path == [.a => .b])
  }

  @Test func aNewerKeptCommandDropsTheOlder() async {
    let older = await begin(.present(.b))
    helm.back()
    #expect(await end(older.value) == .dropped)
    let first = await begin(.present(.a => .b => .f))
    let second = Task { await helm.performAndWait(.sequence([.replace([]), .present(.e)])) }
    #expect(await end(first.value) == .dropped)
    #expect(helm.keptCommand == .sequence([.replace([]), .present(.e)]))
    logIn()
    guard case .done = await end(second.value) else {
      Issue.record("\(await second.value)")
      return
    }
    #expect(helm.path == [.a => .e])
  }

  @Test func aRestoredSessionRestoresThePathWithoutTheLogin() {
    session.isLoggedIn = true
    helm.present(.a => .b => .f)
    let path = helm.path
    logOut()
    #expect(helm.path == [.a => .c])
    #expect(helm.keptCommand == .replace(path))
    helm.present(.d)
    logIn()
    #expect(helm.path == path)
    #expect(helm.keptCommand == nil)
    helm.back()
    helm.back()
    #expect(helm.path.isEmpty)
  }

  @Test func dismissingTheLoginAfterTheSessionEndedDropsThePath() {
    session.isLoggedIn = true
    helm.present(.a => .b => .f)
    logOut()
    helm.back()
    #expect(helm.keptCommand == nil)
    logIn()
    #expect(helm.path.isEmpty)
  }

  @Test func aSessionRestoredInTheSameTurnRestoresThePath() {
    session.isLoggedIn = true
    helm.present(.a => .b => .f)
    let path = helm.path
    helm.onAppear(of: .c) { [session, helm] _ in
      session.isLoggedIn = true
      helm.flushGuards()
    }
    logOut()
    #expect(helm.path == path)
    #expect(helm.keptCommand == nil)
  }

  @Test func cancellingTheAwaitingTaskKeepsTheCommand() async {
    let task = await begin(.present(.b))
    var isWaiting = false
    let waiting = Task {
      isWaiting = true
      return await end(task.value)
    }
    await until { isWaiting }
    waiting.cancel()
    #expect(await waiting.value == .cancelled)
    #expect(helm.keptCommand == .present(.b))
    logIn()
    #expect(helm.path == [.a => .b])
  }

  @Test func aResumedCommandThatWaitsForAGuardRunsOnce() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { await gate.pass() }
    let task = await begin(.present(.b))
    let events = helm.events
    logIn()
    session.count += 1
    helm.recheckGuards()
    helm.resumeKeptCommand()
    await gate.open(with: .allow)
    guard case .done = await end(task.value) else {
      Issue.record("\(await task.value)")
      return
    }
    await pendingTasks()
    helm.present(.f)
    var seen: [String] = []
    for await event in events {
      seen.append(event.kind.description)
      if event.trigger == .command(.present(.f)) { break }
    }
    #expect(seen == ["waiting for a guard of a => b", "dismissed a => c", "presented a => b", "presented b => f"])
  }

  @Test func dismissingTheLoginWhileTheResumedCommandWaitsDropsIt() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { await gate.pass() }
    let task = await begin(.present(.b))
    logIn()
    helm.back()
    #expect(await end(task.value) == .dropped)
    await gate.open(with: .allow)
    await pendingTasks()
    #expect(helm.path.isEmpty)
    #expect(helm.errors.isEmpty)
  }

  @Test func aResumedCommandFailsIfItIsImpossibleAfterItsGuard() async {
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { await gate.pass() }
    let task = await begin(.present(.b))
    logIn()
    helm.edit(segue: .a => .b).add(trait: .disabled)
    await gate.open(with: .allow)
    let error = HelmError<Letter>.missingSegueToFragment(.at(.b), searched: [.at(.a)], hint: .disabled(.a => .b))
    #expect(await end(task.value) == .failed(error))
    #expect(helm.path == [.a => .c])
    #expect(helm.keptCommand == nil)
  }

  @Test func anAnswerIsAwaitedAcrossTheLogin() async {
    helm.guard(.into(.g)) { [session] in session.isLoggedIn ? .allow : .redirect(to: Flow(.a => .c), keep: true) }
    let answer = Task { await helm.present(.g, awaiting: Int.self) }
    await until { helm.path == [.a => .c] }
    #expect(helm.path == [.a => .c])
    logIn()
    #expect(helm.path == [.a => .g])
    helm.dismiss(returning: 7)
    #expect(await answer.value == 7)
  }

  @Test func aDroppedCommandAnswersNil() async {
    helm.guard(.into(.g)) { .redirect(to: Flow(.a => .c), keep: true) }
    let answer = Task { await helm.present(.g, awaiting: Int.self) }
    await until { helm.keptCommand != nil }
    helm.back()
    #expect(await answer.value == nil)
  }

  @Test func aDeniedCommandCanBeKept() async {
    let token = helm.guard(.into(.g)) { .deny("later", keep: true) }
    let result = await helm.presentAndWait(.g)
    #expect(result.description == "denied and kept: a => g: later")
    #expect(helm.keptCommand == .present(.g))
    token?.cancel()
    guard case .done = await end(result) else {
      Issue.record("\(result)")
      return
    }
    #expect(helm.path == [.a => .g])
    #expect(helm.keptCommand == nil)
  }
}
