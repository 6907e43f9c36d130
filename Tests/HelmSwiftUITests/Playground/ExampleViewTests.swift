import Helm
import PlaygroundModel
import PlaygroundScreens
@_spi(StandIn) import SwiftUI
import Testing

@Suite("The first library's four examples, operated by hand", .serialized) @MainActor struct ExampleViewTests {
  @Test func basicExample() throws {
    let host = Host(BasicExampleView())
    try host.tap("Enter")
    #expect(host.texts.contains("Login"))
    #expect(!host.texts.contains("New account"))
    try host.tap("Register")
    #expect(host.texts.contains("New account"))
    try host.tap("Login")
    try host.tap("Forgot the password?")
    #expect(host.texts.contains("Forgotten password"))
    #expect(throws: Host.Refusal.disabled("Go on")) { try host.tap("Go on") }
    try host.tap("Login")
    try host.tap("Go on")
    #expect(host.texts == ["Welcome"])
    #expect(host.problems == [])
  }

  @Test func actionSheetExample() throws {
    let host = Host(ActionSheetExampleView())
    try host.tap("Delete …")
    #expect(host.modals == [.sheet])
    try host.tap("Delete everything")
    #expect(host.modals == [.sheet, .dialog])
    #expect(host.texts == ["Really?", "Yes"])
    try host.dismissModal()
    #expect(host.modals == [.sheet])
    try host.tap("Delete everything")
    try host.tap("Yes")
    #expect(host.modals == [])
    #expect(host.problems == [])
  }

  @Test func navigationExampleInANarrowWindow() throws {
    let host = Host(NavigationExampleView())
    try host.select(City.ID.oslo)
    #expect(host.texts == ["Forest on three sides, a fjord on the fourth.", "A street"])
    try host.tap("A street")
    #expect(host.texts == ["The main street"])
    try host.back()
    try host.back()
    #expect(host.texts == City.all.map(\.name))
    try host.select(City.ID.quito)
    #expect(host.texts.first == "Almost on the equator, and almost 3000 m up.")
    #expect(host.problems == [])
  }

  @Test func navigationExampleInAWideWindow() throws {
    let host = Host(NavigationExampleView(), width: .regular)
    for city in City.all {
      try host.select(city.id)
      #expect(host.texts == City.all.map(\.name) + [city.about, "A street"])
    }
    try host.tap("A street")
    #expect(host.texts == City.all.map(\.name) + ["The main street"])
    try host.select(City.ID.oslo)
    #expect(host.texts.contains("Forest on three sides, a fjord on the fourth."))
    #expect(host.problems == [])
  }

  @Test func tabsExample() throws {
    let host = Host(TabsExampleView())
    try host.tap("A graph instead of a router")
    try host.tap("The path is the state")
    #expect(host.texts.contains("Everything else is derived from it."))
    try host.select(TabsExample.library)
    #expect(host.texts == ["Write", "Books"])
    try host.tap("Write")
    #expect(host.texts == ["Write here"])
    try host.dismissModal()
    #expect(host.texts == ["Write", "Books"])
    try host.select(TabsExample.news)
    #expect(host.texts.contains("Everything else is derived from it."))
    try host.back(2)
    #expect(host.texts.contains("Tabs that remember"))
    #expect(host.problems == [])
  }

  @Test func thePlaygroundOpensEachExample() throws {
    for (choice, text) in [
      ("The app", "Playground"), ("Basic", "Enter"), ("Action sheet", "Delete …"), ("Navigation view", "Oslo"),
      ("Tabs", "Write"),
    ] {
      let host = Host(PlaygroundView())
      try host.tap(choice)
      #expect(host.texts.contains(text))
      #expect(host.problems == [])
    }
  }
}
