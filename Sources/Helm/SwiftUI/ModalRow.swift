#if canImport(SwiftUI)
  import SwiftUI

  /// The modals over what a `HelmView` draws, as far as they are on screen; the views present them level by level.
  @MainActor final class ModalRow<N: Fragment> {
    private let source = ObservationSource()
    private var state = ModalTurns<N>()
    private var sheets: Set<N> = []
    private var anchors: [ModalAnchor<N>: Int] = [:]

    /// Whose turn it is; whoever reads it is told when that changes.
    var turns: ModalTurns<N> {
      source.access()
      return state
    }

    /// The modal of a level that is shown.
    func modal(at level: Int) -> RowModal<N>? { turns.shown.indices.contains(level) ? state.shown[level] : nil }

    /// What the row knows about a modal that a level presents.
    func entry(of modal: HeldModal<N>, at level: Int) -> RowModal<N> {
      let shown = state.shown.indices.contains(level) ? state.shown[level] : state.going
      return shown.flatMap { $0.modal == modal ? $0 : nil } ?? RowModal(modal: modal)
    }

    /// The alert or dialog of a level that is shown, or is going.
    func question(at level: Int) -> RowModal<N>? {
      let modal = modal(at: level) ?? (level == state.shown.count ? state.going : nil)
      return modal?.question == nil ? nil : modal
    }

    func want(_ row: [RowModal<N>]) { change { $0.want(row) } }
    func began(_ modal: RowModal<N>) { change { $0.began(modal) } }
    func stopWaiting() { change { $0.stopWaiting() } }

    /// A modal has ended, or its views have disappeared.
    func ended(_ modal: RowModal<N>) { change { $0.ended(modal) } }

    /// The system closes a modal by itself: an alert whose button was tapped, a popover whose anchor has gone.
    func closed(_ modal: RowModal<N>) { change { $0.closed(modal) } }

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

    // MARK: Alerts that are sheets

    /// The fragments whose screens have no alert to show.
    var shownAsSheets: Set<N> {
      source.access()
      return sheets
    }

    /// Shows a fragment as a sheet from now on, whatever its segue says.
    func showAsSheet(_ fragment: N) { if sheets.insert(fragment).inserted { source.change() } }

    // MARK: What modals point at

    /// Whether a view is there that a modal points at, and presents it.
    func isAnchored(_ modal: RowModal<N>) -> Bool {
      source.access()
      return modal.anchor.map { anchors[$0] != nil } ?? false
    }

    /// The level of the modal that points at a view: of one that is shown, or is going.
    func level(of anchor: ModalAnchor<N>) -> Int? {
      turns.shown.firstIndex { $0.anchor == anchor } ?? (state.going?.anchor == anchor ? state.shown.count : nil)
    }

    /// A view that modals point at has come.
    func cameUp(_ anchor: ModalAnchor<N>) {
      anchors[anchor, default: 0] += 1
      source.change()
    }

    /// A view that modals point at has gone, and with it the modal that it presents.
    func wentAway(_ anchor: ModalAnchor<N>) {
      anchors[anchor, default: 1] -= 1
      guard anchors[anchor] == 0 else { return }
      anchors[anchor] = nil
      if let modal = state.shown.last, modal.anchor == anchor { closed(modal) }
      source.change()
    }
  }

  /// A view in a screen that a modal held by that screen points at.
  struct ModalAnchor<N: Fragment>: Hashable {
    let holder: PathFragment<N>
    let fragment: N
  }

  extension RowModal {
    /// What it points at, if it is there.
    fileprivate var anchor: ModalAnchor<N>? {
      guard let cause, modal.presentation == .popover || modal.presentation == .dialog else { return nil }
      return ModalAnchor(holder: cause, fragment: modal.fragment.fragment)
    }
  }
#endif
