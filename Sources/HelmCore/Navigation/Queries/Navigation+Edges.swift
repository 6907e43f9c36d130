/// Questions about a segue, which name the holder: two tabs may lead to one fragment, and only one of them holds it.
extension Navigation {
  /// Whether a fragment is shown that came through a certain segue, from any place of its source that is shown.
  ///
  /// - Parameter edge: The edge of the segue.
  /// - Returns: Whether its target is presented, or covered only by pushes, with any id or none.
  /// - Complexity: Linear in the places of the target, or in the path where those have ids.
  package func isShown(_ edge: DirectedEdge<N>) -> Bool { shownTarget(of: edge) != nil }

  /// Whether a fragment is shown that came through a certain segue, between exactly these ids.
  ///
  /// - Parameter edge: The edge with the ids at its ends.
  /// - Returns: Whether its target is presented, or covered only by pushes.
  /// - Complexity: Linear in the places of the target.
  package func isShown(_ edge: PathEdge<N>) -> Bool { shownPlace(through: edge) != nil }

  /// The place of the fragment that came through a certain segue, between exactly these ids, and is shown.
  package func shownPlace(through edge: PathEdge<N>) -> PathFragment<N>? {
    shownTarget(of: edge.edge, from: edge.from.id, isSourceExact: true, to: edge.to.id, isTargetExact: true)
      .map { pathFragment($0) }
  }

  /// The fragment that came through a certain segue and is shown, the topmost one first.
  ///
  /// - Parameters:
  ///   - edge: The edge of the segue.
  ///   - source: Exactly the place that it came from; without one, any.
  /// - Returns: The fragment at its place, or `nil` where none is shown.
  /// - Complexity: Linear in what is presented; in the path, where the target is covered.
  package func shownFragment(through edge: DirectedEdge<N>, from source: PathFragment<N>? = nil) -> PathFragment<N>? {
    guard let source else { return shownTarget(of: edge).map { pathFragment($0) } }
    guard let segue = graph.position(of: edge), let frame = frame(of: source),
      let child = machine.table.held[.init(source: frame, segue: segue)], machine.isShown(child)
    else { return nil }
    return pathFragment(child)
  }

  private func shownTarget(
    of edge: DirectedEdge<N>, from sourceID: String? = nil, isSourceExact: Bool = false, to targetID: String? = nil,
    isTargetExact: Bool = false
  ) -> FrameSlot? {
    guard let segue = graph.position(of: edge), machine.table.counts[graph.index[segue].to] != nil else { return nil }
    let table = machine.table
    let fits = { (frame: FrameSlot) -> Bool in
      guard table[frame].segue == segue, let cause = table[frame].cause else { return false }
      return (!isSourceExact || table.subject(of: cause).id == sourceID)
        && (!isTargetExact || table.subject(of: frame).id == targetID) && machine.isShown(frame)
    }
    if table.presentedCount(of: graph.index[segue].to) > 0, let frame = machine.firstPresented(where: fits) {
      return frame
    }
    return machine.latest(where: fits)
  }
}
