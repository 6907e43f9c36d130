extension Helm {
  /// Returns an editor that changes the rules of segues while the app runs.
  ///
  /// ```swift
  /// helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: .splash => .gatekeeper))
  /// ```
  ///
  /// - Parameter segue: The edge of the segue, or the edges of several.
  /// - Returns: An editor that adds traits to all of these segues and removes them.
  /// - Complexity: Linear in the edges.
  public func edit(segue: any EdgeList<N>) -> SegueEditor<N> { SegueEditor(helm: self, edges: Flow(segue)) }
}

/// An editor that adds traits to segues and removes them.
@MainActor
public struct SegueEditor<N: Fragment> {
  let helm: Helm<N>
  let edges: Flow<N>

  /// Adds a trait; since a segue has at most one redirect, a new one replaces it.
  ///
  /// If a segue is disabled, frames that came through it are removed at once. If a segue doesn't exist, `missingSegueForEdge` is reported
  /// to `errors` and no segue changes.
  ///
  /// - Parameter trait: The trait.
  /// - Returns: The editor, for further changes.
  /// - Complexity: Linear in the edges; disabling is linear in the path as well.
  @discardableResult
  public func add(trait: SegueTrait<N>) -> SegueEditor {
    helm.perform(.add(trait, to: edges))
    return self
  }

  /// Removes a trait; a redirect is removed whatever its flow is.
  ///
  /// If a segue doesn't exist, `missingSegueForEdge` is reported to `errors` and no segue changes.
  ///
  /// - Parameter trait: The trait.
  /// - Returns: The editor, for further changes.
  /// - Complexity: Linear in the edges.
  @discardableResult
  public func remove(trait: SegueTrait<N>) -> SegueEditor {
    helm.perform(.remove(trait, from: edges))
    return self
  }

  /// The traits that all of the segues have.
  public var traits: [SegueTrait<N>] {
    let all = edges.map(helm.navigation.traits(of:))
    return (all.first ?? []).filter { trait in all.allSatisfy { $0.contains(trait) } }
  }
}
