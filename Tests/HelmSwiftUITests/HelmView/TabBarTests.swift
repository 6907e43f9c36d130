import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Tab bars that are made from the graph.
@Suite(.serialized) @MainActor struct TabBarTests {
  enum Page: String, Fragment { case home, news, library, find, article }

  struct Bar: View {
    var isOnOlderSystem = false

    var body: some View {
      var tabs = HelmTabs(popsOnSecondTap: true) { (tab: Page) in Text(verbatim: "tab \(tab)") }
        .badge(3, on: .library).search(in: .find).section("Yours", .library)
      tabs.isOnOlderSystem = isOnOlderSystem
      return tabs
    }
  }

  let helm: Helm<Page>

  init() throws {
    helm = try Helm(nav: [.tabs(.home => [.news, .library, .find]), .push(.news => .article)])
  }

  private func host(isOnOlderSystem: Bool = false) -> Host {
    Host(
      HelmView(helm) { page in
        switch page {
        case .home: Bar(isOnOlderSystem: isOnOlderSystem)
        case .news:
          NavigationLink("Read", value: Page.article)
          NavigationLink(value: Page.article) { Text(verbatim: "Open") }
        default: Text(verbatim: page.rawValue)
        }
      })
  }

  @Test func tabsAreThoseOfTheGraph() throws {
    let host = host()
    let tabs = host.root.all.filter { $0.kind == .tab }
    #expect(tabs.flatMap(\.tabTexts) == ["tab news", "tab find", "tab library"])
    #expect(tabs.map(\.badge) == [nil, nil, 3])
    #expect(tabs.map(\.isSearch) == [false, true, false])
    #expect(tabs.map(\.section) == [nil, nil, "Yours"])
    #expect(host.root.all.compactMap(\.tabStyle) == ["SidebarAdaptableTabViewStyle"])
    #expect(host.problems == [])
  }

  @Test func sectionsAreInTheirOwnOrder() {
    let host = Host(
      HelmView(helm) { page in
        if page == .home {
          HelmTabs { (tab: Page) in Text(verbatim: "tab \(tab)") }
            .section("Later", .find, .article).section("Yours", .library).badge(1, on: .news).badge(2, on: .find)
        } else {
          Text(verbatim: page.rawValue)
        }
      })
    let tabs = host.root.all.filter { $0.kind == .tab }
    #expect(tabs.flatMap(\.tabTexts) == ["tab news", "tab find", "tab library"])
    #expect(tabs.map(\.section) == [nil, "Later", "Yours"])
    #expect(tabs.map(\.badge) == [1, 2, nil])
    #expect(tabs.map(\.isSearch) == [false, false, false])
    #expect(host.problems == [])
  }

  @Test func aTabBarWithoutSectionsHasTheDefaultStyle() {
    let host = Host(HelmView(helm) { page in if page == .home { HelmTabs { (_: Page) in Text("tab") } } })
    #expect(host.root.all.filter { $0.kind == .tab }.map(\.section) == [nil, nil, nil])
    #expect(host.root.all.compactMap(\.tabStyle) == [])
  }

