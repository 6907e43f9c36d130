#if canImport(SwiftUI)
  import SwiftUI

  /// One level of the row of modals over a place; each modal presents the next one.
  ///
  /// A window can present one modal at a time, and so can a modal. So all that are presented form one row, whoever holds them
  /// (Documentation/decisions/modals-form-one-row.md).
  struct ModalLayer<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>

    /// The place that all modals lie over.
    let root: PathFragment<N>

    /// How many modals lie below.
    var level = 0

    /// The only fragment whose modal is presented here, where each screen presents its own.
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
    }

    private func item(_ presentation: SeguePresentation) -> Binding<HeldModal<N>?> {
      let modal = row.modal(at: level).flatMap { modal in
        modal.modal.presentation == presentation && modal.holder == holder ? modal.modal : nil
      }
      let key = BoundModal(modal: modal, root: root, level: level, isCovered: row.turns.isCovered(level))
      return Bindable(drawing.helm)[dynamicMember: \.[shown: key]]
    }

    private func place(_ modal: HeldModal<N>) -> some View {
      ModalPlaceView(
        drawing: drawing, row: row, root: root, modal: RowModal(modal: modal, holder: holder), level: level)
    }
  }

  /// What a modal shows, and the modals over it.
  private struct ModalPlaceView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let root: PathFragment<N>
    let modal: RowModal<N>
    let level: Int

    var body: some View {
      let place = modal.modal.fragment
      let isClosing = drawing.isClosing || !drawing.helm.modals(over: root).contains { $0.fragment == place }
      let drawing = drawing.inModal(isClosing: isClosing)
      ZStack {
        PlaceView(drawing: drawing, root: place)
        // Beside the screen and only if it is so, since a screen may forbid the gesture on its own.
        if !isClosing, !drawing.helm.canGoBackAtOnce(from: place) {
          Color.clear.frame(width: 0, height: 0).interactiveDismissDisabled().accessibilityHidden(true)
        }
      }
      .modifier(ModalLayer(drawing: drawing, row: row, root: root, level: level + 1))
      .onAppear { row.began(modal) }
      .onDisappear { row.ended(modal) }
    }
  }

  extension HeldModal {
    /// The modal as the system can show it: with sheets instead of what it does not have.
    var adapted: HeldModal {
      Self.shownAsSheets.contains(presentation) ? HeldModal(fragment: fragment, presentation: .sheet) : self
    }

    private static var shownAsSheets: Set<SeguePresentation> {
      #if os(macOS)
        [.fullScreenCover, .alert, .dialog]
      #elseif os(tvOS) || os(watchOS)
        [.popover, .alert, .dialog]
      #else
        [.alert, .dialog]
      #endif
    }
  }

  /// A modal that a level of the row shows.
  private struct BoundModal<N: Fragment>: Hashable {
    let modal: HeldModal<N>?
    let root: PathFragment<N>
    let level: Int

    /// Whether another one is over it, and has to go first.
    let isCovered: Bool
  }

  extension Helm {
    /// The modals over a place, as the system can show them; the lowest with its holder, where that presents it.
    func row(over root: PathFragment<N>, withHolders: Bool) -> [RowModal<N>] {
      modals(over: root).enumerated().map { level, modal in
        let holder = withHolders && level == 0 ? state.edge(into: modal.fragment)?.from : nil
        return RowModal(modal: modal.adapted, holder: holder)
      }
    }

    /// A modal, unless it is to go, and none is over it; clearing it goes back from it.
    fileprivate subscript(shown shown: BoundModal<N>) -> HeldModal<N>? {
      get {
        guard let modal = shown.modal, !shown.isCovered else { return shown.modal }
        let modals = modals(over: shown.root)
        return modals.indices.contains(shown.level) && modals[shown.level].adapted == modal ? modal : nil
      }
      set {
        let isThere = { (modal: HeldModal<N>) in
          self.state.modals(over: shown.root).contains { $0.fragment == modal.fragment }
        }
        guard newValue == nil, let modal = shown.modal, isThere(modal) else { return }
        back(from: modal.fragment)
        showAgain(.modals(shown.root), unless: !isThere(modal))
      }
    }
  }
#endif
