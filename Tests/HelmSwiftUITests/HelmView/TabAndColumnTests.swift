import Helm
import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Tabs and columns", .serialized) @MainActor struct TabAndColumnTests {
  @Test func tabsKeepTheirStacksAndState() throws {
    let shop = try ShopHost()
    shop.present(.product, id: 1)
    try shop.host.tap("Tap")
    try shop.host.select(Shop.catalog)
    #expect(shop.screens == ["catalog"])
    #expect(shop.presented == ["catalog"])
    shop.present(.product, id: 2)
    try shop.host.select(Shop.offers)
    #expect(shop.screens == ["product 1", "tapped 1"])
    #expect(shop.presented == ["product 1"])
    try shop.host.back()
    #expect(shop.screens == ["offers"])
    try shop.host.select(Shop.catalog)
    #expect(shop.screens == ["product 2"])
    #expect(shop.isFine)
  }

  @Test func tappingTheFrontTabPopsToItsRoot() throws {
    let shop = try ShopHost()
    shop.present(.product, id: 1)
    shop.present(.reviews, id: 2)
    try shop.host.select(Shop.offers)
    #expect(shop.presented == ["offers"])
    #expect(shop.screens == ["offers"])
    try shop.host.select(Shop.offers)
    #expect(shop.presented == ["offers"])
    #expect(shop.isFine)
  }

  @Test func aTabWrittenTwiceKeepsItsStack() throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(ShopView(helm: helm), assuming: .others)
    helm.present(.product, id: 1)
    host.settle()
    try host.select(Shop.catalog)
    try host.select(Shop.offers)
    #expect(host.texts.first == "product 1")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func aTabWrittenTwiceWithAnUpdateBetweenKeepsItsStack() async throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(ShopView(helm: helm), assuming: .slow)
    helm.present(.product, id: 1)
    host.settle()
    try host.select(Shop.catalog)
    try host.select(Shop.offers)
    #expect(host.texts.first == "product 1")
    await pendingTasks()  // a write right after a tab change is not a tap
    let tabs: Binding<Shop?> = helm.selection(among: [.offers, .catalog], popsOnSecondTap: true)
    tabs.wrappedValue = .offers
    host.settle()
    #expect(host.texts.first == "offers")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  /// A list may select a modal instead of a column, and writes its selection not only after taps.
  @Test func selectingAPresentedSheetKeepsItsStack() throws {
    enum Mail: Fragment { case list, draft, help, photo }
    let helm = try Helm<Mail>(nav: [.sheet(.list => [.draft, .help]), .push(.draft => .photo)])
    helm.present(.draft)
    helm.present(.photo)
    let path = helm.path
    let selection: Binding<Mail?> = helm.selection(among: [.draft, .help], popsOnSecondTap: true)
    #expect(selection.wrappedValue == .draft)
    selection.wrappedValue = .draft
    #expect(helm.path == path && helm.errors.isEmpty)
  }

  @Test func aTabWrittenWithoutATapKeepsItsStack() throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    helm.present(.product, id: 1)
    let path = helm.path
    let tabs: Binding<Shop?> = helm.selection(among: [.offers, .catalog])
    for _ in 0..<3 {
      #expect(tabs.wrappedValue == .offers)
      tabs.wrappedValue = .offers
    }
    #expect(helm.path == path)
    #expect(helm.errors.isEmpty)
  }

  /// Tabs, and a screen that is pushed over all of them.
  enum Covered: Fragment { case bar, notes, albums, settings, sheet }

  static let covered: [Segue<Covered>] = [
    Segue(.bar => .notes, style: .hold, auto: true), Segue(.bar => .albums, style: .hold),
    Segue(.bar => .settings, dismissable: true), Segue(.bar => .sheet, style: .hold, dismissable: true),
  ]

  @Test func aTabBindingReturnsTheCoveredTab() throws {
    let helm = try Helm(nav: Self.covered)
    let tabs: Binding<Covered?> = helm.selection(among: [.notes, .albums])
    helm.present(.albums)
    #expect(tabs.wrappedValue == .albums)
    helm.present(.settings)
    #expect(tabs.wrappedValue == .albums)
    #expect(helm.selection(among: [.notes, .albums]) == nil)
    let path = helm.path
    tabs.wrappedValue = .notes  // the screen over them is not affected
    tabs.wrappedValue = nil
    #expect(helm.path == path)
    try helm.replace(path: [.bar => .albums, .bar => .notes, .bar => .settings])
    #expect(tabs.wrappedValue == .notes)
    #expect(helm.errors.isEmpty)
  }

  @Test func observersOfACoveredTabAreNotifiedOfAnotherTab() throws {
    let helm = try Helm(nav: Self.covered)
    let tabs: Binding<Covered?> = helm.selection(among: [.notes, .albums])
    helm.present(.settings)
    nonisolated(unsafe) var notifications = 0
    withObservationTracking {
      #expect(tabs.wrappedValue == .notes)
    } onChange: {
      notifications += 1
    }
    try helm.replace(path: [.bar => .notes, .bar => .albums, .bar => .settings])
    #expect(notifications == 1 && tabs.wrappedValue == .albums)
  }

  @Test func clearingASelectionGoesBackIfPossible() throws {
    let helm = try Helm(nav: [
      Segue<Covered>(.bar => .settings), Segue(.bar => .notes, style: .hold, auto: true),
      Segue(.bar => .albums, style: .hold, dismissable: true, presentation: .inline),
    ])
    let rows: Binding<Covered?> = helm.selection(among: [.notes, .albums])
    #expect(rows.wrappedValue == .notes)
    rows.wrappedValue = nil
    #expect(helm.path == [.bar => .notes] && helm.errors == [])
    rows.wrappedValue = .albums
    #expect(helm.path == [.bar => .notes, .bar => .albums])
    rows.wrappedValue = nil
    #expect(helm.path == [.bar => .notes] && helm.errors == [])
  }

  @Test func removedTabsWriteNothing() throws {
    let helm = try Helm(
      nav: [
        Segue<Covered>(.settings => .bar), Segue(.bar => .settings), Segue(.bar => .notes, style: .hold, auto: true),
        Segue(.bar => .albums, style: .hold),
      ], entry: .settings)
    let tabs: Binding<Covered?> = helm.selection(among: [.notes, .albums])
    #expect(tabs.wrappedValue == nil)
    helm.present(.bar)
    #expect(tabs.wrappedValue == .notes)
    helm.present(.settings)
    #expect(tabs.wrappedValue == .notes)  // a bar that is being removed shows its tab
    let path = helm.path
    tabs.wrappedValue = .albums
    tabs.wrappedValue = nil
    #expect(helm.path == path)
    #expect(helm.errors.isEmpty)
  }

  @Test func aCommandChangesTheTab() throws {
    let shop = try ShopHost()
    shop.present(.catalog)
    #expect(shop.screens == ["catalog"])
    #expect(throws: Host.Refusal.notThere("cart")) { try shop.host.select(Shop.cart) }
  }

  @Test func aWideWindowShowsListAndDetail() throws {
    let shop = try ShopHost(width: .regular)
    shop.present(.catalog)
    #expect(shop.screens == ["catalog"])
    shop.present(.product, id: 1)
    #expect(shop.screens == ["catalog", "product 1"])
    shop.present(.product, id: 2)
    #expect(shop.screens == ["catalog", "product 2"])
    shop.present(.reviews, id: 5)
    #expect(shop.screens == ["catalog", "reviews 5"])
    try shop.host.back()
    #expect(shop.screens == ["catalog", "product 2"])
    #expect(throws: Host.Refusal.notThere("back button")) { try shop.host.back() }
    #expect(shop.isFine)
  }

  @Test func aNarrowWindowIsAStackOfListAndDetail() throws {
    let shop = try ShopHost()
    shop.present(.catalog)
    shop.present(.product, id: 1)
    shop.present(.reviews, id: 5)
    #expect(shop.screens == ["reviews 5"])
    try shop.host.back()
    #expect(shop.screens == ["product 1"])
    try shop.host.back()
    #expect(shop.screens == ["catalog"])
    #expect(shop.presented == ["catalog"])
    #expect(shop.isFine)
  }

  @Test func severalScreensArePoppedFromANarrowWindowAtOnce() throws {
    let shop = try ShopHost()
    shop.present(.catalog)
    shop.present(.product, id: 1)
    shop.present(.reviews, id: 5)
    try shop.host.back(2)
    #expect(shop.screens == ["catalog"])
    #expect(shop.presented == ["catalog"])
    #expect(shop.isFine)
  }

  @Test func changingTheWidthKeepsThePath() throws {
    let shop = try ShopHost(width: .regular)
    shop.present(.catalog)
    shop.present(.product, id: 1)
    shop.present(.reviews, id: 5)
    let path = shop.helm.path
    for _ in 0..<3 {
      shop.host.setWidth(.compact)
      #expect(shop.screens == ["reviews 5"])
      shop.host.setWidth(.regular)
      #expect(shop.screens == ["catalog", "reviews 5"])
    }
    #expect(shop.helm.path == path)
    try shop.host.tap("Tap")
    shop.host.setWidth(.compact)
    #expect(shop.screens == ["reviews 5", "tapped 1"])
    #expect(shop.isFine)
  }

  @Test func aHelmViewShowsAPartOfTheGraph() throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(HelmView(helm, part: .offers) { _, id in Text(verbatim: id ?? "none") })
    #expect(host.texts == ["none"])
    helm.present(.product, id: 1)
    host.settle()
    #expect(host.texts == ["1"])
    helm.present(.catalog)
    host.settle()
    #expect(host.texts == [])
    #expect(host.problems == [])
  }

  /// An app that draws its own tab bar, and places the tabs with a plain `HelmContent()`.
  enum Own: Fragment { case bar, notes, albums, photo }

  struct OwnBar: View {
    let helm: Helm<Own>
    var body: some View {
      VStack {
        HelmContent()
        Button("Albums") { helm.present(.albums) }
        Button("Notes") { helm.present(.notes) }
      }
    }
  }

  @Test func hiddenTabsKeepTheStateOfTheirViews() throws {
    let helm = try Helm(nav: [
      Segue<Own>(.bar => .notes, style: .hold, auto: true),
      Segue(
        .bar => .albums, style: .hold, dismissable: true,
        presentation: .inline),
      Segue(.notes => .photo, dismissable: true),
    ])
    let host = Host(
      HelmView(helm) { fragment in
        switch fragment {
        case .bar: OwnBar(helm: helm)
        default: PlainView()
        }
      })
    var screens: [String] { host.texts.filter { !["Tap", "Close", "Albums", "Notes"].contains($0) } }
    helm.present(.photo)
    host.settle()
    try host.tap("Tap")
    #expect(screens == ["photo", "tapped 1"])
    try host.tap("Albums")
    #expect(screens == ["albums"])
    try host.tap("Tap")
    try host.tap("Tap")
    #expect(screens == ["albums", "tapped 2"])
    #expect(throws: Host.Refusal.notThere("back button")) { try host.back() }
    try host.tap("Notes")
    #expect(screens == ["photo", "tapped 1"])
    try host.back()
    #expect(screens == ["notes"])
    try host.tap("Albums")
    #expect(screens == ["albums", "tapped 2"])
    helm.dismiss(.albums)
    host.settle()
    #expect(screens == ["notes"])
    try host.tap("Albums")
    #expect(screens == ["albums"])  // the dismissed screen has lost its state
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
