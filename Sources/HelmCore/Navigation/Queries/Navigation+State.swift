/// What the state is.
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

  /// Whether the path is a certain one, written as a literal: a misspelled edge of it is reported where it is.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether ``path`` equals it.
  /// - Complexity: Linear in the path.
  public func hasPath(_ path: HelmPath<N>) -> Bool { self.path == path }

  /// The fragments that are presented, from the bottom to the topmost: what is on the screen, modals above everything else.
  ///
  /// - Complexity: Linear in the result.
  public var presentedFragments: [PathFragment<N>] { machine.table.presented.map { pathFragment($0) } }

  /// The fragment in front: the topmost that is presented and isn't in the place of an accessory.
  ///
  /// It is what a person would say the app shows, and where `back()`, `forward(id:)` and `go(to:id:)` look.
  ///
  /// - Complexity: Linear in the accessories that are above it.
  public var topmostFragment: PathFragment<N> { pathFragment(machine.table.front) }

  /// Whether a fragment is presented with an id, or without one, at any place.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id, and `.any` for one with any id or none.
  /// - Returns: Whether it is presented so.
  /// - Complexity: Constant: a hash look-up.
  @inlinable
  public func isPresented(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard let position = graph.position(of: fragment) else { return false }
    guard let id else { return machine.table.counts.isPresentedWithoutID(position) }
    return machine.table.groups.isPresented(position, id: id.canonicalText)
  }

  /// Whether a fragment is presented with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is presented.
  /// - Complexity: Constant: a hash look-up.
  @inlinable
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool {
    guard let position = graph.position(of: fragment) else { return false }
    return machine.table.counts.isPresented(position)
  }

  /// Whether exactly one place is presented.
  ///
  /// - Parameter fragment: The fragment at its place.
  /// - Returns: Whether it is presented there.
  /// - Complexity: Constant: a hash look-up.
  package func isPresented(_ fragment: PathFragment<N>) -> Bool {
    frame(of: fragment).map { machine.table[$0].isPresented } ?? false
  }

  /// The answer to a question that names fragments by their positions.
  // It changes nothing. But what asks keeps its navigation in an object, and takes a copy of all of it to call what does not
  // change it; that takes as long as the rest of the answer.
  package mutating func answer(_ question: PresenceQuestion) -> Bool {
    switch question {
    case .exactly(let subject): machine.table.groups.isPresented(subject.fragment, id: subject.id)
    case .any(let fragment): machine.table.counts.isPresented(fragment)
    }
  }

  /// The ids that a fragment is presented with, from the bottom to the top.
  ///
  /// - Complexity: Linear in what is presented; constant where the fragment is not.
  package func identities(of fragment: FragmentIndex) -> [String] {
    guard machine.table.presentedCount(of: fragment) > 0 else { return [] }
    return machine.table.presented.compactMap { frame in
      machine.table[frame].fragment == fragment ? machine.table.subject(of: frame).id : nil
    }
  }

  /// Tells a frame of a fragment from every other one, past or present; `nil` if it isn't on the path.
  package func serial(of fragment: PathFragment<N>) -> Int? { frame(of: fragment).map { machine.table[$0].serial } }
}
