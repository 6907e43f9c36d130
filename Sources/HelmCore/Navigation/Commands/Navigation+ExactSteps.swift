/// Exact replays, one edge at a time.
extension Navigation {
  /// Takes one more edge of a path exactly, without auto segues, as replacing the path by the longer one would.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The edge as the path has it now, if the path is the previous one with one more edge; `nil` if the edge removed or moved
  ///   something, or led to a fragment that was there already.
  /// - Throws: The errors of `replace(path:)`, with 0 as the index; nothing has changed then.
  /// - Complexity: That of taking the segue, whatever the length of the path.
  package mutating func replay(_ edge: PathEdge<N>) throws(HelmError<N>) -> PathEdge<N>? {
    let path = HelmPath([edge])
    let steps = positions(of: path.list)
    let count = machine.table.pathCount
    // Errors need the path that their indices refer to.
    _ = try transact { (self) throws(HelmError<N>) in
      try self.move(path: path) { (machine) throws(MachineError) in
        for (index, step) in steps.enumerated() { try machine.replay(step, index: index) }
      }
    }
    // An edge adds at most one frame, so one more frame means that none was removed.
    guard machine.table.pathCount == count + 1, let last = machine.table.pathEnds.last else { return nil }
    return pathEdge(into: last)
  }
}
