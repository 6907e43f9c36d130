import Foundation
import Helm
@_spi(StandIn) import SwiftUI
import Testing

@testable import Mail

@Suite("Mail, used by hand") @MainActor struct MailViewTests {
  @Test func threeColumns() throws {
    let mailbox = Mailbox()
    mailbox.messages = [
      Message(id: Message.ID(rawValue: 1), folder: .inbox, subject: "Welcome"),
      Message(id: Message.ID(rawValue: 2), folder: .sent, subject: "Lunch?"),
    ]
    let model = try MailModel(mailbox: mailbox)
    let host = Host(MailView(model))
    host.setWidth(.regular)
    try host.select(Message.ID(rawValue: 1))
    #expect(model.helm.isPresented(.message, id: Message.ID(rawValue: 1)))
    try host.select(Folder.sent)
    try host.select(Message.ID(rawValue: 2))
    #expect(model.helm.isPresented(.message, id: Message.ID(rawValue: 2)))

    try host.tap("Filter")
    #expect(host.modals == [.popover])
    try host.dismissModal()
    try host.tap("Write")
    #expect(host.modals == [.fullScreenCover])
    try host.type("Hello", into: "Message")
    try host.tap("Send")
    #expect(host.texts.contains("Hello"))
    try host.tap("Back to the last one")
    #expect(host.modals == [.fullScreenCover])
    #expect(host.problems == [])
    #expect(model.helm.errors == [])
  }
}
