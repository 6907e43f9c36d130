/// A path as plain numbers: the whole state, without anything derived from it.
package struct FlatPath {
  /// An edge of the path, and the frame that it made.
  package struct Edge: Hashable {
    package let segue: SegueIndex

    /// The position in the path of the edge that made the source; -1 for the root.
    package var cause: Int32

    /// The number of the target's id; -1 for none.
    package let id: Int32

    package let occurrence: Int32

    package init(segue: SegueIndex, cause: Int32, id: Int32, occurrence: Int32) {
      (self.segue, self.cause, self.id, self.occurrence) = (segue, cause, id, occurrence)
    }
  }

  package var edges: [Edge] = []

  /// The positions in the path of the machine's frames, by slot; -1 for free slots and for the root.
  package var positions: [Int32] = []

  package init() {}

  /// Reads the path of a machine.
  package mutating func read(_ table: FrameTable, _ ids: inout IDNumbers) {
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
}

/// Numbers for ids.
package struct IDNumbers: Sendable {
  package private(set) var ids: [String] = []
  private var numbers: [String: Int32] = [:]

  package init() {}

  package mutating func number(of id: String?) -> Int32 {
    guard let id else { return -1 }
    if let number = numbers[id] { return number }
    let number = Int32(truncatingIfNeeded: ids.count)
    numbers[id] = number
    ids.append(id)
    return number
  }

  package subscript(number: Int32) -> String? { number < 0 ? nil : ids[Int(number)] }
}
