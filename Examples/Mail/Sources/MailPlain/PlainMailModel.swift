import Foundation
import Observation

/// The same app without Helm: its state in plain variables, for views to bind.
@MainActor @Observable
final class PlainMailModel {
  /// One value, so that it can be undone.
  struct Place: Equatable {
    /// Another folder has other messages, and its own filter.
    var folder: Folder? {
      didSet {
        guard folder != oldValue else { return }
        message = nil
        isFiltering = false
      }
    }
    var message: Message.ID?
    var showsDetails = false
    var isFiltering = false
    var isComposing = false
  }

  let mailbox: Mailbox
  private var past: [Place] = []
  private var future: [Place] = []
  private var current = Place(folder: .inbox)

  /// What is shown, for the bindings of the columns, the popover and the cover; each change can be undone.
  var place: Place {
    get { current }
    set {
      guard newValue != current, isPossible(newValue) else { return }
      past = (past + [current]).suffix(100)
      future = []
      current = newValue
    }
  }

  init(mailbox: Mailbox = Mailbox()) { self.mailbox = mailbox }

  /// A message is shown in the folder that it is in.
  private func isPossible(_ place: Place) -> Bool {
    place.message == nil || mailbox.messages.contains { $0.id == place.message && $0.folder == place.folder }
  }

  /// Whoever takes messages away has to call this, or one that is gone stays open.
  func delete(_ id: Message.ID) {
    mailbox.messages.removeAll { $0.id == id }
    if place.message == id { place.message = nil }
  }

  var canUndo: Bool { past.last.map(isPossible) ?? false }
  var canRedo: Bool { future.last.map(isPossible) ?? false }

  func undo() {
    guard canUndo else { return }
    future.append(current)
    current = past.removeLast()
  }

  func redo() {
    guard canRedo else { return }
    past.append(current)
    current = future.removeLast()
  }

  func goBack() {
    if place.isComposing {
      place.isComposing = false
    } else if place.isFiltering {
      place.isFiltering = false
    } else if place.message != nil {
      place.message = nil
    } else {
      place.folder = nil
    }
  }

  func open(_ url: URL) {
    guard let parts = parts(of: url), let first = parts.first else { return }
    if parts == ["write"] {
      place.isComposing = true
    } else if let folder = Folder(rawValue: first), parts.count == 1 {
      place = Place(folder: folder)
    } else if let folder = Folder(rawValue: first), parts.count == 2, let id = Int(parts[1]) {
      var next = Place(folder: folder)
      next.message = Message.ID(rawValue: id)
      place = next
    }
  }

  private func parts(of url: URL) -> [String]? {
    let path = url.pathComponents.filter { $0 != "/" }
    return switch (url.scheme, url.host()) {
    case ("mail", let host): [host].compactMap { $0 } + path
    case ("https", "mail.example"): path
    default: nil
    }
  }

  func sendDraft() {
    let id = Message.ID(rawValue: (mailbox.messages.map(\.id.rawValue).max() ?? 0) + 1)
    mailbox.messages.append(Message(id: id, folder: .sent, subject: mailbox.draft, isRead: true))
    mailbox.draft = ""
    place.isComposing = false
  }
}
