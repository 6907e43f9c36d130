import Helm

extension NavigationGraph {
  /// Checks a property, starting from the launch.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The evidence that the property holds, and what was left out.
  /// - Throws: ``PropertyFailure`` with the shortest counterexample, or if the property is undecided within the limits,
  ///   or if the graph is unsound.
  /// - Complexity: Near linear in the explored states with their moves; where the graph alone proves the property, linear
  ///   in fragments and segues.
  @discardableResult
  public func expect(
    _ property: NavigationProperty<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    let start: Navigation<N>
    do { start = try Navigation(trying: self) } catch { throw .unsound(property: "\(property)", error) }
    return try start.expect(property, limits: limits, identityProvider: identityProvider, progress: progress)
  }
}

extension Navigation {
  /// Checks a property from this state, under its rules.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The evidence that the property holds, and what was left out.
  /// - Throws: ``PropertyFailure`` with the shortest counterexample, or if the property is undecided within the limits.
  /// - Complexity: Near linear in the explored states with their moves; where the graph alone proves the property, linear
  ///   in fragments and segues.
  @discardableResult
  public func expect(
    _ property: NavigationProperty<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    try PropertyCheck(
      plannable: plannable, property: property, limits: limits, identityProvider: identityProvider, progress: progress
    ).evidence()
  }
}

extension Helm {
  /// Checks a property from the current state, under its rules and with the current verdicts of its guards.
  ///
  /// If there is no counterexample, but guards keep segues out, the property is undecided.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: The limits of the exploration.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  ///   - progress: A closure called from time to time with the number of states found.
  /// - Returns: The evidence that the property holds, and what was left out.
  /// - Throws: ``PropertyFailure`` with the shortest counterexample, or if the property is undecided within the limits
  ///   or because of guards.
  /// - Complexity: Near linear in the explored states with their moves.
  @discardableResult
  public func expect(
    _ property: NavigationProperty<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }, progress: ExplorationProgress? = nil
  ) throws(PropertyFailure<N>) -> PropertyEvidence<N> {
    try PropertyCheck(
      plannable: plannable, property: property, limits: limits, identityProvider: identityProvider, progress: progress
    ).evidence()
  }
}
