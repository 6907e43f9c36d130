import Foundation
import Testing

@testable import Helm
@testable import HelmCore

/// Numbers and ids of saved states at their limits, and reports of short ones.
@MainActor @Suite struct SavedReportTests {
  @Test(arguments: [0, 99_999_999, 100_000_000, 999_999_990, 999_999_999])
  func aNumberHasUpToNineDigits(number: Int) throws {
    let edges = try SavedState.edges(of: "\(number) \(number) \(number)=x")
    #expect(edges == [SavedEdge(cause: number, name: number, id: "x", occurrence: number)])
  }

  @Test func aMigrationAppliesToIDsOfAnotherTypeAndDatesOnlyIfNeeded() {
    let migration = StateMigration<Screen>(ids: { fragment, id in "\(fragment) \(id)" })
    let kind = FragmentIDKind(Int.self)
    #expect(migration.id("x", of: .detail, kind: kind, hasChanged: false) == "detail x")
    #expect(migration.id("5", of: .detail, kind: kind, hasChanged: false) == "5")
    #expect(migration.id("5", of: .detail, kind: kind, hasChanged: true) == "detail 5")
    #expect(migration.id("x", of: .list, kind: nil, hasChanged: false) == "x")
    #expect(migration.id("x", of: .list, kind: nil, hasChanged: true) == "list x")
    #expect(migration.id(nil, of: .list, kind: kind, hasChanged: true) == nil)
    #expect(StateMigration<Screen>(renaming: [:]).id("x", of: .detail, kind: kind, hasChanged: true) == "x")
    // Only a limited lifetime needs a date.
    let date = Date(timeIntervalSince1970: 9)
    #expect(StateMigration<Screen>(lifetime: 5, now: { date }).date == date)
    #expect(StateMigration<Screen>(now: { date }).date == nil)
  }

  @Test func aReportOfOneEdgeSaysSo() throws {
    let plain: Segues<Screen> = [.sheet(.home => .compose)]
    let helm = try Helm(nav: plain)
    helm.present(.compose)
    let data = try #require(helm.save())
    let same = try Helm(restoring: data, nav: plain)
    #expect(same.restoration?.description == "The saved edge is restored.")
    let tabs: Segues<Screen> = [.sheet(.home => .compose), .tabs(.home => [.list, .news])]
    let added = try Helm(restoring: data, nav: tabs)
    #expect(added.restoration?.description == "The saved edge is restored, and 1 more added.")
  }

  @Test func aRedirectThatTwoSavedEdgesShareIsFollowedOnce() throws {
    enum Shop: Fragment { case home, cart, orders, login }
    let nav: [Segue<Shop>] = [
      Segue(.home => .orders, style: .hold), Segue(.home => .login, style: .hold),
      Segue(.home => .cart, style: .hold, dismissable: true),
    ]
    let saved = try Helm(nav: nav, path: [.home => .orders, .home => .cart]).save()
    let helm = try Helm(nav: nav)
    let login: Flow<Shop> = [.home => .login]
    for fragment in [Shop.cart, .orders] { helm.guard(.into(fragment)) { .redirect(to: login, keep: true) } }
    var actions: [HelmEvent<Shop>.Kind] = []
    helm.onOutcome { outcome, _, _ in
      actions += outcome.steps.map(\.action)
      return true
    }
    helm.restore(saved: try #require(saved))
    let redirects = actions.filter { if case .redirected = $0 { true } else { false } }
    #expect(redirects == [.redirected(.home => .orders, to: login)])
    #expect(helm.path == [.home => .login])
  }
}
