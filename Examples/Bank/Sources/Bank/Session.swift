import Helm
import Observation

/// An account at the bank.
struct Account: Identifiable {
  struct ID: FragmentID, RawRepresentable, Hashable { var rawValue: Int }

  let id: ID
}

/// What the app knows of the person.
@MainActor @Observable
final class Session {
  /// Whether the code was given since the app was locked.
  var isUnlocked = false
  var acceptsTerms: Bool

  init(acceptsTerms: Bool) { self.acceptsTerms = acceptsTerms }
}

/// A question on the person's other device.
@MainActor @Observable
final class SecondFactor {
  private var answer: CheckedContinuation<Bool, Never>?

  var isAsking: Bool { answer != nil }

  /// Asks, and waits for the answer; a question that was open is taken as declined.
  func confirm() async -> Bool {
    reply(false)
    return await withCheckedContinuation { answer = $0 }
  }

  func reply(_ isConfirmed: Bool) {
    answer?.resume(returning: isConfirmed)
    answer = nil
  }
}
