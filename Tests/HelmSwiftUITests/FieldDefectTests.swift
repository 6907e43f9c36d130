import Foundation
import Helm
import HelmTesting
@_spi(StandIn) import SwiftUI
import Testing

/// The most common defects that users of other navigation libraries report, each with a test that Helm does not have
/// it.
@Suite("Known defects of other libraries", .serialized) @MainActor struct FieldDefectTests {
  @Test("pushing several screens at once shows all of them") func severalPushes() throws {
    let shop = try ShopHost()
    let stack = (1...5).map { PathFragment(Shop.reviews, id: $0) }
    shop.helm.perform(.setStack([PathFragment(.product)] + stack, on: PathFragment(.offers)))
    shop.host.settle()
    #expect(shop.screens == ["reviews 5"])
    #expect(shop.host.root.all.filter { $0.kind == .screen }.count == 7)
    #expect(shop.isFine)
  }

  @Test("state and screen agree after fast taps", arguments: 1...8) func fastTaps(seed: Int) throws {
    let shop = try ShopHost()
    var random = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<60 {
      // Between two evaluations SwiftUI may receive any writes, by either side.
      switch random.next() % 8 {
      case 0: shop.helm.present(.product, id: Int(random.next() % 3))
      case 1: shop.helm.present(.reviews, id: Int(random.next() % 3))
      case 2: shop.helm.back()
      case 3: shop.helm.present(.cart)
      case 4: shop.helm.select(random.next() % 2 == 0 ? .offers : .catalog)
      case 5: try? shop.host.back()
      case 6: try? shop.host.dismissModal()
      default: shop.host.settle()
      }
    }
    shop.host.settle()
    #expect(shop.screens == Array(shop.presented.suffix(1)), "seed \(seed)")
    #expect(shop.host.problems == [], "seed \(seed)")
    var replayed = try Navigation(graph: shop.helm.graph)
    try replayed.replay(shop.helm.recording)
    #expect(replayed.path == shop.helm.path, "seed \(seed)")
  }

  @Test("a cancelled back swipe keeps the path") func cancelledSwipe() throws {
    let shop = try ShopHost()
    shop.present(.product, id: 1)
    for swipe in [Host.Swipe.cancelled, .cancelledAfterWriting] {
      try shop.host.swipeBack(swipe)
      #expect(shop.presented == ["product 1"])
      #expect(shop.screens == ["product 1"])
    }
  }

  @Test("swiping a child sheet down keeps its parent") func childSheet() throws {
    let shop = try ShopHost()
    shop.present(.cart)
    shop.present(.payment)
    try shop.host.dismissModal()
    #expect(shop.screens == ["cart"])
    #expect(shop.presented == ["offers", "cart"])
  }

  @Test("links are opened while a sheet is presented, and at a cold start") func links() throws {
    let link: HelmPath<Shop> = [
      .splash => .home, .home => .catalog,
      PathEdge(.catalog => .product, targetID: 7), PathEdge(.home => .cart),
    ]
    let cold = try ShopHost(path: link)
    #expect(cold.host.modals == [.sheet])
    try cold.host.dismissModal()
    #expect(cold.screens == ["product 7"])

    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(ShopView(helm: helm).onOpenURL { _ in try? helm.replace(path: link) })
    helm.present(.cart)
    helm.present(.payment)
    host.settle()
    host.open(try #require(URL(string: "shop://product/7")))
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "cart")
    try host.dismissModal()
    #expect(host.texts.first == "product 7")
    #expect(host.problems == [])
  }

  @Test("a link to the root of the current tab pops it") func linkToTheTabsRoot() throws {
    let shop = try ShopHost()
    shop.present(.product, id: 1)
    shop.present(.reviews, id: 1)
    shop.helm.present(Flow(.home => .offers))
    shop.host.settle()
    #expect(shop.screens == ["offers"])
    #expect(shop.presented == ["offers"])
  }

