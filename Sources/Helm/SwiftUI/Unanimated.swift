#if canImport(SwiftUI)
  import SwiftUI

  /// Changes what is drawn without animation.
  @MainActor func withAnimationsDisabled(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  extension Helm {
    /// Sends commands that nobody is to see happen, such as restoring; modals that have to wait for their turn come so, too.
    func withoutAnimation(_ body: () -> Void) {
      let outer = viewMemory.isUnanimated
      viewMemory.isUnanimated = true
      withAnimationsDisabled(body)
      viewMemory.isUnanimated = outer
    }
  }

  /// Whether views have been updated without animation: a command that the app has put into such a transaction can't say so itself.
  final class UnanimatedUpdate: Sendable {
    private let noted = Locked(false)

    /// Notes the transaction of an update, on whichever thread the views are updated.
    func note(_ transaction: Transaction) { if transaction.disablesAnimations { noted.withValue { $0 = true } } }

    /// Whether that has happened since it was forgotten.
    var wasUnanimated: Bool { noted.withValue { $0 } }

    func forget() { noted.withValue { $0 = false } }
  }

  /// Whether a window has been in use: what happens before is not to be seen happening.
  @MainActor final class WindowUse {
    var hasBegun = false

    nonisolated init() {}
  }
#endif
