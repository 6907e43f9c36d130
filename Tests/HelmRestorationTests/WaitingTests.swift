import Foundation
import HelmTestSupport
import Observation
import Testing

@testable import Helm

/// Restoration combined with guards, users and links (semantics.md §5).
@MainActor @Suite struct WaitingTests {
  enum Club: Fragment { case splash, login, register, home, news, article, compose }

  @MainActor @Observable final class Session { var isSignedIn = false }

  private static let segues: [Segue<Club>] = [
    Segue(.splash => .login), Segue(.splash => .home), Segue(.login => .home), Segue(.login => .register),
    Segue(.home => .news, style: .hold, auto: true), Segue(.news => .article, dismissable: true),
    Segue(.home => .compose, style: .hold, dismissable: true),
  ]

  let session = Session()
  let deep: Data
  let path: HelmPath<Club>

  init() throws {
    let helm = try Helm(nav: Self.segues)
    helm.present(.home)
    helm.present(.article, id: 7)
    path = helm.path
    deep = try #require(helm.save())
  }

  private func makeHelm(keep: Bool = true) throws -> Helm<Club> {
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.home)) { [session] in
      session.isSignedIn ? .allow : .redirect(to: Flow(.splash => .login), keep: keep)
    }
    return helm
  }

  private func signIn(_ helm: Helm<Club>) {
    session.isSignedIn = true
    helm.flushGuards()
  }

  @Test func aRestoredStateIsKeptBehindTheLogin() throws {
    let helm = try makeHelm()
    let report = helm.restore(saved: deep)
    #expect(helm.presentedFragments == [PathFragment(.login)])
    #expect(report.waiting == path)
    #expect(!report.isComplete)
    #expect(helm.keptCommand == .replace(path))
    #expect(helm.errors.isEmpty)
    signIn(helm)
    #expect(helm.path == path)
    #expect(helm.keptCommand == nil)
  }

  @Test func saveWritesTheKeptState() throws {
    let helm = try makeHelm()
    helm.restore(saved: deep)
    #expect(helm.save() == deep)
    helm.present(.register)
    #expect(helm.save() == deep)
    helm.forgetKeptCommand()
    #expect(helm.save() != deep)
  }

  @Test func aRestoredStateIsKeptAtAPresentedLogin() throws {
    let helm = try makeHelm()
    helm.present(.login)
    helm.restore(saved: deep)
    #expect(helm.path == [.splash => .login])
    #expect(helm.errors.isEmpty)
    signIn(helm)
    #expect(helm.path == path)
  }

  @Test func aRestoredStateIsDroppedIfTheRedirectKeepsNothing() throws {
    let helm = try makeHelm(keep: false)
    let report = helm.restore(saved: deep)
    #expect(report.waiting == nil)
    #expect(report.dropped.first?.reason == .denied(.splash => .home, reason: "it leads to [splash => login]"))
    #expect(helm.path.isEmpty)
    #expect(helm.keptCommand == nil)
  }

  @Test func saveWritesAStateThatAGuardRevoked() throws {
    session.isSignedIn = true
    let helm = try makeHelm()
    helm.restore(saved: deep)
    session.isSignedIn = false
    helm.flushGuards()
    #expect(helm.presentedFragments == [PathFragment(.login)])
    #expect(helm.save() == deep)
  }

  @Test func aDenyingLeaveGuardPreventsRestoration() throws {
    let helm = try Helm(nav: Self.segues)
    helm.present(.home)
    helm.present(.compose)
    helm.guard(leaving: .compose) { .deny("The draft is not saved.") }
    let before = helm.path
    let report = helm.restore(saved: deep)
    #expect(helm.path == before)
    #expect(!report.isComplete)
    #expect(report.restored.isEmpty)
    #expect(report.description == "Nothing was restored: The draft is not saved.")
    #expect(helm.restoration == report)
  }

  @Test func anAsynchronousLeaveGuardDelaysRestoration() async throws {
    let helm = try Helm(nav: Self.segues)
    helm.present(.home)
    helm.present(.compose)
    helm.guard(leaving: .compose) { () async -> LeaveVerdict in .allow }
    #expect(!helm.restore(saved: deep).isComplete)
    await until { helm.path == path }
    #expect(helm.path == path)
    #expect(helm.restoration?.isComplete == true)
  }

  // MARK: Earlier commands

  @Test func aLinkOpenedBeforeRestorationWins() throws {
    let helm = try Helm(nav: Self.segues)
    helm.present(.home)
    helm.restoreAtStart(saved: deep, migrating: [:])
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .news])
    #expect(helm.restoration?.description == "Nothing was restored: The app had already navigated.")
  }

  /// A guard has kept the link, and nothing has moved.
  @Test func aDeniedLinkThatIsKeptWins() throws {
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.home)) { .deny("Log in first.", keep: true) }
    helm.present(.home)
    #expect(helm.keptCommand == .present(.home))
    helm.restoreAtStart(saved: deep, migrating: [:])
    #expect(helm.restoration?.description == "Nothing was restored: The app had already navigated.")
    #expect(helm.keptCommand == .present(.home))
  }

  @Test func aLinkWaitingForAGuardWins() async throws {
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.home)) { () async -> SegueVerdict<Club> in .allow }
    helm.present(.home)
    helm.restoreAtStart(saved: deep, migrating: [:])
    #expect(helm.restoration?.description == "Nothing was restored: The app had already navigated.")
    await until { helm.isPresented(.home) }
    #expect(helm.presentedFragments.map(\.fragment) == [.home, .news])
  }

  @Test func aKeptLinkWins() throws {
    let helm = try makeHelm()
    helm.present(.home)
    helm.restoreAtStart(saved: deep, migrating: [:])
    #expect(helm.keptCommand == .present(.home))
  }

  @Test func rulesAndGuardsDoNotPreventRestoration() throws {
    session.isSignedIn = true
    let helm = try makeHelm()
    helm.edit(segue: .login => .register).add(trait: .disabled)
    helm.restoreAtStart(saved: deep, migrating: [:])
    #expect(helm.path == path)
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
