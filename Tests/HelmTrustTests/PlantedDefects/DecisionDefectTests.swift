import HelmCoordinator
import Testing

@testable import Helm

/// Planted defects of coordinators that no test found at first (`make mutants`), each with its own test.
@Suite @MainActor struct DecisionDefectTests {
  enum Tap: Hashable, Sendable { case open, close, both }

  struct Opener: Coordinator {
    func decide(_ action: Tap, from fragment: Number) -> Decision<Number> {
      switch action {
      case .open: .present(1)
      case .close: .dismiss
      case .both: [.present(1), .present(2)]
      }
    }
  }

  @Test func aDecisionOfOneCommandIsTheTrigger() async throws {
    let helm = try Helm<Number>(nav: twoTabs, entry: 0)
    let flow = Coordination(Opener(), helm: helm)
    var events = helm.events.makeAsyncIterator()
    flow.send(.open, from: 0)
    flow.send(.close, from: 1)
    flow.send(.both, from: 0)
    var triggers: [HelmTrigger<Number>] = []
    for _ in 0..<4 { if let event = await events.next() { triggers.append(event.trigger) } }
    for trigger in triggers.prefix(2) { if case .command(.sequence) = trigger { Issue.record("\(trigger)") } }
    guard case .command(.sequence(let commands)) = triggers[2] else {
      Issue.record("\(triggers[2])")
      return
    }
    #expect(commands.count == 2)
    #expect(triggers[3] == triggers[2])
  }

  @Test func aDecisionMeansTheNearestOfTwoPlaces() throws {
    let graph = NavigationGraph<Number>([push(0, 1), push(1, 2), push(2, 1)], entry: 0)
    var navigation = try Navigation(graph: graph)
    for (number, id) in [(1, "a"), (2, "b"), (1, "c"), (2, "d")] { try navigation.present(Number(number), id: id) }
    let sender = navigation.topmostFragment
    #expect(sender == PathFragment(2, id: "d"))
    var other = navigation
    try navigation.perform(Decision<Number>.dismiss(to: 1), from: sender)
    #expect(navigation.topmostFragment == PathFragment(1, id: "c"))
    // From further below, the place above the sender is not meant.
    try other.perform(Decision<Number>.dismiss(to: 1), from: PathFragment(2, id: "b"))
    #expect(other.topmostFragment == PathFragment(1, id: "a"))
  }

  @Test func anActionIsDecidedAfterGuardsAreReevaluated() throws {
    let session = Session(isOpen: true)
    let helm = try Helm<Number>(nav: twoTabs, entry: 0)
    helm.guard(.into(1)) { session.isOpen ? .allow : .deny("closed") }
    let flow = Coordination(Opener(), helm: helm)
    helm.present(1)
    session.isOpen = false
    // The guard was not reevaluated yet.
    let result = flow.send(.close, from: 1)
    #expect(helm.path.isEmpty)
    guard case .failure(let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(error == .senderGone(PathFragment(1), presented: [PathFragment(0)]))
  }

  @Test func aLongActionRecordingFoldsItsStart() throws {
    let helm = try Helm<Number>(nav: twoTabs, entry: 0)
    let flow = Coordination(Opener(), helm: helm)
    for number in 0..<10_003 { flow.send(number % 2 == 0 ? .open : .close, from: number % 2 == 0 ? 0 : 1) }
    let recording = flow.recording
    #expect(recording.entries.count == 9_003)
    #expect(recording.start == [])
    #expect(recording.end == [0 => 1])
    helm.historyLimit = 0
    // One more action removes the first entry.
    let odd = Coordination(Opener(), helm: helm)
    for number in 0..<10_003 { odd.send(number % 2 == 0 ? .close : .open, from: number % 2 == 0 ? 1 : 0) }
    #expect(odd.recording.start == [0 => 1])
    #expect(odd.recording.end == [])
  }

  /// Commands of a guard that never settles end when they are dropped.
  @Test func droppedActionsOfAGuardEnd() async throws {
    let helm = try Helm<Number>(nav: twoTabs, entry: 0)
    let flow = Coordination(Opener(), helm: helm)
    var events = flow.events.makeAsyncIterator()
    helm.guard(.into(1)) { () -> SegueVerdict<Number> in
      flow.send(.open, from: 0)
      return .deny("no")
    }
    helm.present(1)
    #expect(helm.errors == [.guardsDidNotSettle(rounds: 100)])
    // The last event is of another action.
    flow.send(.close, from: 9)
    var cancelled = 0
    while let event = await events.next(), event.action != .close {
      if case .cancelled = event.kind { cancelled += 1 }
    }
    #expect(cancelled == 1)
  }
}
