import Helm
import HelmTestSupport
import Testing

/// A server that answers when the test says so.
@MainActor final class Server {
  private var waiting: [CheckedContinuation<SegueVerdict<Shop>, Never>] = []
  private(set) var asked = 0

  func mayEnter() async -> SegueVerdict<Shop> {
    asked += 1
    return await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ verdict: SegueVerdict<Shop>) {
    for each in waiting { each.resume(returning: verdict) }
    waiting = []
  }

  /// Lets other tasks run until the server has been asked a number of times.
  func isAsked(times: Int = 1) async {
    await until { asked >= times }
    #expect(asked >= times)
  }
}

@Suite("Asynchronous guards (Semantics.md §5)") @MainActor struct AsyncGuardTests {
  let helm: Helm<Shop>
  let server = Server()

  init() throws {
    helm = try Helm(nav: Shop.segues)
    helm.guard(.into(.dashboard)) { [server] in await server.mayEnter() }
  }

  @Test func presentAndWaitWaitsForTheVerdict() async {
    async let result = helm.presentAndWait(.dashboard)
    await server.isAsked()
    #expect(helm.names == ["splash"])
    server.answer(.allow)
    #expect(await result.isDone)
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func aDenialIsReturned() async {
    async let result = helm.presentAndWait(.dashboard)
    await server.isAsked()
    server.answer(.deny("The server says no."))
    #expect(await result == .denied(.taking(.splash => .dashboard), reason: "The server says no."))
    #expect(helm.names == ["splash"])
  }

  @Test func aRedirectOfAnAsynchronousGuardIsFollowed() async {
    async let result = helm.presentAndWait(.dashboard)
    await server.isAsked()
    server.answer(.redirect(to: Flow(.splash => .gatekeeper)))
    let end = await result
    #expect(!end.isDone)
    #expect(end.description == "redirected to [splash => gatekeeper]")
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func aNewerCommandSupersedesAWaitingCommand() async {
    async let result = helm.presentAndWait(.dashboard)
    await server.isAsked()
    helm.present(.gatekeeper)
    #expect(await result == .superseded)
    server.answer(.allow)
    await pendingTasks()
    #expect(helm.names == ["gatekeeper", "login"])
  }

  @Test func cancellingTheTaskCancelsTheCommand() async {
    let task = Task { await helm.presentAndWait(.dashboard) }
    await server.isAsked()
    task.cancel()
    #expect(await task.value == .cancelled)
    server.answer(.allow)
    #expect(helm.names == ["splash"])
    let early = Task { await helm.presentAndWait(.gatekeeper) }
    early.cancel()
    #expect(await early.value == .cancelled)
    #expect(helm.names == ["splash"])
  }

  @Test func aCommandThatIsNotAwaitedContinues() async {
    let events = helm.events
    helm.present(.dashboard)
    #expect(helm.names == ["splash"])
    await server.isAsked()
    server.answer(.allow)
    for await event in events where event.appeared.contains(PathFragment(.news)) { break }
    #expect(helm.names == ["dashboard", "news"])
    #expect(helm.errors.isEmpty)
  }

  @Test func everyEndIsAnEvent() async {
    var events = helm.events.makeAsyncIterator()
    let first = Task { await helm.presentAndWait(.dashboard) }
    await server.isAsked()
    let second = Task { await helm.presentAndWait(.dashboard) }
    await server.isAsked(times: 2)
    second.cancel()
    #expect(await first.value == .superseded)
    #expect(await second.value == .cancelled)
    var kinds: [HelmEvent<Shop>.Kind] = []
    for _ in 0..<4 { if let event = await events.next() { kinds.append(event.kind) } }
    #expect(
      kinds == [
        .waiting(.taking(.splash => .dashboard)), .waiting(.taking(.splash => .dashboard)), .superseded, .cancelled,
      ]
        || kinds == [
          .waiting(.taking(.splash => .dashboard)), .superseded, .waiting(.taking(.splash => .dashboard)), .cancelled,
        ])
  }

  @Test func guardsAreEvaluatedInTheStateTheCommandRunsIn() async {
    let session = Session()
    session.isLoggedIn = true
    helm.guard(.into(.dashboard)) { session.isLoggedIn ? .allow : .deny("signed out meanwhile") }
    async let result = helm.performAndWait(.present(flow()))
    await server.isAsked()
    session.isLoggedIn = false
    server.answer(.allow)
    #expect(await result == .denied(.taking(.splash => .dashboard), reason: "signed out meanwhile"))
    #expect(helm.names == ["splash"])
  }

  @Test func aGuardThatChangesDuringARedirectIsEvaluatedAgain() async throws {
    let helm = try Helm(nav: Shop.segues)
    let session = Session()
    helm.guard(.into(.dashboard)) { session.isLoggedIn ? .allow : .redirect(to: Flow(.splash => .gatekeeper)) }
    helm.guard(.into(.gatekeeper)) { [server] in await server.mayEnter() }
    async let result = helm.presentAndWait(.dashboard)
    await server.isAsked()
    #expect(helm.names == ["splash"])
    session.isLoggedIn = true
    server.answer(.allow)
    #expect(await result.isDone)
    #expect(helm.names == ["dashboard", "news"])
  }

  @Test func aRevocationDoesNotSupersedeAWaitingCommand() async throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .dashboard, .dashboard => .library])
    let session = Session()
    session.isAdmin = true
    helm.guard(.into(.library)) { session.isAdmin ? .allow : .deny("admins only") }
    helm.guard(.into(.compose)) { [server] in await server.mayEnter() }
    async let result = helm.presentAndWait(.compose)
    await server.isAsked()
    session.isAdmin = false
    helm.flushGuards()
    #expect(helm.names == ["dashboard"])
    server.answer(.allow)
    #expect(await result.isDone)
    #expect(helm.names == ["dashboard", "compose"])
  }

  @Test func aSupersededCommandDoesNotEvaluateItsGuard() async {
    helm.present(.dashboard)
    helm.present(.gatekeeper)
    await pendingTasks()
    #expect(server.asked == 0)
  }

  private func flow() -> Flow<Shop> { .splash => .dashboard => [.library, .compose] }

  @Test func aThousandConcurrentCommandsAllEnd() async {
    let tasks = (0..<1000).map { _ in Task { await helm.presentAndWait(.dashboard) } }
    await server.isAsked(times: 1)
    server.answer(.allow)
    var results: [NavigationResult<Shop>] = []
    for task in tasks { results.append(await task.value) }
    #expect(results.count == 1000)
    #expect(results.count(where: \.isDone) == 1)
    #expect(results.count { $0 == .superseded } == 999)
    #expect(helm.names == ["dashboard", "news"])
  }
}
