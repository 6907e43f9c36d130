#if canImport(SwiftUI)
  import SwiftUI

  /// The modal over a screen, one at a time.
  struct ModalLayer<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>

    @State private var turns = ModalTurns<N>()

    func body(content: Content) -> some View {
      content
        .onChange(of: drawing.helm.modal(of: holder)?.adapted, initial: true) { _, modal in turns.want(modal) }
        .sheet(item: item(.sheet), onDismiss: { turns.ended(.sheet) }) { modal in place(modal) }
        #if !os(macOS)
          .fullScreenCover(item: item(.fullScreenCover), onDismiss: { turns.ended(.fullScreenCover) }) { modal in
            place(modal)
          }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .popover(item: item(.popover)) { modal in place(modal).onDisappear { turns.ended(.popover) } }
        #endif
    }

    private func item(_ presentation: SeguePresentation) -> Binding<HeldModal<N>?> {
      let shown = turns.shown.flatMap { $0.presentation == presentation ? $0 : nil }
      return Bindable(drawing.helm)[dynamicMember: \.[shownModal: shown, over: holder]]
    }

    private func place(_ modal: HeldModal<N>) -> some View {
      PlaceView(drawing: drawing.outsideOfStacks, root: modal.fragment)
        .onAppear { turns.began(modal.presentation) }
        .interactiveDismissDisabled(!drawing.helm.canGoBack(from: modal.fragment))
    }
  }

  extension HeldModal {
    /// The modal as the system can show it: with sheets instead of what it does not have.
    fileprivate var adapted: HeldModal {
      #if os(macOS)
        presentation == .fullScreenCover ? HeldModal(fragment: fragment, presentation: .sheet) : self
      #elseif os(tvOS) || os(watchOS)
        presentation == .popover ? HeldModal(fragment: fragment, presentation: .sheet) : self
      #else
        self
      #endif
    }
  }

  extension Helm {
    /// A modal that is shown now, unless it is gone already; clearing it goes back from it.
    fileprivate subscript(shownModal modal: HeldModal<N>?, over holder: PathFragment<N>) -> HeldModal<N>? {
      get { modal?.fragment == machine.modal(of: holder)?.fragment ? modal : nil }
      set {
        guard newValue == nil, let modal, machine.frame(of: modal.fragment) != nil else { return }
        back(from: modal.fragment)
        showAgain(.modal(holder), unless: machine.frame(of: modal.fragment) == nil)
      }
    }
  }
#endif
