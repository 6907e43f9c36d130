#if canImport(SwiftUI)
  import SwiftUI

  struct StackView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let root: PathFragment<N>

    /// Whether the root has no back button, if it isn't alone in its stack, as in a column of a narrow window.
    var isLocked = false

    @State private var last = FrozenValue<[PathFragment<N>]>()

    var body: some View {
      let graph = context.helm.graph
      let context = context.closing(with: root)
      // A root that holds stacks has none for its bars, because they would be nested in it.
      if !graph.isPushedOn(root.fragment), !context.stacks.contains(root.fragment) || graph.holdsStacks(root.fragment) {
        base(context)
      } else if graph.holdsStacks(root.fragment) {
        // A stack in a stack has two bars, and neither knows the other's screens (decisions/a-stack-over-a-container.md).
        let screens = screens(context)
        ZStack {
          base(context)
            .seen(screens.isEmpty)
            .zIndex(0)
          if let first = screens.first {
            stack(of: screens, context) { Color.clear }
              .transition(context.transition(of: first))
              .zIndex(1)
          }
        }
      } else {
        stack(of: screens(context), context) {
          ScreenView(context: context.inStack, fragment: root).navigationBarBackButtonHidden(isLocked)
        }
      }
    }

    @ViewBuilder private func base(_ context: HelmViewContext<N, Screen>) -> some View {
      if context.helm.graph.holdsColumns(root.fragment), !context.isInColumns {
        ColumnsView(context: context, root: root)
      } else {
        ScreenView(context: context, fragment: root).navigationBarBackButtonHidden(isLocked)
      }
    }

    private func screens(_ context: HelmViewContext<N, Screen>) -> [PathFragment<N>] {
      last.value(context.helm.stack(from: .exactly(root)), isClosing: context.isClosing)
    }

    private func stack(
      of screens: [PathFragment<N>], _ context: HelmViewContext<N, Screen>, @ViewBuilder on root: () -> some View
    ) -> some View {
      let path = Bindable(context.helm)[dynamicMember: \.[stackFrom: .exactly(self.root)]]
      return NavigationStack(path: context.isClosing ? .constant(screens) : path) {
        root().navigationDestination(for: PathFragment<N>.self) { fragment in
          PushedView(context: context.inStack, fragment: fragment, pushesNext: false).id(fragment)
        }
      }
    }
  }

  private struct PushedView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let fragment: PathFragment<N>
    let pushesNext: Bool

    var body: some View {
      PushingView(context: context, fragment: fragment, pushesNext: pushesNext)
        .navigationBarBackButtonHidden(context.isLocked(fragment))
        .modifier(ZoomTransition(context: context, fragment: fragment))
    }
  }

  /// A screen in a stack, and what its own view pushes there: its column and, on a stack of the app, the next screen.
  struct PushingView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let fragment: PathFragment<N>
    var pushesNext = true

    var body: some View {
      // There is no room for a column beside the screen.
      if context.helm.graph.holdsColumns(fragment.fragment) {
        screen.navigationDestination(item: Bindable(context.helm)[dynamicMember: \.[columnOver: fragment]]) { column in
          PlaceView(context: context.inStack, root: column)
            .navigationBarBackButtonHidden(context.isLocked(column))
            .id(column)
        }
      } else {
        screen
      }
    }

    @ViewBuilder private var screen: some View {
      let screen = ScreenView(context: context, fragment: fragment)
      if pushesNext {
        screen.navigationDestination(item: Bindable(context.helm)[dynamicMember: \.[pushedOn: fragment]]) { next in
          PushedView(context: context, fragment: next, pushesNext: true).id(next)
        }
      } else {
        screen
      }
    }
  }
#endif
