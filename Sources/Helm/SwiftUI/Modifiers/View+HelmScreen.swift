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
      modifier(ScreenLookup(helm: helm, place: place))
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
      let place = PathFragment(fragment, id: id?.canonicalText)
      return modifier(
        ScreenLookup(
          helm: helm, place: place, shown: place.id.map { .exactly(fragment, id: $0) } ?? .any(fragment)))
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
      modifier(ScreenLookup(helm: helm, place: PathFragment(edge.to), shown: .through(edge)))
    }
  }

  /// Finds the place of a screen, and keeps it for as long as it is on the path, or closing.
  private struct ScreenLookup<N: Fragment>: ViewModifier {
    let helm: Helm<N>

    /// The place of the screen or, if nothing is shown, one to name: commands from it fail.
    let place: PathFragment<N>

    /// What finds the place, unless it is given.
    var shown: BoundFragment<N>?

    @State private var last = FrozenValue<PathFragment<N>?>()

    func body(content: Content) -> some View { content.modifier(ScreenEnvironment(place: found, helm: helm)) }

    private var found: PathFragment<N> {
      guard let shown else { return place }
      let before = last.value(nil, isClosing: true)
      if let before, helm.isOnPath(before) { return before }
      return last.value(shown.place(in: helm.state) ?? before, isClosing: false) ?? place
    }
  }

  /// Sets the environment of a screen, which tells the views inside which fragment it shows.
  struct ScreenEnvironment<N: Fragment>: ViewModifier {
    let place: PathFragment<N>
    let helm: Helm<N>

    @State private var owner = ScreenOwner<N>()

    func body(content: Content) -> some View {
      content
        .environment(\.helmFragment, HelmFragment(id: place.id, fragment: place.fragment))
        .environment(owner.screen(at: place, of: helm))
        .environment(helm)
        #if canImport(Combine)
          .environmentObject(helm)
        #endif
    }
  }

  /// Owns the `HelmScreen` of a view for as long as the view exists.
  @MainActor final class ScreenOwner<N: Fragment> {
    private var screen: HelmScreen<N>?

    nonisolated init() {}

    func screen(at place: PathFragment<N>, of helm: Helm<N>) -> HelmScreen<N> {
      helm.viewMemory.note(self, at: place)
      if let screen, screen.place == place, screen.helm === helm { return screen }
      let screen = HelmScreen(place, of: helm)
      screen.belongs(to: self)
      self.screen = screen
      return screen
    }
  }
#endif
