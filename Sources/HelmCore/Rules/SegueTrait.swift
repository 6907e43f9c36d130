/// A rule of a segue that changes while the app runs (semantics.md §5).
public enum SegueTrait<N: Fragment>: Hashable, Sendable {
  /// The segue is as if it did not exist. This wins over the other traits.
  case disabled

  /// Taking the segue presents a flow instead; an empty flow takes the redirect away.
  case redirect(to: Flow<N>)
}

extension Navigation {
  /// Adds a trait to segues; a segue has at most one redirect, and a new one replaces it.
  ///
  /// Frames that came through a segue that is disabled are removed at once, with all that stands on them.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - edges: The edges of the segues.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`; no segue has changed then.
  /// - Complexity: Linear in the edges; disabling is linear in the path as well.
  @_disfavoredOverload
  @discardableResult
  public mutating func add(
    trait: SegueTrait<N>, to edges: some Collection<DirectedEdge<N>>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    let segues = try positions(of: edges)
    switch trait {
    case .disabled:
      disabled.formUnion(segues)
      return removeDisabled()
    case .redirect(let flow):
      for segue in segues { redirects[segue] = flow.isEmpty ? nil : flow }
      return change { _ in }
    }
  }

  /// Removes a trait from segues that have it; a redirect is removed wherever it leads to.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - edges: The edges of the segues.
  /// - Returns: What has changed: nothing of the path.
  /// - Throws: `missingSegueForEdge`; no segue has changed then.
  /// - Complexity: Linear in the edges.
  @_disfavoredOverload
  @discardableResult
  public mutating func remove(
    trait: SegueTrait<N>, from edges: some Collection<DirectedEdge<N>>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    let segues = try positions(of: edges)
    switch trait {
    case .disabled: disabled.subtract(segues)
    case .redirect: for segue in segues { redirects[segue] = nil }
    }
    return change { _ in }
  }

  /// The traits of a segue.
  ///
  /// - Parameter edge: The edge of the segue.
  /// - Returns: The traits; none where there is no such segue.
  /// - Complexity: Constant.
  public func traits(of edge: DirectedEdge<N>) -> [SegueTrait<N>] {
    guard let segue = storage.position(of: edge) else { return [] }
    return (disabled.contains(segue) ? [.disabled] : []) + (redirects[segue].map { [.redirect(to: $0)] } ?? [])
  }

  func positions(of edges: some Collection<DirectedEdge<N>>) throws(HelmError<N>) -> [Int32] {
    var positions: [Int32] = []
    for edge in edges {
      guard let segue = storage.position(of: edge) else {
        throw .missingSegueForEdge(edge, index: nil, hint: hint(for: edge))
      }
      positions.append(segue)
    }
    return positions
  }

  /// Removes the frames that came through a disabled segue.
  private mutating func removeDisabled() -> NavigationOutcome<N> {
    change { navigation in
      var frame = navigation.table.path.first
      while frame != none {
        let next = navigation.table[frame]
        if navigation.disabled.contains(next.segue) {
          let edge = navigation.pathEdge(into: frame)
          navigation.table.remove(frame)
          navigation.record(.dismissed(edge))
          frame = navigation.table.path.first
        } else {
          frame = next.path.next
        }
      }
    }
  }
}
