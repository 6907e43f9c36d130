import Foundation
import Observation

/// The same app without Helm: its state in plain variables, for views to bind.
@MainActor @Observable
final class PlainBankModel {
  enum Tab { case accounts, cards }
  enum Link { case accounts, account(Account.ID), transfer(Account.ID), cards }

  let session: Session
  let secondFactor = SecondFactor()
  private(set) var tab = Tab.accounts
  private(set) var account: Account.ID?
  private(set) var isTransferring = false
  /// A link that waits for the terms, or for the code.
  private var waitingLink: Link?
  /// The transfer that is being confirmed: whatever is done meanwhile gives it up.
  private var confirmation: Task<Void, Never>?

  init(session: Session = Session(acceptsTerms: false)) { self.session = session }

  /// A window of its own has to show the lock, since sheets lie over an overlay.
  var isLocked: Bool { !session.isUnlocked }
  var showsTerms: Bool { !session.acceptsTerms }

  func lock() {
    giveUpConfirmation()
    session.isUnlocked = false
  }

  func unlock(code: String) {
    guard code == "1234" else { return }
    session.isUnlocked = true
    followWaitingLink()
  }

  func acceptTerms() {
    session.acceptsTerms = true
    followWaitingLink()
  }

  func select(_ tab: Tab) {
    giveUpConfirmation()
    self.tab = tab
  }

  func show(_ account: Account.ID?) {
    giveUpConfirmation()
    self.account = account
  }

  func closeTransfer() {
    giveUpConfirmation()
    isTransferring = false
  }

  func startTransfer(from account: Account.ID) {
    giveUpConfirmation()
    confirmation = Task {
      let isConfirmed = await secondFactor.confirm()
      guard !Task.isCancelled else { return }
      confirmation = nil
      guard isConfirmed else { return }
      tab = .accounts
      self.account = account
      isTransferring = true
    }
  }

  private func giveUpConfirmation() {
    confirmation?.cancel()
    confirmation = nil
  }

  func open(_ url: URL) { if let link = link(of: url) { open(link) } }

  private func open(_ link: Link) {
    // Only a transfer waits for the code: the rest is shown below the lock.
    let isTransfer = if case .transfer = link { true } else { false }
    guard !showsTerms, !isTransfer || !isLocked else {
      waitingLink = link
      return
    }
    giveUpConfirmation()
    if case .transfer(let id) = link {
      if !isTransferring || account != id { startTransfer(from: id) }
      return
    }
    isTransferring = false
    switch link {
    case .accounts: (tab, account) = (.accounts, nil)
    case .account(let id): (tab, account) = (.accounts, id)
    case .cards: tab = .cards
    case .transfer: break
    }
  }

  private func followWaitingLink() {
    guard let link = waitingLink else { return }
    waitingLink = nil
    open(link)
  }

  private func link(of url: URL) -> Link? {
    let path = url.pathComponents.filter { $0 != "/" }
    let parts: [String] =
      switch (url.scheme, url.host()) {
      case ("bank", let host): [host].compactMap { $0 } + path
      case ("https", "bank.example"): path
      default: []
      }
    let account = parts.count > 1 ? Int(parts[1]).map(Account.ID.init) : nil
    return switch (parts.first, account, parts.dropFirst(2).first, parts.count) {
    case ("accounts", nil, nil, 1): .accounts
    case ("accounts", let id?, nil, 2): .account(id)
    case ("accounts", let id?, "transfer", 3): .transfer(id)
    case ("cards", nil, nil, 1): .cards
    default: nil
    }
  }
}
