#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// The row of modals over a place, as far as they are on screen; the views present them level by level.
  @MainActor final class ModalPresenter<N: Fragment>: Observable {
    let helm: Helm<N>
    private(set) var root: ModalBase<N>
    private let source = ObservationSource()
    private var state = ModalTransitions<N>()

    /// The fragments that are shown as sheets because their screens have no alert.
    private var sheets: Set<N> = []

    /// Whether the modals that are appearing or disappearing do so without animation.
    private var isUnanimated = false

    /// Whether views have been updated without animation; a command can't tell whether the app sent it in such a transaction.
    let isUpdatedUnanimated = Locked(false)

    /// The values that screens set in the environment of the modals that they hold.
    let carried = PropagatedValues<N>()

    /// The views that modals can point at, in the order in which they appeared.
    private var anchors: [ModalAnchor<N>: [AnchorState<N>]] = [:]
    private var anchorOfModal: [PresentedModal<N>: AnchorState<N>] = [:]

    /// The modal that isn't presented until the screen that it was presented from is drawn.
    private var undrawn: PresentedModal<N>?
    private var undrawnTotal = 0

    init(over root: ModalBase<N>, of helm: Helm<N>) {
      self.root = root
      self.helm = helm
    }

    var turns: ModalTransitions<N> {
      source.access()
      return state
    }

    /// The modals that the state asks for, the lowest first; observed.
    var wanted: [PresentedModal<N>] {
      source.access()
      guard root.isPresenting else { return [] }
      var modals = helm.row(over: root, sheets: sheets)
      if let first = modals.first, let known = state.shown.first, known.place == first.place,
        known.cause == first.cause, let holder = known.holder, helm.isOnPath(holder)
      {
        modals[0].holder = holder  // Screens that come and go below it don't present it again.
      }
      guard isHeld else { return modals }
      // Under a curtain, all modals stay, but for an alert, which would cover it.
      return state.wanted.filter { !$0.isOverCurtain && $0.question == nil } + modals.filter(\.isOverCurtain)
    }

    /// Whether everything below the curtains stays unchanged, because they are drawn over each modal; observed.
    private var isHeld: Bool { root.curtains.map { !$0.hasWindow && !helm.curtains.isEmpty } ?? false }

    /// Returns whether a modal stays unchanged, whatever the state is by now, because a curtain lies over it.
    func holds(_ modal: PresentedModal<N>) -> Bool { isHeld && !modal.isOverCurtain }

    /// Returns whether the state has a modal over the place, whether or not it is its turn; observed.
    func isUp(_ modal: PresentedModal<N>) -> Bool { helm.allModals(over: root).contains { $0.place == modal.place } }

    func lie(over root: ModalBase<N>) {
      self.root = root
      helm.viewMemory.note(self)
    }

    /// Adopts the current state, within the command that changed it, so that a transaction of the command also applies to the modals.
    func follow() {
      change { $0.want(wanted) }
      root.curtains?.follow(helm)
    }

    /// The number of modals that had to wait until the screen with the view that they may point at was drawn.
    var undrawnCount: Int {
      source.access()
      return undrawnTotal
    }

    /// Presents a modal from here that had to wait, unless the screen that is drawn now has a view for it.
    func noteDrawn() {
      follow()
      guard undrawn != nil else { return }
      undrawn = nil
      if isUnanimated { withAnimationsDisabled { source.change() } } else { source.change() }
    }

    private func holdUntilDrawn(_ modal: PresentedModal<N>) {
      guard !modal.anchors.isEmpty, let cause = modal.cause, !helm.viewMemory.hasView(of: cause) else { return }
      undrawn = modal
      undrawnTotal += 1
    }

    /// Handles that a level's modal of a given presentation has ended, unless another one has taken its place.
    func ended(_ presentation: SeguePresentation, at level: Int) {
      guard let modal = state.modal(at: level), modal.presentation == presentation else { return }
      change { $0.ended(modal) }
    }

    /// Shows a fragment as a sheet from now on, whatever its segue says.
    func showAsSheet(_ fragment: N) { if sheets.insert(fragment).inserted { source.change() } }

    func change(_ change: (inout ModalTransitions<N>) -> Void) {
      var changed = state
      change(&changed)
      if isUpdatedUnanimated.withValue({ $0 }), state.isWaiting { isUnanimated = true }
      defer {
        if !state.isWaiting { isUnanimated = false }
        isUpdatedUnanimated.withValue { $0 = false }
      }
      guard changed != state else { return }
      let isSeen = changed.shown != state.shown || changed.disappearing != state.disappearing
      let top = state.shown.last
      state = changed
      if let modal = changed.shown.last, modal != top { holdUntilDrawn(modal) }
      guard isSeen else { return }
      let tellReaders = { [self] in
        point()
        source.change()
      }
      if isUnanimated { withAnimationsDisabled(tellReaders) } else { tellReaders() }
    }

    /// The modal that a sheet, a cover or a popover shows; clearing it goes back from it.
    subscript(shows modal: PresentedModal<N>?) -> PresentedModal<N>? {
      get { modal == turns.disappearing ? nil : modal }
      set {
        guard newValue == nil, let modal, isUp(modal) else { return }
        helm.back(from: modal.place)
        // The system has dismissed it already, and presents it again.
        if isUp(modal) { source.change() }
      }
    }

    /// Whether an alert or a dialog is presented.
    ///
    /// Systems clear the binding after or before the action of the tapped button. The fragment is therefore removed when both are done,
    /// unless the action has dismissed it, replaced it, or presented something from it.
    subscript(asks modal: PresentedModal<N>) -> Bool {
      get { turns.shown.last == modal }
      set {
        guard !newValue, let question = modal.question else { return }
        change { $0.closed(modal) }
        let serial = helm.state.serial(of: question)
        Task {
          let state = helm.state
          let isTop = state.place(of: question).last == question && state.modal(of: question) == nil
          if state.serial(of: question) == serial, isTop { helm.back(from: modal.place) }
          follow()
        }
      }
    }

    func isAnchored(_ modal: PresentedModal<N>) -> Bool {
      source.access()
      return anchorOfModal[modal] != nil || undrawn == modal
    }

    func addAnchor(_ spot: AnchorState<N>, at anchor: ModalAnchor<N>) {
      anchors[anchor, default: []].append(spot)
      if point() { source.change() }
    }

    /// Removes a view that modals can point at, and closes the modal that it presents.
    func removeAnchor(_ spot: AnchorState<N>, at anchor: ModalAnchor<N>) {
      anchors[anchor]?.removeAll { $0 === spot }
      if anchors[anchor]?.isEmpty == true { anchors[anchor] = nil }
      let modal = state.shown.last.flatMap { anchorOfModal[$0] === spot ? $0 : nil }
      if let modal { change { $0.closed(modal) } }
      if point() { source.change() }
      // The system doesn't report when an alert or a dialog has gone, so it gets one turn.
      if let modal, modal.question != nil { Task { change { $0.ended(modal) } } }
    }

    /// Assigns each modal the view that it points at, and returns whether any of these views changed.
    @discardableResult private func point() -> Bool {
      let before = anchorOfModal
      anchorOfModal = [:]
      for modal in state.shown {
        let anchors = modal.anchors.lazy.compactMap { self.anchors[$0] }.joined()
        let known = before[modal]
        // One that is on screen without an anchor stays as it is.
        let isPlaced = known == nil && state.hasAppeared(modal)
        anchorOfModal[modal] = isPlaced ? nil : anchors.first { $0 === known } ?? anchors.first
      }
      // One that is disappearing keeps its view, if that still exists.
      if let modal = state.disappearing, let spot = before[modal] {
        anchorOfModal[modal] = modal.anchors.contains { anchors[$0]?.contains { $0 === spot } == true } ? spot : nil
      }
      for (modal, spot) in before where anchorOfModal[modal] !== spot { spot.modal = nil }
      for (modal, spot) in anchorOfModal { spot.modal = modal }
      return before.mapValues(ObjectIdentifier.init) != anchorOfModal.mapValues(ObjectIdentifier.init)
    }
  }

  /// Runs a closure that changes views without animation.
  @MainActor func withAnimationsDisabled(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  /// A view in a screen that a modal held by that screen points at.
  struct ModalAnchor<N: Fragment>: Hashable {
    let holder: PathFragment<N>
    let fragment: N

    /// The id that the modal must have; `nil` means any or none.
    let id: String?
  }

  /// Tells a view that modals can point at which modal does.
  @MainActor final class AnchorState<N: Fragment> {
    private let source = ObservationSource()
    private var current: PresentedModal<N>?

    nonisolated init() {}

    var modal: PresentedModal<N>? {
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
  }

  extension PresentedModal {
    /// The anchors that the modal can point at; one for its id comes before one for any id.
    fileprivate var anchors: [ModalAnchor<N>] {
      guard let cause, presentation == .popover || presentation == .dialog else { return [] }
      let ids = place.id.map { [$0, nil] } ?? [nil]
      return ids.map { ModalAnchor(holder: cause, fragment: place.fragment, id: $0) }
    }
  }
#endif
