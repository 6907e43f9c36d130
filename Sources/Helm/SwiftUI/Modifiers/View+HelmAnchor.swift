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
    /// the system shows a sheet instead, the anchor has no effect. A modal on screen doesn't move to an anchor that appears later.
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

    @Environment(\.helmContent) private var source

    nonisolated init(fragment: N, id: String?) {
      self.fragment = fragment
      self.id = id
    }

    func body(content: Content) -> some View {
      let view = content.background { source?.contents.anchor(for: AnyHashable(fragment), id: id) }
      if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *),
        let (zoom, namespace) = source?.contents.zoom(of: AnyHashable(fragment), id: id)
      {
        view.matchedTransitionSource(id: zoom, in: namespace)
      } else {
        view
      }
    }
  }

  /// Presents one modal of the row from this view, and observes no other.
  struct AnchorView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let row: ModalPresenter<N>
    let anchor: ModalAnchor<N>

    @State private var spot = AnchorState<N>()

    var body: some View {
      Color.clear
        .accessibilityHidden(true)
        .modifier(ModalLayer(context: context, row: row, isAnchor: true, pointing: spot.modal))
        .onAppear { row.addAnchor(spot, at: anchor) }
        .onDisappear { row.removeAnchor(spot, at: anchor) }
    }
  }

  struct ZoomSource: Hashable {
    let fragment: AnyHashable
    let id: String?
  }

  /// Zooms a screen or a modal out of the view that leads to it, if its segue is set to; applied outside all containers.
  struct ZoomTransition<N: Fragment, Screen: View>: ViewModifier {
    let context: HelmViewContext<N, Screen>
    let fragment: PathFragment<N>

    @State private var last = FrozenValue<ZoomSource?>()

    func body(content: Content) -> some View {
      #if os(macOS)
        content
      #else
        if #available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *), let namespace = context.namespace,
          let source = last.value(source, isClosing: context.isClosing(fragment))
        {
          content.navigationTransition(.zoom(sourceID: source, in: namespace))
        } else {
          content
        }
      #endif
    }

    private var source: ZoomSource? {
      guard let edge = context.helm.state.edge(into: fragment)?.edge, context.zooms.contains(edge) else { return nil }
      return ZoomSource(fragment: AnyHashable(fragment.fragment), id: fragment.id)
    }
  }
#endif
