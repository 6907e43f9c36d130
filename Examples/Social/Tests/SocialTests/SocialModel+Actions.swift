import Foundation
import Helm

@testable import Social

extension SocialModel: SocialActions {
  var shown: [String] {
    helm.presentedFragments.filter { $0.fragment != .home }
      .map { place in place.id.map { "\(place.fragment) \($0)" } ?? "\(place.fragment)" }
  }
  var link: String? { helm.url?.absoluteString }
  var posts: [String] { account.posts }

  func logIn(_ user: Int) {
    logIn(as: User.ID(rawValue: user))
    helm.flushGuards()
  }

  func tapFeed() { helm.present(.feed) }
  func tapPeople() { helm.present(.people) }
  func tapPerson(_ id: Int) { helm.present(Screen.person(User.ID(rawValue: id))) }
  func goBack() { helm.back() }
  func follow(_ url: URL) { helm.open(url) }

  func write(_ text: String) {
    helm.present(.compose)
    account.draft = text
    helm.flushGuards()
  }

  func cancel() { cancelDraft() }
  func keepEditing() { helm.dismiss(.discard) }

  func discard() {
    discardDraft()
    helm.flushGuards()
  }

  func send() {
    sendDraft()
    helm.flushGuards()
  }
}
