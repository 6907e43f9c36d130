#if canImport(SwiftUI)
  import SwiftUI

  /// A fragment's own view and its overlays.
  struct ScreenView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      if let presenting = drawing.presenting {
        screen.modifier(
          ModalLayer(drawing: drawing, row: presenting.row, root: presenting.root, holder: fragment))
      } else {
        screen
      }
    }

    private var screen: some View {
      let isClosing = drawing.isClosing(fragment)
      let drawing = drawing.closing(isClosing)
      let overlays = last.value(
        drawing.helm.accessories(of: fragment) + drawing.helm.overlays(of: fragment), isClosing: isClosing)
      // Over a small screen an overlay lies at the edge of the window, not of the screen.
      let fills = !overlays.isEmpty
      return ZStack(alignment: .bottom) {
        drawing.screen(fragment).frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
        ForEach(Array(overlays.enumerated()), id: \.element) { index, overlay in
          PlaceView(drawing: drawing, root: overlay)
            .transition(drawing.transition(of: overlay))
            .zIndex(Double(index + 1))
        }
      }
      .environment(\.helmContent, ContentSource(drawing, holder: fragment))
      .modifier(ScreenEnvironment(place: fragment, helm: drawing.helm))
      // An element of its own, so that the identifier does not go to all that is in it.
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(HelmIdentifier.screen(fragment.fragment))
    }
  }
#endif
