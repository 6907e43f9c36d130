#if canImport(SwiftUI)
  import SwiftUI

  /// The modals over a place, each of which presents the next one, and takes its turn in the place of the one before.
  ///
  /// A window can present one modal at a time, and so can a modal. So all that are presented form one row, whoever holds them
  /// (Documentation/decisions/modals-form-one-row.md).
  struct ModalLayer<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>

    /// The place that all modals lie over.
    let root: PathFragment<N>

    /// The modal that this layer is in, unless it is the lowest.
    var below: PathFragment<N>?

    /// The only fragment whose modal is presented here, where each screen presents its own.
    var holder: PathFragment<N>?

    /// The turns of all screens that present their own.
    var shared: Binding<ModalTurns<N>>?

    @State private var own = ModalTurns<N>()

    private var turns: Binding<ModalTurns<N>> { shared ?? $own }

    func body(content: Content) -> some View {
      content
        .onChange(of: drawing.helm.modal(over: root, above: below)?.adapted, initial: true) { _, modal in
          if shared == nil { own.want(modal) }
        }
        .sheet(item: item(.sheet), onDismiss: { ended(.sheet) }) { modal in place(modal) }
        #if !os(macOS)
          .fullScreenCover(item: item(.fullScreenCover), onDismiss: { ended(.fullScreenCover) }) { modal in place(modal)
          }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: item(.popover)) { modal in place(modal).onDisappear { ended(.popover) } }
        #endif
    }

    private func ended(_ presentation: SeguePresentation) { turns.wrappedValue.ended(presentation) }

    private func item(_ presentation: SeguePresentation) -> Binding<HeldModal<N>?> {
      let shown = turns.wrappedValue.shown.flatMap { $0.presentation == presentation ? $0 : nil }
      let key = ShownModal(modal: shown, root: root, below: below, holder: holder)
      return Bindable(drawing.helm)[dynamicMember: \.[shown: key]]
    }

    private func place(_ modal: HeldModal<N>) -> some View {
      PlaceView(drawing: drawing.outsideOfStacks, root: modal.fragment)
        .modifier(ModalLayer(drawing: drawing.outsideOfStacks, root: root, below: modal.fragment))
        .onAppear { turns.wrappedValue.began(modal.presentation) }
        // Where the holder has gone as well, nobody else may be told.
        .onDisappear { if shared != nil { ended(modal.presentation) } }
        .interactiveDismissDisabled(!drawing.helm.canGoBack(from: modal.fragment))
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

  /// A modal that a layer shows now, and which layer that is.
  private struct ShownModal<N: Fragment>: Hashable {
    let modal: HeldModal<N>?
    let root: PathFragment<N>
    let below: PathFragment<N>?
    let holder: PathFragment<N>?
  }

  extension Helm {
    /// The modal over a place that comes next above another one, or the lowest.
    func modal(over root: PathFragment<N>, above below: PathFragment<N>?) -> HeldModal<N>? {
      let modals = modals(over: root)
      guard let below else { return modals.first }
      return modals.drop { $0.fragment != below }.dropFirst().first
    }

    /// A modal, unless it is gone already or another layer's; clearing it goes back from it.
    fileprivate subscript(shown shown: ShownModal<N>) -> HeldModal<N>? {
      get {
        guard let modal = shown.modal, modal.fragment == self.modal(over: shown.root, above: shown.below)?.fragment,
          shown.holder.map({ self.modal(of: $0)?.fragment == modal.fragment }) ?? true
        else { return nil }
        return modal
      }
      set {
        guard newValue == nil, let modal = shown.modal, machine.frame(of: modal.fragment) != nil else { return }
        back(from: modal.fragment)
        showAgain(.modals(shown.root), unless: machine.frame(of: modal.fragment) == nil)
      }
    }
  }
#endif
