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
    var replaced = atEntry()
    try replaced.replay(path)
    return adopt(replaced.table)
  }

  /// Goes to the state of another table, and says what that changes.
  ///
  /// - Parameters:
  ///   - table: The other table.
  ///   - restamping: Whether the other table's edges get new stamps.
  ///   - change: How the path changes, where that is known.
  /// - Returns: What has changed.
  mutating func adopt(
    _ table: FrameTable, restamping: Bool = true, change: PathChange? = nil
  ) -> NavigationOutcome<N> {
    let before = presentedFragments
    let edges = change == nil ? self.table.stampedPath() : []
    self.table.adopt(table)
    if restamping { self.table.restamp() }
    let after = presentedFragments
    let (wasPresented, isPresented) = (Set(before), Set(after))
    let appeared = after.filter { !wasPresented.contains($0) }
    let disappeared = before.filter { !isPresented.contains($0) }
    return NavigationOutcome(
      steps: [NavigationStep(action: .replaced, appeared: appeared, disappeared: disappeared)],
      appeared: appeared, disappeared: disappeared,
      pathChange: change ?? PathChange(before: edges, after: self.table.stampedPath()))
  }

  /// Takes the edges of a path in order, from an empty state.
  mutating func replay(_ path: HelmPath<N>) throws(HelmError<N>) {
    for (index, edge) in path.enumerated() {
      let segue = try enabledSegue(for: edge.edge, index: index)
      let source = FrameKey(fragment: storage.compact[Int(segue)].from, id: edge.from.id)
      guard let frame = table.find(source), table[frame].isPresented else {
        throw .sourceNotPresented(edge.from, to: edge.to, index: index, presented: presentedFragments.reversed())
      }
      if case .redirect = try verdict(on: segue, from: frame, id: edge.to.id) {
        throw .denied(edge, reason: "A guard leads elsewhere, and a path is replayed exactly.")
      }
      _ = try take(segue, from: frame, id: edge.to.id, index: index)
    }
  }
}

extension FrameTable {
  /// Gives every edge of the path a new stamp, so that no stamp of an earlier state is given twice.
  mutating func restamp() {
    var frame = path.first
    while frame != none {
      self[frame].stamp = nextStamp
      self[frame].serial = nextStamp
      nextStamp += 1
      frame = self[frame].path.next
    }
    journal.begin(at: nextStamp)
  }
}
