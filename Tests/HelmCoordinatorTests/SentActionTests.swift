import Helm
import HelmTestSupport
import Observation
import Testing

@testable import HelmCoordinator

/// Returns the decision that is its action.
struct Literal<Output: Hashable & Sendable>: Coordinator {
  func decide(
    _ action: FlowDecision<Office, Output>, from fragment: Office
  ) -> FlowDecision<Office, Output> { action }
}

@MainActor @Observable final class Session {
  var isOpen = true
}

@Suite("Actions sent by screens") @MainActor struct SentActionTests {
  typealias Kind = ActionEvent<Literal<Int>>.Kind

  let helm: Helm<Office>
  let session = Session()

  init() throws { helm = try Helm(nav: Office.segues) }

  /// Counts how often the read values were invalidated, and keeps the values at that time.
  private func watch<Value>(_ read: @escaping @MainActor () -> Value, _ onChange: @escaping @MainActor () -> Void) {
    withObservationTracking {
      _ = read()
    } onChange: {
      MainActor.assumeIsolated { onChange() }
    }
  }

  @Test func subscribersThatHaveGoneAreForgotten() {
    let hub = ActionHub<Literal<Int>>()
    _ = hub.subscribe()
    let events = hub.subscribe()
    #expect(hub.subscribers.count == 2)
    hub.emit(.done, .stay, PathFragment(.feed))
    #expect(hub.subscribers.count == 1)
    withExtendedLifetime(events) {}
  }

