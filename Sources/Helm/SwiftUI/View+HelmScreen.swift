#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Associates a view in a container of the app's own with its screen, given the place.
    ///
    /// ```swift
    /// .navigationDestination(for: PathFragment<Screen>.self) { place in
    ///   ScreenView(place).helmScreen(place, of: helm)
    /// }
    /// ```
    ///
    /// Its environment contains `HelmScreen<N>`, `\.fragmentID` and the `Helm`, as in a screen of a ``HelmView``.
    ///
    /// - Parameters:
    ///   - place: The fragment at its place.
    ///   - helm: The navigation.
    /// - Returns: The view, with its environment.
    public nonisolated func helmScreen<N: Fragment>(_ place: PathFragment<N>, of helm: Helm<N>) -> some View {
      modifier(FoundScreen(helm: helm, screen: .exactly(place)))
    }

    /// Associates a view in a container of the app's own with its screen: the topmost shown place of a fragment.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(.compose)) { ComposeView().helmScreen(.compose, of: helm) }
    /// ```
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: Its id; without one, the fragment may have any id or none.
    ///   - helm: The navigation.
    /// - Returns: The view, with its environment.
    public nonisolated func helmScreen<N: Fragment>(
      _ fragment: N, id: (any FragmentID)? = nil, of helm: Helm<N>
    ) -> some View {
      modifier(
        FoundScreen(helm: helm, screen: .shown(id.map { .exactly(fragment, id: $0.canonicalText) } ?? .any(fragment))))
    }

    /// Associates a view in a container of the app's own with its screen: the one that was presented through a segue.
    ///
    /// ```swift
    /// .sheet(isPresented: helm.isPresented(.news => .compose)) { ComposeView().helmScreen(.news => .compose, of: helm) }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge of the segue.
    ///   - helm: The navigation.
    /// - Returns: The view, with its environment.
    public nonisolated func helmScreen<N: Fragment>(_ edge: DirectedEdge<N>, of helm: Helm<N>) -> some View {
      modifier(FoundScreen(helm: helm, screen: .shown(.through(edge))))
    }
  }

  /// Finds the place of a screen, and keeps it for as long as it is on the path, or closing.
  private struct FoundScreen<N: Fragment>: ViewModifier {
    enum Screen {
      case exactly(PathFragment<N>)
      case shown(BoundFragment<N>)
    }

    let helm: Helm<N>
    let screen: Screen

    @State private var last = LastShown<PathFragment<N>?>()

    func body(content: Content) -> some View {
      let place = place
      content.modifier(ScreenEnvironment(place: place, helm: helm))
    }

    private var place: PathFragment<N> {
      switch screen {
      case .exactly(let place): return place
      case .shown(let fragment):
        let before = last.value(nil, isClosing: true)
        let isKept = before.map(helm.isOnPath) ?? false
        let now = isKept ? before : fragment.place(in: helm.state)
        return last.value(now ?? before, isClosing: false) ?? fragment.anywhere
      }
    }
  }

  extension BoundFragment {
    /// The place to name if nothing is shown; commands from it fail.
    fileprivate var anywhere: PathFragment<N> {
      switch self {
      case .exactly(let fragment, let id): PathFragment(fragment, id: id)
      case .any(let fragment): PathFragment(fragment)
      case .through(let edge): PathFragment(edge.to)
      case .between(let edge): edge.to
      case .held(let fragment, _, _): fragment.anywhere
      }
    }
  }
#endif
