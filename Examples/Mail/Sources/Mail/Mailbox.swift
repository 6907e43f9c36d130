import Helm
import Observation

/// Where messages are.
enum Folder: String, FragmentID, CaseIterable, Identifiable {
  case inbox, sent, trash

  var id: Self { self }
}

/// A message.
struct Message: Identifiable {
  struct ID: FragmentID, RawRepresentable, Hashable { var rawValue: Int }

  let id: ID
  var folder: Folder
  var subject: String
  var isRead = false
}

/// What there is, as the server says.
@MainActor @Observable
final class Mailbox {
  var messages: [Message] = []
  var showsUnreadOnly = false
  var draft = ""
}
