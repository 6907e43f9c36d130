import struct Foundation.CGFloat
import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Accessories", .serialized) @MainActor struct AccessoryTests {
  enum Music: Fragment { case home, news, library, article, settings, compose, player, queue, search }

  static let segues: Segues<Music> = [
    .tabs(.home => [.news, .library]),
    .push(.news => .article),
    .push(.home => .settings),
    .sheet(.home => .compose),
    .accessory(.home => .player),
    .sheet(.player => .queue),
    .overlay(.home => .search),
  ]

  /// How the app places its tabs.
  enum Tabs: String, CaseIterable, Sendable { case own, bar, content }

  struct HomeView: View {
    @Environment(Helm<Music>.self) private var helm
    let tabs: Tabs

    var body: some View {
      switch tabs {
      case .own: tabView
      case .bar: tabView.helmAccessories()
      case .content: HelmContent()
      }
    }

    private var tabView: some View {
      TabView(selection: helm.selection(among: [.news, .library])) {
        HelmContent(Music.news).tag(Music.news)
        HelmContent(Music.library).tag(Music.library)
      }
    }
  }

  func start(_ tabs: Tabs) throws -> (helm: Helm<Music>, host: Host) {
    let helm = try Helm(nav: Self.segues)
    let host = Host(
      HelmView(helm) { fragment in if fragment == .home { HomeView(tabs: tabs) } else { PlainView() } })
    return (helm, host)
  }

  func screens(_ host: Host) -> [String] { host.texts.filter { !["Tap", "Close"].contains($0) } }

  @Test(arguments: Tabs.allCases) func aMiniPlayerStaysAndIsSkippedByBack(tabs: Tabs) throws {
    let (helm, host) = try start(tabs)
    helm.present(.player)
    host.settle()
    #expect(screens(host) == ["news", "player"])
    helm.present(.article)
    host.settle()
    #expect(screens(host) == ["article", "player"])
    helm.back()
    host.settle()
    #expect(screens(host) == ["news", "player"])
    helm.present(.library)
    host.settle()
    #expect(screens(host) == ["library", "player"])
    helm.present(.compose)
    host.settle()
    #expect(screens(host) == ["compose"])
    helm.dismiss()
    host.settle()
    #expect(screens(host) == ["library", "player"])
    helm.present(.settings)
    host.settle()
    #expect(screens(host) == ["settings"])
    try host.back()
    #expect(screens(host) == ["library", "player"])
    #expect(helm.errors.isEmpty)
    #expect(!helm.canDismiss)
    helm.dismiss(.player)
    host.settle()
    #expect(screens(host) == ["library"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: Tabs.allCases) func anAccessoryPresentsItsOwnModals(tabs: Tabs) throws {
    let (helm, host) = try start(tabs)
    helm.present(.player)
    helm.present(.queue)
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(screens(host) == ["queue"])
    try host.dismissModal()
    #expect(screens(host) == ["news", "player"])
    #expect(host.problems == [])
  }

  @Test(arguments: [Tabs.own, .content]) func anAccessoryHasNoSpacing(tabs: Tabs) throws {
    let (helm, host) = try start(tabs)
    helm.present(.player)
    host.settle()
    // The inset of the content, and the list of accessories in it.
    #expect(host.root.visible.compactMap(\.spacing).filter { $0 == 0 }.count >= 2)
    #expect(host.root.visible.compactMap(\.spacing).allSatisfy { $0 == 0 })
  }

  @Test func anAccessoryIsInTheBottomAccessoryOfTheTabBar() throws {
    let (helm, host) = try start(.bar)
    #expect(host.root.all.filter { $0.kind == .accessory }.isEmpty)
    helm.present(.player)
    host.settle()
    let places = host.root.all.filter { $0.kind == .accessory }
    #expect(places.map { $0.texts.first } == ["player"])
    try host.tap("Tap")
    try host.select(Music.library)
    #expect(screens(host).contains("tapped 1"))
    helm.dismiss(.player)
    host.settle()
    #expect(host.root.all.filter { $0.kind == .accessory }.isEmpty)
    #expect(host.problems == [])
  }

  /// A screen that places its player and its search.
  struct ArrangedView: View {
    let isArranged: Bool

    var body: some View {
      if isArranged {
        HelmContent(Music.search)
        HelmContent(Music.player)
      }
      HelmContent()
    }
  }

  @Test func aScreenCanPlaceItsAccessories() throws {
    let helm = try Helm(nav: Self.segues)
    let host = Host(
      HelmView(helm) { fragment in
        if fragment == .home { ArrangedView(isArranged: helm.isPresented(.news)) } else { PlainView() }
      })
    helm.present(.player)
    host.settle()
    #expect(screens(host) == ["player", "news"])
    helm.present(.search)
    host.settle()
    #expect(screens(host) == ["search", "player", "news"])
    helm.present(.library)
    host.settle()
    // Without places of their own, they are at the bottom again.
    #expect(screens(host) == ["library", "player", "search"])
    helm.back()
    host.settle()
    #expect(screens(host) == ["library", "player"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  /// What a screen has placed isn't drawn again while the screen is covered, or in a tab behind another one.
  @Test func aCoveredScreenDoesNotDrawPlacedFragmentsAgain() throws {
    enum Page: Fragment { case home, page, next, other, search, player }
    let helm = try Helm<Page>(nav: [
      .tabs(.home => [.page, .other]), .push(.page => .next), .overlay(.page => .search), .accessory(.page => .player),
    ])
    let host = Host(
      HelmView(helm) { page in
        switch page {
        case .home: HelmTabs { (tab: Page) in Text(verbatim: "to \(tab)") }
        case .page:
          HelmContent(Page.search)
          HelmContent(Page.player)
        default: Text(verbatim: "\(page)")
        }
      })
    func count(_ text: String) -> Int { host.root.all.count { $0.kind == .text && $0.text == text } }
    helm.present(.search)
    helm.present(.player)
    for (target, presented) in [(Page.page, Page.next), (.page, .other)] {
      helm.present(presented)
      host.settle()
      #expect(host.texts == ["\(presented)"])
      #expect(count("search") == 1 && count("player") == 1)
      if presented == .next { helm.back() } else { helm.select(target) }
      host.settle()
      #expect(host.texts == ["search", "player"])
      #expect(count("search") == 1 && count("player") == 1)
    }
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  /// Content under an overlay takes all available space, so that the overlay is at the edge of the window.
  @Test func aScreenUnderAnOverlayFillsTheWindow() throws {
    let (helm, host) = try start(.content)
    func sizes() -> [[CGFloat?]] { host.root.visible.compactMap(\.maxFrame) }
    #expect(sizes() == [[nil, nil]])
    helm.present(.search)
    host.settle()
    #expect(sizes() == [[.infinity, .infinity]])
    helm.back()
    host.settle()
    #expect(sizes() == [[nil, nil]])
  }

  @Test func anOverlayIsInFrontOfAccessories() throws {
    let (helm, host) = try start(.own)
    helm.present(.player)
    helm.present(.search)
    host.settle()
    #expect(screens(host) == ["news", "player", "search"])
    helm.back()
    host.settle()
    #expect(screens(host) == ["news", "player"])
    #expect(helm.errors.isEmpty)
  }
}
