#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Makes a popover or a confirmation dialog of a ``HelmView`` point at this view, for example the button that opens it.
    ///
    /// ```swift
    /// Button("Filter") { screen.present(.filter) }.helmAnchor(for: Screen.filter)
    /// ```
    ///
    /// This applies to modals that the view's screen holds. Without an anchor, a popover points at everything that the `HelmView` draws; if
    /// the system shows a sheet instead, the anchor has no effect.
    ///
    /// In a list whose rows all lead to the same fragment, each row sets its own id, and presents the fragment with that id:
    ///
    /// ```swift
    /// Button("Delete") { screen.present(.confirm, id: row.id) }.helmAnchor(for: Screen.confirm, id: row.id)
    /// ```
    ///
    /// If there are several such views, the one that appeared first is used. A fragment that zooms out of the view that leads to it
    /// (``HelmView/zoomTransition(for:)``) zooms out of this view if the ids are equal.
    ///
    /// - Parameters:
    ///   - fragment: The fragment that is presented.
    ///   - id: The id that it is presented with; without one, any or none.
    /// - Returns: The view, as an anchor.
    public nonisolated func helmAnchor(for fragment: some Fragment, id: (any FragmentID)? = nil) -> some View {
      modifier(Anchor(fragment: fragment, id: id?.canonicalText))
    }
  }

  private struct Anchor<N: Fragment>: ViewModifier {
    let fragment: N
    let id: String?

    func body(content: Content) -> some View {
      content.modifier(AnchorPoint(fragment: AnyHashable(fragment), id: id))
    }
  }

  /// Makes a view one that popovers and dialogs point at, and zooms start from.
  private struct AnchorPoint: ViewModifier {
    let fragment: AnyHashable
    let id: String?

    @Environment(\.helmContent) private var source

    func body(content: Content) -> some View {
      let view = content.background { source?.anchor(fragment, id) }
      if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *),
        let (zoom, namespace) = source?.zoom(fragment, id)
      {
        view.matchedTransitionSource(id: zoom, in: namespace)
      } else {
        view
      }
    }
  }

  /// Presents one modal of the row from this view, and observes no other.
  struct AnchorView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let anchor: ModalAnchor<N>

    @State private var spot = AnchorSpot<N>()

    var body: some View {
      let modal = spot.modal
      Color.clear
        .accessibilityHidden(true)
        #if !os(tvOS) && !os(watchOS)
          .popover(item: item(modal)) { modal in
            ModalPlaceView(drawing: drawing, row: row, modal: modal, level: row.turns.level(of: modal))
          }
        #endif
        .background {
          if let modal, modal.question != nil { QuestionView(drawing: drawing, row: row, modal: modal).id(modal) }
        }
        .onAppear { row.cameUp(spot, at: anchor) }
        .onDisappear { row.wentAway(spot, at: anchor) }
    }

    private func item(_ modal: RowModal<N>?) -> Binding<RowModal<N>?> {
      guard let modal, modal.question == nil else { return .constant(nil) }
      return Bindable(row)[dynamicMember: \.[shows: modal]]
    }
  }
#endif
