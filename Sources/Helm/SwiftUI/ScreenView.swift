#if canImport(SwiftUI)
  import SwiftUI

  /// A fragment's own view and its overlays.
  struct ScreenView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    var body: some View {
      // In a stack around, what is pushed covers all that is below it, and so whatever could present a modal from there.
      if let stack = drawing.stack {
        screen.modifier(ModalLayer(drawing: drawing, root: stack.root, holder: fragment, shared: stack.turns))
      } else {
        screen
      }
    }

    private var screen: some View {
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
    }
  }
#endif
