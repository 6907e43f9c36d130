import Foundation
import Helm
@_spi(StandIn) import SwiftUI
import Testing

@testable import Shop

@Suite("Shop, used by hand") @MainActor struct ShopViewTests {
  @Test func aChairIsBought() async throws {
    let model = try ShopModel()
    let host = Host(ShopView(model))
    try host.tap("A chair")
    try host.tap("Add to the cart")
    try host.tap("Reviews")
    #expect(host.texts == ["What people say of A chair"])
    try host.back(2)

    try host.select(Screen.cart)
    try host.tap("Remove")
    #expect(host.modals == [.alert])
    try host.tap("Keep")
    await host.turns()
    try host.tap("Check out")
    #expect(host.modals == [.sheet])
    try host.type("1 Main Street", into: "Address")
    try host.tap("Next")
    try host.type("4242", into: "Card")
    try host.tap("Next")
    try host.tap("Buy")
    #expect(host.texts == ["Thank you!"])
    try host.dismissModal()
    #expect(host.modals == [])
    #expect(model.cart.items == [])
    #expect(host.problems == [])
    #expect(model.helm.errors == [])
  }
}
