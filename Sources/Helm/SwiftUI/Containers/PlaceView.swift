#if canImport(SwiftUI)
  import SwiftUI

  /// A place: the screens that were pushed and swapped in it, from a root on.
  struct PlaceView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let root: PathFragment<N>

    /// Whether the lowest screen has no back button, if it isn't alone in its stack, as in a column of a narrow window.
    var isLocked = false

    /// The lowest screen, and a value that grows with each swap.
    @State private var last = FrozenValue<(bottom: PathFragment<N>?, height: Int)>()

    var body: some View {
      let place = context.helm.place(of: root)
      let bottom = place.contains(root) ? root : place.first
      let context = context.closing(place.isEmpty)
      let shown = last.value(
        (bottom, height: bottom.flatMap(context.helm.state.serial) ?? 0), isClosing: context.isClosing)
      // While both are visible, a swapped screen lies over the one it replaces, and one that leaves, over the one that comes back. Nothing
      // else needs a container.
      if context.helm.graph.isReplaced(root.fragment) {
        ZStack {
          if let bottom = shown.bottom {
            content(on: bottom, context)
              .id(bottom)
              .transition(context.transition(of: bottom))
              .zIndex(Double(shown.height))
          }
        }
      } else if let bottom = shown.bottom {
        content(on: bottom, context).id(bottom)
      } else {
        // A view even without content, because a modal's appearance and disappearance are reported by what it shows.
        Color.clear.frame(width: 0, height: 0)
      }
    }

    @ViewBuilder private func content(
      on bottom: PathFragment<N>, _ context: HelmViewContext<N, Screen>
    ) -> some View {
      if context.isInStack {
        PushingView(context: context, fragment: bottom)
      } else {
        StackView(context: context, root: bottom, isLocked: isLocked)
      }
    }
  }
#endif
