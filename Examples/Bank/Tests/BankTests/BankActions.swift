import Foundation

/// What a person does with the app, and what they see.
@MainActor protocol BankActions {
  var shown: [String] { get }
  /// Whether the other device asks for a confirmation.
  var isAsked: Bool { get }

  func tapCards()
  func tapAccounts()
  func tapAccount(_ id: Int)
  func tapTransfer(from id: Int)
  func reply(_ isConfirmed: Bool)
  func closeTransfer()
  /// The gesture by which a sheet is closed, where there is one.
  func swipeDown()
  func accept()
  func follow(_ url: URL)
  func lock()
  func unlock(code: String)
}
