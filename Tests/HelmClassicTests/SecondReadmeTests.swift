import Foundation
import HelmClassic
import HelmTesting
import Testing

/// The README of the second generation, example by example: `Fragment`, segues by `=>`, and `Helm`.
@Suite("The README of the second generation") @MainActor struct SecondReadmeTests {
  enum Section: Fragment {
    case splash, gatekeeper, login, register, forgotPass, dashboard, news, library, compose
  }

  let edges = Set<DirectedEdge<Section>>()
    .union(.splash => [.gatekeeper, .dashboard])
    .union([.gatekeeper => .login])
    .union(.login => .register => .forgotPass => .login)
    .union(.login => .forgotPass => .register => .login)
    .union([.login, .register] => .dashboard)
    .union(.dashboard => [.news, .compose])
    .union(.library => .news => .library)

  var segues: Set<Segue<Section>> {
    Set(
      edges.map { (edge: DirectedEdge<Section>) -> Segue<Section> in
        switch edge {
        case .gatekeeper => .login:
          return Segue(edge, style: .hold, auto: true)
        case .dashboard => .news:
          return Segue(edge, style: .hold, auto: true)
        case .dashboard => .compose:
          return Segue(edge, style: .hold, dismissable: true)
        case .dashboard => .library:
          return Segue(edge, style: .hold)
        default:
          return Segue(edge)
        }
      })
  }

  @Test func seguesAreWrittenOneByOne() {
    let segues: Set<Segue<Section>> = [
      Segue(from: .splash, to: .gatekeeper),
      Segue(from: .splash, to: .dashboard),
      Segue(from: .gatekeeper, to: .login, auto: true),
      Segue(from: .gatekeeper, to: .register),
    ]
    #expect(segues.count == 4)
    #expect(Segue<Section>(from: .splash, to: .login, rule: .hold).style == .hold)
  }

  @Test func helmStartsAtAPath() throws {
    let helm = try Helm(
      nav: segues.union([Segue(from: .gatekeeper, to: .register)]),
      path: [
        .splash => .gatekeeper,
        .gatekeeper => .register,
      ])
    #expect(helm.isPresented(.register))
    #expect(!helm.isPresented(.login))
  }

  @Test func theEntryIsPresented() throws {
    let helm = try Helm(nav: segues)
    #expect(helm.isPresented(.splash))
    helm.present(fragment: .gatekeeper)
    #expect(helm.isPresented(.login))
    helm.present(fragment: .dashboard)
    #expect(helm.isPresented(.news))
    helm.present(fragment: .compose)
    #expect(helm.isPresented(.compose) && helm.isPresented(.news))
    helm.dismiss()
    #expect(!helm.isPresented(.compose))
    helm.dismiss()
    #expect(helm.errors.count == 1)
  }

  @Test func thePathIsCodable() throws {
    let helm = try Helm(nav: segues)
    helm.present(fragment: .gatekeeper)
    let data = try JSONEncoder().encode(helm.path)
    let path = try JSONDecoder().decode(HelmPath<Section>.self, from: data)
    #expect(try Helm(nav: segues, path: path).path == helm.path)
  }

  @Test func transitionsCanBeNavigated() throws {
    let helm = try Helm(nav: segues)
    let transitions = helm.transitions()
    #expect(!transitions.isEmpty)
    for transition in transitions { try helm.navigate(transition: transition) }
    #expect(helm.errors == [])
  }

  @Test func membersOfPathEdgeAreElementsOfAPath() throws {
    let helm = try Helm(nav: segues, path: [.toGatekeeper, .toLogin])
    #expect(helm.path == [.toGatekeeper, .toLogin])
    try helm.replace(path: [.toGatekeeper])
    try helm.navigate(transition: .replace(path: [.toGatekeeper, .toLogin]))
    #expect(helm.path == [.splash => .gatekeeper, .gatekeeper => .login])
  }

  @Test func oldTypeNamesAreAliases() throws {
    let helm = try Helm(nav: segues)
    let graph: Helm<Section>.HelmGraph = helm.nav
    #expect(graph == segues)
    let style: SeguePresentationStyle = .hold
    #expect(style == SeguePresentationRule.hold)
    let edge = PathEdge<Section>(.splash => .gatekeeper, sourceId: Int?.none, targetId: 5)
    #expect(edge.to.wrappedValue == .gatekeeper)
    #expect(edge.inverted.from.id == "5")
  }
}

extension PathEdge where N == SecondReadmeTests.Section {
  fileprivate static var toGatekeeper: Self { PathEdge(.splash => .gatekeeper) }
  fileprivate static var toLogin: Self { PathEdge(.gatekeeper => .login) }
}
