import Helm
import Observation

/// The app without its views.
@MainActor @Observable
final class BankModel {
  let session: Session
  let secondFactor = SecondFactor()
  let helm: Helm<Screen>

  init(session: Session = Session(acceptsTerms: false)) throws {
    self.session = session
    helm = try Helm(nav: graph)
    helm.links = try Links(origins: ["bank:", "https://bank.example"], links)

    // No command removes the lock without the code: no link, no gesture, no undo.
    helm.guard(leaving: .lock) { session.isUnlocked ? .allow : .deny("The app is locked.") }
    // The terms stay until they are accepted; a link that comes before that is followed afterwards.
    helm.guard(leaving: .terms) { session.acceptsTerms ? .allow : .deny("Accept the terms.", keep: true) }
    // Each transfer is confirmed on another device, and not while the app is locked.
    helm.guard(.into(.transfer)) { [secondFactor] in
      guard session.isUnlocked else { return .deny("The app is locked.", keep: true) }
      return await secondFactor.confirm() ? .allow : .deny("This was not confirmed.")
    }

    if !session.acceptsTerms { helm.present(.terms) }
    helm.present(.lock)
  }

  /// Covers everything, whatever goes on below.
  func lock() {
    session.isUnlocked = false
    helm.present(.lock)
  }

  func unlock(code: String) {
    guard code == "1234" else { return }
    session.isUnlocked = true
    helm.dismiss(.lock)
    helm.resumeKeptCommand()
  }

  func acceptTerms() {
    session.acceptsTerms = true
    helm.dismiss(.terms)
  }
}
