#if canImport(SwiftUI)
  import SwiftUI

  /// A row of modals, each of which presents the next one, and takes its turn in the place of the one before.
  ///
  /// A window can present one modal at a time, and so can a modal. So all that are presented form one row, whoever holds them.
  struct ModalLayer<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>

    let row: ModalRow<N>

    /// The modal that this layer is in, unless it is the lowest.
    var below: PathFragment<N>?

    @State private var turns = ModalTurns<N>()

    func body(content: Content) -> some View {
      content
        .onChange(of: drawing.helm.modal(in: row, above: below)?.adapted, initial: true) { _, modal in
          turns.want(modal)
        }
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
      return Bindable(drawing.helm)[dynamicMember: \.[shownModal: shown, in: row, above: below]]
    }

    private func place(_ modal: HeldModal<N>) -> some View {
      PlaceView(drawing: drawing.outsideOfStacks, root: modal.fragment)
        .modifier(ModalLayer(drawing: drawing, row: row, below: modal.fragment))
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

  /// Which modals form one row.
  enum ModalRow<N: Fragment>: Hashable {
    /// All over a place.
    case over(PathFragment<N>)

    /// The one that a fragment holds, and all over that one.
    case held(by: PathFragment<N>)
  }

  extension Helm {
    private func modals(in row: ModalRow<N>) -> [HeldModal<N>] {
      switch row {
      case .over(let root): modals(over: root)
      case .held(let holder): modal(of: holder).map { [$0] + modals(over: $0.fragment) } ?? []
      }
    }

    /// The modal of a row that comes next above another one, or the lowest.
    fileprivate func modal(in row: ModalRow<N>, above below: PathFragment<N>?) -> HeldModal<N>? {
      let modals = modals(in: row)
      guard let below else { return modals.first }
      return modals.drop { $0.fragment != below }.dropFirst().first
    }

    /// A modal that is shown now, unless it is gone already; clearing it goes back from it.
    fileprivate subscript(
      shownModal modal: HeldModal<N>?, in row: ModalRow<N>, above below: PathFragment<N>?
    ) -> HeldModal<N>? {
      get { modal?.fragment == self.modal(in: row, above: below)?.fragment ? modal : nil }
      set {
        guard newValue == nil, let modal, machine.frame(of: modal.fragment) != nil else { return }
        back(from: modal.fragment)
        let isGone = machine.frame(of: modal.fragment) == nil
        switch row {
        case .over(let root): showAgain(.modals(root), unless: isGone)
        case .held(let holder): showAgain(.modal(holder), unless: isGone)
        }
      }
    }
  }
#endif
