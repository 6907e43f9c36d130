import Helm
import HelmTesting
import Observation
import Testing

/// More defects that once went unseen: what a `Helm` answers, and whom it tells.
@Suite @MainActor struct OnceMissedAnswersTests {
  @MainActor @Observable final class Session { var isOpen = false }

  private func push(_ from: Number, _ to: Number) -> Segue<Number> { Segue(from => to, dismissable: true) }
  private func tab(_ from: Number, _ to: Number) -> Segue<Number> { Segue(from => to, style: .hold) }
  private func sheet(_ from: Number, _ to: Number) -> Segue<Number> {
    Segue(from => to, style: .hold, dismissable: true, presentation: .sheet)
  }

  /// Whether observers of what is read are told while something is done.
  private func isTold(_ read: () -> some Any, _ deed: () throws -> Void) rethrows -> Bool {
    // nonisolated(unsafe): set by observers on this very thread.
    nonisolated(unsafe) var isTold = false
    _ = withObservationTracking(read) { isTold = true }
    try deed()
    return isTold
  }

  // MARK: Who is told

  @Test func whoAsksWhatIsPossibleIsToldOfGuards() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 0)], entry: 0)
    var token: HelmToken?
    #expect(isTold({ helm.canPresent(fragment: 1) }) { token = helm.guard(.into(1)) { .deny("no") } })
    #expect(!helm.canPresent(fragment: 1))
    #expect(isTold({ helm.canPresent(fragment: 1) }) { token?.cancel() })
    #expect(helm.canPresent(fragment: 1))
    #expect(!isTold({ helm.canPresent(fragment: 1) }) { token?.cancel() })
  }

  @Test func whoAsksWhatIsDrawnIsToldOfGuardsAndRules() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), Segue(1 => 2), push(2, 1)], entry: 0)
    helm.present(1)
    var token: HelmToken?
    #expect(isTold({ helm.canGoBack(from: PathFragment(1)) }) { token = helm.guard(.leaving(1)) { .deny("no") } })
    #expect(isTold({ helm.canGoBack(from: PathFragment(1)) }) { token?.cancel() })
    helm.present(2)
    // The way back is a segue of its own, as long as it is enabled.
    #expect(helm.canGoBack(from: PathFragment(2)))
    #expect(isTold({ helm.canGoBack(from: PathFragment(2)) }) { helm.edit(segue: 2 => 1).add(trait: .disabled) })
    #expect(!helm.canGoBack(from: PathFragment(2)))
  }

  // MARK: Answers

  @Test func theIDsOfAFragmentAreFromTheBottomToTheTop() throws {
    let sheets = try Helm<Number>(nav: [sheet(0, 1), sheet(1, 1)], entry: 0)
    for id in [5, 6, 7] { sheets.present(1, id: id) }
    #expect(sheets.matchAll(1) as [Int] == [5, 6, 7])
    #expect(sheets.matchFirst(1) as Int? == 7)
    #expect(sheets.matchFirst(0) as Int? == nil)
  }

  @Test func whatGoesWithTheOneThatAnswersIsNotAnswered() async throws {
    let helm = try Helm<Number>(nav: [sheet(0, 1), tab(1, 2), tab(1, 3), push(2, 4)], entry: 0)
    let outer = Task { await helm.present(1, awaiting: Int.self) }
    await until { helm.isPresented(1) }
    helm.present(2)
    let inner = Task { await helm.present(4, awaiting: Int.self) }
    await until { helm.isPresented(4) }
    // The awaited one is behind another tab now.
    helm.present(3)
    #expect(!helm.isPresented(4))
    helm.dismiss(returning: 5)
    #expect(await outer.value == 5)
    #expect(await inner.value == nil)
    #expect(helm.path.isEmpty)
  }

  /// A tab that comes back moves to the end of the path, and is the tab that it was, whatever fails then.
  @Test func whatHasMovedIsStillAwaitedAfterAFailure() async throws {
    let helm = try Helm<Number>(nav: [tab(0, 1), tab(0, 2), push(1, 3), push(3, 4)], entry: 0)
    helm.present(1)
    let answer = Task { await helm.present(3, awaiting: Int.self) }
    await until { helm.isPresented(3) }
    helm.present(2)
    helm.present(1)
    #expect(helm.isPresented(3))
    let before = helm.navigation
    #expect(helm.perform(.presentFlow(Flow([3 => 4, 0 => 9]))).failure != nil)
    #expect(helm.navigation == before)
    helm.dismiss(returning: 7)
    #expect(await answer.value == 7)
  }

  @Test func aKeptCommandThatWasRefusedOnItsWayCanBeResumedAgain() async throws {
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
    for _ in 0..<50 { await Task.yield() }
    #expect(helm.keptCommand == .present(1))
    helm.resumeKeptCommand()
    await until { helm.isPresented(1) }
    #expect(asked == 2)
    #expect(helm.keptCommand == nil)
    #expect(helm.path.map(\.description) == ["n0 => n1"])
  }

  // MARK: Guards

  /// A frame that is there again at the same place was left all the same if what it stands on is another.
  @Test func whoIsMovedToAnotherCauseLeaves() throws {
    let helm = try Helm<Number>(nav: [tab(0, 1), tab(0, 2), push(1, 3), push(2, 3)], entry: 0)
    helm.guard(.leaving(3)) { .deny("stay") }
    helm.present(1)
    helm.present(3)
    let path = helm.path
    // The same path puts it back where it was; another one does not.
    helm.perform(.replace(path))
    #expect(helm.errors.isEmpty)
    let result = helm.perform(.replace([0 => 1, 0 => 2, 2 => 3]))
    #expect(result.failure == .denied(.leaving(PathFragment(3)), reason: "stay"))
    #expect(helm.path == path)
  }

  @Test func whatIsRestoredIsAskedAboutOnce() throws {
    let session = Session()
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2)], entry: 0)
    helm.present(1)
    let data = try #require(helm.save())
    helm.back()
    helm.guard(.into(1)) { session.isOpen ? .allow : .deny("no") }
    for _ in 0..<10 { #expect(helm.restore(saved: data).restored == []) }
    #expect(helm.guardObservationCount == 1)
    session.isOpen = true
    helm.flushGuards()
    #expect(helm.restore(saved: data).restored == [0 => 1])
  }

  @Test func aVerdictThatComesTooLateIsNotFollowed() async throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(0, 2), push(2, 1)], entry: 0)
    var waiting: [CheckedContinuation<Void, Never>] = []
    helm.guard(.segue(0 => 1)) { () async in
      await withCheckedContinuation { waiting.append($0) }
      return .allow
    }
    let first = Task { await helm.presentAndWait(1) }
    await until { !waiting.isEmpty }
    // The guard answers, and before the command goes on there is a newer one.
    waiting[0].resume()
    let second = Task { helm.present(2) }
    await second.value
    #expect(await first.value == .superseded)
    #expect(helm.presentedFragments == [PathFragment(2)])
  }

  @Test func aRedirectOfAGuardThatChangedIsFollowedAsFarAsItHasNotBeen() throws {
    let session = Session()
    session.isOpen = true
    let helm = try Helm<Number>(nav: [Segue(0 => 1), Segue(1 => 2), push(2, 3), push(2, 4), sheet(4, 5)], entry: 0)
    helm.guard(.segue(2 => 3)) { session.isOpen ? .allow : .redirect(to: [0 => 1, 1 => 2, 2 => 4, 4 => 5]) }
    helm.present(1)
    helm.present(2)
    helm.present(3)
    session.isOpen = false
    helm.flushGuards()
    #expect(helm.path.map(\.description) == ["n0 => n1", "n1 => n2", "n2 => n4", "n4 => n5"])
    #expect(helm.errors.isEmpty)
    // A redirect that starts where nobody is, to what is nowhere, cannot be followed.
    let other = try Helm<Number>(nav: [Segue(0 => 1), push(1, 2), push(3, 4), push(1, 3)], entry: 0)
    session.isOpen = true
    other.guard(.segue(1 => 2)) { session.isOpen ? .allow : .redirect(to: Flow(3 => 4)) }
    other.present(1)
    other.present(2)
    session.isOpen = false
    other.flushGuards()
    #expect(other.path.map(\.description) == ["n0 => n1"])
    #expect(other.errors.count == 1)
  }

  @Test func routesTellWhichGuardsTakeTheirTimeInTheOrderOfTheWay() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2), push(2, 3)], entry: 0)
    for edge in [2 => 3, 0 => 1, 1 => 2] as [DirectedEdge<Number>] { helm.guard(.segue(edge)) { () async in .allow } }
    let moves = try helm.route(to: 3).unaskedMoves
    #expect(moves.map(\.description) == ["n0 => n1", "n1 => n2", "n2 => n3"])
  }

  @Test func aRestartTellsWhatItHasRemovedBeforeWhatItHasPresented() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph([Segue(0 => 1, auto: true), push(1, 2), push(2, 3)], entry: 0))
    try navigation.present(fragment: 2)
    let steps = try navigation.perform(.restart).steps
    #expect(steps.map { "\($0.disappeared) \($0.appeared)" } == ["[n2] [n0]", "[n0] [n1]"])
    #expect(steps.map(\.action) == [.replaced, .presented(PathEdge(from: PathFragment(0), to: PathFragment(1)))])
  }

  @Test func whoIsRemovedByARuleIsNotAskedForLeave() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2), push(0, 3)], entry: 0)
    helm.guard(.leaving(1)) { .deny("stay") }
    helm.guard(.leaving(2)) { .deny("stay") }
    helm.present(1)
    helm.present(2)
    #expect(helm.perform(.sequence([.dismissFragment(1), .present(3)])).failure != nil)
    #expect(helm.path.count == 2)
    helm.perform(.sequence([.edit(.add(.disabled, to: Flow(0 => 1))), .present(3)]))
    #expect(helm.errors.isEmpty)
    #expect(helm.path == [0 => 3])
  }

  @Test(arguments: ["9", "a9", "0", "A", "Z", "a", "z", "_", "-", ".", "(", ")", "/", ":", "a(9)"])
  func plainNamesAreShownAsTheyAre(_ name: String) {
    #expect(PathFragment(Namesake(0, name)).description == name)
  }

  @Test func aCommandRunsInTheStateThatGuardsAllow() throws {
    let session = Session()
    session.isOpen = true
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2)], entry: 0)
    helm.guard(.into(1)) { session.isOpen ? .allow : .deny("closed") }
    helm.present(1)
    session.isOpen = false
    // Nobody has asked the guard again yet.
    #expect(helm.perform(.navigate(.present(pathEdge: 1 => 2))).failure?.kind == "sourceNotPresented")
    #expect(helm.path.isEmpty)
  }

  @Test func aReselectedSubtreeKeepsTheOrderInWhichItCame() throws {
    func overlay(_ from: Number, _ to: Number) -> Segue<Number> {
      Segue(from => to, style: .hold, dismissable: true, presentation: .overlay)
    }
    var navigation = try Navigation<Number>(
      graph: NavigationGraph([tab(0, 1), tab(0, 2), tab(1, 6), overlay(1, 3), tab(6, 7), overlay(1, 8)], entry: 0))
    for fragment in [1, 6, 3, 7, 8] as [Number] { try navigation.present(fragment: fragment) }
    let order = navigation.path.map(\.description)
    #expect(order == ["n0 => n1", "n1 => n6", "n1 => n3", "n6 => n7", "n1 => n8"])
    try navigation.present(fragment: 2)
    try navigation.present(fragment: 1)
    #expect(navigation.path.map(\.description) == ["n0 => n2"] + order)
  }

  /// What leads elsewhere is told before what has no room.
  @Test func aGuardIsAskedBeforeASegueIsTakenInAReplay() throws {
    let lock = Segue<Number>(0 => 1, style: .hold, presentation: .fullScreenCover)
    let helm = try Helm<Number>(nav: [lock, sheet(0, 2), push(0, 3)], entry: 0)
    #expect(helm.perform(.replace([0 => 1, 0 => 2])).failure?.kind == "blocked")
    helm.guard(.into(2)) { .redirect(to: Flow(0 => 3)) }
    #expect(helm.perform(.replace([0 => 1, 0 => 2])).failure?.kind == "redirectedSegue")
  }

  // MARK: Order

  /// A fragment whose name is not its own.
  struct Namesake: Fragment, CustomStringConvertible {
    let number: Int
    let name: String
    var description: String { name }
    init(_ number: Int, _ name: String) { (self.number, self.name) = (number, name) }
  }

  @Test func equalNamesCountAsOneInTheOrder() {
    let targets = ["b", "f", "d", "h", "a", "e", "c", "g"].enumerated().map { Namesake($0, $1) }
    let segues = Set(targets.map { Segue(Namesake($0.number, "x") => $0) })
    #expect(NavigationGraph(segues).segues.map(\.to.name) == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test func seguesOfOneEdgeAreOrderedByTheirRules() {
    let edge: DirectedEdge<Number> = 0 => 1
    let segues: Set<Segue<Number>> = [
      Segue(edge, dismissable: true), Segue(edge), Segue(edge, style: .hold), Segue(edge, auto: true),
      Segue(edge, leaving: 7), Segue(edge, style: .hold, dismissable: true, presentation: .popover),
      Segue(edge, leaving: 3), Segue(edge, style: .hold, dismissable: true),
    ]
    let rules = NavigationGraph(segues).segues.map {
      "\($0.style) \($0.dismissable) \($0.auto) \($0.leaving.map(String.init(describing:)) ?? "") \($0.presentation)"
    }
    #expect(rules.count == 8)
    #expect(
      rules == [
        "hold false false  automatic", "hold true false  automatic", "hold true false  popover",
        "pass false false  automatic", "pass false false n3 automatic", "pass false false n7 automatic",
        "pass false true  automatic", "pass true false  automatic",
      ])
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
