#if canImport(SwiftUI)
  import SwiftUI

  /// A fragment's own view, its overlays and its modal.
  struct ScreenView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    var body: some View {
      ZStack(alignment: .bottom) {
        drawing.screen(fragment)
        ForEach(drawing.helm.overlays(of: fragment), id: \.self) { overlay in
          PlaceView(drawing: drawing, root: overlay).transition(drawing.transition(of: overlay))
        }
      }
      .environment(\.helmFragment, HelmFragment(fragment))
      .environment(\.helmContent, ContentSource(drawing, holder: fragment))
      .environment(drawing.helm)
      #if canImport(Combine)
        .environmentObject(drawing.helm)
      #endif
      .modifier(ModalLayer(drawing: drawing, holder: fragment))
    }
  }
#endif
