#if canImport(SwiftUI)
  import SwiftUI

  /// A place: the screens that were pushed and swapped in it, from a root on.
  struct PlaceView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    /// Whether the lowest screen has no back button, if it isn't alone in its stack, as in a column of a narrow window.
    var isLocked = false

    /// The lowest screen, and a value that grows with each swap.
    @State private var last = LastShown<(bottom: PathFragment<N>?, height: Int)>()

    var body: some View {
      let place = drawing.helm.place(of: root)
      let bottom = place.contains(root) ? root : place.first
      let drawing = drawing.closing(place.isEmpty)
      let shown = last.value(
        (bottom, height: bottom.flatMap(drawing.helm.state.serial) ?? 0), isClosing: drawing.isClosing)
      // While both are visible, a swapped screen lies over the one it replaces, and one that leaves, over the one that comes back. Nothing
      // else needs a container.
      if drawing.helm.graph.isReplaced(root.fragment) {
        ZStack {
          if let bottom = shown.bottom {
            content(on: bottom, drawing)
              .id(bottom)
              .transition(drawing.transition(of: bottom))
              .zIndex(Double(shown.height))
          }
        }
      } else if let bottom = shown.bottom {
        content(on: bottom, drawing).id(bottom)
      } else {
        // A view even without content, because a modal's appearance and disappearance are reported by what it shows.
        Color.clear.frame(width: 0, height: 0)
      }
    }

    @ViewBuilder private func content(
      on bottom: PathFragment<N>, _ drawing: Drawing<N, Screen>
    ) -> some View {
      if drawing.isInStack {
        PushingView(drawing: drawing, fragment: bottom)
      } else {
        StackView(drawing: drawing, root: bottom, isLocked: isLocked)
      }
    }
  }
#endif
