#if canImport(SwiftUI)
  import SwiftUI

  /// What all views of one `HelmView` share.
  @MainActor struct Drawing<N: Fragment, Screen: View> {
    let helm: Helm<N>

    /// Makes the view of a fragment.
    let screen: @MainActor (PathFragment<N>) -> Screen

    /// The fragments that are drawn as the first of two columns.
    var columns: Set<N> = []

    /// The stack around that screens are pushed onto, if there is one.
    var stack: StackAround<N>?

    /// How the targets of segues come and go, where that is not the default.
    var transitions: [DirectedEdge<N>: AnyTransition] = [:]

    /// The same where there is no stack around: in a modal.
    var outsideOfStacks: Drawing {
      var drawing = self
      drawing.stack = nil
      return drawing
    }

    init(helm: Helm<N>, screen: @escaping @MainActor (PathFragment<N>) -> Screen) {
      self.helm = helm
      self.screen = screen
    }

    /// How a fragment comes and goes, by the segue that made it.
    func transition(of fragment: PathFragment<N>) -> AnyTransition {
      helm.state.ingressEdge(of: fragment).flatMap { transitions[$0] } ?? .opacity
    }
  }

  /// A stack of the app's own, with a `HelmView` in it.
  @MainActor struct StackAround<N: Fragment> {
    /// The fragment that the `HelmView` begins with.
    let root: PathFragment<N>

    /// The turns of the modals that screens of the stack present.
    let turns: Binding<ModalTurns<N>>
  }
#endif
