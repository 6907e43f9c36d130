import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// UIKit has already moved when a binding is written, and moves back only when the value changes.
@Suite("Refused writes", .serialized) @MainActor struct RefusedWriteTests {
  @Test func aRefusedTabSelectionIsReverted() async throws {
    let shop = try ShopHost()
    let token = shop.helm.guard(.into(.catalog)) { .deny("closed") }
    let path = shop.helm.path
    try shop.host.select(Shop.catalog)
    #expect(shop.helm.path == path)
    await shop.host.settle { shop.screens == ["offers"] }
    #expect(shop.screens == ["offers"])
    token?.cancel()
    try shop.host.select(Shop.catalog)
    #expect(shop.screens == ["catalog"])
    #expect(shop.isFine)
  }

  @Test func repeatedRefusedTabSelectionsAreReverted() async throws {
    let shop = try ShopHost()
    shop.helm.guard(.into(.catalog)) { .deny("closed") }
    for _ in 0..<3 {
      try shop.host.select(Shop.catalog)
      await shop.host.settle { shop.screens == ["offers"] }
      #expect(shop.screens == ["offers"])
    }
    #expect(shop.isFine)
  }

  @Test func aRefusedPopIsReverted() async throws {
    let shop = try ShopHost()
    struct Offers: View {
      let helm: Helm<Shop>

      var body: some View {
        NavigationStack(path: helm.stack(from: .offers)) {
          Text("offers").navigationDestination(for: PathFragment<Shop>.self) { Text(verbatim: "\($0)") }
        }
      }
    }
    let host = Host(Offers(helm: shop.helm))
    shop.present(.product, id: 1)
    host.settle()
    #expect(host.texts == ["product (id 1)"])
    shop.helm.guard(leaving: .product) { .deny("unsaved") }
    try host.back()
    await host.settle { host.texts == ["product (id 1)"] }
    #expect(host.texts == ["product (id 1)"])
    #expect(host.problems == [])
  }
}
