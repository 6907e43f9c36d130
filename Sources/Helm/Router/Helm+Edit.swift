extension Helm {
  /// Changes the rules of segues while the app runs.
  ///
  /// ```swift
  /// helm.edit(segue: .splash => .dashboard).add(trait: .redirect(to: .splash => .gatekeeper))
  /// ```
  ///
  /// - Parameter segue: The edge of the segue, or the edges of several.
  /// - Returns: What adds and removes traits of all of them.
  /// - Complexity: Linear in the edges.
  public func edit(segue: any EdgeList<N>) -> SegueEditor<N> { SegueEditor(helm: self, edges: Flow(segue)) }
}

/// Adds traits to segues and removes them.
@MainActor
public struct SegueEditor<N: Fragment> {
  let helm: Helm<N>
  let edges: Flow<N>

  /// Adds a trait; a segue has at most one redirect, so a new one replaces it.
  ///
  /// Frames that came through a segue that is disabled are removed at once. An error is reported to `errors`:
  /// `missingSegueForEdge`; no segue has changed then.
  ///
  /// - Parameter trait: The trait.
  /// - Returns: The editor, for another trait.
  /// - Complexity: Linear in the edges; disabling is linear in the path as well.
  @discardableResult
  public func add(trait: SegueTrait<N>) -> SegueEditor {
    helm.perform(.edit(.add(trait, to: edges)))
    return self
  }

  /// Removes a trait; a redirect is removed whatever its flow.
  ///
  /// An error is reported to `errors`: `missingSegueForEdge`; no segue has changed then.
  ///
  /// - Parameter trait: The trait.
  /// - Returns: The editor, for another trait.
  /// - Complexity: Linear in the edges.
  @discardableResult
  public func remove(trait: SegueTrait<N>) -> SegueEditor {
    helm.perform(.edit(.remove(trait, from: edges)))
    return self
  }

  /// The traits that all of the segues have.
  public var traits: [SegueTrait<N>] {
    let all = edges.map(helm.navigation.traits(of:))
    return (all.first ?? []).filter { trait in all.allSatisfy { $0.contains(trait) } }
  }
}

/// Commands that throw.
