#if canImport(SwiftUI)
  import SwiftUI

  /// The modals over what a `HelmView` draws, as far as they are on screen; the views present them level by level.
  @MainActor final class ModalRow<N: Fragment> {
    private let source = ObservationSource()
    private var state = ModalTurns<N>()
    private var isHeld = false {
      didSet { if isHeld != oldValue { source.change() } }
    }
    private var sheets: Set<N> = []

    /// Whether the modals that take turns now come and go without animation.
    private var isUnanimated = false

    /// The updates of the views in which modals come and go.
    let update = UnanimatedUpdate()

    /// What the state says should be there.
    var wanted: (() -> WantedRow<N>)?

    /// What screens set in the environment of the modals that they hold.
    private var carriedValues = CarriedValues<N>()

    /// The views that modals can point at, in the order in which they came.
    private var spots: [ModalAnchor<N>: [AnchorSpot<N>]] = [:]

    /// Those that a modal points at.
    private var pointedAt: [AnchorSpot<N>] = []

    /// Whose turn it is, observed by its readers.
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

    func want(_ row: WantedRow<N>) {
      isHeld = row.isHeld
      change { row.isHeld ? $0.hold(under: row.modals) : $0.want(row.modals) }
    }

    /// Takes over what the state says now, within the command that has changed it: a transaction of the command counts for the
    /// modals, too.
    func follow(isUnanimated: Bool = false) {
      if isUnanimated { self.isUnanimated = true }
      if let wanted { want(wanted()) }
    }

    /// Whether a modal stays as it is, whatever the state says by now, since a curtain lies over it.
    func holds(_ modal: RowModal<N>) -> Bool {
      source.access()
      return isHeld && !modal.isOverCurtain
    }

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

    // MARK: Alerts that are sheets

    /// The fragments whose screens have no alert to show.
    var shownAsSheets: Set<N> {
      source.access()
      return sheets
    }

    /// Shows a fragment as a sheet from now on, whatever its segue says.
    func showAsSheet(_ fragment: N) { if sheets.insert(fragment).inserted { source.change() } }

    // MARK: What modals find in their environment

    /// What screens set in the environment of the modals that they hold, observed by its readers.
    var carried: CarriedValues<N> {
      source.access()
      return carriedValues
    }

    /// A view sets a value, or another one.
    func carry(_ value: CarriedValue, of holder: PathFragment<N>) {
      carriedValues.add(value, of: holder)
      source.change()
    }

    // MARK: What modals point at

    /// Whether a view is there that a modal points at, and presents it.
    func isAnchored(_ modal: RowModal<N>) -> Bool {
      source.access()
      return pointedAt.contains { $0.isPointedAt(by: modal) }
    }

    /// A view that modals point at has come.
    func cameUp(_ spot: AnchorSpot<N>, at anchor: ModalAnchor<N>) {
      spots[anchor, default: []].append(spot)
      if point() { source.change() }
    }

    /// A view that modals point at has gone, and with it the modal that it presents.
    func wentAway(_ spot: AnchorSpot<N>, at anchor: ModalAnchor<N>) {
      spots[anchor]?.removeAll { $0 === spot }
      if spots[anchor]?.isEmpty == true { spots[anchor] = nil }
      let modal = state.shown.last.flatMap { spot.isPointedAt(by: $0) ? $0 : nil }
      if let modal { closed(modal) }
      if point() { source.change() }
      // Nobody says when an alert or a dialog has gone; it leaves the system a turn.
      if let modal, modal.question != nil { Task { ended(modal) } }
    }

    /// Lets each modal point at one view; says whether any points at another one than before.
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

    /// The view that a modal points at: the one that it points at already, one for its id, or one for any.
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

    /// The id that the modal has to have, if that matters.
    let id: String?
  }

  /// What a view that modals can point at is told: which one does.
  @MainActor final class AnchorSpot<N: Fragment> {
    struct Pointed: Equatable {
      let modal: RowModal<N>

      /// How many modals lie below.
      let level: Int
      let isGoing: Bool
    }

    private let source = ObservationSource()
    private var current: Pointed?

    nonisolated init() {}

    /// The modal that points here, observed by its readers.
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
    /// What it points at, if that is there: a view for its id rather than one for any.
    fileprivate var anchors: [ModalAnchor<N>] {
      guard let cause, modal.presentation == .popover || modal.presentation == .dialog else { return [] }
      let fragment = modal.fragment
      let anyID = ModalAnchor(holder: cause, fragment: fragment.fragment, id: nil)
      guard let id = fragment.id else { return [anyID] }
      return [ModalAnchor(holder: cause, fragment: fragment.fragment, id: id), anyID]
    }
  }
#endif
