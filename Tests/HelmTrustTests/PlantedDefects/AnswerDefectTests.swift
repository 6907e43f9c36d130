import Helm
import HelmTestSupport
import Testing

/// Planted defects of awaited answers that no test found at first (`make mutants`), each with its own test.
@Suite @MainActor struct AnswerDefectTests {
  private func asked() throws -> Helm<Number> {
    try Helm<Number>(nav: [sheet(0, 1), sheet(1, 2), push(0, 3), push(2, 4), Segue(4 => 5)], entry: 0)
  }

  @Test func anAnswerGoesToOneOfSeveralRemovedScreens() async throws {
    let helm = try asked()
    let outer = Task { await helm.present(1, awaiting: Int.self) }
    await until { helm.isPresented(1) }
    let inner = Task { await helm.present(2, awaiting: Int.self) }
    await until { helm.isPresented(2) }
    helm.dismiss(returning: 5)
    #expect(await inner.value == 5)
    #expect(helm.presentedFragments == [PathFragment(0), PathFragment(1)])
    let again = Task { await helm.present(2, awaiting: Int.self) }
    await until { helm.isPresented(2) }
    helm.dismiss(1)
    #expect(await again.value == nil)
    #expect(await outer.value == nil)
    #expect(helm.errors.isEmpty)
  }

  @Test func screensRemovedWithTheAnsweringScreenAnswerNil() async throws {
    let helm = try Helm<Number>(nav: [sheet(0, 1), tab(1, 2), tab(1, 3), push(2, 4)], entry: 0)
    let outer = Task { await helm.present(1, awaiting: Int.self) }
    await until { helm.isPresented(1) }
    helm.present(2)
    let inner = Task { await helm.present(4, awaiting: Int.self) }
    await until { helm.isPresented(4) }
    // The awaited screen is behind another tab now.
    helm.present(3)
    #expect(!helm.isPresented(4))
    helm.dismiss(returning: 5)
    #expect(await outer.value == 5)
    #expect(await inner.value == nil)
    #expect(helm.path.isEmpty)
  }

  @Test func aFailedCommandKeepsAwaitedAnswers() async throws {
    let helm = try asked()
    let answer = Task { await helm.present(2, awaiting: Int.self) }
    _ = await answer.value
    helm.present(1)
    let inner = Task { await helm.present(2, awaiting: Int.self) }
    await until { helm.isPresented(2) }
    helm.clearErrors()
    // It proceeds far, and fails at its end: the state is unchanged, frame for frame.
    let before = helm.navigation
    helm.present(Flow([2 => 4, 4 => 5, 0 => 9]))
    #expect(helm.errors.count == 1)
    #expect(helm.navigation == before)
    #expect(helm.perform(.sequence([.dismiss(1), .present(1), .present(2), .present(9)])).failure != nil)
    #expect(helm.navigation == before)
    helm.dismiss(returning: 7)
    #expect(await inner.value == 7)
  }

  /// A reselected tab moves to the end of the path, and keeps its identity, whatever fails afterwards.
  @Test func aMovedScreenIsStillAwaitedAfterAFailure() async throws {
    let helm = try Helm<Number>(nav: [tab(0, 1), tab(0, 2), push(1, 3), push(3, 4)], entry: 0)
    helm.present(1)
    let answer = Task { await helm.present(3, awaiting: Int.self) }
    await until { helm.isPresented(3) }
    helm.present(2)
    helm.present(1)
    #expect(helm.isPresented(3))
    let before = helm.navigation
    #expect(helm.perform(.present(Flow([3 => 4, 0 => 9]))).failure != nil)
    #expect(helm.navigation == before)
    helm.dismiss(returning: 7)
    #expect(await answer.value == 7)
  }

  @Test func aReplacedScreenAnswersNil() async throws {
    let helm = try asked()
    let answer = Task { await helm.present(1, awaiting: Int.self) }
    await until { helm.isPresented(1) }
    try helm.replace(path: helm.path)
    #expect(await answer.value == nil)
    #expect(helm.isPresented(1))
    helm.dismiss(returning: 3)
    #expect(!helm.isPresented(1))
    #expect(helm.errors.isEmpty)
  }

  @Test func aCancelledAnswerIsNotAwaited() async throws {
    let helm = try asked()
    let answer = Task { await helm.present(1, awaiting: Int.self) }
    await until { helm.isPresented(1) }
    answer.cancel()
    #expect(await answer.value == nil)
    // Not awaited any more, so this is a plain dismissal of the topmost fragment.
    helm.present(2)
    helm.dismiss(returning: "text")
    #expect(helm.presentedFragments == [PathFragment(0), PathFragment(1)])
    #expect(helm.errors.isEmpty)
  }

  @Test func aKeptCommandThatWasDeniedCanBeResumedAgain() async throws {
    let session = Session()
    let helm = try Helm<Number>(nav: [push(0, 1), sheet(0, 2)], entry: 0)
    var answers: [SegueVerdict<Number>] = [.deny("not yet"), .allow]
    var asked = 0
    helm.guard(.segue(0 => 1)) { session.isOpen ? .allow : .redirect(to: Flow(0 => 2), keep: true) }
    helm.guard(.segue(0 => 1)) { () async in
      asked += 1
      return answers.removeFirst()
    }
    helm.present(1)
    #expect(helm.isPresented(2))
    session.isOpen = true
    helm.flushGuards()
    await until { asked == 1 && answers.count == 1 }
    await pendingTasks()
    #expect(helm.keptCommand == .present(1))
    helm.resumeKeptCommand()
    await until { helm.isPresented(1) }
    #expect(asked == 2)
    #expect(helm.keptCommand == nil)
    #expect(helm.path.map(\.description) == ["n0 => n1"])
  }
}
