import Foundation
import HelmTestSupport
import Observation
import Testing

@testable import Helm

/// Guards whose state another thread changes, and how observations of guards are counted and ended.
@Suite("Late changes, and the limits of observations") @MainActor struct LateChangeTests {
  /// Another thread may set a value only after it has notified of it: a guard reads it then, and in four more turns.
  @Test(arguments: 2...7) func aGuardReadsAValueOfAnotherThreadInFourMoreTurns(readsUntilSet: Int) async throws {
    let helm = try Helm(nav: GuardMemoryTests.segues)
    let signal = Signal()
    var reads = 0
    helm.guard(.into(.b)) { () -> SegueVerdict<Letter> in
      signal.read()
      reads += 1
      return reads < readsUntilSet ? .allow : .deny("changed")
    }
    helm.present(.b)
    #expect(reads == 1)
    Thread.detachNewThread { signal.announce() }
    let expected = min(readsUntilSet, 6)
    await until { reads == expected }
    // Nothing is read in further turns.
    for _ in 0..<2 { await Task.detached(priority: .background) { await Task.yield() }.value }
    await pendingTasks()
    #expect(reads == expected)
    #expect(helm.isPresented(.b) == (readsUntilSet == 7))
  }

  private func synchronous(_ verdict: SegueVerdict<Letter>) -> MoveGuard<Letter> {
    MoveGuard(scope: .taking(.into(.b)), evaluation: .synchronous { _ in verdict })
  }

  @Test func lateGuardsBecomeDirtyAgainUntilTheLastTurn() {
    let registry = GuardRegistry<Letter>()
    for _ in 0..<3 { _ = registry.add(synchronous(.allow)) }
    let isFirst = registry.dirty.withValue { dirty -> [Bool] in
      [dirty.insert(2, isLate: true), dirty.insert(1), dirty.insert(0, isLate: true)]
    }
    #expect(isFirst == [true, false, false])
    #expect(registry.takeDirty() == [0, 1, 2])
    #expect(registry.makeLateDirty())
    #expect(registry.takeDirty() == [0, 2])
    #expect(registry.remove(0) != nil)
    #expect(registry.makeLateDirty())
    #expect(registry.takeDirty() == [2])
    // A further change counts from the start, whatever is left of the one before.
    #expect(registry.dirty.withValue { $0.insert(1, isLate: true) })
    #expect(registry.takeDirty() == [1])
    for late in [[1, 2], [1, 2], [1], [1]] {
      #expect(registry.makeLateDirty())
      #expect(registry.takeDirty() == late)
    }
    #expect(!registry.makeLateDirty())
    #expect(registry.takeDirty() == [])
  }

  @Test func theFirstVerdictThatDoesNotAllowAMoveCounts() {
    let registry = GuardRegistry<Letter>()
    let move = GuardedMove<Letter>.taking(PathEdge(from: .at(.a), to: .at(.b)))
    let scope = MoveGuard<Letter>.Scope.taking(.into(.b))
    _ = registry.add(MoveGuard(scope: scope, evaluation: .asynchronous { _ in .deny("never asked") }))
    for verdict: SegueVerdict<Letter> in [.allow, .deny("first"), .deny("second")] {
      _ = registry.add(synchronous(verdict))
    }
    #expect(registry.verdict(on: move) == .deny("first"))
    #expect(registry.verdict(on: move, undecided: .deny("later")) == .deny("later"))
    _ = registry.remove(2)
    #expect(registry.verdict(on: move) == .deny("second"))
    _ = registry.remove(3)
    #expect(registry.verdict(on: move) == .allow)
    #expect(registry.verdict(on: move, undecided: .deny("later")) == .deny("later"))
    #expect(registry.verdict(on: .leaving(.at(.b)), undecided: .deny("later")) == .allow)
  }

  // MARK: Limits

  private func leaving(_ id: Int) -> GuardedMove<Letter> { .leaving(PathFragment(.b, id: id)) }

  @Test func theLimitOfObservationsIsFourTimesTheQueriedMovesWithinBounds() {
    var queried = GuardObservations<Letter>(limit: 256)
    var limits: [Int] = []
    for id in 1...4_100 {
      _ = queried.begin(query: leaving(id))
      limits.append(queried.limit)
    }
    #expect(queried.count == 4_100)
    let some = [1, 64, 65, 4_095, 4_096, 4_097, 4_100].map { limits[$0 - 1] }
    #expect(some == [256, 256, 260, 16_380, 16_384, 16_384, 16_384])
  }

