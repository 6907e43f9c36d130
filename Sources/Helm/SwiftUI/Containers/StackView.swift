#if canImport(SwiftUI)
  import SwiftUI

  struct StackView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    /// Whether the root has no back button, if it isn't alone in its stack, as in a column of a narrow window.
    var isLocked = false

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      let graph = drawing.helm.graph
      let drawing = drawing.closing(with: root)
      // A root that holds stacks has none for its bars, because they would be nested in it.
      if !graph.isPushedOn(root.fragment), !drawing.stacks.contains(root.fragment) || graph.holdsStacks(root.fragment) {
        base(drawing)
      } else if graph.holdsStacks(root.fragment) {
        // A stack in a stack has two bars, and neither knows the other's screens (decisions/a-stack-over-a-container.md).
        let screens = screens(drawing)
        ZStack {
          base(drawing)
            .seen(screens.isEmpty)
            .zIndex(0)
          if let first = screens.first {
            stack(of: screens, drawing) { Color.clear }
              .transition(drawing.transition(of: first))
              .zIndex(1)
          }
        }
      } else {
        stack(of: screens(drawing), drawing) {
          ScreenView(drawing: drawing.inStack, fragment: root).navigationBarBackButtonHidden(isLocked)
        }
      }
    }

    @ViewBuilder private func base(_ drawing: Drawing<N, Screen>) -> some View {
      if drawing.helm.graph.holdsColumns(root.fragment), !drawing.isInColumns {
        ColumnsView(drawing: drawing, root: root)
      } else {
        ScreenView(drawing: drawing, fragment: root).navigationBarBackButtonHidden(isLocked)
      }
    }

    private func screens(_ drawing: Drawing<N, Screen>) -> [PathFragment<N>] {
      last.value(drawing.helm.stack(from: .exactly(root)), isClosing: drawing.isClosing)
    }

    private func stack(
      of screens: [PathFragment<N>], _ drawing: Drawing<N, Screen>, @ViewBuilder on root: () -> some View
    ) -> some View {
      let path = Bindable(drawing.helm)[dynamicMember: \.[stackFrom: .exactly(self.root)]]
      return NavigationStack(path: drawing.isClosing ? .constant(screens) : path) {
        root().navigationDestination(for: PathFragment<N>.self) { fragment in
          PushedView(drawing: drawing.inStack, fragment: fragment, pushesNext: false).id(fragment)
        }
      }
    }
  }

  private struct PushedView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>
    let pushesNext: Bool

    var body: some View {
      PushingView(drawing: drawing, fragment: fragment, pushesNext: pushesNext)
        .navigationBarBackButtonHidden(drawing.isLocked(fragment))
        .modifier(ZoomTransition(drawing: drawing, fragment: fragment))
    }
  }

  /// A screen in a stack, and what its own view pushes there: its column and, on a stack of the app, the next screen.
  struct PushingView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>
    var pushesNext = true

    var body: some View {
      // There is no room for a column beside the screen.
      if drawing.helm.graph.holdsColumns(fragment.fragment) {
        screen.navigationDestination(item: Bindable(drawing.helm)[dynamicMember: \.[columnOver: fragment]]) { column in
          PlaceView(drawing: drawing.inStack, root: column)
            .navigationBarBackButtonHidden(drawing.isLocked(column))
            .id(column)
        }
      } else {
        screen
      }
    }

    @ViewBuilder private var screen: some View {
      let screen = ScreenView(drawing: drawing, fragment: fragment)
      if pushesNext {
        screen.navigationDestination(item: Bindable(drawing.helm)[dynamicMember: \.[pushedOn: fragment]]) { next in
          PushedView(drawing: drawing, fragment: next, pushesNext: true).id(next)
        }
      } else {
        screen
      }
    }
  }
#endif
