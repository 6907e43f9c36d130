/// A path as plain numbers: the whole state, without anything derived from it.
struct FlatPath {
  /// An edge of the path, and the frame that it made.
  struct Edge: Hashable {
    let segue: SegueIndex

    /// The position in the path of the edge that made the source; -1 for the root.
    var cause: Int32

    /// The number of the target's id; -1 for none.
    let id: Int32

    let occurrence: Int32
  }

  var edges: [Edge] = []

  /// The positions in the path of the machine's frames, by slot; -1 for free slots and for the root.
  private(set) var positions: [Int32] = []

  /// Reads the path of a machine.
  mutating func read(_ table: FrameTable, _ ids: inout IDNumbers) {
    edges.removeAll(keepingCapacity: true)
    if positions.count < table.frames.count {
      positions.append(contentsOf: repeatElement(-1, count: table.frames.count - positions.count))
    }
    positions[table.root.offset] = -1
    var upcoming = table.pathEnds.first
    while let slot = upcoming {
      upcoming = table[slot].path.next
      guard let segue = table[slot].segue, let cause = table[slot].cause else { continue }
      positions[slot.offset] = Int32(truncatingIfNeeded: edges.count)
      edges.append(
        Edge(
          segue: segue, cause: positions[cause.offset], id: ids.number(of: table.subject(of: slot).id),
          occurrence: Int32(truncatingIfNeeded: table[slot].occurrence)))
    }
  }

  /// Copies another path, except for an edge and everything presented from its target.
  mutating func read(_ other: FlatPath, without removed: Int32) {
    edges.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    for (position, edge) in other.edges.enumerated() {
      let cause = edge.cause < 0 ? -1 : positions[Int(edge.cause)]
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
}

extension FlatPath {
  /// Returns the number of edges that two paths have in common, from the root on.
  func commonCount(with other: FlatPath) -> Int {
    let most = min(edges.count, other.edges.count)
    var count = 0
    while count < most, edges[count] == other.edges[count] { count += 1 }
    return count
  }
}

/// Numbers for ids.
struct IDNumbers: Sendable {
  private(set) var ids: [String] = []
  private var numbers: [String: Int32] = [:]

  mutating func number(of id: String?) -> Int32 {
    guard let id else { return -1 }
    if let number = numbers[id] { return number }
    let number = Int32(truncatingIfNeeded: ids.count)
    numbers[id] = number
    ids.append(id)
    return number
  }

  subscript(number: Int32) -> String? { number < 0 ? nil : ids[Int(number)] }
}
