#if canImport(SwiftUI)
  import SwiftUI

  /// One level of the row of modals over a place; each modal presents the next one.
  ///
  /// A window can present one modal at a time, and so can a modal. All presented modals therefore form one row, whichever fragments hold
  /// them (Documentation/decisions/modals-form-one-row.md).
  struct ModalLayer<N: Fragment, Screen: View>: ViewModifier {
    let context: HelmViewContext<N, Screen>
    let row: ModalPresenter<N>

    /// The number of modals below this one.
    var level = 0

    /// The only fragment whose modal is presented here, if each screen presents its own.
    var holder: PathFragment<N>?

    /// Whether this is a view that modals point at, which presents only the one that does.
    var isAnchor = false
    var pointing: PresentedModal<N>?

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
          if let modal, modal.question != nil { QuestionView(context: context, row: row, modal: modal).id(modal) }
        }
    }

    private var modal: PresentedModal<N>? {
      let modal = isAnchor ? pointing : row.turns.modal(at: level)
      return modal.flatMap { isAnchor || $0.holder == holder && !row.isAnchored($0) ? $0 : nil }
    }

    private func item(_ modal: PresentedModal<N>?, _ presentation: SeguePresentation) -> Binding<PresentedModal<N>?> {
      // One with a question is still an alert or a dialog.
      let modal = modal.flatMap { $0.presentation == presentation ? $0 : nil }
      return Bindable(row)[dynamicMember: \.[shows: modal]]
    }

    private func place(_ modal: PresentedModal<N>) -> some View {
      ModalPlaceView(context: context, row: row, modal: modal)
    }
  }

  private struct ModalPlaceView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let row: ModalPresenter<N>
    let modal: PresentedModal<N>

    var body: some View {
      let level = row.turns.level(of: modal)
      let isTop = row.turns.shown.count == level + 1
      let context = context.inModal(isClosing: context.isClosing || !row.isUp(modal))
      PlaceView(context: context, root: modal.place)
        .modifier(CarriedEnvironment(row: row, modal: modal.place))
        .background {
          // Set in a background, and only if `true`, so that it doesn't override a setting of the screen itself.
          if row.holds(modal) || !context.isClosing && isTop && !context.helm.canGoBackAtOnce(from: modal.place) {
            Color.clear.interactiveDismissDisabled().accessibilityHidden(true)
          }
        }
        .modifier(CurtainCover(context: context, isTop: isTop))
        .modifier(ModalLayer(context: context, row: row, level: level + 1))
        .onAppear { row.change { $0.began(modal) } }
        .onDisappear { row.change { $0.ended(modal) } }
        .modifier(ZoomTransition(context: context, fragment: modal.place))
    }
  }
#endif
