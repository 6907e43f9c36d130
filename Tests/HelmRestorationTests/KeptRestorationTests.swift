import Foundation
import HelmCore
import HelmTestSupport
import Testing

@testable import Helm

/// What a restoration keeps behind a redirect, what it follows, and what it restores at once.
@MainActor @Suite struct KeptRestorationTests {
  private let club: SavedClub

  init() throws { club = try SavedClub() }

  // MARK: At a login

  @Test func aRestoredStateReplacesTheKeptPlace() throws {
    let helm = try club.guarded()
    club.session.isSignedIn = true
    helm.present(.home)
    club.set(false, helm)
    #expect(helm.path == [.splash => .login])
    #expect(helm.keptCommand == .replace([.splash => .home, .home => .news]))
    #expect(helm.restore(saved: club.deep).waiting == club.path)
    #expect(helm.path == [.splash => .login])
    #expect(helm.keptCommand == .replace(club.path))
    club.set(true, helm)
    #expect(helm.path == club.path && helm.keptCommand == nil)
  }

  @Test func aFollowedRedirectIsRecordedAsAState() throws {
    let helm = try club.guarded()
    helm.restore(saved: club.deep)
    let restoring = NavigationCommand<Club>.replace([])
    #expect(
      helm.recording.entries == [.state([.splash => .login], note: "\(restoring), redirected by a guard")])
  }

  @Test func observersOfTheSavedPathLearnThatAPlaceIsForgotten() throws {
    let helm = try club.guarded()
    helm.restore(saved: club.deep)
    #expect(helm.savedPath == club.path)
    #expect(notifications({ _ = helm.savedPath }, while: { helm.forgetKeptCommand() }) == 1)
    #expect(helm.savedPath == [.splash => .login])
  }

  // MARK: Redirects that can't be followed

  /// What is allowed is restored at once, and the rest is kept all the same.
  @Test(arguments: [true, false]) func aRedirectThatCannotBeFollowedAtOnceIsNotFollowed(isDisabled: Bool) async throws {
    let helm = try Helm(nav: Club.segues)
    if isDisabled {
      helm.edit(segue: .home => .compose).add(trait: .disabled)
    } else {
      helm.guard(.into(.compose)) { () async -> SegueVerdict<Club> in .allow }
    }
    let token = helm.guard(.into(.news)) { .redirect(to: Flow(.home => .compose), keep: true) }
    let report = helm.restore(saved: club.deep)
    #expect(report.problem == nil && report.waiting == club.path && report.restored == [.splash => .home])
    await pendingTasks()
    #expect(helm.path == [.splash => .home])
    #expect(helm.keptCommand == .replace(club.path) && helm.errors == [])
    token?.cancel()
    #expect(helm.path == club.path)
  }

  // MARK: Rules that change meanwhile

  @Test func aRestorationThatBecomesImpossibleIsReported() async throws {
    let gate = Gate<LeaveVerdict>()
    let helm = try Helm(nav: Club.segues)
    helm.present(.home)
    helm.present(.compose)
    helm.guard(leaving: .compose) { () async -> LeaveVerdict in await gate.pass() }
    let before = helm.path
    helm.restore(saved: club.deep)
    #expect(await gate.isReached())
    helm.edit(segue: .news => .article).add(trait: .disabled)
    await gate.open(with: .allow)
    await until { helm.lastError != nil }
    let error = try #require(helm.lastError)
    #expect(error.kind == "missingSegueForEdge")
    #expect(helm.restoration?.problem == "\(error)")
    #expect(helm.restoration?.restored == [] && helm.path == before)
  }

  // MARK: Several guards

  private enum Store: Fragment { case home, cart, orders, terms, login, help }

  private static let store: [Segue<Store>] = [
    Segue(.home => .orders, style: .hold), Segue(.home => .login, style: .hold),
    Segue(.home => .cart, style: .hold, dismissable: true), Segue(.home => .terms, style: .hold, dismissable: true),
  ]

  /// Another guard that redirects or denies, and keeps nothing, doesn't add to it.
  @Test(arguments: [true, false]) func onlyWhatAGuardKeepsWaits(redirects: Bool) throws {
    let saved = try Helm(nav: Self.store, path: [.home => .orders, .home => .cart]).save()
    let helm = try Helm(nav: Self.store)
    helm.guard(.into(.orders)) { .redirect(to: Flow(.home => .login), keep: true) }
    helm.guard(.into(.cart)) { redirects ? .redirect(to: Flow(.home => .terms)) : .deny("closed") }
    let report = helm.restore(saved: try #require(saved))
    #expect(report.waiting == [.home => .orders])
    #expect(report.dropped.map(\.index) == [0, 1])
    #expect(helm.path == [.home => .login])
    #expect(helm.keptCommand == .replace([.home => .orders]))
  }

  /// The sheet that the guard keeps has no room beside the other one, so allowing it restores no more.
  @Test func nothingWaitsIfItWouldNotFit() throws {
    let text = #"{"graph":"","history":9,"names":["help","cart"],"path":[[0,0],[0,1]],"version":1}"#
    let segues: Segues<Store> = [.sheet(.home => [.help, .cart])]
    let helm = try Helm(nav: segues)
    helm.guard(.into(.cart)) { .deny("later", keep: true) }
    let report = helm.restore(saved: Data(text.utf8))
    #expect(report.waiting == nil && report.restored == [.home => .help])
    #expect(report.dropped.map(\.reason) == [.denied(.home => .cart, reason: "later")])
    #expect(helm.path == [.home => .help] && helm.keptCommand == nil)
  }
}
