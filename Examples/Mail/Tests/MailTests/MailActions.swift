import Foundation

/// What a person does with the app, and what they see.
@MainActor protocol MailActions {
  var shown: [String] { get }
  var subjectsSent: [String] { get }
  var canUndo: Bool { get }

  func tapFolder(_ name: String)
  func tapMessage(_ id: Int)
  func tapFilter()
  func tapWrite()
  func send(_ text: String)
  func goBack()
  func follow(_ url: URL)
  func undo()
  func redo()
  /// The server says so, whatever is shown.
  func learnThatItIsDeleted(_ id: Int)
}