  @Test func aQueryEndsAllEarlierObservationsIfThereAreTooMany() {
    var queried = GuardObservations<Letter>(limit: 1)
    var counts: [Int] = []
    var sources: [GenerationSource] = []
    for _ in 0..<6 {
      if let source = queried.begin(query: leaving(1)) { sources.append(source) }
      let repeated = queried.begin(query: leaving(1))
      #expect(repeated == nil)
      counts.append(queried.count)
      queried.forgetQueries()
    }
    #expect(counts == [1, 2, 3, 4, 5, 1])
    #expect(sources.map { $0 === sources[0] } == [true, true, true, true, true, false])
    #expect(queried.generation === sources[5])
  }

  // MARK: Revocations

  private static let overlays: [Segue<Letter>] = [Letter.e, .f, .g].map {
    Segue(from: .a, to: $0, style: .hold, dismissable: true, presentation: .overlay)
  }

  @Test func aRedirectThatTwoGuardsShareIsFollowedOnce() throws {
    let helm = try Helm(nav: Self.overlays)
    let session = Session()
    let elsewhere: Flow<Letter> = [.a => .g]
    for letter in [Letter.f, .e] {
      helm.guard(.into(letter)) { [session] in session.count > 0 ? .redirect(to: elsewhere) : .allow }
    }
    helm.present(.e)
    helm.present(.f)
    var actions: [HelmEvent<Letter>.Kind] = []
    helm.onOutcome { outcome, _, _ in
      actions += outcome.steps.map(\.action)
      return true
    }
    session.count = 1
    helm.flushGuards()
    let redirects = actions.filter { if case .redirected = $0 { true } else { false } }
    #expect(redirects == [.redirected(.a => .f, to: elsewhere)])
    #expect(helm.path == [.a => .g])
  }

  @Test func revocationsAreDeniedInTheOrderOfTheirGuards() async throws {
    let helm = try Helm(nav: Self.overlays)
    let session = Session()
    for letter in [Letter.g, .e, .f] {
      helm.guard(.into(letter)) { [session] in session.count > 0 ? .deny("no \(letter)") : .allow }
    }
    for letter in [Letter.e, .f, .g] { helm.present(letter) }
    var events = helm.events.makeAsyncIterator()
    session.count = 1
    helm.flushGuards()
    var kinds: [HelmEvent<Letter>.Kind] = []
    for _ in 0..<3 { if let event = await events.next() { kinds.append(event.kind) } }
    let expected: [HelmEvent<Letter>.Kind] = [
      .denied(.taking(.a => .g), reason: "no g"), .denied(.taking(.a => .e), reason: "no e"),
      .denied(.taking(.a => .f), reason: "no f"),
    ]
    #expect(kinds == expected)
    #expect(helm.path.isEmpty)
  }

  // MARK: Kept commands

  @Test func onlyCommandsThatJustRemoveHaveNothingLeftToDo() {
    let place = PathFragment<Letter>(.b)
    let removing: [NavigationCommand<Letter>] = [
      .dismiss, .dismiss(.b), .back, .back(to: .b), .pop(to: .b), .back(.from(place)), .showRoot, .dismissModals,
    ]
    let presenting: [NavigationCommand<Letter>] = [.present(.b), .select(.b), .forward(), .retarget(place, id: 1)]
    let others: [NavigationCommand<Letter>] = [
      .go(to: .b), .setStack([place], on: place), .restart, .replace([.a => .b]), .add(.disabled, to: [.a => .b]),
      .remove(.disabled, from: [.a => .b]), .sequence([.dismiss, .present(.b)]),
    ]
    let all = removing + presenting + others
    #expect(all.filter(\.onlyRemoves) == removing)
    #expect(all.filter(\.presentsFromHere) == presenting)
  }

  @Test(arguments: [true, false]) func aModulesRedirectKeepsTheCommandIfItSaysSo(keep: Bool) throws {
    let segues: [Segue<Nest>] = [
      Segue(from: .outer(.a), to: .left(.a), style: .hold),
      Segue(from: .left(.a), to: .left(.b), style: .hold, dismissable: true),
      Segue(from: .left(.a), to: .left(.c), style: .hold, dismissable: true),
    ]
    let helm = try Helm(nav: segues)
    helm.present(.left(.a))
    let scope = helm.scope(into: Nest.left)
    let elsewhere: Flow<Letter> = [.a => .c]
    scope.guard(.into(.b)) { .redirect(to: elsewhere, keep: keep) }
    scope.present(.b)
    let presented: [Letter] = scope.presentedFragments.map(\.fragment)
    #expect(presented == [.a, .c])
    let command = NavigationCommand<Nest>.present(Nest.left(.b))
    #expect(helm.keptCommand == (keep ? command : nil))
  }
}
