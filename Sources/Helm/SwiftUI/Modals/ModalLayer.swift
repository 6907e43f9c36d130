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

    /// Whether this is a view that modals point at, which presents only the one that does.
    var isAnchor = false
    var pointing: RowModal<N>?

    func body(content: Content) -> some View {
      let modal = modal
      content
        .sheet(item: item(modal, .sheet), onDismiss: { row.ended(.sheet, at: level) }) { place($0) }
        #if !os(macOS)
          .fullScreenCover(
            item: item(modal, .fullScreenCover), onDismiss: { row.ended(.fullScreenCover, at: level) }
          ) { place($0) }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: item(modal, .popover)) { place($0) }
        #endif
        .background {
          if let modal, modal.question != nil { QuestionView(drawing: drawing, row: row, modal: modal).id(modal) }
        }
    }

    private var modal: RowModal<N>? {
      let modal = isAnchor ? pointing : row.turns.modal(at: level)
      return modal.flatMap { isAnchor || $0.holder == holder && !row.isAnchored($0) ? $0 : nil }
    }

    private func item(_ modal: RowModal<N>?, _ presentation: SeguePresentation) -> Binding<RowModal<N>?> {
      // One with a question is still an alert or a dialog.
      let modal = modal.flatMap { $0.presentation == presentation ? $0 : nil }
      return Bindable(row)[dynamicMember: \.[shows: modal]]
    }

    private func place(_ modal: RowModal<N>) -> some View {
      ModalPlaceView(drawing: drawing, row: row, modal: modal)
    }
  }

  private struct ModalPlaceView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let modal: RowModal<N>

    var body: some View {
      let level = row.turns.level(of: modal)
      let isTop = row.turns.shown.count == level + 1
      let drawing = drawing.inModal(isClosing: drawing.isClosing || !row.isUp(modal))
      PlaceView(drawing: drawing, root: modal.place)
        .modifier(CarriedEnvironment(row: row, modal: modal.place))
        .background {
          // Set in a background, and only if `true`, so that it doesn't override a setting of the screen itself.
          if row.holds(modal) || !drawing.isClosing && isTop && !drawing.helm.canGoBackAtOnce(from: modal.place) {
            Color.clear.interactiveDismissDisabled().accessibilityHidden(true)
          }
        }
        .modifier(CurtainCover(drawing: drawing, isTop: isTop))
        .modifier(ModalLayer(drawing: drawing, row: row, level: level + 1))
        .onAppear { row.change { $0.began(modal) } }
        .onDisappear { row.change { $0.ended(modal) } }
        .modifier(ZoomTransition(drawing: drawing, fragment: modal.place))
    }
  }
#endif
