import Foundation
import Observation

struct User: Identifiable {
  struct ID: Hashable { var rawValue: Int }

  let id: ID
  let name: String
}

/// The same app without Helm: its state in plain variables, for views to bind.
@MainActor @Observable
final class PlainSocialModel {
  enum Tab { case feed, people }

  enum Link: Hashable {
    case tab(Tab), profile(User.ID), compose

    init?(_ url: URL) {
      guard let parts = Self.parts(of: url) else { return nil }
      switch (parts.first, parts.dropFirst().first, parts.count) {
      case ("feed", nil, 1): self = .tab(.feed)
      case ("people", nil, 1): self = .tab(.people)
      case ("users", let id?, 2):
        guard let id = Int(id) else { return nil }
        self = .profile(User.ID(rawValue: id))
      case ("write", nil, 1): self = .compose
      default: return nil
      }
    }

    private static func parts(of url: URL) -> [String]? {
      let path = url.pathComponents.filter { $0 != "/" }
      return switch (url.scheme, url.host()) {
      case ("social", let host): [host].compactMap { $0 } + path
      case ("https", "social.example"): path
      default: nil
      }
    }

    var url: URL? {
      switch self {
      case .tab(.feed): URL(string: "social://feed")
      case .tab(.people): URL(string: "social://people")
      case .profile(let id): URL(string: "social://users/\(id.rawValue)")
      case .compose: URL(string: "social://write")
      }
    }
  }

  private(set) var user: User.ID?
  var tab = Tab.feed
  var feedPath: [User.ID] = []
  var peoplePath: [User.ID] = []
  var isComposing = false
  var isAskingToDiscard = false
  var draft = ""
  private(set) var posts: [String] = []
  /// A link that came before the login, or over a draft.
  private var waitingLink: Link?

  /// The stack of the tab in front.
  var path: [User.ID] {
    get { tab == .feed ? feedPath : peoplePath }
    set { if tab == .feed { feedPath = newValue } else { peoplePath = newValue } }
  }

  /// The link to what is shown.
  var url: URL? {
    guard user != nil, !isAskingToDiscard else { return nil }
    return (isComposing ? .compose : path.last.map(Link.profile) ?? .tab(tab)).url
  }

  func logIn(as user: User.ID) {
    self.user = user
    followWaitingLink()
  }

  /// Everything has to be set back, or the next person finds it.
  func logOut() {
    user = nil
    tab = .feed
    feedPath = []
    peoplePath = []
    isComposing = false
    isAskingToDiscard = false
    draft = ""
    waitingLink = nil
  }

  /// For the tab bar's binding: a second tap pops to the root.
  func select(_ tab: Tab) { if self.tab == tab { path = [] } else { self.tab = tab } }

  func open(_ url: URL) { if let link = Link(url) { open(link) } }

  private func open(_ link: Link) {
    guard user != nil, !isComposing || draft.isEmpty || link == .compose else {
      waitingLink = link
      return
    }
    isComposing = link == .compose
    isAskingToDiscard = false
    switch link {
    case .tab(let tab):
      self.tab = tab
      path = []
    case .profile(let id): if path.last != id { path.append(id) }
    case .compose: break
    }
  }

  func cancelDraft() { if draft.isEmpty { closeDraft() } else { isAskingToDiscard = true } }

  func discardDraft() {
    draft = ""
    closeDraft()
  }

  func sendDraft() {
    posts.append(draft)
    discardDraft()
  }

  private func closeDraft() {
    isAskingToDiscard = false
    isComposing = false
    followWaitingLink()
  }

  private func followWaitingLink() {
    guard let link = waitingLink else { return }
    waitingLink = nil
    open(link)
  }
}
