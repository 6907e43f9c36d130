#if canImport(SwiftUI)
  import Observation

  /// One screen at its place; what a view or its model sends through it starts from this very screen.
  ///
  /// ```swift
  /// struct NewsView: View {
  ///   @Environment(HelmScreen<Screen>.self) private var screen
  ///
  ///   var body: some View {
  ///     Button("Comments") { screen.present(.comments) }
  ///     Button("Close") { screen.dismiss() }
  ///   }
  /// }
  /// ```
  ///
  /// It is in the environment of each screen of a ``HelmView``, and of an app's own with `helmScreen(_:of:)`. A model
  /// may keep it: if it finishes after the person has gone to another tab, nothing is pushed there, and once its screen
  /// is gone, its commands fail with `sourceNotPresented` or `fragmentNotPresented` in ``Helm/errors``.
  @MainActor public final class HelmScreen<N: Fragment> {
    /// The navigation that the screen belongs to.
    public let helm: Helm<N>

    /// The fragment of the screen, with its id and its place.
    public let place: PathFragment<N>

    private weak var owner: AnyObject?
    private var isOwned = false

    /// Creates a screen for a test or a preview of its model.
    ///
    /// - Parameters:
    ///   - place: The fragment at its place.
    ///   - helm: The navigation.
    public init(_ place: PathFragment<N>, of helm: Helm<N>) {
      self.helm = helm
      self.place = place
    }

    /// Ends the screen together with its view: another view may come to the same place later.
    func belongs(to owner: AnyObject) {
      self.owner = owner
      isOwned = true
    }

    private var hasView: Bool { !isOwned || owner != nil }

    /// Whether the screen is still there, visible or not; observed.
    public var isThere: Bool { hasView && helm.isThere(place) }

    /// The id that the screen was presented with, as a value of its own type.
    ///
    /// - Parameter type: The type of the id.
    /// - Returns: The id, or `nil` where there is none or it is not the text of such a value.
    /// - Complexity: Linear in the text.
    public func id<ID: FragmentID>(as type: ID.Type = ID.self) -> ID? { place.id(as: type) }

    /// Presents a fragment from this screen; what was pushed on it since is undone first.
    ///
    /// An error is reported to ``Helm/errors``: `missingSegueForEdge`; `sourceNotPresented` where the screen has gone, or is in
    /// another tab only; `cannotGoBack` where a push over it may not be undone.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The id to present it with, if any.
    /// - Complexity: The fragments that come and go; where the screen is covered, linear in the path.
    public func present(_ fragment: N, id: (any FragmentID)? = nil) {
      guard hasView else { return helm.report(notThere(for: PathFragment(fragment, id: id))) }
      helm.perform(presenting(fragment, id))
    }

    /// Presents a fragment from this screen, and waits for asynchronous guards.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The id to present it with, if any.
    /// - Returns: How it ended.
    /// - Complexity: As `present(_:id:)`, for each time that its guards have answered.
    @discardableResult
    public func presentAndWait(_ fragment: N, id: (any FragmentID)? = nil) async -> NavigationResult<N> {
      guard hasView else {
        let error = notThere(for: PathFragment(fragment, id: id))
        helm.report(error)
        return .failed(error)
      }
      return await helm.performAndWait(presenting(fragment, id))
    }

    /// Whether a fragment could be presented from this screen now; observed.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The id to present it with, if any.
    /// - Returns: Whether presenting it would report no error.
    /// - Complexity: As presenting it in a copy.
    public func canPresent(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
      hasView && helm.canPresent(fragment: fragment, id: id, from: .exactly(place))
    }

    /// Dismisses this screen, whatever lies on top: the nearest step that can be undone, on the way down from it.
    ///
    /// An error is reported to ``Helm/errors``: `fragmentNotPresented` where the screen has gone, or `noDismissableSegues`.
    ///
    /// - Complexity: The fragments that come and go.
    public func dismiss() {
      guard hasView else { return helm.report(gone) }
      helm.dismiss(place: place)
    }

    /// Goes back from this screen, as a back button does.
    ///
    /// An error is reported to ``Helm/errors``: `fragmentNotPresented` where the screen has gone, `emptyPath` or
    /// `cannotGoBack`.
    ///
    /// - Complexity: The fragments that come and go.
    public func back() {
      guard hasView else { return helm.report(gone) }
      helm.back(from: place)
    }

    /// Whether `back()` would go back; observed.
    ///
    /// - Complexity: Logarithmic in the out-degree of the fragment.
    public var canGoBack: Bool { hasView && helm.canGoBack(from: place) }

    private func presenting(_ fragment: N, _ id: (any FragmentID)?) -> NavigationCommand<N> {
      .present(fragment, id: id?.canonicalText, from: .exactly(place))
    }

    private func notThere(for target: PathFragment<N>) -> HelmError<N> {
      .sourceNotPresented(place, to: target, index: nil, presented: helm.state.presentedFragments.reversed())
    }

    private var gone: HelmError<N> {
      .fragmentNotPresented(place, presented: helm.state.presentedFragments.reversed())
    }
  }

  extension HelmScreen: Observable {}
#endif
