import Foundation

@testable import MailPlain

extension PlainMailModel: MailActions {
  /// An inbox with the messages 1 to 3, and the message 4 that was sent.
  static func filled() -> PlainMailModel {
    let mailbox = Mailbox()
    mailbox.messages = (1...4).map {
      Message(id: Message.ID(rawValue: $0), folder: $0 < 4 ? .inbox : .sent, subject: "Message \($0)")
    }
    return PlainMailModel(mailbox: mailbox)
  }

  var shown: [String] {
    ["folders"] + (place.folder.map { ["messages \($0)"] } ?? [])
      + (place.message.map { ["message \($0.rawValue)"] } ?? []) + (place.isFiltering ? ["filter"] : [])
      + (place.isComposing ? ["compose"] : [])
  }
  var subjectsSent: [String] { mailbox.messages.filter { $0.folder == .sent }.map(\.subject) }

  func tapFolder(_ name: String) { place.folder = Folder(rawValue: name) }
  func tapMessage(_ id: Int) { place.message = Message.ID(rawValue: id) }
  func tapFilter() { place.isFiltering = true }
  func tapWrite() { place.isComposing = true }

  func send(_ text: String) {
    mailbox.draft = text
    sendDraft()
  }

  func follow(_ url: URL) { open(url) }
  func learnThatItIsDeleted(_ id: Int) { delete(Message.ID(rawValue: id)) }
}
