import Foundation
import HelmTestSupport
import Observation
import Testing

@testable import Helm

@Suite("Lifetime of a Helm and of observations") @MainActor struct GuardTraceTests {
  private final class Token: Sendable {}

  @Test func aReleasedHelmLeavesNoObservations() async throws {
    let session = Session()
    weak var token: Token?
    func start() throws {
      let helm = try Helm(nav: GuardMemoryTests.segues)
      let new = Token()
      token = new
      helm.guards.onDirty = { _ = new }
      helm.guard(.into(.b)) { session.isLoggedIn ? .allow : .deny("out") }
      helm.present(.b)
      _ = helm.canPresent(.b)
      #expect(helm.guards.observationCount > 0)
    }
    try start()
    await until { token == nil }
    #expect(token == nil)
    withExtendedLifetime(session) {}
  }

  @Test func onSettledIsRemovedByReturningFalse() throws {
    let helm = try Helm(nav: GuardMemoryTests.segues)
    var calls = 0
    helm.onSettled {
      calls += 1
      return false
    }
    helm.present(.b)
    helm.dismiss()
    #expect(calls == 1)
  }

  /// An outcome observer may add others, and may be called again because of its own commands.
  @Test func outcomeObserversMayAddOthers() throws {
    let helm = try Helm(nav: GuardMemoryTests.segues)
    var seen: [String] = []
    helm.onOutcome { [unowned helm] _, _, top in
      seen.append("first \(top)")
      if seen.count == 1 {
        helm.onOutcome { _, _, top in
          seen.append("second \(top)")
          return true
        }
      }
      return seen.count < 3
    }
    helm.present(.b)
    helm.dismiss()
    helm.present(.b)
    #expect(seen == ["first b", "first a", "second a", "first b", "second b"])
  }

  /// A value that another thread sets: observers are notified, the guard reads the old value, and only then the value is
  /// set.
  ///
  /// @unchecked: `value` is only accessed under `lock`.
  private final class Flag: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var value = true
    let isNotified = DispatchSemaphore(value: 0)
    let maySet = DispatchSemaphore(value: 0)
    let isSet = DispatchSemaphore(value: 0)

    var isOpen: Bool {
      registrar.access(self, keyPath: \.isOpen)
      return lock.withLock { value }
    }

    func close() {
      registrar.willSet(self, keyPath: \.isOpen)
      isNotified.signal()
      maySet.wait()
      lock.withLock { value = false }
      registrar.didSet(self, keyPath: \.isOpen)
      isSet.signal()
    }
  }

  @Test func aChangeOnAnotherThreadIsNotLost() async throws {
    let helm = try Helm(nav: GuardMemoryTests.segues)
    let flag = Flag()
    var isForced = false
    helm.guard(.into(.b)) {
      let isOpen = flag.isOpen
      if isForced {
        // The new value is set after the old one was read, and before the guard is observed again.
        isForced = false
        flag.maySet.signal()
        flag.isSet.wait()
      }
      return isOpen ? .allow : .deny("closed")
    }
    helm.present(.b)
    isForced = true
    Thread.detachNewThread { flag.close() }
    flag.isNotified.wait()
    await until { !helm.isPresented(.b) }
    #expect(!isForced)
    #expect(!helm.isPresented(.b))
  }
}
