import Helm
import Observation
@_spi(StandIn) import SwiftUI
import Testing

/// The lock of Helm.docc/LockingTheApp.md.
@Suite("A lock over everything", .serialized) @MainActor struct LockTests {
  enum Bank: Fragment { case home, accounts, account, transfer, amount, lock }

  static let segues: [Segue<Bank>] = [
    Segue(.home => .accounts, style: .hold, auto: true),
    Segue(.accounts => .account, dismissable: true),
    Segue(.account => .transfer, style: .hold, dismissable: true),
    Segue(.transfer => .amount, dismissable: true),
    Segue(.home => .lock, style: .hold, dismissable: true, presentation: .fullScreenCover),
  ]

  /// What has to wait for the lock.
  @Observable @MainActor final class Session {
    /// No guard is asked again because of this, and so nothing that is there already goes.
    @ObservationIgnored private(set) var isLocked = false

    func lock(_ helm: Helm<Bank>) {
      helm.present(.lock, from: .home)
      isLocked = true
    }

    func unlock(_ helm: Helm<Bank>) {
      isLocked = false
      helm.dismiss(.lock)
      helm.recheckGuards()
    }
  }

  let helm: Helm<Bank>
  let session = Session()
  let host: Host

  init() throws {
    helm = try Helm(nav: Self.segues)
    let session = session
    helm.guard(.leaving(.lock)) { session.isLocked ? .deny("The app is locked.") : .allow }
    helm.guard(.into(.transfer)) { session.isLocked ? .deny("The app is locked.", keep: true) : .allow }
    host = Host(HelmView(helm) { fragment in if fragment == .home { HelmContent() } else { PlainView() } })
  }

  @Test func allIsThereAgainWithItsStateWhenTheLockComesOff() throws {
    helm.present(.account, id: 1)
    host.settle()
    try host.tap("Tap")
    helm.present(.transfer)
    helm.present(.amount)
    host.settle()
    try host.tap("Tap")
    let path = helm.path
    session.lock(helm)
    host.settle()
    #expect(host.modals == [.sheet, .fullScreenCover])
    #expect(host.texts.first == "lock")
    #expect(throws: Host.Refusal.disabled("drag down")) { try host.dismissModal() }
    session.unlock(helm)
    host.settle()
    #expect(helm.path == path)
    #expect(host.texts.prefix(2) == ["amount", "tapped 1"])
    try host.dismissModal()
    #expect(host.texts.prefix(2) == ["account 1", "tapped 1"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func nothingGetsPastTheLock() throws {
    helm.present(.account, id: 1)
    session.lock(helm)
    host.settle()
    helm.dismiss()
    helm.back()
    try? helm.replace(path: [])
    helm.present(.transfer, from: .account)
    try host.tap("Close")
    #expect(host.modals == [.fullScreenCover])
    #expect(host.texts.first == "lock")
    #expect(helm.presentedFragments.last == PathFragment(.lock))
    session.unlock(helm)
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "transfer")  // what had to wait
    #expect(host.problems == [])
  }
}
