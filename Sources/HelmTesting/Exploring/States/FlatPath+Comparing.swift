import HelmCore

extension FlatPath {
  /// Copies another path, except for an edge and everything presented from its target.
  mutating func read(_ other: FlatPath, without removed: Int32) {
    edges.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    for (position, edge) in other.edges.enumerated() {
      let cause = edge.cause < 0 ? edge.cause : positions[Int(edge.cause)]
      if position == Int(removed) || edge.cause >= 0 && cause < 0 {
        positions.append(-1)
      } else {
        positions.append(Int32(truncatingIfNeeded: edges.count))
        var edge = edge
        edge.cause = cause
        edges.append(edge)
      }
    }
  }

  /// The number of edges that two paths have in common, from the root on.
  func commonCount(with other: FlatPath) -> Int {
    let most = min(edges.count, other.edges.count)
    var count = 0
    while count < most, edges[count] == other.edges[count] { count += 1 }
    return count
  }
}
