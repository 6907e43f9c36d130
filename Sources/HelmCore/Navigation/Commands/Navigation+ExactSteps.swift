/// Exact replays, one edge after the other.
extension Navigation {
  /// Takes one more edge of a path as it is, without autos: what replacing the path by a longer one comes to.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The edge as it is in the path now, where the path is as it was before with one edge more; `nil` where the edge has
  ///   removed or moved something, or led to what was there already.
  /// - Throws: As `replace(path:)`, with 0 as the index; nothing has changed then.
  /// - Complexity: As taking the segue, whatever the length of the path.
  package mutating func replay(_ edge: PathEdge<N>) throws(HelmError<N>) -> PathEdge<N>? {
    let path = HelmPath([edge])
    let steps = positions(of: path)
    let count = machine.table.pathCount
    // Errors have to be named while the path that they count in is at hand.
    _ = try transact { (self) throws(HelmError<N>) in
      do throws(MachineError) {
        for (index, step) in steps.enumerated() { try self.machine.replay(step, index: index) }
      } catch {
        throw self.named(error, path: path)
      }
    }
    // An edge adds one frame at most: there is one more only if none has gone.
    guard machine.table.pathCount == count + 1, let last = machine.table.pathEnds.last else { return nil }
    return pathEdge(into: last)
  }
}
