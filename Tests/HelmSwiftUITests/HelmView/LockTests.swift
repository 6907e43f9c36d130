import struct Foundation.URL
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// The lock of Helm.docc/LockingTheApp.md, over each kind of screen in a bank's app.
@Suite("Locking the app", .serialized) @MainActor struct LockTests {
  enum Bank: Fragment { case home, accounts, cards, account, transfer, amount, statement, confirm, order, lock, code }

  static let segues: Segues<Bank> = [
    .tabs(.home => [.accounts, .cards]),
    .push(.accounts => .account),
    .sheet(.account => .transfer),
    .push(.transfer => .amount),
    .cover(.account => .statement),
    .alert([.account, .transfer] => .confirm),
    .swap(.cards => .order),
    .curtain(.home => .lock, dismissable: true),
    .push(.lock => .code),
  ]

  /// What may be presented when the app is locked.
  enum Open: String, CaseIterable, Sendable {
    case nothing, push, sheet, pushInSheet, cover, alert, alertOverSheet, swap, draft

    var way: [Bank] {
      switch self {
      case .nothing: []
      case .push: [.account]
      case .sheet, .draft: [.account, .transfer]
      case .pushInSheet: [.account, .transfer, .amount]
      case .cover: [.account, .statement]
      case .alert: [.account, .confirm]
      case .alertOverSheet: [.account, .transfer, .confirm]
      case .swap: [.cards, .order]
      }
    }

    var isAlert: Bool { self == .alert || self == .alertOverSheet }
  }

  /// The app in the stand-in's host, with windows for curtains or without.
  @MainActor final class Scene {
    let helm: Helm<Bank>
    let host: Host
    let windows: CurtainWindows?
    var isAuthenticated = false
    var isDraftDirty = false

    init(hasWindows: Bool) throws {
      let helm = try Helm(nav: LockTests.segues)
      let windows = hasWindows ? CurtainWindows() : nil
      self.helm = helm
      self.windows = windows
      host = Host(
        HelmView(helm) { fragment in
          switch fragment {
          case .home: HelmContent()
          case .confirm: HelmAlert("Sure?") { Button("Yes") {} }
          default: PlainView()
          }
        }
        .environment(\.helmCurtainWindow, windows))
      helm.guard(leaving: .lock) { [unowned self] in isAuthenticated ? .allow : .deny("The app is locked.") }
      helm.guard(leaving: .transfer) { [unowned self] in isDraftDirty ? .deny("The draft is not saved.") : .allow }
    }

    var isLocked: Bool { helm.isPresented(.lock) || helm.isPresented(.code) }

    func lock() {
      isAuthenticated = false
      helm.present(.lock)
    }

    func unlock() {
      isAuthenticated = true
      helm.dismiss(.lock)
    }

    func settle() async {
      for _ in 0..<10 {
        await Task.yield()
        host.settle()
        windows?.settle()
      }
    }

    /// The visible texts.
    var seen: [String] { windows?.top?.texts ?? host.texts }
  }

  @Test(arguments: Open.allCases, [true, false])
  func unlockingRestoresTheScreenAsItWas(open: Open, hasWindows: Bool) async throws {
    let scene = try Scene(hasWindows: hasWindows)
    let (helm, host) = (scene.helm, scene.host)
    for fragment in open.way { helm.present(fragment) }
    await scene.settle()
    if !open.isAlert { try host.tap("Tap") }
    scene.isDraftDirty = open == .draft
    let (path, texts, modals) = (helm.path, host.texts, host.modals)
    #expect(open.isAlert || texts.contains("tapped 1"))

    scene.lock()
    await scene.settle()
    #expect(scene.isLocked)
    #expect(scene.seen.first == "lock")
    // It covers all of the window, whatever its screen.
    let frames = (scene.windows?.top ?? host).root.all.compactMap(\.maxFrame)
    #expect(frames.contains([.infinity, .infinity]))
    if hasWindows {
      #expect(host.texts == texts)
      #expect(host.modals == modals)
    } else {
      #expect(host.modals == modals.filter { $0 != .alert })
      #expect(!host.root.spoken.contains { $0 != "lock" && $0 != "Tap" && $0 != "Close" })
    }

    helm.dismiss()
    helm.back()
    helm.undo()
    #expect((try? helm.replace(path: [])) == nil)
    await scene.settle()
    #expect(scene.isLocked)
    #expect(scene.seen.first == "lock")
    #expect(throws: (any Error).self) { try (scene.windows?.top ?? host).dismissModal() }

    scene.unlock()
    await scene.settle()
    #expect(!scene.isLocked)
    #expect(helm.path == path)
    #expect(host.texts == texts)
    #expect(host.modals == modals)
    #expect(scene.windows?.hosts.isEmpty != false)
    #expect(host.problems == [])
  }

