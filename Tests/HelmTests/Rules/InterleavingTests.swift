import Helm
import HelmTestSupport
import Observation
import Testing

@Suite("Interleaved commands, guards, hooks and observers") @MainActor struct InterleavingTests {
  let helm: Helm<Shop>
  let session = Session()

  init() throws { helm = try Helm(nav: Shop.segues) }

  @Test func aNewerCommandInTheSameTurnSupersedesAPendingCommand() async {
    let server = Server()
    helm.guard(.into(.dashboard)) { await server.mayEnter() }
    helm.present(.dashboard)
    helm.present(.gatekeeper)
    await pendingTasks()
    server.answer(.allow)
    await pendingTasks()
    #expect(helm.names == ["gatekeeper", "login"])
    #expect(server.asked == 0)
  }

  @Test func aNewerCommandSupersedesACommandWhoseGuardJustAnswered() async {
    helm.guard(.into(.dashboard)) { [helm] in
      await Task.yield()
      Task { helm.present(.gatekeeper) }
      return .allow
    }
    let result = await helm.presentAndWait(.dashboard)
    #expect(result == .superseded)
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func removingAGuardDuringItsEvaluationUnblocksTheCommand() async {
    let server = Server()
    let token = helm.guard(.into(.dashboard)) { await server.mayEnter() }
    let task = Task { await helm.presentAndWait(.dashboard) }
    await server.isAsked()
    token?.cancel()
    await until { helm.isPresented(.news) }
    #expect(helm.names == ["dashboard", "news"])
    server.answer(.deny("x"))
    _ = await task.value
  }

  @Test func aGuardAddedWhileACommandWaitsIsEvaluatedToo() async {
    let (one, two) = (Server(), Server())
    helm.guard(.into(.dashboard)) { await one.mayEnter() }
    let task = Task { await helm.presentAndWait(.dashboard) }
    await one.isAsked()
    helm.guard(.into(.dashboard)) { await two.mayEnter() }
    one.answer(.allow)
    await two.isAsked()
    #expect(helm.names == ["splash"])
    two.answer(.allow)
    _ = await task.value
  }

  @Test func aFailedCommandDoesNotSupersedeAPendingCommand() async {
    let server = Server()
    helm.guard(.into(.dashboard)) { await server.mayEnter() }
    async let first = helm.presentAndWait(.dashboard)
    await server.isAsked()
    helm.present(.article)  // fails
    helm.undo()  // fails: emptyHistory
    server.answer(.allow)
    #expect(await first.isDone)
  }

  @Test func aRedirectAfterARevocationWaitsForItsGuards() async {
    let server = Server()
    session.isLoggedIn = true
    helm.guard(.into(.dashboard)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: .splash => .gatekeeper => .login => .register)
    }
    helm.guard(.into(.register)) { await server.mayEnter() }
    helm.present(.splash => .gatekeeper => .login)
    helm.present(.dashboard)
    session.isLoggedIn = false
    helm.flushGuards()
    await server.isAsked()
    server.answer(.allow)
    await until { helm.isPresented(.register) }
    #expect(helm.errors.isEmpty, "\(helm.errors)")
    #expect(helm.names == ["gatekeeper", "register"])
  }

  @Test func anAnswerSentByAHookIsReturned() async {
    helm.present(.dashboard)
    helm.onAppear(of: .compose) { [helm] _ in helm.dismiss(returning: "quick") }
    let answer = await helm.present(.compose, awaiting: String.self)
    #expect(answer == "quick")
  }

  @Test func aCommandSentByAHookRunsAfterTheRemainingHooks() {
    var seen: [String] = []
    helm.onAppear(of: .compose) { [helm] _ in helm.dismiss() }
    helm.onAppear(of: .compose) { _ in seen.append("+") }
    helm.onDisappear(of: .compose) { _ in seen.append("-") }
    helm.present(.dashboard)
    helm.present(.compose)
    #expect(seen == ["+", "-"])
  }

  @Test func aHookCancelledByAnotherHookIsNotCalled() {
    var seen = 0
    var token: HelmToken?
    helm.onAppear(of: .compose) { _ in token?.cancel() }
    token = helm.onAppear(of: .compose) { _ in seen += 1 }
    helm.present(.dashboard)
    helm.present(.compose)
    #expect(seen == 0)
  }

  @Test func aRedirectedCommandAnswersNil() async {
    helm.present(.splash => .dashboard => .compose)
    helm.edit(segue: .dashboard => .compose).add(trait: .redirect(to: [.dashboard => .banner]))
    let task = Task { await helm.present(.compose, awaiting: String.self) }
    await until { helm.isPresented(.banner) }
    helm.dismiss(returning: "for nobody")
    #expect(await task.value == nil)
  }

  @Test func eventsOfACommandPrecedeThoseOfObservers() async {
    let events = helm.events
    withObservationTracking {
      _ = helm.isPresented(.dashboard)
    } onChange: { [helm] in
      MainActor.assumeIsolated { helm.present(.compose) }
    }
    helm.present(.dashboard)
    var kinds: [String] = []
    for await event in events {
      kinds.append("\(event)")
      if kinds.count == 3 { break }
    }
    #expect(kinds.map { $0.contains("compose") } == [false, false, true], "\(kinds)")
  }

  @Test func undoWaitsForAsynchronousGuards() async {
    helm.guard(.into(.dashboard)) { () async in .allow }
    await helm.presentAndWait(.dashboard)
    helm.present(.library)
    let events = helm.events
    helm.undo()
    for await event in events where event.appeared.contains(PathFragment(.news)) { break }
    #expect(helm.names == ["dashboard", "news"])
    #expect(helm.canRedo)
    #expect(helm.errors.isEmpty)
  }
}
