extension Navigation {
  /// Replaces the whole path by an exact replay of another: no autos, no redirects (semantics.md §4).
  ///
  /// - Parameter path: The path. What is kept of it is its normal form: each edge as it was taken.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`, `sourceNotPresented` or `blocked`, with the index of the edge; nothing has happened
  ///   then.
  /// - Complexity: Linear in both paths.
  @discardableResult
  public mutating func replace(path: HelmPath<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    var replaced = self
    replaced.table = FrameTable(entry: table[table.root].fragment)
    try replaced.replay(path)
    return adopt(replaced.table, steps: [.replaced])
  }

  /// Goes to the state of another table, and says what that changes.
  mutating func adopt(_ table: FrameTable, steps: [NavigationStep<N>]) -> NavigationOutcome<N> {
    let (before, edges) = (presentedFragments, self.table.stampedPath())
    self.table.adopt(table)
    self.table.restamp(above: edges.last?.stamp ?? 0)
    let after = presentedFragments
    let (wasPresented, isPresented) = (Set(before), Set(after))
    return NavigationOutcome(
      steps: steps, appeared: after.filter { !wasPresented.contains($0) },
      disappeared: before.filter { !isPresented.contains($0) },
      pathChange: PathChange(before: edges, after: self.table.stampedPath()))
  }

  /// Takes the edges of a path in order, from an empty state.
  mutating func replay(_ path: HelmPath<N>) throws(HelmError<N>) {
    for (index, edge) in path.enumerated() {
      let segue = try enabledSegue(for: edge.edge, index: index)
      let source = FrameKey(fragment: storage.compact[Int(segue)].from, id: edge.from.id)
      guard let frame = table.find(source), table[frame].isPresented else {
        throw .sourceNotPresented(edge.from, to: edge.to, index: index, presented: presentedFragments.reversed())
      }
      _ = try take(segue, from: frame, id: edge.to.id, index: index)
    }
  }
}

extension FrameTable {
  /// Gives every edge of the path a new stamp, so that no stamp of an earlier state is given twice.
  mutating func restamp(above stamp: Int) {
    nextStamp = max(nextStamp, stamp + 1)
    var frame = path.first
    while frame != none {
      self[frame].stamp = nextStamp
      nextStamp += 1
      frame = self[frame].path.next
    }
    journal.begin(at: nextStamp)
  }
}
