import Foundation
import Helm

@testable import Mail

extension MailModel: MailActions {
  /// An inbox with the messages 1 to 3, and the message 4 that was sent.
  static func filled() throws -> MailModel {
    let mailbox = Mailbox()
    mailbox.messages = (1...4).map {
      Message(id: Message.ID(rawValue: $0), folder: $0 < 4 ? .inbox : .sent, subject: "Message \($0)")
    }
    return try MailModel(mailbox: mailbox)
  }

  var shown: [String] {
    helm.presentedFragments.map { place in place.id.map { "\(place.fragment) \($0)" } ?? "\(place.fragment)" }
  }
  var subjectsSent: [String] { mailbox.messages.filter { $0.folder == .sent }.map(\.subject) }
  var canUndo: Bool { helm.canUndo }

  func tapFolder(_ name: String) { if let folder = Folder(rawValue: name) { helm.select(.messages, id: folder) } }
  func tapMessage(_ id: Int) { helm.present(Screen.mail(Message.ID(rawValue: id))) }
  func tapFilter() { helm.present(.filter) }
  func tapWrite() { helm.present(.compose) }

  func send(_ text: String) {
    mailbox.draft = text
    sendDraft()
  }

  func goBack() { helm.back() }
  func follow(_ url: URL) { helm.open(url) }
  func undo() { helm.undo() }
  func redo() { helm.redo() }

  func learnThatItIsDeleted(_ id: Int) {
    mailbox.messages.removeAll { $0.id.rawValue == id }
    helm.flushGuards()
  }
}
