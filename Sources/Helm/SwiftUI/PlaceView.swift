#if canImport(SwiftUI)
  import SwiftUI

  /// A place: the screens that were pushed and swapped in it, from a root on.
  struct PlaceView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    /// Whether the lowest screen has no back button, if it isn't alone in its stack, as in a column of a narrow window.
    var isLocked = false

    @State private var last = LastShown<Shown>()

    /// The content of the place.
    private struct Shown {
      var screens: [PathFragment<N>]

      /// A value that grows with each swap, so that a new screen lies over the one it replaces, and one that leaves over the one that comes
      /// back.
      var height: Double
    }

    var body: some View {
      let (shown, isClosing) = shown
      let drawing = drawing.closing(isClosing)
      // While both are visible, a swapped screen lies over or under the one it replaces. Nothing else needs a container.
      if drawing.helm.graph.isReplaced(root.fragment) {
        ZStack {
          if let bottom = shown.screens.first {
            content(on: bottom, drawing)
              .id(bottom)
              .transition(drawing.transition(of: bottom))
              .zIndex(shown.height)
          }
        }
      } else if let bottom = shown.screens.first {
        content(on: bottom, drawing).id(bottom)
      } else {
        // A view even without content, because a modal's appearance and disappearance are reported by what it shows.
        Color.clear.frame(width: 0, height: 0)
      }
    }

    private var shown: (Shown, isClosing: Bool) {
      let now = drawing.helm.place(of: root)
      let isClosing = drawing.isClosing || now.isEmpty
      let screens = now.contains(root) ? Array(now.drop { $0 != root }) : now
      let height = screens.first.flatMap(drawing.helm.state.serial) ?? 0
      return (last.value(Shown(screens: screens, height: Double(height)), isClosing: isClosing), isClosing)
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
