import Foundation

/// What a person does with the app, and what they see.
@MainActor protocol SocialActions {
  var shown: [String] { get }
  var link: String? { get }
  var posts: [String] { get }

  func logIn(_ user: Int)
  func logOut()
  func tapFeed()
  func tapPeople()
  func tapPerson(_ id: Int)
  func goBack()
  func follow(_ url: URL)
  func write(_ text: String)
  func cancel()
  func keepEditing()
  func discard()
  func send()
}
