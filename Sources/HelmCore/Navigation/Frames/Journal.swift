/// Records what a command changes while it runs.
package struct Journal: Sendable {
  /// The first stamp that the command assigned.
  package private(set) var start = 0

  /// The edges that existed before and were removed or moved, with their old stamps.
  private(set) var replaced: [StampedEdge] = []

  /// The frames that the rules removed.
  private(set) var revoked: Set<FrameKey> = []

  /// Whether to record what appears and disappears; an exploration only needs the segues that are taken.
  package var notesTouches = true

  /// The frames that appeared or disappeared, in order.
  private(set) var touches: [Touch] = []

  /// The steps, in order.
  package private(set) var steps: [Step] = []

  /// The edges that returning to another state has added; their stamps are older than the command.
  private(set) var restored: [StampedEdge]?

  /// A frame that appeared or disappeared.
  struct Touch: Sendable {
    let key: FrameKey
    let wasPresented: Bool
  }

  /// An action, and the touches that belong to it.
  package struct Step: Sendable {
    package let action: MachineAction
    let touches: Range<Int>
  }

  /// Whether a redirect was followed.
  var hasRedirects: Bool { steps.contains { if case .redirected = $0.action { true } else { false } } }

  mutating func begin(at stamp: Int) {
    start = stamp
    restored = nil
    // Clearing empty collections would copy what another state shares. Change histories share the replaced edges for long.
    if !replaced.isEmpty { replaced = [] }
    if !revoked.isEmpty { revoked = [] }
    if !touches.isEmpty { touches.removeAll(keepingCapacity: touches.count < 64) }
    if !steps.isEmpty { steps.removeAll(keepingCapacity: steps.count < 64) }
  }

  mutating func note(_ key: FrameKey, wasPresented: Bool) {
    touches.append(Touch(key: key, wasPresented: wasPresented))
  }

  mutating func record(_ action: MachineAction) {
    steps.append(Step(action: action, touches: (steps.last?.touches.upperBound ?? 0)..<touches.count))
  }

  /// Records that the command has returned to another state.
  mutating func noteTravel(by change: PathChange, from before: [FrameKey], to after: [FrameKey]) {
    (replaced, restored) = (change.before, change.after)
    let (was, now) = (Set(before), Set(after))
    for key in before where !now.contains(key) { note(key, wasPresented: true) }
    for key in after where !was.contains(key) { note(key, wasPresented: false) }
    record(.replaced)
  }

  mutating func noteRevocation(of keys: [FrameKey]) { revoked.formUnion(keys) }

  mutating func noteReplacement(of edge: StampedEdge) { replaced.append(edge) }
}

/// An action within a command.
package enum MachineAction: Hashable, Sendable {
  case presented(FrameEdge)
  case returned(FrameEdge)
  case reselected(FrameEdge)

  /// A redirect by a trait or a guard was followed.
  case redirected(SegueIndex, FlowName)
  case dismissed(FrameEdge)
  case replaced
}

// MARK: - What appeared and disappeared

extension RandomAccessCollection<Journal.Touch> {
  /// Returns what appeared and disappeared overall, each in the order of the first change.
  func netChange() -> (appeared: [FrameKey], disappeared: [FrameKey]) {
    let changes = count <= 16 ? indices.filter(isNetChange).map { self[$0] } : netChangesOfMany()
    return (changes.filter { !$0.wasPresented }.map(\.key), changes.filter(\.wasPresented).map(\.key))
  }

  /// Returns whether a touch is the first of its key, and the last touch of that key left it changed.
  ///
  /// It compares with all others, so it is meant for few touches. Most commands touch two or three frames, and creating a dictionary of
  /// those takes longer than the command.
  private func isNetChange(at index: Index) -> Bool {
    let touch = self[index]
    return !self[..<index].contains { $0.key == touch.key }
      && touch.wasPresented == last { $0.key == touch.key }?.wasPresented
  }

  private func netChangesOfMany() -> [Journal.Touch] {
    var wasPresentedAtLast: [FrameKey: Bool] = [:]
    for touch in self { wasPresentedAtLast[touch.key] = touch.wasPresented }
    // The first touch of each key removes the entry.
    return filter { wasPresentedAtLast.removeValue(forKey: $0.key) == $0.wasPresented }
  }
}

// MARK: - How the path changed

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
