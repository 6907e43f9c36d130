import Helm
import Observation

/// The app without its views.
@MainActor @Observable
final class MailModel {
  let mailbox: Mailbox
  let helm: Helm<Screen>

  init(mailbox: Mailbox = Mailbox()) throws {
    self.mailbox = mailbox
    helm = try Helm(nav: graph, path: [PathEdge(.folders => .messages, targetID: Folder.inbox)])
    helm.links = try Links(origins: ["mail:", "https://mail.example"], links)

    // A message is shown in the folder that it is in: a wrong link is refused, and what the server deletes is closed.
    helm.guard(.into(.message)) { edge in
      let isThere = mailbox.messages.contains {
        edge.to == Screen.mail($0.id) && edge.from == Screen.folder($0.folder)
      }
      return isThere ? .allow : .deny("There is no such message.")
    }
  }

  func sendDraft() {
    let id = Message.ID(rawValue: (mailbox.messages.map(\.id.rawValue).max() ?? 0) + 1)
    mailbox.messages.append(Message(id: id, folder: .sent, subject: mailbox.draft, isRead: true))
    mailbox.draft = ""
    helm.dismiss(.compose)
  }
}
