import Helm

extension NavigationGraph {
  /// Checks a property from the launch on.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: How far the exploration of states goes.
  ///   - identityProvider: Gives the id to take a segue with.
  /// - Throws: The shortest counterexample, or that the property is not decided within the limits.
  /// - Complexity: Near linear in the explored states with their moves; where the graph alone proves the property, linear
  ///   in fragments and segues.
  public func expect(
    _ property: NavigationProperty<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) throws(PropertyFailure<N>) {
    let start: Navigation<N>
    do { start = try Navigation(graph: self) } catch { throw .unsound(property: "\(property)", error) }
    try start.expect(property, limits: limits, identityProvider: identityProvider)
  }
}

extension Navigation {
  /// Checks a property from this state on, under its rules.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - limits: How far the exploration of states goes.
  ///   - identityProvider: Gives the id to take a segue with.
  /// - Throws: The shortest counterexample, or that the property is not decided within the limits.
  /// - Complexity: Near linear in the explored states with their moves; where the graph alone proves the property, linear
  ///   in fragments and segues.
  public func expect(
    _ property: NavigationProperty<N>, limits: ExplorationLimits = .standard,
    identityProvider: @escaping IdentityProvider<N> = { _ in nil }
  ) throws(PropertyFailure<N>) {
    let check = PropertyCheck(
      start: self, property: property, limits: limits, identityProvider: identityProvider)
    if let failure = check.failure() { throw failure }
  }
}