  @Test func eventsAreNumberedAndHaveTheActionAndItsSender() async throws {
    var outputs: [Int] = []
    let coordination = Coordination(Literal<Int>(), helm: helm) { outputs.append($0) }
    let (all, some) = (coordination.events, Task { [events = coordination.events] in for await _ in events { return } })
    let decisions: [FlowDecision<Office, Int>] = [
      [.emit(1), .present(.article, id: 1), .emit(2)], .unexpected, [.emit(3)], .stay,
    ]
    for decision in decisions { coordination.send(decision, from: .feed) }
    await some.value
    let late = coordination.events
    coordination.send(.dismiss, from: .article, id: 1)
    var events: [ActionEvent<Literal<Int>>] = []
    for await event in all {
      events.append(event)
      if events.count == 13 { break }
    }
    #expect(events.map(\.sequence) == Array(1...13))
    let kinds: [Kind] = [
      .decided(decisions[0]), .done, .output(1), .output(2), .decided(decisions[1]),
      .refused(.unexpectedAction("\(decisions[1])", from: PathFragment(.feed))), .decided(decisions[2]), .done,
      .output(3), .decided(.stay), .done, .decided(.dismiss), .done,
    ]
    #expect(events.map(\.kind) == kinds)
    #expect(
      events.map(\.sender) == Array(repeating: PathFragment(.feed), count: 11)
        + Array(repeating: PathFragment(.article, id: 1), count: 2))
    #expect(events[4].action == .unexpected && events[0].action == decisions[0])
    var iterator = late.makeAsyncIterator()
    #expect(await iterator.next()?.sequence == 12)
    #expect(outputs == [1, 2, 3])
  }

  @Test func aSlowSubscriberMissesTheOldestEvents() async {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    var events = coordination.events.makeAsyncIterator()
    for _ in 0..<600 { coordination.send(.stay, from: .feed) }
    #expect(await events.next()?.sequence == 201)
  }

  @Test func eventsEndWhenTheCoordinationIsDeallocated() async {
    var coordination: Coordination? = Coordination(Literal<Int>(), helm: helm)
    let events = coordination?.events
    let send = coordination?.sender(from: .feed)
    send?(.present(.tour))
    #expect(helm.isPresented(.tour))
    coordination = nil
    send?(.dismiss(.tour))
    #expect(helm.isPresented(.tour))
    var count = 0
    if let events { for await _ in events { count += 1 } }
    #expect(count == 2)
  }

  /// Outputs of a module are delivered when the action is complete, so commands sent by a handler run after it.
  @Test func actionsSentByAnOutputRunAfterTheDecision() async {
    var coordination: Coordination<Literal<Int>>?
    var seen: [String] = []
    coordination = Coordination(Literal<Int>(), helm: helm) { [helm] output in
      seen.append("\(output) \(helm.presentedFragments.last?.description ?? "-")")
      if output == 1 { coordination?.send([.emit(3), .dismiss(.tour)], from: .feed) }
    }
    var events = coordination?.events.makeAsyncIterator()
    coordination?.send([.present(.tour), .emit(1), .emit(2)], from: .feed)
    var kinds: [Kind] = []
    for _ in 0..<7 { if let event = await events?.next() { kinds.append(event.kind) } }
    #expect(
      kinds == [
        .decided([.present(.tour), .emit(1), .emit(2)]), .done, .output(1), .output(2),
        .decided([.emit(3), .dismiss(.tour)]), .done, .output(3),
      ])
    #expect(seen == ["1 tour", "2 feed", "3 feed"])
    coordination = nil
  }

  @Test func observersOfAnErrorSeeAllErrorsOfTheAction() {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    var seen: [[Int]] = []
    watch {
      coordination.errors
    } _: { [helm] in
      seen.append([coordination.errors.count, helm.errors.count])
    }
    watch { [helm] in
      helm.errors
    } _: { [helm] in
      seen.append([coordination.errors.count, helm.errors.count])
    }
    let failed = coordination.send(.present(.attach), from: .feed)
    let error = HelmError<Office>.missingSegueToFragment(
      PathFragment(.attach), searched: [PathFragment(.feed), PathFragment(.app)],
      hint: .segues([.compose => .attach]))
    #expect(failed.failure == .notPossible(error, step: 0))
    #expect(seen == [[1, 1], [1, 1]])
    #expect(helm.errors == [error] && coordination.errors == [.notPossible(error, step: 0)])
    // Errors that aren't navigation errors are reported to the coordination only.
    watch {
      coordination.lastError
    } _: {
      seen.append([])
    }
    coordination.send([.stay, .present(.compose, as: .push)], from: .feed)
    #expect(seen.count == 3 && helm.errors.count == 1)
    coordination.send(.present(.tour), from: .feed)
    #expect(seen.count == 3)
  }

  @Test func aScreenRevokedByAGuardInTheSameTurnCannotSend() {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    helm.guard(.into(.article)) { [session] in session.isOpen ? .allow : .deny("closed") }
    helm.present(.article, id: 1)
    session.isOpen = false
    let article = PathFragment<Office>(.article, id: 1)
    #expect(
      coordination.send(.present(.author), from: .article, id: 1).failure
        == .senderGone(article, presented: [PathFragment(.feed), PathFragment(.app)]))
    #expect(helm.path == [.app => .feed])
  }

  // MARK: Guards

  @Test func aDenialIsOnlyAnErrorOfTheCoordination() {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    helm.guard(.into(.article)) { .deny("no", keep: true) }
    let denied = DecisionError<Office>.notPossible(
      .denied(.taking(PathEdge(.feed => .article, targetID: 1)), reason: "no"), step: 1)
    #expect(coordination.send([.emit(1), .present(.article, id: 1)], from: .feed).failure == denied)
    #expect(coordination.errors == [denied] && helm.errors.isEmpty)
  }

  @Test func aRedirectedDecisionIsDone() async {
    var outputs: [Int] = []
    let coordination = Coordination(Literal<Int>(), helm: helm) { outputs.append($0) }
    helm.guard(.into(.article)) { .redirect(to: [.app => .tour]) }
    #expect(coordination.send([.present(.article, id: 1), .finish(4)], from: .feed).failure == nil)
    #expect(helm.path == [.app => .feed, .app => .tour])
    #expect(outputs == [4])
  }

  /// How a decision that waits for a guard ends, and which outputs were delivered.
  @Test(arguments: ["allow", "deny", "supersede", "disable"]) func aWaitingDecisionEndsWithItsGuard(_ end: String) async
  {
    let gate = Gate<SegueVerdict<Office>>()
    var outputs: [Int] = []
    let coordination = Coordination(Literal<Int>(), helm: helm) { outputs.append($0) }
    helm.guard(.into(.article)) { await gate.pass() }
    var events = coordination.events.makeAsyncIterator()
    let decision: FlowDecision<Office, Int> = [.present(.article, id: 1), .emit(1), .finish(2)]
    #expect(coordination.send(decision, from: .feed).failure == nil)
    #expect(outputs.isEmpty && coordination.errors.isEmpty)
    var kinds: [Kind] = []
    for _ in 0..<2 { if let event = await events.next() { kinds.append(event.kind) } }
    #expect(kinds == [.decided(decision), .waiting])
    switch end {
    case "supersede": helm.present(.inbox)
    case "disable": helm.edit(segue: .feed => .article).add(trait: .disabled)
    default: break
    }
    await gate.open(with: end == "deny" ? .deny("no") : .allow)
    let last = await events.next()?.kind
    let article = PathFragment<Office>(.article, id: 1)
    switch end {
    case "allow":
      #expect(last == .done && helm.path == [.app => .feed, PathEdge(.feed => .article, targetID: 1)])
      #expect(await events.next()?.kind == .output(1))
      #expect(outputs == [1, 2])
      #expect(coordination.send(.finish(3), from: .app).failure == .endedTwice(nil, step: 0))
    case "deny":
      let error = HelmError<Office>.denied(.taking(PathEdge(from: PathFragment(.feed), to: article)), reason: "no")
      #expect(last == .refused(.notPossible(error, step: 0)) && helm.errors.isEmpty)
    case "supersede":
      #expect(last == .cancelled && coordination.errors.isEmpty)
    default:
      let error = HelmError<Office>.missingSegueForEdge(
        .feed => .article, index: nil, hint: .disabled(.feed => .article))
      #expect(last == .refused(.notPossible(error, step: 0)) && helm.errors == [error])
    }
    if end != "allow" {
      #expect(outputs.isEmpty)
      // A step that was not performed hasn't ended anything.
      #expect(coordination.send(.finish(3), from: .app).failure == nil)
      #expect(outputs == [3])
    }
  }

  // MARK: Answers

  @Test func answerGoesToTheNearestAwaitedScreenOrTheTopmost() async {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    let tour = helm.beginPresenting(.tour, awaiting: Int.self)
    helm.present(.lock)
    let compose = helm.beginPresenting(.compose, awaiting: String.self)
    helm.present(.attach)
    coordination.send(.answer("letter"), from: .attach)
    #expect(await compose.value == "letter")
    #expect(helm.presentedFragments.map(\.fragment) == [.app, .feed, .tour, .lock])
    // If no ancestor of the sender is awaited, the topmost awaited screen answers.
    coordination.send(.answer(5), from: .feed)
    #expect(await tour.value == 5)
    let nobody = helm.beginPresenting(.tour, awaiting: Int.self)
    coordination.send(.answer(nil), from: .tour)
    #expect(await nobody.value == nil)
    #expect(helm.path == [.app => .feed] && helm.errors.isEmpty)
    let wrong = helm.beginPresenting(.tour, awaiting: Int.self)
    coordination.send(.answer("text"), from: .tour)
    #expect(await wrong.value == nil)
    #expect(helm.errors == [.unexpectedAnswer(PathFragment(.tour), expected: "Int", given: "String")])
  }

  @Test func anAnswerAfterDismissGoesToTheNextAwaitedScreen() async {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    let compose = helm.beginPresenting(.compose, awaiting: Int.self)
    let attach = helm.beginPresenting(.attach, awaiting: Int.self)
    coordination.send([.dismiss, .answer(6)], from: .attach)
    #expect(await attach.value == nil)
    #expect(await compose.value == 6)
    #expect(helm.path == [.app => .feed])
  }

  @Test func anAnswerGoesToTheNearestPresentedAncestor() async {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    let article = helm.beginPresenting(.article, id: 1, awaiting: Int.self)
    let author = helm.beginPresenting(.author, id: 5, awaiting: Int.self)
    // The topmost awaited screen is another one.
    let compose = HelmScreen(PathFragment(.app), of: helm).beginPresenting(.compose, awaiting: Int.self)
    #expect(helm.presentedFragments.last == PathFragment(.compose))
    coordination.send([.dismiss, .answer(6)], from: .author, id: 5)
    #expect(helm.path == [.app => .feed, .app => .compose])
    #expect(await article.value == 6)
    #expect(await author.value == nil)
    helm.dismiss(returning: 7)
    #expect(await compose.value == 7)
  }

  @Test func aDecisionOfOneStepIsOneCommandAndOfSeveralStepsASequence() async {
    let helm = self.helm
    let coordination = Coordination(Literal<Int>(), helm: helm)
    var events = helm.events.makeAsyncIterator()
    let present = NavigationCommand<Office>.present(.tour, from: .exactly(PathFragment(.app)))
    coordination.send(.present(.tour), from: .feed)
    #expect(await events.next()?.trigger == .command(present))
    coordination.send([.dismiss(.tour), .present(.tour)], from: .feed)
    #expect(await events.next()?.trigger == .command(.sequence([.dismiss(.tour), present])))
  }

  // MARK: Ends

  @Test func aFlowEndsOncePerCoordination() {
    var outputs: [Int] = []
    let (first, second) = (
      Coordination(Literal<Int>(), helm: helm) { outputs.append($0) },
      Coordination(Literal<Int>(), helm: helm) { outputs.append($0) }
    )
    #expect(first.send(.finish(1), from: .feed).failure == nil)
    #expect(second.send(.finish(2), from: .feed).failure == nil)
    #expect(first.send([.emit(3), .present(.tour), .finish(4)], from: .feed).failure == .endedTwice(nil, step: 2))
    #expect(outputs == [1, 2] && helm.path == [.app => .feed])
    #expect(first.send(.emit(5), from: .feed).failure == nil)
    #expect(outputs == [1, 2, 5])
  }

  @Test func eachFrameOfARootEndsOnce() {
    let coordination = Coordination(Literal<Int>(), helm: helm)
    let end = FlowDecision<Office, Int>(steps: [.end(.article)])
    for command in OfficeTests.readingTwo { helm.perform(command) }
    let (first, second) = (PathFragment<Office>(.article, id: 1), PathFragment<Office>(.article, id: 2))
    #expect(coordination.send(end, from: .article, id: 2).failure == nil)
    #expect(coordination.send(end, from: .author, id: 5).failure == nil)
    #expect(coordination.send(end, from: .article, id: 2).failure == .endedTwice(second, step: 0))
    #expect(coordination.send([.stay, end], from: .article, id: 1).failure == .endedTwice(first, step: 0))
    #expect(
      coordination.lastError?.description
        == "The flow at article (id 1) has already ended. Let the parent leave it, or finish it once.")
    #expect(
      coordination.send(FlowDecision(steps: [.end(.tour)]), from: .author, id: 5).failure
        == .notPossible(
          .fragmentNotPresented(
            PathFragment(.tour),
            presented: [PathFragment(.author, id: 5), first, PathFragment(.feed), PathFragment(.app)]), step: 0))
  }
}
