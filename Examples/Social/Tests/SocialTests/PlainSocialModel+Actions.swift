import Foundation

@testable import SocialPlain

extension PlainSocialModel: SocialActions {
  var shown: [String] {
    guard user != nil else { return ["login"] }
    let tab = tab == .feed ? "feed" : "people"
    return [path.last.map { "profile \($0.rawValue)" } ?? tab]
      + (isComposing ? ["compose"] : []) + (isAskingToDiscard ? ["discard"] : [])
  }
  var link: String? { url?.absoluteString }

  func logIn(_ user: Int) { logIn(as: User.ID(rawValue: user)) }
  func tapFeed() { select(.feed) }
  func tapPeople() { select(.people) }
  func tapPerson(_ id: Int) { path.append(User.ID(rawValue: id)) }
  func goBack() { path.removeLast() }
  func follow(_ url: URL) { open(url) }

  func write(_ text: String) {
    isComposing = true
    draft = text
  }

  func cancel() { cancelDraft() }
  func keepEditing() { isAskingToDiscard = false }
  func discard() { discardDraft() }
  func send() { sendDraft() }
}
