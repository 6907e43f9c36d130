import Helm

/// Every screen of the app.
enum Screen: Fragment {
  case folders, messages, message, details, filter, compose

  /// The messages are those of a folder, and a message is one of them.
  static let folder = messages.identified(by: Folder.self)
  static let mail = message.identified(by: Message.ID.self)
}

/// Which screen leads to which, and how it is shown.
let graph: Segues<Screen> = [
  // Three columns, and a stack where there is no room for them.
  .columns(.folders => .messages => .message),
  .popover(.messages => .filter),
  // In the system's inspector, where there is one.
  .accessory(.message => .details),
  .cover(.folders => .compose),
  .ids(Screen.folder), .ids(Screen.mail),
]

/// What the app's URLs look like.
let links: [Link<Screen>] = [
  Link("/:folder", .messages),
  Link("/:messages/:message", .messages, .message),
  Link("/write", .compose),
]
