/// The queries about the state.
extension Navigation {
  /// The state: the path edges, in order.
  ///
  /// - Complexity: Linear in the path.
  public var path: HelmPath<N> {
    let (table, names) = (machine.table, graph.names)
    var edges: [PathEdge<N>] = []
    edges.reserveCapacity(table.pathCount)
    for frame in table.path {
      if let edge = table.edge(into: frame) { edges.append(names.pathEdge(edge)) }
    }
    return HelmPath(unique: edges)
  }

  /// Returns whether the path equals one that is written as a literal, so that the compiler reports a misspelled edge where it is.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether ``path`` equals it.
  /// - Complexity: Linear in the path.
  public func hasPath(_ path: HelmPath<N>) -> Bool { self.path == path }

  /// The presented fragments, from the bottom to the topmost: what is on the screen, with modals above everything else.
  ///
  /// - Complexity: Linear in the result.
  public var presentedFragments: [PathFragment<N>] { machine.table.presented.map { pathFragment($0) } }

  /// The fragment in front: the topmost presented fragment that isn't in the place of an accessory.
  ///
  /// It is what a user would say the app shows, and where `back()`, `forward(id:)` and `go(to:id:)` start.
  ///
  /// - Complexity: Linear in the accessories above it.
  public var topmostFragment: PathFragment<N> { pathFragment(machine.table.front) }

  /// Returns whether a fragment is presented with an id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` queries the fragment without an id, and `.any` with any id or none.
  /// - Returns: Whether any occurrence of it is presented.
  /// - Complexity: Constant: a hash lookup.
  @inlinable
  public func isPresented(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard let position = graph.position(of: fragment) else { return false }
    return machine.table.groups.isPresented(position, id: id?.canonicalText)
  }

  /// Returns whether a fragment is presented with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is presented.
  /// - Complexity: Constant: a hash lookup.
  @inlinable
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool {
    guard let position = graph.position(of: fragment) else { return false }
    return machine.table.counts.isPresented(position)
  }

  package func isPresented(_ fragment: PathFragment<N>) -> Bool {
    frame(of: fragment).map { machine.table[$0].isPresented } ?? false
  }

  /// Returns the ids that a fragment is presented with, from the bottom to the top.
  ///
  /// - Complexity: Linear in what is presented; constant if the fragment is not.
  package func ids(of fragment: N) -> [String] {
    guard let fragment = graph.position(of: fragment), machine.table.presentedCount(of: fragment) > 0 else { return [] }
    return machine.table.presented.compactMap { frame in
      machine.table[frame].fragment == fragment ? machine.table.subject(of: frame).id : nil
    }
  }

  /// Returns the number that identifies a frame among all others, past or present; `nil` if it isn't on the path.
  package func serial(of fragment: PathFragment<N>) -> Int? { frame(of: fragment).map { machine.table[$0].serial } }
}
