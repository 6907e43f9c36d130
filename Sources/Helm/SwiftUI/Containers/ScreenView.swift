#if canImport(SwiftUI)
  import SwiftUI

  struct ScreenView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let fragment: PathFragment<N>

    @State private var placement = PlacedChildren<N>()
    @State private var last = FrozenValue<[PathFragment<N>]>()

    var body: some View {
      if let row = context.presenting {
        screen.modifier(ModalLayer(context: context, row: row, holder: fragment))
      } else {
        screen
      }
    }

    private var screen: some View {
      let context = context.closing(with: fragment)
      return layers(context)
        .modifier(SystemInspector(context: context, holder: fragment))
        .environment(
          \.helmContent, ContentSource(ScreenContents(context: context, holder: fragment, placement: placement))
        )
        .modifier(ScreenEnvironment(place: fragment, helm: context.helm))
        // An element of its own, so that the identifier doesn't apply to everything inside it.
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(fragment.fragment.screenIdentifier)
    }

    /// The view alone if the graph has no overlays for it, because the system's own transitions don't work with a container.
    @ViewBuilder private func layers(_ context: HelmViewContext<N, Screen>) -> some View {
      let view = context.screen(fragment).modifier(
        AccessoryInset(context: context, holder: fragment, placement: placement, view: fragment))
      if context.helm.graph.holds(.overlay, in: fragment.fragment) {
        let overlays = last.value(
          context.unplaced(.overlay, of: fragment, placement), isClosing: context.isClosing)
        // An overlay on a small screen is at the edge of the window, not of the screen.
        let fills = !overlays.isEmpty
        ZStack(alignment: .bottom) {
          view.frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
          ForEach(Array(overlays.enumerated()), id: \.element) { index, overlay in
            PlaceView(context: context, root: overlay)
              .transition(context.transition(of: overlay))
              .zIndex(Double(index + 1))
          }
        }
      } else {
        view
      }
    }
  }
#endif
