import Helm
import HelmDocuments
import HelmTesting
import Observation
import Testing

/// Defects that once went unseen when they were planted, each told by a test of its own.
@Suite @MainActor struct OnceMissedTests {
  enum Tag: SegueTag { case red }

  @MainActor @Observable final class Session { var isOpen = false }

  private func push(_ from: Number, _ to: Number) -> Segue<Number> { Segue(from => to, dismissable: true) }
  private func sheet(_ from: Number, _ to: Number) -> Segue<Number> {
    Segue(from => to, style: .hold, dismissable: true, presentation: .sheet)
  }

  // MARK: Values

  @Test(arguments: [14, 15, 16, 17, 18, 30], [0, 7, 15, 16]) func aKeyTwice(_ last: Int, _ first: Int) {
    guard first < last else { return }
    let keys = (0..<last).map { "\"k\($0)\": 0" } + ["\"k\(first)\": 1"]
    let text = "{ \(keys.joined(separator: ", ")) }"
    let error = #expect(throws: DocumentError.self) { try JSONValue(parsing: Array(text.utf8)) }
    #expect(error?.reason == "the key \"k\(first)\" is in this object twice")
    let unique = "{ \(keys.dropLast().joined(separator: ", ")) }"
    #expect(throws: Never.self) { try JSONValue(parsing: Array(unique.utf8)) }
  }

