/// An edge of the path: the segue that was taken, and the keys of its source and its target.
@usableFromInline
package struct FrameEdge: Hashable, Sendable {
  package let segue: SegueIndex
  @usableFromInline package let source: FrameKey
  @usableFromInline package let target: FrameKey

  package init(segue: SegueIndex, source: FrameKey, target: FrameKey) {
    self.segue = segue
    self.source = source
    self.target = target
  }
}

/// An edge of the path, with the stamp that orders it.
package struct StampedEdge: Hashable, Sendable {
  package let edge: FrameEdge
  package let stamp: Int

  /// The number that identifies the frame among all others, past or present.
  let serial: Int
}

/// The change of a path by a command: the edges that only the old path has, and those that only the new one has.
///
/// A moved edge is in both, with different stamps. So the size of a change doesn't depend on the length of the path.
package struct PathChange: Hashable, Sendable {
  package var before: [StampedEdge] = []
  package var after: [StampedEdge] = []

  /// Creates an empty change.
  package init() {}

  init(before: [StampedEdge] = [], after: [StampedEdge] = []) { (self.before, self.after) = (before, after) }

  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// The change in the opposite direction.
  package var inverse: PathChange { PathChange(before: after, after: before) }
}

extension FrameTable {
  /// Returns how the path has changed since the journal began.
  ///
  /// - Complexity: Linear in the changed edges.
  func pathChange() -> PathChange {
    var change = PathChange(before: journal.replaced, after: journal.restored ?? [])
    for frame in pathFromEnd {
      guard self[frame].stamp >= journal.start else { break }
      if let edge = stampedEdge(into: frame) { change.after.append(edge) }
    }
    return change
  }

  /// Returns the edge that made a frame; `nil` for the root.
  package func edge(into frame: FrameSlot) -> FrameEdge? {
    let target = self[frame]
    guard let segue = target.segue, let cause = target.cause else { return nil }
    return FrameEdge(segue: segue, source: key(of: cause), target: key(of: frame))
  }

  func stampedEdge(into frame: FrameSlot) -> StampedEdge? {
    edge(into: frame).map { StampedEdge(edge: $0, stamp: self[frame].stamp, serial: self[frame].serial) }
  }

  /// The edges that the current command has removed, without those that it has only moved.
  var removedEdges: [StampedEdge] {
    journal.replaced.filter { edge in frame(edge.edge.target).map { self[$0].serial != edge.serial } ?? true }
  }

  /// Returns the path, with stamps.
  ///
  /// - Complexity: Linear in the path.
  func stampedPath() -> [StampedEdge] { path.compactMap { stampedEdge(into: $0) } }

  /// Returns the path before a change that led to the current one.
  ///
  /// - Complexity: Linear in the path, and that of sorting it.
  func stampedPath(undoing change: PathChange) -> [StampedEdge] {
    let added = Set(change.after.map { $0.stamp })
    let kept = stampedPath().filter { !added.contains($0.stamp) }
    return (kept + change.before).sorted { $0.stamp < $1.stamp }
  }

  /// Adopts another table's frames, and continues with this table's stamps.
  mutating func adopt(_ other: FrameTable) {
    let stamp = nextStamp
    self = other
    nextStamp = stamp
    journal.begin(at: stamp)
  }
}
