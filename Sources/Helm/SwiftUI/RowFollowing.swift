#if canImport(SwiftUI)
  import SwiftUI

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
#endif
