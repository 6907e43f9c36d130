import Foundation
import Helm

@testable import Bank

extension BankModel: BankActions {
  static func started(acceptsTerms: Bool) throws -> BankModel {
    try BankModel(session: Session(acceptsTerms: acceptsTerms))
  }

  var shown: [String] {
    if helm.isPresented(.lock) { return ["lock"] }
    return helm.presentedFragments.filter { $0.fragment != .home }
      .map { place in place.id.map { "\(place.fragment) \($0)" } ?? "\(place.fragment)" }
  }
  var isAsked: Bool { secondFactor.isAsking }

  func tapCards() { helm.select(.cards) }
  func tapAccounts() { helm.select(.accounts) }
  func tapAccount(_ id: Int) { helm.present(Screen.details(Account.ID(rawValue: id))) }
  func tapTransfer(from id: Int) { helm.present(.transfer) }
  func reply(_ isConfirmed: Bool) { secondFactor.reply(isConfirmed) }
  func closeTransfer() { helm.dismiss(.transfer) }
  /// `HelmView` disables the gesture where nothing may be dismissed.
  func swipeDown() { if helm.canDismiss { helm.dismiss() } }
  func accept() { acceptTerms() }
  func follow(_ url: URL) { helm.open(url) }
}
