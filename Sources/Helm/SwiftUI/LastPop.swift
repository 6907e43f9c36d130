#if canImport(SwiftUI)
  /// What a back gesture has popped, until its views are gone, so that a cancelled gesture loses nothing.
  ///
  /// A finger that goes back writes the stack as it was, and so does a link to the screen that was popped. The first finds the
  /// views of that screen still there; the second makes new ones, which begin anew.
  @MainActor struct LastPop<N: Fragment> {
    /// The path before the gesture.
    private let before: HelmPath<N>

    /// The path that the gesture led to.
    private let after: HelmPath<N>

    /// The views of the topmost screen that was popped.
    private weak var screen: ScreenOwner<N>?

    /// Whether those are known; if not, only what is written at once counts as cancelled.
    private let isScreenKnown: Bool

    /// Whether the gesture may have been followed by another one.
    var isOver = false

    init(before: HelmPath<N>, after: HelmPath<N>, screen: ScreenOwner<N>?) {
      self.before = before
      self.after = after
      self.screen = screen
      isScreenKnown = screen != nil
    }

    /// The state before the gesture, as long as nothing else has happened since.
    ///
    /// - Parameter navigation: The state now.
    /// - Returns: The state, or `nil` if it can't be restored.
    /// - Complexity: Linear in the paths.
    func before(in navigation: Navigation<N>) -> Navigation<N>? {
      guard isScreenKnown ? screen != nil : !isOver, navigation.path == after else { return nil }
      var restored = navigation
      return (try? restored.replace(path: before)) == nil ? nil : restored
    }
  }
#endif
