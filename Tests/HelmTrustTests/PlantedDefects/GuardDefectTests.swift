import HelmTestSupport
import HelmTesting
import Testing

@testable import Helm

/// Planted defects of guards that no test found at first (`make mutants`), each with its own test.
@Suite @MainActor struct GuardDefectTests {
  @Test func aGuardGetsBothIDs() throws {
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

  @Test func aSupersededCommandDoesNotRun() async throws {
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

  @Test func aKeptCommandIsResumedOnce() throws {
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

  /// A frame that is presented again at the same place was left if its ancestor is another one.
  @Test func movingAFragmentToAnotherParentEvaluatesItsLeaveGuard() throws {
    let helm = try Helm<Number>(nav: [tab(0, 1), tab(0, 2), push(1, 3), push(2, 3)], entry: 0)
    helm.guard(leaving: 3) { .deny("stay") }
    helm.present(1)
    helm.present(3)
    let path = helm.path
    // The same path restores it where it was; another path does not.
    helm.perform(.replace(path))
    #expect(helm.errors.isEmpty)
    let result = helm.perform(.replace([0 => 1, 0 => 2, 2 => 3]))
    #expect(result.failure == .denied(.leaving(PathFragment(3)), reason: "stay"))
    #expect(helm.path == path)
  }

  @Test func repeatedRestorationsObserveAGuardOnce() throws {
    let session = Session()
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2)], entry: 0)
    helm.present(1)
    let data = try #require(helm.save())
    helm.back()
    helm.guard(.into(1)) { session.isOpen ? .allow : .deny("no") }
    for _ in 0..<10 { #expect(helm.restore(saved: data).restored == []) }
    #expect(helm.guards.observationCount == 1)
    session.isOpen = true
    helm.flushGuards()
    #expect(helm.restore(saved: data).restored == [0 => 1])
  }

  @Test func aLateVerdictIsIgnored() async throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(0, 2), push(2, 1)], entry: 0)
    var waiting: [CheckedContinuation<Void, Never>] = []
    helm.guard(.segue(0 => 1)) { () async in
      await withCheckedContinuation { waiting.append($0) }
      return .allow
    }
    let first = Task { await helm.presentAndWait(1) }
    await until { !waiting.isEmpty }
    // The guard answers, and a newer command arrives before the first continues.
    waiting[0].resume()
    let second = Task { helm.present(2) }
    await second.value
    #expect(await first.value == .superseded)
    #expect(helm.presentedFragments == [PathFragment(2)])
  }

  @Test func theUnfollowedPartOfARedirectIsFollowed() throws {
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
    // A redirect whose source is not presented, to an unknown fragment, cannot be followed.
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

  @Test func unaskedMovesAreInRouteOrder() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2), push(2, 3)], entry: 0)
    for edge in [2 => 3, 0 => 1, 1 => 2] as [DirectedEdge<Number>] { helm.guard(.segue(edge)) { () async in .allow } }
    let moves = try helm.route(to: 3).undecidedMoves
    #expect(moves.map(\.description) == ["n0 => n1", "n1 => n2", "n2 => n3"])
  }

  @Test func rulesDoNotEvaluateLeaveGuards() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2), push(0, 3)], entry: 0)
    helm.guard(leaving: 1) { .deny("stay") }
    helm.guard(leaving: 2) { .deny("stay") }
    helm.present(1)
    helm.present(2)
    #expect(helm.perform(.sequence([.dismiss(1), .present(3)])).failure != nil)
    #expect(helm.path.count == 2)
    helm.perform(.sequence([.add(.disabled, to: Flow(0 => 1)), .present(3)]))
    #expect(helm.errors.isEmpty)
    #expect(helm.path == [0 => 3])
  }

  @Test func aCommandRunsAfterGuardsAreReevaluated() throws {
    let session = Session()
    session.isOpen = true
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 2)], entry: 0)
    helm.guard(.into(1)) { session.isOpen ? .allow : .deny("closed") }
    helm.present(1)
    session.isOpen = false
    // The guard was not reevaluated yet.
    #expect(helm.perform(.present(.edge(1 => 2))).failure?.kind == "sourceNotPresented")
    #expect(helm.path.isEmpty)
  }

  /// A redirect is reported before a blocked segue.
  @Test func replaceEvaluatesGuardsBeforeBlockedSegues() throws {
    let lock = Segue<Number>(0 => 1, style: .hold, presentation: .fullScreenCover)
    let helm = try Helm<Number>(nav: [lock, sheet(0, 2), push(0, 3)], entry: 0)
    #expect(helm.perform(.replace([0 => 1, 0 => 2])).failure?.kind == "blocked")
    helm.guard(.into(2)) { .redirect(to: Flow(0 => 3)) }
    #expect(helm.perform(.replace([0 => 1, 0 => 2])).failure?.kind == "redirectedSegue")
  }

  @Test func canGoBackAtOnceRespectsLeaveGuards() throws {
    let helm = try Helm<Number>(nav: twoTabs, entry: 0)
    helm.present(1)
    let place = PathFragment<Number>(1)
    #expect(helm.canGoBackAtOnce(from: place))
    #expect(!helm.canGoBackAtOnce(from: PathFragment(2)))
    let denied = helm.guard(leaving: 1) { .deny("no") }
    #expect(!helm.canGoBackAtOnce(from: place))
    #expect(!helm.can(.back(.from(place))))
    denied?.cancel()
    #expect(helm.canGoBackAtOnce(from: place))
    // A gesture cannot wait for the answer.
    let slow = helm.guard(leaving: 1) { () async in .allow }
    #expect(!helm.canGoBackAtOnce(from: place))
    #expect(helm.can(.back(.from(place))))
    slow?.cancel()
    #expect(helm.canGoBackAtOnce(from: place))
    // A guard of another fragment is not evaluated, but a fragment that is not presented cannot be left.
    helm.guard(leaving: 5) { .deny("no") }
    #expect(helm.canGoBackAtOnce(from: place))
    #expect(!helm.canGoBackAtOnce(from: PathFragment(2)))
  }
}
