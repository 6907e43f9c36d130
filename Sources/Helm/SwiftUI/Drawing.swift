#if canImport(SwiftUI)
  import SwiftUI

  /// What all views of one `HelmView` share.
  @MainActor struct Drawing<N: Fragment, Screen: View> {
    let helm: Helm<N>

    /// Makes the view of a fragment.
    let screen: @MainActor (PathFragment<N>) -> Screen

    /// The fragments that are drawn as the first of two columns.
    var columns: Set<N> = []

    /// How the targets of segues come and go, where that is not the default.
    var transitions: [DirectedEdge<N>: AnyTransition] = [:]

    init(helm: Helm<N>, screen: @escaping @MainActor (PathFragment<N>) -> Screen) {
      self.helm = helm
      self.screen = screen
    }

    /// How a fragment comes and goes, by the segue that made it.
    func transition(of fragment: PathFragment<N>) -> AnyTransition {
      helm.machine.ingressEdge(of: fragment).flatMap { transitions[$0] } ?? .opacity
    }
  }
#endif
