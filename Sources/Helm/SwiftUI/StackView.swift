#if canImport(SwiftUI)
  import SwiftUI

  /// A screen and what is pushed on it.
  struct StackView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    /// Whether the root has no back button, if it isn't alone in its stack, as in a column of a narrow window.
    var isLocked = false

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      let graph = drawing.helm.graph
      if !graph.isPushedOn(root.fragment), !hasOwnBars {
        base(drawing)
      } else if graph.holdsStacks(root.fragment) {
        // A stack in a stack has two bars, and neither knows the other's screens (decisions/a-stack-over-a-container.md).
        let screens = screens
        ZStack {
          base(drawing.closing(isClosing))
            .modifier(Seen(isSeen: screens.isEmpty))
            .zIndex(0)
          if let first = screens.first {
            stack(over: screens) { Color.clear }
              .transition(drawing.transition(of: first))
              .zIndex(1)
          }
        }
      } else {
        stack(over: screens) {
          ScreenView(drawing: drawing.closing(isClosing).inStack, fragment: root)
            .navigationBarBackButtonHidden(isLocked)
        }
      }
    }

    /// The root, with its columns beside it.
    @ViewBuilder private func base(_ drawing: Drawing<N, Screen>) -> some View {
      if drawing.helm.graph.holdsColumns(root.fragment), !drawing.isInColumns {
        ColumnsView(drawing: drawing, root: root)
      } else {
        ScreenView(drawing: drawing, fragment: root).navigationBarBackButtonHidden(isLocked)
      }
    }

    /// Whether the root has a stack only for its bars.
    ///
    /// A root that holds stacks has none, because they would be nested in it.
    private var hasOwnBars: Bool {
      drawing.stacks.contains(root.fragment) && !drawing.helm.graph.holdsStacks(root.fragment)
    }

    private var isClosing: Bool { drawing.isClosing(root) }

    /// The screens that are pushed on the root.
    private var screens: [PathFragment<N>] {
      last.value(drawing.helm.stack(from: .exactly(root)), isClosing: isClosing)
    }

    private func stack(over screens: [PathFragment<N>], @ViewBuilder root content: () -> some View) -> some View {
      let path =
        isClosing ? .constant(screens) : Bindable(drawing.helm)[dynamicMember: \.[stackFrom: .exactly(root)]]
      let drawing = drawing.closing(isClosing).inStack
      return NavigationStack(path: path) {
        content().navigationDestination(for: PathFragment<N>.self) { fragment in
          PushedView(drawing: drawing, fragment: fragment).id(fragment)
        }
      }
    }
  }

  /// A screen that is pushed on another one.
  struct PushedView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    /// Whether this screen's own view pushes the next one.
    var isPushing = false

    var body: some View {
      Group {
        if isPushing {
          PushingView(drawing: drawing, fragment: fragment)
        } else {
          ScreenView(drawing: drawing, fragment: fragment)
            .modifier(PushedColumn(drawing: drawing, fragment: fragment))
        }
      }
      .navigationBarBackButtonHidden(drawing.isLocked(fragment))
      .modifier(ZoomTransition(drawing: drawing, fragment: fragment))
    }
  }

  /// A screen, and what is pushed on it in the surrounding stack.
  struct PushingView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    var body: some View {
      ScreenView(drawing: drawing, fragment: fragment)
        .navigationDestination(item: Bindable(drawing.helm)[dynamicMember: \.[pushedOn: fragment]]) { next in
          PushedView(drawing: drawing, fragment: next, isPushing: true).id(next)
        }
        .modifier(PushedColumn(drawing: drawing, fragment: fragment))
    }
  }

  /// Pushes the column of a screen in a stack, where there is no room beside it.
  private struct PushedColumn<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    func body(content: Content) -> some View {
      if drawing.helm.graph.holdsColumns(fragment.fragment) {
        content.navigationDestination(item: Bindable(drawing.helm)[dynamicMember: \.[columnOver: fragment]]) { column in
          PlaceView(drawing: drawing.inStack, root: column)
            .navigationBarBackButtonHidden(drawing.isLocked(column))
            .id(column)
        }
      } else {
        content
      }
    }
  }
#endif
