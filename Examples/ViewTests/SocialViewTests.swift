import Foundation
import Helm
@_spi(StandIn) import SwiftUI
import Testing

@testable import Social

@Suite("Social, used by hand") @MainActor struct SocialViewTests {
  @Test func aDraftOverAProfile() async throws {
    let model = try SocialModel()
    let host = Host(SocialView(model))
    try host.tap("Log in")
    await host.turns()
    try host.tap("Grace")
    try host.tap("Katherine")
    #expect(host.texts.contains("social://users/3"))
    try host.back(2)

    try host.tap("Write")
    try host.type("Hello", into: "What is new?")
    try host.tap("Cancel")
    #expect(host.modals == [.sheet, .dialog])
    try host.tap("Keep editing")
    await host.turns()
    try host.tap("Send")
    #expect(host.modals == [])
    #expect(host.texts.contains("Hello"))

    try host.select(Screen.people)
    try host.tap("Log out")
    await host.turns()
    #expect(host.texts == ["Log in"])
    #expect(host.problems == [])
    #expect(model.helm.errors == [])
  }
}
