import Helm
import HelmTestSupport
import Testing

/// The pending result of a command, independent of the `Helm` it was sent to.
@Suite @MainActor struct PendingTests {
  /// A guard's server that answers on demand.
  @MainActor final class Server {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var asked = 0

    func wait() async {
      asked += 1
      await withCheckedContinuation { waiting.append($0) }
    }

    func answer() {
      for each in waiting { each.resume() }
      waiting = []
    }
  }

  @MainActor final class Session { var isOpen = false }

  let helm: Helm<Number>
  let server = Server()
  let session = Session()

  init() throws {
    helm = try Helm<Number>(
      nav: [Segue(0 => 1, dismissable: true), Segue(0 => 2, style: .hold, dismissable: true), Segue(1 => 3)], entry: 0)
  }

  private func guardSlowly(_ fragment: Number) {
    helm.guard(.into(fragment)) { [server] () async in
      await server.wait()
      return .allow
    }
  }

  private func guardByLogin(_ fragment: Number) {
    helm.guard(.into(fragment)) { [session] in session.isOpen ? .allow : .redirect(to: Flow(0 => 1), keep: true) }
  }

  @Test func beginPresentingPresentsImmediately() async {
    let answer = helm.beginPresenting(2, id: 7, awaiting: Int.self)
    #expect(helm.presentedFragments == [PathFragment(0), PathFragment(2, id: 7)])
    helm.dismiss(returning: 5)
    #expect(await answer.value == 5)
    #expect(await answer.value == 5)
    #expect(helm.presentedFragments == [PathFragment(0)])
  }

  @Test func severalTasksMayAwaitAnAnswer() async {
    let answer = helm.beginPresenting(2, awaiting: Int.self)
    var waiting = 0
    let tasks = (0..<3).map { _ in
      Task {
        waiting += 1
        return await answer.value
      }
    }
    await until { waiting == 3 }
    helm.dismiss(returning: 5)
    for task in tasks { #expect(await task.value == 5) }
  }

  @Test func anyOtherEndAnswersNil() async {
    let ends: [@MainActor (Helm<Number>) -> Void] = [
      { $0.dismiss() }, { $0.undo() }, { $0.dismiss(returning: Int?.none) }, { $0.dismiss(returning: "text") },
    ]
    for end in ends {
      let answer = helm.beginPresenting(2, awaiting: Int.self)
      end(helm)
      #expect(await answer.value == nil)
    }
    #expect(helm.errors == [.unexpectedAnswer(PathFragment(2), expected: "Int", given: "String")])
    #expect(await helm.beginPresenting(9, awaiting: Int.self).value == nil)
  }

  @Test func cancellingAnAnswerKeepsTheScreen() async {
    let answer = helm.beginPresenting(2, awaiting: Int.self)
    answer.cancel()
    #expect(await answer.value == nil)
    #expect(helm.isPresented(2))
    helm.dismiss(returning: "nobody listens")
    #expect(!helm.isPresented(2))
    #expect(helm.errors.isEmpty)
    answer.cancel()
  }

  @Test func cancellingATaskCancelsTheAnswerForAll() async {
    let answer = helm.beginPresenting(2, awaiting: Int.self)
    var waiting = 0
    func wait() async -> Int? {
      waiting += 1
      return await answer.value
    }
    let (first, second) = (Task { await wait() }, Task { await wait() })
    await until { waiting == 2 }
    first.cancel()
    #expect(await first.value == nil)
    #expect(await second.value == nil)
  }

  @Test func cancellingAnAnswerWhileAGuardWaitsCancelsTheCommand() async {
    guardSlowly(2)
    let events = helm.events
    let answer = helm.beginPresenting(2, awaiting: Int.self)
    await until { server.asked == 1 }
    answer.cancel()
    #expect(await answer.value == nil)
    server.answer()
    var kinds: [HelmEvent<Number>.Kind] = []
    for await event in events {
      kinds.append(event.kind)
      if kinds.count == 2 { break }
    }
    #expect(kinds == [.waiting(.taking(0 => 2)), .cancelled])
    #expect(!helm.isPresented(2))
  }

  @Test func anAnswerIsReturnedAfterASlowGuard() async {
    guardSlowly(2)
    let answer = helm.beginPresenting(2, awaiting: Int.self)
    #expect(!helm.isPresented(2))
    await until { server.asked == 1 }
    server.answer()
    await until { helm.isPresented(2) }
    helm.dismiss(returning: 5)
    #expect(await answer.value == 5)
  }

  @Test func beginPerformsImmediately() async {
    let command = helm.begin(.present(1))
    #expect(helm.isPresented(1))
    guard case .done(let outcome) = await command.value else {
      Issue.record("it was not done")
      return
    }
    #expect(outcome.appeared == [PathFragment(1)])
    #expect(await helm.begin(.present(9)).value == .failed(helm.errors[0]))
    helm.guard(.into(3)) { .deny("no") }
    #expect(await helm.begin(.present(3)).value == .denied(.taking(1 => 3), reason: "no"))
  }

  @Test func aPendingCommandIsCancelled() async {
    guardSlowly(1)
    let command = helm.begin(.present(1))
    await until { server.asked == 1 }
    command.cancel()
    #expect(await command.value == .cancelled)
    server.answer()
    #expect(!helm.isPresented(1))
  }

  @Test func cancellingACompletedCommandHasNoEffect() async {
    let command = helm.begin(.present(1))
    command.cancel()
    await pendingTasks()
    guard case .done = await command.value else {
      Issue.record("it was not done")
      return
    }
  }

  @Test func theEndOfAKeptCommandIsReturned() async {
    guardByLogin(2)
    let command = helm.begin(.present(2))
    session.isOpen = true
    helm.recheckGuards()
    guard case .redirected(let flow, _, kept: let end?) = await command.value,
      case .done(let outcome) = await end.value
    else {
      Issue.record("it was not taken up again")
      return
    }
    #expect(flow == Flow(0 => 1))
    #expect(outcome.appeared == [PathFragment(0), PathFragment(2)])
  }

  @Test func aCancelledAnswerIsNotAwaitedWhenItsCommandIsResumed() async {
    guardByLogin(2)
    let answer = helm.beginPresenting(2, awaiting: Int.self)
    #expect(helm.isPresented(1))
    answer.cancel()
    #expect(await answer.value == nil)
    #expect(helm.keptCommand == .present(2))
    session.isOpen = true
    helm.recheckGuards()
    #expect(helm.isPresented(2))
    // A plain dismissal, whose answer is ignored.
    helm.dismiss(returning: "text")
    #expect(!helm.isPresented(2))
    #expect(helm.errors.isEmpty)
  }

  @Test func anAnswerIsAwaitedAcrossARedirect() async {
    guardByLogin(2)
    let answer = helm.beginPresenting(2, awaiting: Int.self)
    session.isOpen = true
    helm.recheckGuards()
    #expect(helm.isPresented(2))
    helm.dismiss(returning: 5)
    #expect(await answer.value == 5)
  }

  @Test func cancellingAKeptEndKeepsTheCommand() async {
    guardByLogin(2)
    guard case .redirected(_, _, kept: let end?) = await helm.begin(.present(2)).value else {
      Issue.record("it was not kept")
      return
    }
    end.cancel()
    #expect(await end.value == .cancelled)
    #expect(helm.keptCommand == .present(2))
    session.isOpen = true
    helm.recheckGuards()
    #expect(helm.isPresented(2))
  }
}
