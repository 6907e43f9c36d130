/// Queries about a segue, for where the holder matters: two tabs may lead to one fragment, and only one of them holds it.
extension Navigation {
  /// Returns whether a fragment that came through a segue is shown, from any shown occurrence of its source.
  ///
  /// - Complexity: Linear in the occurrences of the target, or in the path if those have ids.
  package func isShown(_ edge: DirectedEdge<N>) -> Bool { shownTarget(of: edge) != nil }

  /// Returns whether a fragment that came through a segue, between exactly these ids, is shown.
  ///
  /// - Complexity: Linear in the occurrences of the target.
  package func isShown(_ edge: PathEdge<N>) -> Bool { shownPlace(through: edge) != nil }

  /// Returns the shown fragment that came through a segue, between exactly these ids.
  package func shownPlace(through edge: PathEdge<N>) -> PathFragment<N>? {
    shownTarget(of: edge.edge, from: edge.from.id, isSourceExact: true, to: edge.to.id, isTargetExact: true)
      .map { pathFragment($0) }
  }

  /// Returns the topmost shown fragment that came through a segue.
  ///
  /// - Complexity: Linear in what is presented; in the path, if the target is covered.
  package func shownFragment(through edge: DirectedEdge<N>, from source: PathFragment<N>? = nil) -> PathFragment<N>? {
    guard let source else { return shownTarget(of: edge).map { pathFragment($0) } }
    guard let segue = graph.position(of: edge), let frame = frame(of: source),
      let child = machine.child(of: frame, through: segue), machine.isShown(child)
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