  @Test(arguments: [true, false]) func changesBelowTheLockAreShownAfterUnlocking(hasWindows: Bool) async throws {
    let scene = try Scene(hasWindows: hasWindows)
    let (helm, host) = (scene.helm, scene.host)
    helm.present(.account)
    helm.present(.transfer)
    await scene.settle()
    scene.lock()
    await scene.settle()
    try (scene.windows?.top ?? host).tap("Tap")
    #expect(scene.seen.prefix(2) == ["lock", "tapped 1"])

    helm.go(to: .statement)  // a link
    await scene.settle()
    #expect(scene.seen.prefix(2) == ["lock", "tapped 1"])
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .account, .statement, .lock])
    #expect(host.modals == (hasWindows ? [.fullScreenCover] : [.sheet]))
    helm.present(.code)
    await scene.settle()
    #expect(scene.seen.first == "code")
    helm.present(.confirm)
    await scene.settle()
    #expect(scene.seen.first == "code")
    #expect(host.modals.contains(.alert) == hasWindows)

    scene.unlock()
    await scene.settle()
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .account, .confirm])
    #expect(host.modals == [.alert])
    #expect(host.texts == ["Sure?", "Yes"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test("a link opened while the app is locked navigates below the lock", arguments: Open.allCases, [true, false])
  func aLinkArrives(open: Open, hasWindows: Bool) async throws {
    let scene = try Scene(hasWindows: hasWindows)
    let (helm, host) = (scene.helm, scene.host)
    helm.links = try Links(origins: ["bank:"], [Link("/statement", .home, .accounts, .account, .statement)])
    for fragment in open.way { helm.present(fragment) }
    scene.isDraftDirty = open == .draft
    await scene.settle()
    scene.lock()
    await scene.settle()
    let path = helm.path
    helm.open(try #require(URL(string: "bank:/statement")))
    await scene.settle()
    #expect(scene.isLocked)
    #expect(scene.seen.first == "lock")
    if open == .draft {
      #expect(helm.path == path)
      #expect(helm.errors.map(\.kind) == ["denied"])
    } else {
      #expect(helm.presentedFragments.map(\.fragment) == [.home, .account, .statement, .lock])
      #expect(helm.errors.isEmpty)
    }
    scene.unlock()
    await scene.settle()
    #expect(host.texts.first == (open == .draft ? "transfer" : "statement"))
    #expect(host.modals == (open == .draft ? [.sheet] : [.fullScreenCover]))
    #expect(host.problems == [])
  }

  @Test func aLinkOpenedBelowTheLockKeepsADraftThatMayNotBeLeft() async throws {
    let scene = try Scene(hasWindows: true)
    let (helm, host) = (scene.helm, scene.host)
    helm.present(.account)
    helm.present(.transfer)
    await scene.settle()
    try host.tap("Tap")
    scene.isDraftDirty = true
    scene.lock()
    let path = helm.path
    helm.go(to: .statement)
    await scene.settle()
    #expect(helm.path == path)
    #expect(scene.seen.first == "lock")
    scene.unlock()
    await scene.settle()
    #expect(host.texts.prefix(2) == ["transfer", "tapped 1"])
    #expect(host.problems == [])
  }

  @Test(arguments: [true, false]) func aModalOverACurtainOverASheetIsPresentedOnce(hasWindows: Bool) async throws {
    enum Safe: Fragment { case home, share, lock, help }
    let helm = try Helm<Safe>(nav: [
      .sheet(.home => .share), .curtain(.home => .lock, dismissable: true), .sheet(.lock => .help),
    ])
    let windows = hasWindows ? CurtainWindows() : nil
    let host = Host(HelmView(helm) { _ in PlainView() }.environment(\.helmCurtainWindow, windows))
    func shown(after command: NavigationCommand<Safe>) -> (below: [Node.Kind], over: [Node.Kind], text: String?) {
      helm.perform(command)
      host.settle()
      windows?.settle()
      return (host.modals, windows?.top?.modals ?? [], (windows?.top ?? host).texts.first)
    }
    _ = shown(after: .present(.share))
    #expect(shown(after: .present(.lock)) == ([.sheet], [], "lock"))
    let (below, over, text) = shown(after: .present(.help))
    #expect(text == "help")
    #expect(hasWindows ? below == [.sheet] && over == [.sheet] : below == [.sheet, .sheet])
    #expect(shown(after: .dismiss(.help)) == ([.sheet], [], "lock"))
    #expect(shown(after: .dismiss(.lock)) == ([.sheet], [], "share"))
    #expect(helm.errors.isEmpty && host.problems == [])
    #expect(windows?.hosts.isEmpty != false)
  }

  @Test func theLockIsShownSynchronously() throws {
    let scene = try Scene(hasWindows: true)
    scene.lock()
    #expect(scene.windows?.top?.texts.first == "lock")
    scene.unlock()
    #expect(scene.windows?.hosts.isEmpty == true)
  }

  @Test func anAppThatStartsLockedShowsOnlyTheLock() throws {
    let helm = try Helm(nav: Self.segues, path: [.home => .accounts, .home => .lock])
    let windows = CurtainWindows()
    let host = Host(
      HelmView(helm) { fragment in if fragment == .home { HelmContent() } else { PlainView() } }
        .environment(\.helmCurtainWindow, windows))
    #expect(windows.top?.texts.first == "lock")
    #expect(host.problems == [])
    let plain = Host(HelmView(helm) { fragment in if fragment == .home { HelmContent() } else { PlainView() } })
    #expect(plain.texts.first == "lock")
    #expect(!plain.texts.contains("accounts"))
  }

  /// A lock with a help sheet, and an update over the lock.
  enum Nested: Fragment { case home, lock, help, update }

  @Test(arguments: [true, false]) func curtainsHaveModalsAndAreStacked(hasWindows: Bool) async throws {
    let segues: Segues<Nested> = [
      .curtain(.home => .lock, dismissable: true), .sheet(.lock => .help),
      .curtain(.home => .update, dismissable: true),
    ]
    let helm = try Helm(nav: segues)
    let windows = hasWindows ? CurtainWindows() : nil
    let host = Host(HelmView(helm) { _ in PlainView() }.environment(\.helmCurtainWindow, windows))
    func front() -> Host { windows?.top ?? host }
    func settle() {
      host.settle()
      windows?.settle()
    }
    helm.present(.lock)
    helm.present(.help)
    settle()
    #expect(front().modals == [.sheet])
    #expect(front().texts.first == "help")
    try front().dismissModal()
    #expect(front().texts.first == "lock")
    #expect(helm.path == [.home => .lock])
    helm.present(.update)
    settle()
    #expect(front().texts.first == "update")
    helm.dismiss(.update)
    settle()
    #expect(front().texts.first == "lock")
    helm.dismiss(.lock)
    settle()
    #expect(front().texts.first == "home")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
