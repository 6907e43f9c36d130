import Foundation
import HelmTestSupport
import Testing

@testable import Helm

/// Restoration combined with guards, users and links (Semantics.md §5).
@MainActor @Suite struct WaitingTests {
  private let club: SavedClub

  init() throws { club = try SavedClub() }

  @Test func aRestoredStateIsKeptBehindTheLogin() throws {
    let helm = try club.guarded()
    let report = helm.restore(saved: club.deep)
    #expect(helm.presentedFragments == [PathFragment(.login)])
    #expect(report.waiting == club.path)
    #expect(!report.isComplete)
    #expect(helm.keptCommand == .replace(club.path))
    #expect(helm.errors.isEmpty)
    club.set(true, helm)
    #expect(helm.path == club.path)
    #expect(helm.keptCommand == nil)
  }

  @Test func saveWritesTheKeptState() throws {
    let helm = try club.guarded()
    helm.restore(saved: club.deep)
    #expect(helm.save() == club.deep)
    helm.present(.register)
    #expect(helm.save() == club.deep)
    helm.forgetKeptCommand()
    #expect(helm.save() != club.deep)
  }

  @Test func aRestoredStateIsKeptAtAPresentedLogin() throws {
    let helm = try club.guarded()
    helm.present(.login)
    helm.restore(saved: club.deep)
    #expect(helm.path == [.splash => .login])
    #expect(helm.errors.isEmpty)
    club.set(true, helm)
    #expect(helm.path == club.path)
  }

  @Test func aRestoredStateIsDroppedIfTheRedirectKeepsNothing() throws {
    let helm = try club.guarded(keep: false)
    let report = helm.restore(saved: club.deep)
    #expect(report.waiting == nil)
    #expect(report.dropped.first?.reason == .denied(.splash => .home, reason: "it leads to [splash => login]"))
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == nil)
  }

  @Test func saveWritesAStateThatAGuardRevoked() throws {
    club.session.isSignedIn = true
    let helm = try club.guarded()
    helm.restore(saved: club.deep)
    club.session.isSignedIn = false
    helm.flushGuards()
    #expect(helm.presentedFragments == [PathFragment(.login)])
    #expect(helm.save() == club.deep)
  }

  @Test func aDenyingLeaveGuardPreventsRestoration() throws {
    let helm = try Helm(nav: Club.segues)
    helm.present(.home)
    helm.present(.compose)
    helm.guard(leaving: .compose) { .deny("The draft is not saved.") }
    let before = helm.path
    let report = helm.restore(saved: club.deep)
    #expect(helm.path == before)
    #expect(!report.isComplete)
    #expect(report.restored.isEmpty)
    #expect(report.description == "Nothing was restored: The draft is not saved.")
    #expect(helm.restoration == report)
  }

  @Test func anAsynchronousLeaveGuardDelaysRestoration() async throws {
    let helm = try Helm(nav: Club.segues)
    helm.present(.home)
    helm.present(.compose)
    helm.guard(leaving: .compose) { () async -> LeaveVerdict in .allow }
    #expect(!helm.restore(saved: club.deep).isComplete)
    await until { helm.path == club.path }
    #expect(helm.path == club.path)
    #expect(helm.restoration?.isComplete == true)
  }

  // MARK: Earlier commands

  @Test func aLinkOpenedBeforeRestorationWins() throws {
    let helm = try Helm(nav: Club.segues)
    helm.present(.home)
    helm.restoreAtStart(saved: club.deep, migrating: [:])
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .news])
    #expect(helm.restoration?.description == "Nothing was restored: The app had already navigated.")
  }

  /// A guard has kept the link, and nothing has moved.
  @Test func aDeniedLinkThatIsKeptWins() throws {
    let helm = try Helm(nav: Club.segues)
    helm.guard(.into(.home)) { .deny("Log in first.", keep: true) }
    helm.present(.home)
    #expect(helm.keptCommand == .present(.home))
    helm.restoreAtStart(saved: club.deep, migrating: [:])
    #expect(helm.restoration?.description == "Nothing was restored: The app had already navigated.")
    #expect(helm.keptCommand == .present(.home))
  }

  @Test func aLinkWaitingForAGuardWins() async throws {
    let helm = try Helm(nav: Club.segues)
    helm.guard(.into(.home)) { () async -> SegueVerdict<Club> in .allow }
    helm.present(.home)
    helm.restoreAtStart(saved: club.deep, migrating: [:])
    #expect(helm.restoration?.description == "Nothing was restored: The app had already navigated.")
    await until { helm.isPresented(.home) }
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .news])
  }

  @Test func aKeptLinkWins() throws {
    let helm = try club.guarded()
    helm.present(.home)
    helm.restoreAtStart(saved: club.deep, migrating: [:])
    #expect(helm.keptCommand == .present(.home))
  }

  @Test func rulesAndGuardsDoNotPreventRestoration() throws {
    club.session.isSignedIn = true
    let helm = try club.guarded()
    helm.edit(segue: .login => .register).add(trait: .disabled)
    helm.restoreAtStart(saved: club.deep, migrating: [:])
    #expect(helm.path == club.path)
  }

  @Test func redirectsAreFollowedInPathOrder() throws {
    enum Shop: Fragment { case home, cart, orders, terms, login }
    let nav: [Segue<Shop>] = [
      Segue(.home => .orders, style: .hold), Segue(.home => .login, style: .hold),
      Segue(.home => .cart, style: .hold, dismissable: true), Segue(.home => .terms, style: .hold, dismissable: true),
    ]
    let data = try Helm(nav: nav, path: [.home => .orders, .home => .cart]).save()
    let helm = try Helm(nav: nav)
    helm.guard(.into(.orders)) { .redirect(to: .home => .login, keep: true) }
    helm.guard(.into(.cart)) { .redirect(to: .home => .terms, keep: true) }
    let report = helm.restore(saved: try #require(data))
    #expect(report.waiting == [.home => .orders, .home => .cart])
    #expect(helm.path == [.home => .login, .home => .terms])
  }
}
