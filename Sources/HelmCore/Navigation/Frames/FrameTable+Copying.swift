extension FrameTable {
  /// Copies another table, as it is between two commands, into this table's memory.
  ///
  /// - Complexity: Linear in the frames.
  package mutating func copy(_ other: FrameTable) {
    frames.copy(other.frames)
    free.copy(other.free)
    groups.copy(other.groups)
    counts.copy(other.counts)
    held.copy(other.held)
    (pathEnds, presentedEnds, rowEnds) = (other.pathEnds, other.presentedEnds, other.rowEnds)
    (pathCount, presentedCount, nextStamp) = (other.pathCount, other.presentedCount, other.nextStamp)
    uncovered.removeAll(keepingCapacity: true)
    journal.begin(at: nextStamp)
  }
}

extension Array {
  /// Copies another array into this array's memory.
  mutating func copy(_ other: [Element]) {
    if count > other.count { removeLast(count - other.count) }
    withUnsafeMutableBufferPointer { elements in
      _ = elements.update(fromContentsOf: other[..<elements.count])
    }
    self += other[count...]
  }
}
