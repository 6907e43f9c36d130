import Foundation
import Helm
@_spi(StandIn) import SwiftUI
import Testing

@testable import Bank

@Suite("Bank, used by hand") @MainActor struct BankViewTests {
  @Test func fromTheLockToATransfer() async throws {
    let model = try BankModel()
    let host = Host(BankView(model))
    try host.type("1234", into: "Code")
    try host.tap("Unlock")
    #expect(host.modals == [.fullScreenCover])
    try host.tap("Accept")
    #expect(host.modals == [])
    try host.tap("Account 1")
    try host.tap("Transfer")
    await host.turns()
    #expect(host.texts.contains("Confirm on your other device."))
    model.secondFactor.reply(true)
    await host.turns()
    #expect(host.modals == [.sheet])
    #expect(host.texts == ["To whom, from account 1?"])
    #expect(host.problems == [])
    #expect(model.helm.errors == [])
  }
}
