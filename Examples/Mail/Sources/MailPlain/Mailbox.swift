import Observation

enum Folder: String, CaseIterable, Identifiable {
  case inbox, sent, trash

  var id: Self { self }
}

struct Message: Identifiable {
  struct ID: Hashable { var rawValue: Int }

  let id: ID
  var folder: Folder
  var subject: String
  var isRead = false
}

@MainActor @Observable
final class Mailbox {
  var messages: [Message] = []
  var showsUnreadOnly = false
  var draft = ""
}
