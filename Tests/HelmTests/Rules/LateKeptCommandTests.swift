import Foundation
import HelmTestSupport
import Observation
import Testing

@testable import Helm

/// Kept commands, and the turns in which guards are reevaluated for a change on another thread.
@Suite("Kept commands and late changes") @MainActor struct LateKeptCommandTests {
  enum Screen: Fragment { case home, members }

  let helm: Helm<Screen>
  let session = Session()

  init() throws { helm = try Helm(nav: [Segue(.home => .members, dismissable: true)]) }

  /// The first turn still reads the old value.
  @Test func aKeptCommandIsResumedInALaterTurn() async {
    let signal = Signal()
    var reads = 0
    helm.guard(.into(.members)) { () -> SegueVerdict<Screen> in
      signal.read()
      reads += 1
      return reads < 3 ? .deny("not yet", keep: true) : .allow
    }
    helm.present(.members)
    #expect(helm.keptCommand == .present(.members))
    Thread.detachNewThread { signal.announce() }
    await until { helm.isPresented(.members) }
    #expect(helm.path == [.home => .members])
    #expect(helm.keptCommand == nil)
  }

  /// An asynchronous guard that has denied it is asked once, and not in each turn.
  @Test func aDeniedCommandIsResumedOnceForAChange() async {
    let (signal, strictness) = (Signal(), Strictness())
    strictness.isStrict = true
    helm.guard(.into(.members)) { () -> SegueVerdict<Screen> in
      signal.read()
      return strictness.isStrict ? .deny("not yet", keep: true) : .allow
    }
    var asked = 0
    helm.guard(.into(.members)) { () async -> SegueVerdict<Screen> in
      asked += 1
      return .deny("no")
    }
    helm.present(.members)
    strictness.isStrict = false
    Thread.detachNewThread { signal.announce() }
    await until { asked > 0 && helm.waiting.isEmpty && helm.guards.dirty.withValue { $0.late.isEmpty } }
    await pendingTasks()
    #expect(asked == 1)
    #expect(helm.keptCommand == .present(.members))
    #expect(helm.path.isEmpty)
  }

  @Test func aDeniedCommandIsResumedAgainForTheNextChange() async {
    helm.guard(.into(.members)) { [session] () -> SegueVerdict<Screen> in
      _ = session.count
      return session.isLoggedIn ? .allow : .deny("log in", keep: true)
    }
    var asked = 0
    helm.guard(.into(.members)) { () async -> SegueVerdict<Screen> in
      asked += 1
      return asked == 1 ? .deny("no") : .allow
    }
    helm.present(.members)
    session.isLoggedIn = true
    helm.flushGuards()
    await until { asked == 1 && helm.waiting.isEmpty }
    #expect(helm.keptCommand == .present(.members))
    session.count += 1
    helm.flushGuards()
    await until { helm.isPresented(.members) }
    #expect(asked == 2)
    #expect(helm.path == [.home => .members])
  }
}
