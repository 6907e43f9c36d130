#if canImport(SwiftUI)
  import SwiftUI

  /// Runs a closure that changes views without animation.
  @MainActor func withAnimationsDisabled(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  /// Whether views have been updated without animation; a command can't tell whether the app sent it in such a transaction.
  final class UnanimatedUpdate: Sendable {
    private let noted = Locked(false)

    /// Records the transaction of an update, on whichever thread the views are updated.
    func note(_ transaction: Transaction) { if transaction.disablesAnimations { noted.withValue { $0 = true } } }

    /// Whether views have been updated without animation since the last call of `forget()`.
    var wasUnanimated: Bool { noted.withValue { $0 } }

    func forget() { noted.withValue { $0 = false } }
  }
#endif
