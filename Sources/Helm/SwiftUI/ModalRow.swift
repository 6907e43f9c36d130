#if canImport(SwiftUI)
  import SwiftUI

  /// The row of modals over what a `HelmView` draws, as far as they are on screen; the views present them level by level.
  @MainActor final class ModalRow<N: Fragment> {
    private let source = ObservationSource()
    private var state = ModalTurns<N>()
    private var isHeld = false {
      didSet { if isHeld != oldValue { source.change() } }
    }
    private var sheets: Set<N> = []

    /// Whether the modals that are appearing or disappearing do so without animation.
    private var isUnanimated = false

    /// The view updates in which modals appear and disappear.
    let update = UnanimatedUpdate()

    /// A closure that returns the row that the state asks for.
    var wanted: (() -> WantedRow<N>)?

    /// The values that screens set in the environment of the modals that they hold.
    private var carriedValues = CarriedValues<N>()

    /// The views that modals can point at, in the order in which they appeared.
    private var spots: [ModalAnchor<N>: [AnchorSpot<N>]] = [:]

    /// The views that a modal points at.
    private var pointedAt: [AnchorSpot<N>] = []

    /// The modals whose turn it is, observed.
    var turns: ModalTurns<N> {
      source.access()
      return state
    }

    /// Returns the modal that is shown at a level.
    func modal(at level: Int) -> RowModal<N>? { turns.shown.indices.contains(level) ? state.shown[level] : nil }

    /// Returns the row's entry of a modal that a level presents.
    func entry(of modal: HeldModal<N>, at level: Int) -> RowModal<N> {
      let shown = state.shown.indices.contains(level) ? state.shown[level] : state.going
      return shown.flatMap { $0.modal == modal ? $0 : nil } ?? RowModal(modal: modal)
    }

    /// Returns the alert or dialog that is shown at a level, or is disappearing from it.
    func question(at level: Int) -> RowModal<N>? {
      let modal = modal(at: level) ?? (level == state.shown.count ? state.going : nil)
      return modal?.question == nil ? nil : modal
    }

    func want(_ row: WantedRow<N>) {
      isHeld = row.isHeld
      change { row.isHeld ? $0.hold(under: row.modals) : $0.want(row.modals) }
    }

    /// Adopts the current state, within the command that changed it, so that a transaction of the command also applies to the modals.
    func follow(isUnanimated: Bool = false) {
      if isUnanimated { self.isUnanimated = true }
      if let wanted { want(wanted()) }
    }

    /// Returns whether a modal stays unchanged, whatever the state is by now, because a curtain lies over it.
    func holds(_ modal: RowModal<N>) -> Bool {
      source.access()
      return isHeld && !modal.isOverCurtain
    }

    func began(_ modal: RowModal<N>) { change { $0.began(modal) } }
    func stopWaiting() { change { $0.stopWaiting() } }

    /// Handles that a modal has ended, or its views have disappeared.
    func ended(_ modal: RowModal<N>) { change { $0.ended(modal) } }

    /// Handles that the system closes a modal itself: an alert whose button was tapped, or a popover whose anchor is gone.
    func closed(_ modal: RowModal<N>) { change { $0.closed(modal) } }

    /// Handles that a level's modal of a given presentation has ended.
    func ended(_ presentation: SeguePresentation, at level: Int) {
      let modal = state.shown.indices.contains(level) ? state.shown[level] : state.going
      if let modal, modal.modal.presentation == presentation { ended(modal) }
    }

    private func change(_ change: (inout ModalTurns<N>) -> Void) {
      var changed = state
      change(&changed)
      if update.wasUnanimated, state.isWaiting { isUnanimated = true }
      defer {
        if !state.isWaiting { isUnanimated = false }
        update.forget()
      }
      guard changed != state else { return }
      let isSeen = changed.shown != state.shown || changed.going != state.going
      state = changed
      guard isSeen else { return }
      if isUnanimated { withAnimationsDisabled(tellReaders) } else { tellReaders() }
    }

    private func tellReaders() {
      point()
      source.change()
    }

    // MARK: Alerts shown as sheets

    /// The fragments that are shown as sheets because their screens have no alert.
    var shownAsSheets: Set<N> {
      source.access()
      return sheets
    }

    /// Shows a fragment as a sheet from now on, whatever its segue says.
    func showAsSheet(_ fragment: N) { if sheets.insert(fragment).inserted { source.change() } }

    // MARK: Environment of modals

    /// The values that screens set in the environment of the modals that they hold, observed.
    var carried: CarriedValues<N> {
      source.access()
      return carriedValues
    }

    /// Sets or replaces a value from a view.
    func carry(_ value: CarriedValue, of holder: PathFragment<N>) {
      carriedValues.add(value, of: holder)
      source.change()
    }

    // MARK: Anchors of modals

    /// Returns whether a modal is presented by a view that it points at.
    func isAnchored(_ modal: RowModal<N>) -> Bool {
      source.access()
      return pointedAt.contains { $0.isPointedAt(by: modal) }
    }

    /// Adds a view that modals can point at.
    func cameUp(_ spot: AnchorSpot<N>, at anchor: ModalAnchor<N>) {
      spots[anchor, default: []].append(spot)
      if point() { source.change() }
    }

    /// Removes a view that modals can point at, and closes the modal that it presents.
    func wentAway(_ spot: AnchorSpot<N>, at anchor: ModalAnchor<N>) {
      spots[anchor]?.removeAll { $0 === spot }
      if spots[anchor]?.isEmpty == true { spots[anchor] = nil }
      let modal = state.shown.last.flatMap { spot.isPointedAt(by: $0) ? $0 : nil }
      if let modal { closed(modal) }
      if point() { source.change() }
      // The system doesn't report when an alert or a dialog has gone, so it gets one turn.
      if let modal, modal.question != nil { Task { ended(modal) } }
    }

    /// Assigns each modal the view that it points at, and returns whether any of these views changed.
    @discardableResult private func point() -> Bool {
      var pointed: [(spot: AnchorSpot<N>, at: AnchorSpot<N>.Pointed)] = []
      for (level, modal) in state.shown.enumerated() {
        if let spot = spot(for: modal) { pointed.append((spot, .init(modal: modal, level: level, isGoing: false))) }
      }
      if let modal = state.going,
        let spot = pointedAt.first(where: { $0.isPointedAt(by: modal) && isOnPath($0, for: modal) })
      {
        pointed.append((spot, .init(modal: modal, level: state.shown.count, isGoing: true)))
      }
      let before = pointedAt
      pointedAt = pointed.map(\.spot)
      for spot in before where !pointedAt.contains(where: { $0 === spot }) { spot.pointed = nil }
      for (spot, new) in pointed { spot.pointed = new }
      return !before.elementsEqual(pointedAt, by: ===)
    }

    /// Returns the view that a modal points at: its current one, one for its id, or one for any id.
    private func spot(for modal: RowModal<N>) -> AnchorSpot<N>? {
      let spots = modal.anchors.lazy.compactMap { self.spots[$0] }.joined()
      return spots.first { $0.isPointedAt(by: modal) } ?? spots.first
    }

    private func isOnPath(_ spot: AnchorSpot<N>, for modal: RowModal<N>) -> Bool {
      modal.anchors.contains { spots[$0]?.contains { $0 === spot } == true }
    }
  }

  /// A view in a screen that a modal held by that screen points at.
  struct ModalAnchor<N: Fragment>: Hashable {
    let holder: PathFragment<N>
    let fragment: N

    /// The id that the modal must have; `nil` means any or none.
    let id: String?
  }

  /// Tells a view that modals can point at which modal does.
  @MainActor final class AnchorSpot<N: Fragment> {
    struct Pointed: Equatable {
      let modal: RowModal<N>

      /// The number of modals below this one.
      let level: Int
      let isGoing: Bool
    }

    private let source = ObservationSource()
    private var current: Pointed?

    nonisolated init() {}

    /// The modal that points at this view, observed.
    var pointed: Pointed? {
      get {
        source.access()
        return current
      }
      set {
        guard newValue != current else { return }
        current = newValue
        source.change()
      }
    }

    func isPointedAt(by modal: RowModal<N>) -> Bool { current?.modal == modal }
  }

  extension RowModal {
    /// The anchors that the modal can point at; one for its id comes before one for any id.
    fileprivate var anchors: [ModalAnchor<N>] {
      guard let cause, modal.presentation == .popover || modal.presentation == .dialog else { return [] }
      let fragment = modal.fragment
      let anyID = ModalAnchor(holder: cause, fragment: fragment.fragment, id: nil)
      guard let id = fragment.id else { return [anyID] }
      return [ModalAnchor(holder: cause, fragment: fragment.fragment, id: id), anyID]
    }
  }
#endif
