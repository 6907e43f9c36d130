import Helm
import HelmTestSupport
import HelmTesting
import Observation
import Testing

@Suite("Memory of guards and lifetime of a Helm") @MainActor struct GuardMemoryTests {
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, dismissable: true), Segue(.a => .c, style: .hold), Segue(.a => .d, style: .hold),
  ]

  @Test func theNumberOfObservationsIsBounded() throws {
    let helm = try Helm(nav: Self.segues)
    let session = Session()
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .allow }
    helm.guard(leaving: .b) { [session] in session.isAdmin ? .allow : .allow }
    var most = 0
    for _ in 0..<5000 {
      helm.present(.b)
      helm.dismiss()
      most = max(most, helm.guards.observationCount)
    }
    for _ in 0..<5000 {
      _ = helm.canPresent(.b)
      most = max(most, helm.guards.observationCount)
    }
    #expect(most <= 3 * 65)
    // And the relevant ones are still there.
    let denied = Strictness()
    helm.guard(.into(.c)) { [session] in
      _ = session.count
      return denied.isStrict ? .deny("no") : .allow
    }
    helm.present(.c)
    for _ in 0..<1000 { _ = helm.canPresent(.c) }
    denied.isStrict = true
    session.count += 1
    helm.flushGuards()
    #expect(helm.path.isEmpty)
  }

  /// Like a list whose rows all query in one evaluation; repeated queries don't notify observers of anything but
  /// changes.
  @Test func queriesDoNotNotifyOtherObservers() throws {
    let helm = try Helm(nav: Self.segues)
    let session = Session()
    helm.guard(.into(.b)) { [session] edge in
      session.isLoggedIn || edge.to.id == "0" ? .allow : .deny("out")
    }
    let list = Watcher { (0..<300).map { helm.canPresent(.b, id: $0) } }
    let other = Watcher { helm.canPresent(.c) }
    for _ in 0..<20 { _ = (0..<300).map { helm.canPresent(.b, id: $0) } }
    #expect([list.invalidations, other.invalidations] == [0, 0])
    for round in 1...20 {
      session.isLoggedIn.toggle()
      helm.flushGuards()
      // A notified view queries until it is no longer notified.
      var updates = 0
      while list.invalidations > updates, updates < 100 {
        updates = list.invalidations
        list.refresh()
      }
      #expect(updates < 2 * (round + 1), "round \(round)")
    }
    #expect(helm.guards.observationCount <= 4 * 300 + 1)
    #expect(other.invalidations == 0)
  }

  @Test func aLongPathKeepsTheObservationsItNeeds() throws {
    let helm = try Helm(nav: [Segue(.a => .b, dismissable: true), Segue(.b => .b, dismissable: true)], entry: Letter.a)
    let session = Session()
    session.isLoggedIn = true
    helm.guard(.into(.b)) { [session] edge in session.isLoggedIn || edge.to.id != "0" ? .allow : .deny("out") }
    for id in 0..<500 { helm.present(.b, id: id) }
    helm.flushGuards()
    #expect(helm.path.count == 500)
    #expect(helm.guards.observationCount <= 64 + 2 * 500 + 1)
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.path.isEmpty)
  }

  @Test func aGuardMayRemoveItselfDuringItsEvaluation() throws {
    let helm = try Helm(nav: Self.segues)
    var token: HelmToken?
    var asked = 0
    token = helm.guard(.into(.b)) { () -> SegueVerdict<Letter> in
      asked += 1
      token?.cancel()
      return .deny("once")
    }
    // A removed guard does not count, not even the verdict it has just returned.
    helm.present(.b)
    #expect(helm.path == [.a => .b])
    #expect(asked == 1)
    token = helm.guard(.into(.c)) { () -> SegueVerdict<Letter> in
      token?.cancel()
      return .deny("once")
    }
    #expect(!helm.canPresent(.c))
    #expect(helm.canPresent(.c))
  }

  /// What happens to a `Helm` before it is released.
  nonisolated static let actions: [@MainActor @Sendable (Helm<Letter>, Gate<SegueVerdict<Letter>>) -> Void] = [
    { helm, gate in
      helm.guard(.into(.b)) { await gate.pass() }
      helm.present(.b)
    },
    { helm, gate in
      helm.guard(.into(.b)) { helm, _ in helm.isPresented(.c) ? .deny("no") : .redirect(to: Flow(.a => .c), keep: true)
      }
      helm.guard(.into(.c)) { await gate.pass() }
      helm.present(.b)
    },
    { helm, gate in
      helm.guard(leaving: .b) { await gate.pass() == .allow ? .allow : .deny("no") }
      helm.present(.b)
      helm.dismiss()
    },
    { helm, _ in
      _ = helm.events
      helm.onAppear(of: .b) { _ in }
      helm.present(.b)
      helm.undo()
      _ = helm.plannable
    },
    { helm, _ in
      let session = Session()
      helm.guard(.into(.b)) { session.isLoggedIn ? .allow : .deny("no", keep: true) }
      _ = helm.canPresent(.b)
      helm.present(.b)
      session.isLoggedIn = true
    },
  ]

  @Test(arguments: actions.indices) func aReleasedHelmIsDeallocated(_ index: Int) async throws {
    let gate = Gate<SegueVerdict<Letter>>()
    var helm: Helm<Letter>? = try Helm(nav: Self.segues)
    weak let observed = helm
    if let helm { Self.actions[index](helm, gate) }
    await pendingTasks()
    #expect(observed != nil)
    helm = nil
    await until { observed == nil }
    #expect(observed == nil)
    await gate.open(with: .allow)
  }
}

@Suite("Guards that read unobserved state") @MainActor struct RecheckTests {
  let helm: Helm<Shop>
  let strictness = Strictness()

  init() throws {
    helm = try Helm(nav: Shop.segues)
    helm.guard(.into(.dashboard)) { [strictness] in strictness.isStrict ? .deny("strict") : .allow }
    helm.present(.dashboard)
  }

  @Test func recheckGuardsEvaluatesTheGuardsAgain() {
    strictness.isStrict = true
    helm.flushGuards()
    #expect(helm.names == ["dashboard", "news"])
    helm.recheckGuards()
    #expect(helm.names == ["splash"])
    #expect(!helm.canPresent(.dashboard))
    strictness.isStrict = false
    #expect(helm.canPresent(.dashboard))
  }

  @Test func clearingErrorsIsObserved() {
    let errors = Watcher { helm.errors }
    let last = Watcher { helm.lastError }
    helm.clearErrors()
    #expect([errors.invalidations, last.invalidations] == [0, 0])
    helm.present(.attach)
    #expect([errors.invalidations, last.invalidations] == [1, 1])
    for refresh in [errors.refresh, last.refresh] { refresh() }
    helm.clearErrors()
    #expect([errors.invalidations, last.invalidations] == [2, 2])
    #expect(helm.errors.isEmpty)
    #expect(helm.lastError == nil)
  }
}
