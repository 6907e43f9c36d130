#if canImport(SwiftUI)
  import SwiftUI

  /// Updates a row of modals with the state: within each command, and whenever the views are evaluated for another reason.
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
        // Evaluated again, because the state may have been restored meanwhile.
        .onChange(of: wanted(), initial: true) { row.want(wanted()) }
    }
  }
#endif
