import Helm

extension NavigationGraph {
  /// Checks a property, starting from the launch.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: How far the exploration of states goes.
  ///   - identityProvider: Provides the id to take a segue with.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: The evidence that the property holds, and what was left out.
  /// - Throws: The shortest counterexample, or that the property is not decided within the limits.
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
  /// Checks a property from this state on, under its rules.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: How far the exploration of states goes.
  ///   - identityProvider: Provides the id to take a segue with.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: On what it rests that the property holds, and what was left out.
  /// - Throws: The shortest counterexample, or that the property is not decided within the limits.
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
  /// Checks a property from this state on, under its rules and with what its guards say now.
  ///
  /// If there is no counterexample, what guards keep out leaves the property undecided.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: How far the exploration of states goes.
  ///   - identityProvider: Provides the id to take a segue with.
  ///   - progress: Called from time to time with the number of states found.
  /// - Returns: On what it rests that the property holds, and what was left out.
  /// - Throws: The shortest counterexample, or that the property is not decided within the limits or because of guards.
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
