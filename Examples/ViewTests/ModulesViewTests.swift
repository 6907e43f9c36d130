import Foundation
import Helm
@_spi(StandIn) import SwiftUI
import Testing

@testable import Modules
@testable import RecipesFeature

@Suite("Modules, used by hand") @MainActor struct ModulesViewTests {
  @Test func fromARecipeToTheGroceriesAndBack() async throws {
    let model = try KitchenModel([Recipe(id: Recipe.ID(rawValue: "soup"), ingredients: ["leek"])])
    let host = Host(KitchenView(model))
    try host.tap("soup")
    try host.tap("Cook")
    #expect(host.modals == [.fullScreenCover])
    try host.tap("Done")
    try host.tap("Buy the ingredients")
    try host.tap("leek")
    try host.tap("Its recipe")
    #expect(host.texts.contains("Cook"))

    try host.select(Screen.groceries(.list))
    try host.tap("Bought")
    await host.turns()
    try host.tap("Add")
    try host.type("milk", into: "What?")
    try host.tap("Add")
    #expect(host.modals == [])
    #expect(host.texts.contains("milk"))
    #expect(host.problems == [])
    #expect(model.helm.errors == [])
  }
}
