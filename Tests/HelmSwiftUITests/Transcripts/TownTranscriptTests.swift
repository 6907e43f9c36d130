import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Tabs in a bar with all that can be in and over them, in a narrow window.
@Suite("A transcript of tabs and modals", .serialized) @MainActor struct TownTranscriptTests {
  enum Town: String, Fragment {
    case splash, home, news, shop, more, article, comments, item, player, lyrics, search, toast, compose, camera, picker
    case story, filter, ask, warn, lock, pin, login, register, terms, settings
  }

  static let segues: Segues<Town> = [
    .swap(.splash => .home), .tabs(.home => [.news, .shop, .more]),
    .push(.news => .article => .comments), .push(.article => .article), .push(.shop => .item),
    .accessory(.home => .player), .push(.player => .lyrics), .overlay(.home => .search), .overlay(.article => .toast),
    .sheet(.home => .compose), .push(.compose => .picker), .sheet(.compose => .camera), .cover(.news => .story),
    .swap(.story => .item), .popover(.article => .filter), .dialog(.article => .ask),
    .alert([.compose, .shop] => .warn),
    .curtain(.home => .lock, dismissable: true), .push(.lock => .pin), .sheet(.home => .login),
    .swap(.login => .register), .sheet(.more => .terms, dismissable: false), .swap(.terms => .settings),
    .push(.home => .settings),
  ]

  struct TownView: View {
    let town: Town
    let screens: WalkScreens<Town>
    let helm: Helm<Town>

    var body: some View {
      switch town {
      case .home:
        HelmTabs(popsOnSecondTap: true) { (tab: Town) in Text(verbatim: "to \(tab)") }
          .badge(2, on: .news)
          .search(in: .more)
      case .warn:
        HelmAlert("Really?") {
          Button("Yes") { helm.back() }
          Button("No", role: .cancel) {}
        } message: {
          Text("It can't be undone.")
        }
      case .ask: HelmAlert(Text("Which?"), titleVisibility: .visible) { Button("This") {} }
      case .article:
        WalkScreen(screens: screens)
        Button("Filter") { helm.present(.filter) }.helmAnchor(for: Town.filter)
        Text("Ask").helmAnchor(for: Town.ask)
      case .news:
        WalkScreen(screens: screens)
        ForEach([1, 2], id: \.self) { id in Text("row").helmAnchor(for: Town.article, id: id) }
      default: WalkScreen(screens: screens)
      }
    }
  }

  private func walk(_ assumptions: Assumptions, seed: UInt64) throws -> ViewWalk<Town> {
    let helm = try Helm(nav: Self.segues, path: [.splash => .home, .home => .news, .home => .login])
    helm.historyLimit = 5
    helm.links = try Links(
      origins: ["town:"],
      [Link("/article/:id", .home, .news, .article, id: Int.self), Link("/compose", .home, .compose)])
    let (session, screens) = (WalkSession(), WalkScreens<Town>())
    let isSignedIn = session.makeSwitch("signed in")
    let isDirty = session.makeSwitch("unsaved")
    let isQuiet = session.makeSwitch("quiet")
    helm.guard(.into(.compose)) {
      isSignedIn.isOn ? .allow : .redirect(to: Flow(Town.home => .login), keep: true)
    }
    helm.guard(leaving: .camera, .picker) { isDirty.isOn ? .deny("unsaved", keep: true) : .allow }
    helm.guard(.segue(.news => .story)) { await session.ask() ? .allow : .deny("the server said no") }
    helm.guard(.into(.toast)) { isQuiet.isOn ? .deny("quiet") : .allow }
    let host = Host(
      HelmView(helm) { town in TownView(town: town, screens: screens, helm: helm) }
        .segueTransition(.slide, for: .splash => .home, .home => .search)
        .zoomTransition(for: .news => .article, .home => .compose)
        .stack(at: .more, .camera)
        .opensLinks(of: helm),
      assuming: assumptions)
    return ViewWalk(
      helm, session, screens, host: host, seed: seed, ids: [.article: ["1", "2"], .item: ["7"]],
      redirects: [Flow(Town.home => .login), []], links: ["town://article/2", "town://compose"])
  }

  @Test(arguments: [("likely", Assumptions.likely, 1), ("others", .others, 2)])
  func aTown(name: String, assumptions: Assumptions, seed: UInt64) async throws {
    let walk = try walk(assumptions, seed: seed)
    await walk.step("drag down") { try walk.host.dismissModal() }
    await walk.step("present player") { walk.helm.present(.player) }
    for tab in [Town.shop, .news] { await walk.step("select \(tab)") { try walk.host.select(Town?.some(tab)) } }
    await walk.step("present lyrics") { walk.helm.present(.lyrics) }
    await walk.walk(64)
    walk.check(name)
  }

  /// More walks than anybody would read.
  @Test(arguments: [("likely towns", Assumptions.likely), ("slow towns", .slow)])
  func digests(name: String, assumptions: Assumptions) async throws {
    try await checkWalks(name, count: 2) { try walk(assumptions, seed: $0) }
  }
}
