import Helm
import HelmTestSupport
import Testing

@Suite("Answers of dismiss(returning:)") @MainActor struct ResultTests {
  let helm: Helm<Shop>

  init() throws { helm = try Helm(nav: Shop.segues, path: [.splash => .dashboard, .dashboard => .news]) }

  /// Presents compose, waits until it is presented, and runs a closure that ends it.
  private func answer(_ end: (Helm<Shop>) -> Void) async -> String? {
    let answer = Task { await helm.present(.compose, awaiting: String.self) }
    await until { helm.isPresented(.compose) }
    end(helm)
    return await answer.value
  }

  @Test func anAnswerReachesTheAwaiter() async {
    #expect(await answer { $0.dismiss(returning: "Dear all") } == "Dear all")
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func anAnswerCanBeNil() async {
    #expect(await answer { $0.dismiss(returning: String?.none) } == nil)
    #expect(helm.names == ["dashboard", "news"])
    #expect(helm.errors.isEmpty)
  }

  @Test func anyOtherRemovalAnswersNil() async throws {
    let ends: [(Helm<Shop>) -> Void] = [
      { $0.dismiss() }, { $0.back() }, { $0.dismiss(.compose) }, { $0.dismiss(tag: ShopTag.write) },
      { try? $0.replace(path: [.splash => .dashboard]) },
      { try? $0.replace(path: [.splash => .dashboard, .dashboard => .compose]) },
      { $0.edit(segue: .dashboard => .compose).add(trait: .disabled) },
      { $0.present(.compose, id: 1) },
      { $0.guard(.into(.dashboard)) { .redirect(to: Flow(.splash => .gatekeeper)) } },
      { $0.undo() },
    ]
    for (number, end) in ends.enumerated() {
      let test = try ResultTests()
      #expect(await test.answer(end) == nil, "end \(number)")
    }
  }

  @Test func dismissReturningRemovesTheScreensAboveTheAwaitedScreen() async {
    let answer = await answer { helm in
      helm.present(.attach)
      #expect(helm.names == ["dashboard", "news", "attach"])
      helm.dismiss(returning: "with attachment")
    }
    #expect(answer == "with attachment")
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func anAnswerOfAnotherTypeIsReportedAndReturnsNil() async {
    #expect(await answer { $0.dismiss(returning: 7) } == nil)
    #expect(helm.names == ["dashboard", "news"])
    #expect(helm.errors == [.unexpectedAnswer(PathFragment(.compose), expected: "String", given: "Int")])
  }

  @Test func aFailedOrDeniedPresentAnswersNil() async {
    #expect(await helm.present(.register, awaiting: String.self) == nil)
    #expect(helm.errors.count == 1)
    helm.guard(.into(.compose)) { .deny("not now") }
    #expect(await helm.present(.compose, awaiting: String.self) == nil)
  }

  @Test func cancellingTheTaskAnswersNilAndKeepsTheScreen() async {
    let answer = Task { await helm.present(.compose, awaiting: String.self) }
    await until { helm.isPresented(.compose) }
    answer.cancel()
    #expect(await answer.value == nil)
    #expect(helm.isPresented(.compose))
    helm.dismiss(returning: "nobody listens")
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func dismissReturningWithoutAnAwaiterDismisses() {
    helm.present(.compose)
    helm.dismiss(returning: "nobody listens")
    #expect(helm.names == ["dashboard", "news"])
    #expect(helm.errors.isEmpty)
  }

  @Test func eachAnswerGoesToItsOwnScreen() async {
    let outer = Task { await helm.present(.compose, awaiting: String.self) }
    await until { helm.isPresented(.compose) }
    let inner = Task { await helm.present(.attach, awaiting: Int.self) }
    await until { helm.isPresented(.attach) }
    helm.dismiss(returning: 7)
    #expect(await inner.value == 7)
    #expect(helm.names == ["dashboard", "news", "compose"])
    helm.dismiss(returning: "done")
    #expect(await outer.value == "done")
  }
}
