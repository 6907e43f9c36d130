import Helm

/// The starting point of explorations, walks, findings and properties.
///
/// A `Helm` evaluates its guards beforehand. A `Navigation` alone can't, so it leaves out and lists the segues that
/// they guard.
extension Navigation {
  package var plannable: PlannableNavigation<N> {
    let guarded = guardedEdges
    var navigation = self
    navigation.removeGuards()
    for edge in guarded { navigation.disableForPlanning(edge) }
    return PlannableNavigation(
      navigation: navigation, excluded: guarded.map { ExcludedSegue(edge: $0, reason: .notAsked) })
  }

  /// Disables a segue, without removing what came through it.
  mutating func disableForPlanning(_ edge: DirectedEdge<N>) {
    if let segue = graph.position(of: edge) { machine.disabled.insert(segue) }
  }

  /// Finds the states that can be reached from this one, breadth first.
  ///
  /// - Parameters:
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The exploration, which says whether it found all states.
  /// - Complexity: For each state, the moves out of it, each linear in the path.
  public func explore(
    limits: ExplorationLimits = .standard, identityProvider: @escaping IdentityProvider<N> = { _ in nil },
    progress: ExplorationProgress? = nil
  ) -> Exploration<N> {
    plannable.explore(limits: limits, identityProvider: identityProvider, progress: progress)
  }
}

extension Helm {
  /// Finds the states that can be reached from the current one, breadth first, under the current verdicts of the guards.
  ///
  /// - Parameters:
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The exploration, which says whether it found all states, and which segues guards keep out.
  /// - Complexity: For each state, the moves out of it, each linear in the path.
  public func explore(
    limits: ExplorationLimits = .standard, identityProvider: @escaping IdentityProvider<N> = { _ in nil },
    progress: ExplorationProgress? = nil
  ) -> Exploration<N> {
    plannable.explore(limits: limits, identityProvider: identityProvider, progress: progress)
  }
}

extension PlannableNavigation {
  func explore(
    limits: ExplorationLimits, identityProvider: @escaping IdentityProvider<N>, progress: ExplorationProgress?
  ) -> Exploration<N> {
    var exploration = Exploration(from: self, limits, identityProvider: identityProvider)
    var visitor = TransitionRecorder()
    _ = exploration.run(&visitor, progress: progress)
    return exploration
  }
}