  @Test("guards of tabs are evaluated: a denial") func tabGuards() async throws {
    let shop = try ShopHost()
    shop.present(.product, id: 1)
    var asked = 0
    let token = shop.helm.guard(.into(.catalog)) {
      asked += 1
      return .deny("closed")
    }
    let before = shop.helm.path
    let events = shop.helm.events
    try shop.host.select(Shop.catalog)
    #expect(shop.helm.path == before)
    await shop.host.settle { shop.screens == ["product 1"] }
    #expect(shop.screens == ["product 1"])  // the tab bar has been reverted, too
    #expect(asked == 1)
    token?.cancel()
    try shop.host.select(Shop.catalog)
    #expect(shop.screens == ["catalog"])
    #expect(await kinds(of: 2, in: events) == ["denied home => catalog: closed", "presented home => catalog"])
    #expect(shop.isFine)
  }

  @Test("guards of tabs are evaluated: a redirect") func redirectedTab() async throws {
    let shop = try ShopHost()
    shop.present(.product, id: 1)
    shop.helm.guard(.into(.catalog)) { .redirect(to: .home => .cart) }
    let events = shop.helm.events
    try shop.host.select(Shop.catalog)
    #expect(shop.presented == ["product 1", "cart"])
    #expect(shop.screens == ["cart"])
    #expect(shop.host.modals == [.sheet])
    try shop.host.dismissModal()
    await shop.host.settle { shop.screens == ["product 1"] }
    #expect(shop.screens == ["product 1"])
    let kinds = await kinds(of: 3, in: events)
    #expect(
      kinds == [
        "redirected home => catalog to [home => cart]", "presented home => cart", "dismissed home => cart",
      ])
    #expect(shop.isFine)
  }

  @Test("guards of tabs are evaluated: an asynchronous guard") func askingTab() async throws {
    let shop = try ShopHost()
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    shop.helm.guard(.into(.catalog)) { () async in
      for await _ in answers { break }
      return .allow
    }
    try shop.host.select(Shop.catalog)
    await shop.host.settle { shop.screens == ["offers"] }
    #expect(shop.screens == ["offers"])
    let events = shop.helm.events
    answer.yield()
    #expect(await kinds(of: 1, in: events) == ["presented home => catalog"])
    shop.host.settle()
    #expect(shop.screens == ["catalog"])
    #expect(shop.isFine)
  }

  /// The next events.
  func kinds(of count: Int, in events: AsyncStream<HelmEvent<Shop>>) async -> [String] {
    var kinds: [String] = []
    for await event in events {
      kinds.append(event.kind.description)
      if kinds.count == count { break }
    }
    return kinds
  }

  @Test("the stack is kept when the size class changes") func sizeClass() throws {
    let shop = try ShopHost()
    shop.present(.catalog)
    shop.present(.product, id: 1)
    shop.present(.reviews, id: 1)
    shop.host.setWidth(.regular)
    #expect(shop.screens == ["catalog", "reviews 1"])
    shop.host.setWidth(.compact)
    #expect(shop.screens == ["reviews 1"])
    try shop.host.back(2)
    #expect(shop.screens == ["catalog"])
  }

  enum Old: String, Fragment { case list, detail }
  enum Renamed: String, Fragment { case overview = "list", single = "detail" }

  @Test("saved paths are read after a type or a case was renamed") func renames() throws {
    let saved = try JSONEncoder().encode(HelmPath<Old>([PathEdge(.list => .detail, targetID: 5)]))
    let path = try JSONDecoder().decode(HelmPath<Renamed>.self, from: saved)
    #expect(path == [PathEdge(.overview => .single, targetID: 5)])
  }

  @Test("the library uses no timers") func noTimers() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Helm").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var read = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in ["sleep", "asyncAfter", "Timer", "DispatchQueue", "RunLoop"] {
        #expect(!text.contains(word), "\(file.lastPathComponent): \(word)")
      }
      read += 1
    }
    #expect(read > 50)
  }
}
