#if canImport(SwiftUI)
  import SwiftUI

  /// The modals over what a `HelmView` draws, as far as they are on the screen; the views present them level by level.
  @MainActor final class ModalRow<N: Fragment> {
    private let source = ObservationSource()
    private var state = ModalTurns<N>()

    /// Whose turn it is; whoever reads it is told when that changes.
    var turns: ModalTurns<N> {
      source.access()
      return state
    }

    /// The modal of a level that is shown.
    func modal(at level: Int) -> RowModal<N>? { turns.shown.indices.contains(level) ? state.shown[level] : nil }

    func want(_ row: [RowModal<N>]) { change { $0.want(row) } }
    func began(_ modal: RowModal<N>) { change { $0.began(modal) } }
    func stopWaiting() { change { $0.stopWaiting() } }

    /// A modal has ended, or its views have disappeared.
    func ended(_ modal: RowModal<N>) { change { $0.ended(modal) } }

    /// The modal of a level that was shown in some way has ended.
    func ended(_ presentation: SeguePresentation, at level: Int) {
      let modal = state.shown.indices.contains(level) ? state.shown[level] : state.going
      if let modal, modal.modal.presentation == presentation { ended(modal) }
    }

    private func change(_ change: (inout ModalTurns<N>) -> Void) {
      var changed = state
      change(&changed)
      guard changed != state else { return }
      let isSeen = changed.shown != state.shown || changed.going != state.going
      state = changed
      if isSeen { source.change() }
    }
  }
#endif
