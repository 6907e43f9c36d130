#if canImport(SwiftUI)
  import SwiftUI

  /// A screen and what is pushed on it.
  struct StackView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    var body: some View {
      NavigationStack(path: Bindable(drawing.helm)[dynamicMember: \.[stackOn: root]]) {
        ScreenView(drawing: drawing, fragment: root)
          .navigationDestination(for: PathFragment<N>.self) { fragment in
            ScreenView(drawing: drawing, fragment: fragment)
              .navigationBarBackButtonHidden(!drawing.helm.canGoBack(from: fragment))
          }
      }
    }
  }

  /// A place in a stack of the app's own.
  struct InStackView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    @State private var turns = ModalTurns<N>()

    var body: some View {
      PlaceView(drawing: inStack, root: root)
        .onChange(of: drawing.helm.modal(over: root, above: nil)?.adapted, initial: true) { _, modal in
          turns.want(modal)
        }
    }

    private var inStack: Drawing<N, Screen> {
      var inStack = drawing
      inStack.stack = StackAround(root: root, turns: $turns)
      return inStack
    }
  }

  /// A screen, and what is pushed on it in the stack around.
  struct PushingView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let fragment: PathFragment<N>

    var body: some View {
      ScreenView(drawing: drawing, fragment: fragment)
        .navigationDestination(item: Bindable(drawing.helm)[dynamicMember: \.[pushedOn: fragment]]) { next in
          PushingView(drawing: drawing, fragment: next)
            .navigationBarBackButtonHidden(!drawing.helm.canGoBack(from: next))
        }
    }
  }

  extension Helm {
    /// The screen that is pushed on another one, unless both are hidden: in a tab behind another one.
    subscript(pushedOn fragment: PathFragment<N>) -> PathFragment<N>? {
      get { self[stackOn: fragment].first.flatMap { isShown($0.fragment, id: $0.id) ? $0 : nil } }
      set { self[stackOn: fragment] = newValue.map { [$0] } ?? [] }
    }
  }
#endif
