@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Tab bars that are made of the graph.
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
        case .news: NavigationLink("Read", value: Page.article)
        default: Text(verbatim: page.rawValue)
        }
      })
  }

  @Test func theSystemsTabsAreThoseOfTheGraph() throws {
    let host = host()
    let tabs = host.root.all.filter { $0.kind == .tab }
    #expect(tabs.flatMap(\.tabTexts) == ["tab news", "tab find", "tab library"])
    #expect(tabs.map(\.badge) == [nil, nil, 3])
    #expect(tabs.map(\.isSearch) == [false, true, false])
    #expect(tabs.map(\.section) == [nil, nil, "Yours"])
    #expect(host.root.all.compactMap(\.tabStyle) == ["SidebarAdaptableTabViewStyle"])
    #expect(host.problems == [])
  }

  @Test(arguments: [false, true]) func tabsAreChosenAndPopped(isOnOlderSystem: Bool) async throws {
    let host = host(isOnOlderSystem: isOnOlderSystem)
    try host.tap("Read")
    #expect(helm.isPresented(.article))
    try host.select(Page.library)
    #expect(helm.presentedFragments.last == PathFragment(.library))
    #expect(host.texts.contains("library"))
    try host.select(Page.news)
    #expect(helm.isPresented(.article))
    for _ in 0..<3 { await Task.yield() }  // what is written right after a switch is no tap
    try host.select(Page.news)
    #expect(!helm.isPresented(.article))
    helm.present(.find)
    host.settle()
    #expect(host.texts.contains("find"))
    #expect(helm.errors == [])
    #expect(host.problems == [])
  }

  @Test func olderSystemsHaveTheSameInTheOrderOfTheGraph() {
    let host = host(isOnOlderSystem: true)
    #expect(host.root.all.filter { $0.kind == .tab }.isEmpty)
    let bar = host.root.all.first { $0.kind == .tabView }
    #expect(bar?.children.map { $0.tabTexts } == [["tab news"], ["tab library"], ["tab find"]])
  }

  @Test func elsewhereItShowsNothing() {
    let host = Host(Bar())
    #expect(host.root.all.filter { $0.kind == .tabView }.isEmpty)
  }
}
