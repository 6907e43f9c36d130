#if canImport(SwiftUI)
  import SwiftUI

  struct ScreenView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    @State private var placement = Placement<N>()
    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      if let row = drawing.presenting {
        screen.modifier(ModalLayer(drawing: drawing, row: row, holder: fragment))
      } else {
        screen
      }
    }

    private var screen: some View {
      let drawing = drawing.closing(with: fragment)
      return layers(drawing)
        .modifier(SystemInspector(drawing: drawing, holder: fragment))
        .environment(
          \.helmContent, ContentSource(ScreenContents(drawing: drawing, holder: fragment, placement: placement))
        )
        .modifier(ScreenEnvironment(place: fragment, helm: drawing.helm))
        // An element of its own, so that the identifier doesn't apply to everything inside it.
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(fragment.fragment.screenIdentifier)
    }

    /// The view alone if the graph has no overlays for it, because the system's own transitions don't work with a container.
    @ViewBuilder private func layers(_ drawing: Drawing<N, Screen>) -> some View {
      let view = drawing.screen(fragment).modifier(
        AccessoryInset(drawing: drawing, holder: fragment, placement: placement, view: fragment))
      if drawing.helm.graph.holds(.overlay, in: fragment.fragment) {
        let overlays = last.value(
          drawing.unplaced(.overlay, of: fragment, placement), isClosing: drawing.isClosing)
        // An overlay on a small screen is at the edge of the window, not of the screen.
        let fills = !overlays.isEmpty
        ZStack(alignment: .bottom) {
          view.frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
          ForEach(Array(overlays.enumerated()), id: \.element) { index, overlay in
            PlaceView(drawing: drawing, root: overlay)
              .transition(drawing.transition(of: overlay))
              .zIndex(Double(index + 1))
          }
        }
      } else {
        view
      }
    }
  }
#endif
