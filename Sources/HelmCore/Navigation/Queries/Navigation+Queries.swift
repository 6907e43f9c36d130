extension Navigation {
  /// The state: the path edges, in order.
  ///
  /// - Complexity: Linear in the path.
  public var path: HelmPath<N> {
    // A loop, here and below: in generic code `map` allocates for each element.
    var edges: [PathEdge<N>] = []
    edges.reserveCapacity(table.pathCount)
    var frame = table.path.first
    while frame != none {
      edges.append(pathEdge(into: frame))
      frame = table[frame].path.next
    }
    return HelmPath(unique: edges)
  }

  /// The fragments that are presented, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in the result.
  public var presentedFragments: [PathFragment<N>] {
    var fragments: [PathFragment<N>] = []
    fragments.reserveCapacity(table.presentedCount)
    var frame = table.presented.first
    while frame != none {
      fragments.append(pathFragment(frame))
      frame = table[frame].presented.next
    }
    return fragments
  }

  /// The topmost presented fragment.
  ///
  /// - Complexity: Constant.
  public var topmostFragment: PathFragment<N> { pathFragment(table.topmost) }

  /// Whether a fragment is presented with an id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id.
  /// - Returns: Whether it is presented so.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard let fragment = storage.index[fragment] else { return false }
    return isPresented(FrameKey(fragment: fragment, id: id?.canonicalText))
  }

  /// Whether a fragment is presented with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is presented.
  /// - Complexity: Constant: a hash look-up.
  public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Bool {
    presentedCount(of: fragment) > 0
  }

  /// With how many ids a fragment is presented.
  func presentedCount(of fragment: N) -> Int {
    storage.index[fragment].flatMap { table.counts[$0]?.presented } ?? 0
  }

  /// The ids that a fragment is presented with, from the bottom to the top.
  ///
  /// - Complexity: Linear in what is presented; constant where the fragment is not.
  func identities(of fragment: N) -> [String] {
    guard let fragment = storage.index[fragment], (table.counts[fragment]?.presented ?? 0) > 0 else { return [] }
    var ids: [String] = []
    var frame = table.presented.first
    while frame != none {
      if table[frame].fragment == fragment, let id = table[frame].id { ids.append(id) }
      frame = table[frame].presented.next
    }
    return ids
  }

  func isPresented(_ key: FrameKey) -> Bool {
    table.find(key).map { table[$0].isPresented } ?? false
  }

  /// The first presented frame, from the topmost down, that fits.
  func firstPresented(where fits: (Int32) -> Bool) -> Int32? {
    var frame = table.topmost
    while frame != none {
      if fits(frame) { return frame }
      frame = table[frame].presented.previous
    }
    return nil
  }

  /// The topmost presented frame of a fragment.
  func topmostPresented(_ fragment: Int32) -> Int32? {
    guard (table.counts[fragment]?.presented ?? 0) > 0 else { return nil }
    return firstPresented { table[$0].fragment == fragment }
  }

  func pathFragment(_ frame: Int32) -> PathFragment<N> {
    PathFragment(storage.fragments[Int(table[frame].fragment)], canonicalID: table[frame].id)
  }

  func pathFragment(_ key: FrameKey) -> PathFragment<N> {
    PathFragment(storage.fragments[Int(key.fragment)], canonicalID: key.id)
  }

  func pathEdge(_ edge: StampedEdge) -> PathEdge<N> {
    let segue = storage.compact[Int(edge.segue)]
    return PathEdge(
      from: PathFragment(storage.fragments[Int(segue.from)], canonicalID: edge.sourceID),
      to: PathFragment(storage.fragments[Int(segue.to)], canonicalID: edge.targetID))
  }

  func pathEdge(into frame: Int32) -> PathEdge<N> { pathEdge(table.stampedEdge(of: frame)) }

  /// The position of an edge's segue, unless it is missing or disabled.
  func enabledSegue(for edge: DirectedEdge<N>, index: Int? = nil) throws(HelmError<N>) -> Int32 {
    guard let segue = storage.position(of: edge), !disabled.contains(segue) else {
      throw .missingSegueForEdge(edge, index: index, hint: hint(for: edge))
    }
    return segue
  }

  /// The position of the segue between two fragments, or `nil` where it is missing or disabled.
  func enabledSegue(from: Int32, to: Int32) -> Int32? {
    let segue = storage.position(from: from, to: to)
    return segue == none || disabled.contains(segue) ? nil : segue
  }
}
