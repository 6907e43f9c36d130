#if canImport(SwiftUI)
  import SwiftUI

  /// One level of the row of modals over a place; each modal presents the next one.
  ///
  /// A window can present one modal at a time, and so can a modal. All presented modals therefore form one row, whichever fragments hold
  /// them (Documentation/decisions/modals-form-one-row.md).
  struct ModalLayer<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>

    /// The number of modals below this one.
    var level = 0

    /// The only fragment whose modal is presented here, if each screen presents its own.
    var holder: PathFragment<N>?

    func body(content: Content) -> some View {
      let modal = row.turns.modal(at: level).flatMap { $0.holder == holder && !row.isAnchored($0) ? $0 : nil }
      content.modifier(ModalPresenter(drawing: drawing, row: row, modal: modal, level: level))
    }
  }

  /// Presents one modal from a view.
  struct ModalPresenter<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let modal: RowModal<N>?

    /// The number of modals below the one that ends.
    var level = 0

    func body(content: Content) -> some View {
      content
        .sheet(item: item(.sheet), onDismiss: { row.ended(.sheet, at: level) }) { place($0) }
        #if !os(macOS)
          .fullScreenCover(
            item: item(.fullScreenCover), onDismiss: { row.ended(.fullScreenCover, at: level) }
          ) { place($0) }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: item(.popover)) { place($0) }
        #endif
        .background {
          if let modal, modal.question != nil { QuestionView(drawing: drawing, row: row, modal: modal).id(modal) }
        }
    }

    private func item(_ presentation: SeguePresentation) -> Binding<RowModal<N>?> {
      let modal = modal.flatMap { $0.question == nil && $0.modal.presentation == presentation ? $0 : nil }
      return Bindable(row)[dynamicMember: \.[shows: modal]]
    }

    private func place(_ modal: RowModal<N>) -> some View {
      ModalPlaceView(drawing: drawing, row: row, modal: modal)
    }
  }

  /// The content of a modal, and the modals over it.
  private struct ModalPlaceView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let modal: RowModal<N>

    var body: some View {
      let place = modal.modal.fragment
      let level = row.turns.level(of: modal)
      let isTop = row.turns.shown.count == level + 1
      let isClosing = drawing.isClosing || !row.isUp(modal)
      let drawing = drawing.inModal(isClosing: isClosing)
      PlaceView(drawing: drawing, root: place)
        .modifier(CarriedEnvironment(row: row, modal: place))
        .background {
          // Set in a background, and only if `true`, so that it doesn't override a setting of the screen itself.
          if row.holds(modal) || !isClosing && isTop && !drawing.helm.canGoBackAtOnce(from: place) {
            Color.clear.interactiveDismissDisabled().accessibilityHidden(true)
          }
        }
        .modifier(CurtainCover(drawing: drawing, isTop: isTop))
        .modifier(ModalLayer(drawing: drawing, row: row, level: level + 1))
        .onAppear { row.change { $0.began(modal) } }
        .onDisappear { row.change { $0.ended(modal) } }
        .modifier(ZoomTransition(drawing: drawing, fragment: place))
    }
  }
#endif
