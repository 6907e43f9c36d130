extension Fragment {
  /// Returns the fragment with an id, for edges with ids: `.list => Screen.detail.id(5)`.
  ///
  /// - Parameter id: The id.
  /// - Returns: The fragment with the id.
  /// - Complexity: Linear in the id's text.
  public func id(_ id: some FragmentID) -> PathFragment<Self> { PathFragment(self, id: id) }
}

// An arrow with ids makes a single edge, for literals of paths and flows. A chain with ids is written with `to`: if chains of arrows could
// have ids, a mistake in one would take the compiler seconds to report (Documentation/decisions/flows-with-ids.md).

/// Returns the path edge from a fragment to another one with an id.
@_disfavoredOverload
public func => <N: Fragment>(from: N, to: PathFragment<N>) -> PathEdge<N> { PathEdge(from: PathFragment(from), to: to) }

/// Returns the path edge from a fragment with an id to another one.
@_disfavoredOverload
public func => <N: Fragment>(from: PathFragment<N>, to: N) -> PathEdge<N> { PathEdge(from: from, to: PathFragment(to)) }

/// Returns the path edge between two fragments with ids.
@_disfavoredOverload
public func => <N: Fragment>(from: PathFragment<N>, to: PathFragment<N>) -> PathEdge<N> { PathEdge(from: from, to: to) }

/// The start of a flow that is written screen by screen: `.from(.list).to(.detail, id: 5).to(.comments)`.
public struct FlowOrigin<N: Fragment>: Hashable, Sendable {
  package let fragment: PathFragment<N>

  /// Returns a flow of the edge to a fragment.
  ///
  /// - Parameters:
  ///   - target: The fragment that the edge leads to.
  ///   - id: The id to present it with, if any.
  /// - Returns: The flow, which `to` can continue.
  /// - Complexity: Constant.
  public func to(_ target: N, id: (any FragmentID)? = nil) -> Flow<N> { to(exactly: PathFragment(target, id: id)) }

  /// Returns a flow of the edge to a fragment with its id.
  ///
  /// - Parameter target: The fragment that the edge leads to.
  /// - Returns: The flow, which `to` can continue.
  /// - Complexity: Constant.
  public func to(exactly target: PathFragment<N>) -> Flow<N> { Flow([PathEdge(from: fragment, to: target)]) }
}

extension Flow {
  /// Starts a flow that is written screen by screen.
  ///
  /// ```swift
  /// helm.present(.from(.list).to(.detail, id: 5).to(.comments))
  /// ```
  ///
  /// - Parameters:
  ///   - fragment: The fragment that the first edge starts from.
  ///   - id: The id it must be presented with, if any.
  /// - Returns: The origin, which `to` can continue.
  public static func from(_ fragment: N, id: (any FragmentID)? = nil) -> FlowOrigin<N> {
    FlowOrigin(fragment: PathFragment(fragment, id: id))
  }

  /// Returns the flow, extended from the target of its last edge to one more fragment.
  ///
  /// - Parameters:
  ///   - target: The fragment that the new edge leads to.
  ///   - id: The id to present it with, if any.
  /// - Returns: The extended flow; a flow without edges has nothing to continue from, and is returned unchanged.
  /// - Complexity: Linear in the flow.
  public func to(_ target: N, id: (any FragmentID)? = nil) -> Flow { to(exactly: PathFragment(target, id: id)) }

  /// Returns the flow, extended from the target of its last edge to one more fragment with its id.
  ///
  /// - Parameter target: The fragment that the new edge leads to.
  /// - Returns: The extended flow; a flow without edges has nothing to continue from, and is returned unchanged.
  /// - Complexity: Linear in the flow.
  public func to(exactly target: PathFragment<N>) -> Flow {
    guard let last = pathEdges.last else { return self }
    var flow = self
    flow.append(PathEdge(from: last.to, to: target))
    return flow
  }
}
