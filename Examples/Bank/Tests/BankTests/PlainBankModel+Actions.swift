import Foundation

@testable import BankPlain

extension PlainBankModel: BankActions {
  static func started(acceptsTerms: Bool) -> PlainBankModel {
    PlainBankModel(session: Session(acceptsTerms: acceptsTerms))
  }

  var shown: [String] {
    if isLocked { return ["lock"] }
    let place = tab == .cards ? "cards" : account.map { "account \($0.rawValue)" } ?? "accounts"
    return [place] + (isTransferring ? ["transfer"] : []) + (showsTerms ? ["terms"] : [])
  }
  var isAsked: Bool { secondFactor.isAsking }

  func tapCards() { select(.cards) }
  func tapAccounts() { select(.accounts) }
  func tapAccount(_ id: Int) { show(Account.ID(rawValue: id)) }
  func tapTransfer(from id: Int) { startTransfer(from: Account.ID(rawValue: id)) }
  func reply(_ isConfirmed: Bool) { secondFactor.reply(isConfirmed) }
  /// The terms have no binding that a gesture could write.
  func swipeDown() { closeTransfer() }
  func accept() { acceptTerms() }
  func follow(_ url: URL) { open(url) }
}
