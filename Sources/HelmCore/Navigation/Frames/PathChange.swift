/// A path edge in the graph's integers, with the stamp that orders it.
struct StampedEdge: Hashable, Sendable {
  let segue: Int32
  let sourceID: String?
  let targetID: String?
  let stamp: Int

  /// What tells the frame from every other one that there is or was.
  let serial: Int
}

/// How a command changed the path, both ways round: what only the path before has, and what only the path after has.
///
/// A moved edge is in both, with another stamp each. So a change costs what it changes, whatever the path's length.
struct PathChange: Hashable, Sendable {
  var before: [StampedEdge] = []
  var after: [StampedEdge] = []

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// The change the other way round.
  var inverse: PathChange { PathChange(before: after, after: before) }
}

/// Notes what a command changes while it runs.
struct Journal: Sendable {
  /// The first stamp that the command gave.
  private(set) var start = 0

  /// The edges that were there before and have been removed, with their stamps of before.
  var before: [StampedEdge] = []

  /// The stamps of before of the edges that have moved, by their stamps of now.
  var movedFrom: [Int: Int] = [:]

  /// The frames that appeared or disappeared, with what they did before.
  private(set) var touched: [(key: FrameKey, wasPresented: Bool)] = []

  mutating func begin(at stamp: Int) {
    start = stamp
    before.removeAll(keepingCapacity: before.count < 64)
    if !movedFrom.isEmpty { movedFrom = [:] }
    touched.removeAll(keepingCapacity: touched.count < 64)
  }

  mutating func note(_ key: FrameKey, wasPresented: Bool) { touched.append((key, wasPresented)) }

  /// The stamp that an edge had before the command, `nil` where it was not there.
  func settledStamp(_ stamp: Int) -> Int? { stamp < start ? stamp : movedFrom[stamp] }
}

extension FrameTable {
  /// How the path has changed since the journal began.
  ///
  /// - Complexity: Linear in the changed edges.
  func pathChange() -> PathChange {
    var change = PathChange(before: journal.before)
    var frame = path.last
    while frame != none, self[frame].stamp >= journal.start {
      change.after.append(stampedEdge(of: frame))
      if let stamp = journal.movedFrom[self[frame].stamp] {
        change.before.append(stampedEdge(of: frame, stamp: stamp))
      }
      frame = self[frame].path.previous
    }
    return change
  }

  func stampedEdge(of frame: Int32, stamp: Int? = nil) -> StampedEdge {
    let target = self[frame]
    return StampedEdge(
      segue: target.segue, sourceID: self[target.cause].id, targetID: target.id, stamp: stamp ?? target.stamp,
      serial: target.serial)
  }

  /// The path, with stamps.
  ///
  /// - Complexity: Linear in the path.
  func stampedPath() -> [StampedEdge] {
    var edges: [StampedEdge] = []
    edges.reserveCapacity(pathCount)
    var frame = path.first
    while frame != none {
      edges.append(stampedEdge(of: frame))
      frame = self[frame].path.next
    }
    return edges
  }

  /// The path as it would be before a change that led to it.
  ///
  /// - Complexity: Linear in the path, and sorting what the change had removed.
  func stampedPath(undoing change: PathChange) -> [StampedEdge] {
    let added = Set(change.after.map(\.stamp))
    let kept = stampedPath().filter { !added.contains($0.stamp) }
    return (kept + change.before).sorted { $0.stamp < $1.stamp }
  }

  /// The frames that have appeared and disappeared since the journal began, or since as many of its notes as are given,
  /// each in the order in which they did.
  func presentationChange(from start: Int = 0) -> (appeared: [FrameKey], disappeared: [FrameKey]) {
    var seen: Set<FrameKey> = []
    var (appeared, disappeared): ([FrameKey], [FrameKey]) = ([], [])
    let touched = journal.touched[start...]
    let isSingle = touched.count == 1
    for (key, wasPresented) in touched where isSingle || seen.insert(key).inserted {
      let isPresented = find(key).map { self[$0].isPresented } ?? false
      if isPresented && !wasPresented { appeared.append(key) }
      if !isPresented && wasPresented { disappeared.append(key) }
    }
    return (appeared, disappeared)
  }
}