  @Test func rulesAreComparedToo() throws {
    let plain = try Navigation<Number>(graph: NavigationGraph([Segue(0 => 1), Segue(0 => 2), Segue(0 => 3)], entry: 0))
    var states = [plain]
    for traits in [[SegueTrait<Number>.disabled], [.redirect(to: Flow(0 => 2))], [.redirect(to: Flow(0 => 3))]] {
      var state = plain
      for trait in traits { try state.add(trait: trait, to: Flow(0 => 1)) }
      states.append(state)
    }
    for (number, state) in states.enumerated() {
      for (other, second) in states.enumerated() { #expect((state == second) == (number == other)) }
    }
    var back = states[3]
    try back.remove(trait: .redirect(to: Flow(0 => 3)), from: Flow(0 => 1))
    #expect(back == plain)
  }

  @Test func eachRuleOfASegueIsKept() {
    let segue = Segue<Number>(
      0 => 1, style: .hold, dismissable: true, auto: true, tag: Tag.red, leaving: 2, presentation: .sheet)
    for same in [
      segue.makeAuto(), segue.makeDismissable(), segue.with(style: .hold), segue.with(tag: Tag.red),
      segue.with(presentation: .sheet), segue.with(leaving: 2),
    ] {
      #expect(same == segue)
    }
    #expect(segue.with(leaving: 3).leaving == 3)
    #expect(segue.with(style: .pass).style == .pass)
    #expect(segue.with(presentation: .popover).presentation == .popover)
  }

  // MARK: The machine

  @Test func aRedirectMayBeFollowedTwiceInARow() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph(
        [sheet(0, 1), Segue(0 => 2, style: .hold, dismissable: true, presentation: .overlay)], entry: 0))
    try navigation.add(trait: .redirect(to: Flow(0 => 2)), to: Flow(0 => 1))
    // An edge counts once in a flow with each id.
    try navigation.present(flow: [0 => Number(1).id(5), 0 => Number(1).id(6)])
    #expect(navigation.presentedFragments.map(\.description) == ["n0", "n2"])
  }

  @Test func whatIsDisabledTakesAllOfItsFramesAndNoMore() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph([push(0, 1), push(1, 1), sheet(1, 2), push(1, 3)], entry: 0))
    try navigation.present(fragment: 1)
    for id in 1...3 { try navigation.present(fragment: 1, id: id) }
    try navigation.present(fragment: 2)
    try navigation.add(trait: .disabled, to: Flow(1 => 1))
    #expect(navigation.path.map(\.description) == ["n0 => n1"])
    #expect(navigation.invariantViolations().isEmpty)
  }

  @Test func aReselectedSubtreeKeepsItsOrder() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph(
        [
          Segue(0 => 1, style: .hold), Segue(0 => 2, style: .hold), sheet(1, 5),
          Segue(1 => 3, style: .hold, dismissable: true, presentation: .overlay), push(1, 4),
        ], entry: 0))
    for fragment in [1, 3, 2, 1] as [Number] { try navigation.present(fragment: fragment) }
    try navigation.present(fragment: 3)
    let order = navigation.path.map(\.description)
    #expect(order == ["n0 => n2", "n0 => n1", "n1 => n3"])
    try navigation.present(fragment: 2)
    try navigation.present(fragment: 1)
    #expect(navigation.path.map(\.description) == order)
  }

  @Test func whatMayBeDismissedIsUndoneOnTheWalk() throws {
    let navigation = try Navigation<Number>(
      graph: NavigationGraph([push(0, 1), push(0, 2), push(2, 1), Segue(1 => 3)], entry: 0))
    #expect(
      navigation.transitions().map { NavigationCommand.navigate($0).description } == [
        "take n0 => n1", "take n1 => n3", "undo n0 => n1", "take n0 => n2", "take n2 => n1", "undo n2 => n1",
        "undo n0 => n2",
      ])
  }

  // MARK: Answers

  private func asked() throws -> Helm<Number> {
    try Helm<Number>(nav: [sheet(0, 1), sheet(1, 2), push(0, 3), push(2, 4), Segue(4 => 5)], entry: 0)
  }

  @Test func anAnswerIsForOneWhereSeveralGo() async throws {
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
    helm.dismiss(fragment: 1)
    #expect(await again.value == nil)
    #expect(await outer.value == nil)
    #expect(helm.errors.isEmpty)
  }

  @Test func aFailureLeavesWhatIsAwaited() async throws {
    let helm = try asked()
    let answer = Task { await helm.present(2, awaiting: Int.self) }
    _ = await answer.value
    helm.present(1)
    let inner = Task { await helm.present(2, awaiting: Int.self) }
    await until { helm.isPresented(2) }
    helm.clearErrors()
    // It gets far, and fails at its end: all is as it was, frame for frame.
    let before = helm.navigation
    helm.present(Flow([2 => 4, 4 => 5, 0 => 9]))
    #expect(helm.errors.count == 1)
    #expect(helm.navigation == before)
    #expect(helm.perform(.sequence([.dismissFragment(1), .present(1), .present(2), .present(9)])).isFailure)
    #expect(helm.navigation == before)
    helm.dismiss(returning: 7)
    #expect(await inner.value == 7)
  }

  @Test func aReplacedScreenIsAnother() async throws {
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

  @Test func whoHasGivenUpIsAskedNoLonger() async throws {
    let helm = try asked()
    let answer = Task { await helm.present(1, awaiting: Int.self) }
    await until { helm.isPresented(1) }
    answer.cancel()
    #expect(await answer.value == nil)
    // Not awaited any more, so this is a plain dismissal of what is topmost.
    helm.present(2)
    helm.dismiss(returning: "text")
    #expect(helm.presentedFragments == [PathFragment(0), PathFragment(1)])
    #expect(helm.errors.isEmpty)
  }

  // MARK: Guards

  @Test func aGuardIsToldBothIDs() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2)], entry: 0)
    var edges: [PathEdge<Number>] = []
    helm.guard(.into(2)) { edge in
      edges.append(edge)
      return .allow
    }
    helm.present(1, id: 5)
    helm.present(2, id: 6)
    #expect(edges == [PathEdge(from: PathFragment(1, id: 5), to: PathFragment(2, id: 6))])
  }

  @Test func whatIsSupersededStaysUndone() async throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(0, 2), push(2, 1)], entry: 0)
    var waiting: [CheckedContinuation<Void, Never>] = []
    helm.guard(.segue(0 => 1)) { () async in
      await withCheckedContinuation { waiting.append($0) }
      return .allow
    }
    let first = Task { await helm.presentAndWait(1) }
    await until { !waiting.isEmpty }
    helm.present(2)
    for each in waiting { each.resume() }
    #expect(await first.value == .superseded)
    #expect(helm.presentedFragments == [PathFragment(2)])
  }

  @Test func whatIsKeptIsTakenUpOnce() throws {
    let session = Session()
    let helm = try Helm<Number>(nav: [push(0, 1), sheet(0, 2), push(1, 1)], entry: 0)
    helm.guard(.segue(0 => 1)) { session.isOpen ? .allow : .redirect(to: Flow(0 => 2), keep: true) }
    helm.present(1, id: 5)
    #expect(helm.keptCommand == .present(1, id: "5"))
    #expect(helm.isPresented(2))
    session.isOpen = true
    helm.flushGuards()
    #expect(helm.path.map(\.description) == ["n0 => n1 (id 5)"])
    #expect(helm.keptCommand == nil)
    helm.back()
    session.isOpen = false
    helm.flushGuards()
    session.isOpen = true
    helm.flushGuards()
    #expect(helm.path.isEmpty)
  }

  // MARK: Observers

  /// Whether observers of what is read are told while something is done.
  private func isTold(_ read: () -> some Any, _ deed: () throws -> Void) rethrows -> Bool {
    // nonisolated(unsafe): set by observers on this very thread.
    nonisolated(unsafe) var isTold = false
    _ = withObservationTracking(read) { isTold = true }
    try deed()
    return isTold
  }

  @Test func whoAsksWhatIsPossibleIsTold() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2), push(0, 2)], entry: 0)
    #expect(isTold({ helm.canUndo }) { helm.present(1) })
    #expect(isTold({ helm.canRedo }) { helm.undo() })
    #expect(isTold({ helm.canRedo }) { helm.redo() })
    #expect(isTold({ helm.canPresent(fragment: 2) }) { helm.edit(segue: 1 => 2).add(trait: .disabled) })
    #expect(isTold({ helm.canPresent(fragment: 2) }) { helm.edit(segue: 1 => 2).remove(trait: .disabled) })
    #expect(isTold({ helm.canDismiss }) { helm.dismiss() })
    #expect(isTold({ helm.canGoBack }) { helm.present(1) })
    #expect(!isTold({ helm.canGoBack }) { helm.present(2) })
    #expect(
      isTold({ helm.keptCommand }) {
        helm.dismiss()
        helm.dismiss()
        helm.guard(.segue(0 => 1)) { .deny("no", keep: true) }
        helm.present(1)
      })
  }

  @Test func hooksInHooksAreCalledAfterwards() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2)], entry: 0)
    var calls: [String] = []
    helm.onAppear(of: 1) { _ in
      calls.append("+1 first")
      helm.present(2)
      calls.append("presented")
    }
    helm.onDisappear(of: 0) { _ in calls.append("-0") }
    helm.onAppear(of: 1) { _ in calls.append("+1 second") }
    helm.onDisappear(of: 1) { _ in calls.append("-1") }
    helm.onAppear(of: 2) { _ in calls.append("+2") }
    helm.present(1)
    #expect(calls == ["-0", "+1 first", "presented", "+1 second", "-1", "+2"])
  }

  // MARK: Recordings and scripts

  @Test func theStartOfALongRecordingMoves() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 1), Segue(0 => 2)], entry: 0)
    helm.present(1)
    for number in 0..<10_100 {
      if helm.path.count > 20 { helm.back() } else { helm.present(1, id: number) }
    }
    let recording = helm.recording
    #expect(recording.entries.count <= 10_000)
    #expect(recording.start != [])
    var replayed = try Navigation<Number>(graph: helm.graph)
    try replayed.replay(recording)
    #expect(replayed.path == helm.path)
    #expect(recording.end == helm.path)
  }

  @Test func aFailingScriptIsMadeAsShortAsCanBe() throws {
    let navigation = try Navigation<Number>(
      graph: NavigationGraph([push(0, 1), push(1, 2), push(2, 3), push(0, 4), push(0, 5), push(5, 6)], entry: 0))
    for seed in 1...4 {
      let failure = #expect(throws: InvariantFailure<Number>.self) {
        try navigation.expect("3 is not there", on: RandomWalks(seed: UInt64(seed), count: 50, length: 60)) {
          !$0.isPresented(3)
        }
      }
      #expect(failure?.script == [.present(1), .present(2), .present(3)], "seed \(seed)")
    }
  }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
