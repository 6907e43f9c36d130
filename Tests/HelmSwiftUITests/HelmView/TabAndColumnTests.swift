import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Tabs and columns", .serialized) @MainActor struct TabAndColumnTests {
  @Test func tabsKeepTheirStacksAndTheirState() throws {
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

  @Test func theTabInFrontChangesNothingWhenItIsTapped() throws {
    let shop = try ShopHost()
    shop.present(.product, id: 1)
    try shop.host.select(Shop.offers)
    #expect(shop.presented == ["product 1"])
    #expect(shop.isFine)
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

  @Test func theNarrowWindowIsAStackOfBoth() throws {
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

  @Test func severalScreensGoFromTheNarrowStackAtOnce() throws {
    let shop = try ShopHost()
    shop.present(.catalog)
    shop.present(.product, id: 1)
    shop.present(.reviews, id: 5)
    try shop.host.back(2)
    #expect(shop.screens == ["catalog"])
    #expect(shop.presented == ["catalog"])
    #expect(shop.isFine)
  }

  @Test func turningTheWindowLosesNothing() throws {
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

  @Test func aPartOfTheGraphIsDrawnByItself() throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(HelmView(helm, part: .offers) { _, id in Text(verbatim: id ?? "none") })
    #expect(host.texts == ["none"])
    helm.present(fragment: .product, id: 1)
    host.settle()
    #expect(host.texts == ["1"])
    helm.present(fragment: .catalog)
    host.settle()
    #expect(host.texts == [])
    #expect(host.problems == [])
  }

  @Test func swapsComeAndGoWithTheirTransition() throws {
    let helm = try Helm(nav: Shop.segues)
    let host = Host(ShopView(helm: helm))
    func transitions() -> [String] { host.root.visible.compactMap(\.transition) }
    #expect(transitions() == ["opacity"])
    helm.present(fragment: .home)
    host.settle()
    #expect(transitions().first == "slide")
  }
}
