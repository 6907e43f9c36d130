#if canImport(SwiftUI)
  /// What a back gesture has popped, until something else happens, so that a cancelled gesture loses nothing.
  struct LastPop<N: Fragment> {
    /// The path before the gesture.
    let before: HelmPath<N>

    /// The path that the gesture led to.
    let after: HelmPath<N>

    /// The state before the gesture, as long as nothing else has happened since.
    ///
    /// - Parameter navigation: The state now.
    /// - Returns: The state, or `nil` if it can't be restored.
    /// - Complexity: Linear in the paths.
    func before(in navigation: Navigation<N>) -> Navigation<N>? {
      guard navigation.path == after else { return nil }
      var restored = navigation
      return (try? restored.replace(path: before)) == nil ? nil : restored
    }
  }
#endif
