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

  /// Lets a row of modals follow what the state says: within each command, and whatever else the views are evaluated for.
  struct RowFollowing<N: Fragment>: ViewModifier {
    let row: ModalRow<N>
    let helm: Helm<N>
    let wanted: () -> WantedRow<N>

    func body(content: Content) -> some View {
      row.wanted = wanted
      helm.viewMemory.note(row)
      return
        content
        .transaction { [update = row.update] transaction in update.note(transaction) }
        // Asked for again: by now something may have been restored.
        .onChange(of: wanted(), initial: true) { row.want(wanted()) }
    }
  }

  /// Whether a window has been in use: what happens before is not to be seen happening.
  @MainActor final class WindowUse {
    var hasBegun = false

    nonisolated init() {}
  }
#endif