  @Test func aLinkWithACustomLabelPushes() throws {
    let host = host()
    try host.tap("Open")
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.article)])
    #expect(helm.errors == [] && host.problems == [])
  }

  @Test(arguments: [false, true]) func tabsAreSelectedAndPopped(isOnOlderSystem: Bool) async throws {
    let host = host(isOnOlderSystem: isOnOlderSystem)
    #expect(host.root.all.compactMap(\.badge).filter { $0 != 0 } == [3])
    try host.tap("Read")
    #expect(helm.isPresented(.article))
    try host.select(Page.library)
    #expect(helm.presentedFragments.last == PathFragment(.library))
    #expect(host.texts.contains("library"))
    try host.select(Page.news)
    #expect(helm.isPresented(.article))
    await pendingTasks()  // a write right after a tab change is not a tap
    try host.select(Page.news)
    #expect(!helm.isPresented(.article))
    helm.present(.find)
    host.settle()
    #expect(host.texts.contains("find"))
    #expect(helm.errors == [])
    #expect(host.problems == [])
  }

  @Test(arguments: [false, true]) func aTabChangeInvalidatesOnlyTheTabs(isOnOlderSystem: Bool) throws {
    let host = host(isOnOlderSystem: isOnOlderSystem)
    for tab in [Page.library, .find, .news] { try host.select(tab) }
    host.forgetInvalidations()
    try host.select(Page.library)
    #expect(host.texts.contains("library"))
    #expect(host.invalidations(whereTypeHasPrefix: "ContentView<") == 0)
    #expect(host.invalidations(whereTypeHasPrefix: "PlaceView<") == 0)
    #expect(host.invalidations(whereTypeHasPrefix: "ScreenView<") == 0)
  }

  @Test func tabsOnOlderSystemsAreInGraphOrder() {
    let host = host(isOnOlderSystem: true)
    #expect(host.root.all.filter { $0.kind == .tab }.isEmpty)
    let bar = host.root.all.first { $0.kind == .tabView }
    #expect(bar?.children.map { $0.tabTexts } == [["tab news"], ["tab library"], ["tab find"]])
  }

  /// A module whose views name its own fragments.
  enum Reader: String, Fragment { case shelf, books, papers, player, filter }

  enum App: Fragment { case home, reader(Reader) }

  struct ShelfView: View {
    @Environment(HelmScope<Reader>.self) private var reader

    var body: some View {
      HelmContent(Reader.player)
      HelmTabs(popsOnSecondTap: true) { (tab: Reader) in Text(verbatim: "tab \(tab)") }.badge(2, on: .papers)
      Button("Filter") { reader.present(.filter) }.helmAnchor(for: Reader.filter)
    }
  }

  @Test func tabsOfAModuleAreNamedByItsFragments() throws {
    let reader = try Nesting(
      [
        .tabs(.shelf => [.books, .papers]), .accessory(.shelf => .player), .popover(.shelf => .filter),
      ], in: App.reader)
    let helm = try Helm<App>(nav: [.push(.home => reader.root), .nested(reader)])
    let scope = helm.scope(into: App.reader)
    let host = Host(
      HelmView(helm) { screen in
        switch screen {
        case .reader(.shelf): ShelfView().environment(scope)
        case .reader(let screen): Text(verbatim: screen.rawValue)
        case .home: Text("home")
        }
      }
      .zoomTransition(for: reader(.shelf) => reader(.filter)))
    helm.present(reader.root)
    helm.present(reader(.player))
    host.settle()
    #expect(host.root.all.filter { $0.kind == .tab }.flatMap(\.tabTexts) == ["tab books", "tab papers"])
    #expect(host.texts.filter { $0 == "player" || $0 == "books" } == ["player", "books"])
    try host.select(Reader.papers)
    #expect(scope.presentedFragments.contains(PathFragment(.papers)))
    scope.select(.books)
    host.settle()
    #expect(host.texts.contains("books") && !host.texts.contains("papers"))
    try host.tap("Filter")
    #expect(host.modals == [.popover])
    #expect(host.root.all.compactMap(\.zoomSource).count == 1)
    #expect(helm.errors == [])
    #expect(host.problems == [])
  }

  enum Library: Fragment { case home, left(Reader), right(Reader) }

  struct DeskView: View {
    var body: some View { HelmTabs { (tab: Reader) in Text(verbatim: "tab \(tab)") } }
  }

  /// A module's views can't tell two tabs apart that carry the same of its fragments.
  @Test func ofTabsWithTheSameFragmentTheFirstIsShown() throws {
    let helm = try Helm<Library>(nav: [.tabs(.home => [.right(.books), .left(.papers), .left(.books)])])
    let host = Host(
      HelmView(helm) { screen in
        if screen == .home { DeskView() } else { Text(verbatim: "\(screen)") }
      })
    #expect(host.root.all.filter { $0.kind == .tab }.flatMap(\.tabTexts) == ["tab books", "tab papers"])
    try host.select(Reader.papers)
    try host.select(Reader.books)
    #expect(helm.presentedFragments == [PathFragment(.home), PathFragment(.right(.books))])
    #expect(host.problems == [])
  }

  @Test func helmTabsOutsideAHelmViewAreEmpty() {
    let host = Host(Bar())
    #expect(host.root.all.filter { $0.kind == .tabView }.isEmpty)
  }
}
