#if canImport(SwiftUI)
  import SwiftUI

  /// One level of the row of modals over a place; each modal presents the next one.
  ///
  /// A window can present one modal at a time, and so can a modal. All presented modals therefore form one row, whichever fragments hold
  /// them (Documentation/decisions/modals-form-one-row.md).
  struct ModalLayer<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>

    /// The place that all modals lie over.
    let root: RowRoot<N>

    /// The number of modals below this one.
    var level = 0

    /// The only fragment whose modal is presented here, if each screen presents its own.
    var holder: PathFragment<N>?

    func body(content: Content) -> some View {
      content
        .sheet(item: item(.sheet), onDismiss: { row.ended(.sheet, at: level) }) { modal in place(modal) }
        #if !os(macOS)
          .fullScreenCover(
            item: item(.fullScreenCover), onDismiss: { row.ended(.fullScreenCover, at: level) }
          ) { modal in place(modal) }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: item(.popover)) { modal in place(modal) }
        #endif
        .background {
          if let question = row.question(at: level), question.holder == holder, !row.isAnchored(question) {
            QuestionView(drawing: drawing, row: row, root: root, modal: question).id(question)
          }
        }
    }

    private func item(_ presentation: SeguePresentation) -> Binding<HeldModal<N>?> {
      let modal = row.modal(at: level).flatMap { modal in
        modal.modal.presentation == presentation && modal.holder == holder && modal.question == nil ? modal : nil
      }
      let isHere = modal.map { !row.isAnchored($0) } ?? false
      return drawing.helm.binding(to: isHere ? modal : nil, at: level, of: row, over: root)
    }

    private func place(_ modal: HeldModal<N>) -> some View {
      ModalPlaceView(
        drawing: drawing, row: row, root: root, modal: row.entry(of: modal, at: level), level: level)
    }
  }

  /// The content of a modal, and the modals over it.
  struct ModalPlaceView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let root: RowRoot<N>
    let modal: RowModal<N>
    let level: Int

    var body: some View {
      let place = modal.modal.fragment
      let isTop = row.turns.shown.count == level + 1
      let isHeld = row.holds(modal)
      let isClosing = drawing.isClosing || !drawing.helm.isUp(place, over: root)
      let drawing = drawing.inModal(isClosing: isClosing)
      PlaceView(drawing: drawing, root: place)
        .modifier(CarriedEnvironment(row: row, helm: drawing.helm, modal: place))
        .background {
          // Set in a background, and only if `true`, so that it doesn't override a setting of the screen itself.
          if isHeld || !isClosing && isTop && !drawing.helm.canGoBackAtOnce(from: place) {
            Color.clear.interactiveDismissDisabled().accessibilityHidden(true)
          }
        }
        .modifier(CurtainCover(drawing: drawing, isTop: isTop))
        .modifier(ModalLayer(drawing: drawing, row: row, root: root, level: level + 1))
        .onAppear { row.began(modal) }
        .onDisappear { row.ended(modal) }
        .modifier(ZoomTransition(drawing: drawing, fragment: place))
    }
  }

  /// The modal that a level of the row shows, as the key of a binding.
  private struct BoundModal<N: Fragment>: Hashable {
    let modal: HeldModal<N>?
    let root: RowRoot<N>
    let level: Int

    /// Whether another modal is over this one and has to be dismissed first.
    let isCovered: Bool

    /// Whether the modal stays until the curtain over it has gone.
    let isHeld: Bool

    /// The fragments that are shown as sheets instead of alerts.
    let sheets: Set<N>
  }

  extension Helm {
    /// Returns a binding to the modal of a level, for the view that presents it.
    func binding(
      to modal: RowModal<N>?, at level: Int, of row: ModalRow<N>, over root: RowRoot<N>
    ) -> Binding<HeldModal<N>?> {
      let key = BoundModal(
        modal: modal?.modal, root: root, level: level, isCovered: row.turns.isCovered(level),
        isHeld: modal.map(row.holds) ?? false, sheets: row.shownAsSheets)
      return Bindable(self)[dynamicMember: \.[shown: key]]
    }

    /// The modal, or `nil` if it should be dismissed and no other one covers it; clearing it goes back from it.
    fileprivate subscript(shown shown: BoundModal<N>) -> HeldModal<N>? {
      get {
        guard let modal = shown.modal, !shown.isCovered, !shown.isHeld else { return shown.modal }
        return row(over: shown.root, sheets: shown.sheets).contains { $0.modal == modal } ? modal : nil
      }
      set {
        let isOnPath = { (modal: HeldModal<N>) in self.isUp(modal.fragment, over: shown.root) }
        guard newValue == nil, let modal = shown.modal, isOnPath(modal) else { return }
        back(from: modal.fragment)
        showAgain(.modals(shown.root.place), unless: !isOnPath(modal))
      }
    }
  }
#endif
