import HelmTestSupport
import Testing

@testable import Helm

@Suite("Commands sent by guards during evaluation (commands-in-commands.md)") @MainActor struct DeferredCommandTests {
  let helm: Helm<Shop>
  let session = Session()

  init() throws { helm = try Helm(nav: Shop.segues) }

  @Test func aCommandSentByAGuardRunsAfterTheGuardedCommand() async throws {
    var events = helm.events.makeAsyncIterator()
    var answers: [Result<NavigationOutcome<Shop>, HelmError<Shop>>] = []
    helm.guard(.into(.library)) { helm, _ in
      answers.append(helm.perform(.present(.compose)))
      answers.append(helm.perform(.present(.banner)))
      return .allow
    }
    helm.present(.dashboard)
    helm.present(.library)
    #expect(answers == [.failure(.deferred), .failure(.deferred)])
    #expect(helm.names == ["dashboard", "library", "banner", "compose"])
    #expect(helm.errors.isEmpty)
    let commands: [NavigationCommand<Shop>] = [
      .present(.dashboard), .present(.library), .present(.compose), .present(.banner),
    ]
    #expect(helm.recording.entries == commands.map(Recording.Entry.command))
    var triggers: [HelmTrigger<Shop>] = []
    for _ in 0..<5 { if let event = await events.next() { triggers.append(event.trigger) } }
    let expected = [commands[0]] + commands
    #expect(triggers == expected.map(HelmTrigger.command))
  }

  @Test func aCommandSentByAGuardThatAddsAnotherGuardRunsLater() {
    var (shown, tokens) = ([[String]](), [HelmToken?]())
    helm.guard(.into(.library)) { helm, _ in
      helm.present(.compose)
      tokens.append(helm.guard(.into(.banner)) { _, _ in .allow })
      shown.append(helm.names)
      return .allow
    }
    helm.present(.dashboard)
    helm.present(.library)
    #expect(shown.first == ["dashboard", "news"])
    #expect(helm.names == ["dashboard", "library", "compose"])
    withExtendedLifetime(tokens) {}
  }

  @Test func aCommandSentByAGuardRunsAfterADenialOrAFailure() {
    helm.guard(.into(.library)) { helm, _ in
      helm.present(.compose)
      return .deny("no")
    }
    helm.present(.dashboard)
    helm.present(.library)
    #expect(helm.names == ["dashboard", "news", "compose"])
    helm.dismiss()
    helm.present(.dashboard => .library => .attach)
    #expect(helm.names == ["dashboard", "news", "compose"])
  }

  @Test func aLeaveGuardCanPresentAnAlert() {
    // The way apps do it that show an alert as a fragment.
    helm.present(.splash => .dashboard => .compose)
    helm.guard(leaving: .compose) { [weak helm] in
      helm?.present(.attach)
      return .deny("Answer the question first.")
    }
    helm.dismiss()
    #expect(helm.names == ["dashboard", "news", "attach"])
  }

  @Test func anAnswerSentByAGuardReachesTheAwaiter() async {
    helm.guard(.into(.library)) { helm, _ in
      helm.dismiss(returning: 7)
      return .allow
    }
    helm.present(.dashboard)
    let answer = Task { [helm] in await helm.present(.compose, awaiting: Int.self) }
    await until { helm.isPresented(.compose) }
    helm.present(.library)
    #expect(await answer.value == 7)
    #expect(helm.names == ["dashboard", "library"])
  }

  @Test func guardsMaySendCommandsForSeveralRounds() {
    // Each of them evaluates the guard again.
    helm.guard(.into(.article)) { helm, edge in
      let id = Int(edge.to.id ?? "0") ?? 0
      if id < 20 { helm.present(.article, id: id + 1) }
      return .allow
    }
    helm.present(.splash => .dashboard => .news => .article)
    #expect((helm.id(of: .article) as Int?) == 20)
    #expect(helm.path.count == 2 + 21)
    #expect(helm.errors.isEmpty)
  }

  @Test func manyCommandsSentByAGuardAreOneRound() {
    helm.guard(.into(.library)) { helm, _ in
      for id in 0..<300 { helm.present(.compose, id: id) }
      return .allow
    }
    helm.present(.splash => .dashboard => .library)
    #expect((helm.id(of: .compose) as Int?) == 299)
    #expect(helm.errors.isEmpty)
  }

  @Test func aGuardThatPresentsItsOwnFragmentIsEvaluatedOnce() {
    var asked = 0
    helm.guard(.into(.dashboard)) { helm, _ in
      asked += 1
      helm.present(.dashboard)
      return .allow
    }
    helm.present(.dashboard)
    #expect(helm.names == ["dashboard", "news"])
    #expect(asked == 1)
    #expect(helm.errors.map(\.kind) == ["missingSegueToFragment"])
  }

  @MainActor final class Account { var isRestless = true }

  @Test func aGuardThatSendsCommandsEndlesslyIsReported() async {
    var asked = 0
    let account = Account()
    helm.guard(.into(.article)) { helm, edge in
      asked += 1
      if account.isRestless { helm.present(.article, id: asked) }
      return .allow
    }
    helm.present(.splash => .dashboard => .news => .article)
    #expect(asked == 101)
    #expect(helm.errors == [.guardsDidNotSettle(rounds: 100)])
    #expect(helm.path.count == 2 + 101)
    account.isRestless = false
    helm.present(.compose)
    #expect(helm.names.last == "compose")
  }

  @Test func theCommandsThatAGuardSendsEndlesslyEndInOrder() {
    let commands: [NavigationCommand<Shop>] = [.present(.dashboard), .restart]
    var ended: [NavigationCommand<Shop>] = []
    helm.guard(.into(.dashboard)) { helm, _ in
      for command in commands {
        helm.start(HelmRun(command)) { if case .superseded = $0 { ended.append(command) } }
      }
      return .deny("no")
    }
    helm.present(.dashboard)
    #expect(ended == commands)
  }

  @Test func aDenyingGuardThatSendsCommandsEndlesslyIsReported() async {
    helm.guard(.into(.dashboard)) { helm, _ in
      helm.present(.dashboard)
      return .deny("no")
    }
    #expect(
      await helm.presentAndWait(.dashboard) == .denied(.taking(.splash => .dashboard), reason: "no"))
    #expect(helm.errors == [.guardsDidNotSettle(rounds: 100)])
  }

  @Test func aCommandSentByAGuardDuringAQueryRunsSoonAfter() async {
    let helm = self.helm
    helm.present(.dashboard)
    helm.guard(.into(.library)) { helm, _ in
      if !helm.isPresented(.compose) { helm.present(.compose) }
      return .allow
    }
    #expect(helm.canPresent(.library))
    #expect(helm.names == ["dashboard", "news"])
    await until { helm.isPresented(.compose) }
    #expect(helm.names == ["dashboard", "news", "compose"])
  }

  @Test func aCommandSentByAGuardDuringARecheckRunsAfterIt() {
    helm.present(.dashboard)
    helm.guard(.into(.dashboard)) { [session] helm, _ in
      if session.isAdmin, !helm.isPresented(.compose) { helm.present(.compose) }
      return .allow
    }
    session.isAdmin = true
    helm.flushGuards()
    #expect(helm.names == ["dashboard", "news", "compose"])
  }

  @Test func aGuardMayQueryTheHelm() {
    var seen: [Bool] = []
    helm.guard(.into(.dashboard)) { helm, _ in
      seen = [helm.canPresent(.dashboard), helm.isPresented(.splash), helm.canGoBack]
      helm.flushGuards()
      helm.recheckGuards()
      helm.resumeKeptCommand()
      return .allow
    }
    helm.present(.dashboard)
    #expect(seen == [true, true, false])
    #expect(helm.names == ["dashboard", "news"])
  }
}
