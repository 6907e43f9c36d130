#if canImport(SwiftUI)
  import SwiftUI

  /// Runs a closure that changes views without animation.
  @MainActor func withAnimationsDisabled(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  extension Helm {
    /// Runs commands without animation, such as restoring; modals that have to wait for their turn appear without animation too.
    func withoutAnimation(_ body: () -> Void) {
      let outer = viewMemory.isUnanimated
      viewMemory.isUnanimated = true
      withAnimationsDisabled(body)
      viewMemory.isUnanimated = outer
    }
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

  /// Whether a window has been in use; changes before that aren't animated.
  @MainActor final class WindowUse {
    var hasBegun = false

    nonisolated init() {}
  }
#endif
