/// A change of rules as a value.
public enum RuleChange<N: Fragment>: Hashable, Sendable {
  /// Adds a trait to segues.
  case add(SegueTrait<N>, to: Flow<N>)

  /// Removes a trait from segues.
  case remove(SegueTrait<N>, from: Flow<N>)
}

extension Navigation {
  /// Changes rules.
  ///
  /// - Parameter change: The change.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`; nothing has changed then.
  /// - Complexity: Linear in the edges; disabling is linear in the path as well.
  @discardableResult
  public mutating func apply(_ change: RuleChange<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    switch change {
    case .add(let trait, let edges): return try add(trait: trait, to: edges)
    case .remove(let trait, let edges): return try remove(trait: trait, from: edges)
    }
  }
}
