/// Records what a command changes while it runs.
package struct Journal: Sendable {
  /// The first stamp that the command assigned.
  package private(set) var start = 0

  /// The edges that existed before and were removed, with their old stamps.
  private(set) var removed: [StampedEdge] = []

  /// The old stamps of the edges that moved, by their new stamps.
  private var movedFrom: [Int: Int] = [:]

  /// The frames that the rules removed.
  private(set) var revoked: Set<FrameKey> = []

  /// Whether to record what appears and disappears; an exploration only needs the segues that are taken.
  package var notesTouches = true

  /// The frames that appeared or disappeared, in order.
  private(set) var touches: [Touch] = []

  /// The steps, in order.
  package private(set) var steps: [Step] = []

  /// The change of the path, if it was known beforehand.
  private(set) var travel: PathChange?

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
    travel = nil
    // Clearing empty collections would copy what another state shares.
    if !removed.isEmpty { removed.removeAll(keepingCapacity: removed.count < 64) }
    if !movedFrom.isEmpty { movedFrom = [:] }
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

  /// Records that the whole state was replaced at once.
  mutating func noteTravel(by change: PathChange, from before: [FrameKey], to after: [FrameKey]) {
    travel = change
    let (was, now) = (Set(before), Set(after))
    for key in before where !now.contains(key) { note(key, wasPresented: true) }
    for key in after where !was.contains(key) { note(key, wasPresented: false) }
    record(.replaced)
  }

  mutating func noteRevocation(of keys: [FrameKey]) { revoked.formUnion(keys) }

  mutating func noteRemoval(of edge: StampedEdge, movedTo stamp: Int) {
    removed.append(edge)
    movedFrom[stamp] = nil
  }

  mutating func noteMove(from old: Int, to new: Int) {
    guard let settled = settledStamp(old) else { return }
    movedFrom[old] = nil
    movedFrom[new] = settled
  }

  /// Returns the stamp that an edge had before the command; `nil` if it didn't exist.
  func settledStamp(_ stamp: Int) -> Int? { stamp < start ? stamp : movedFrom[stamp] }
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

extension RandomAccessCollection<Journal.Touch> {
  /// Whether anything appeared or disappeared overall.
  var hasNetChange: Bool {
    if count <= 16 { return indices.contains(where: isNetChange) }
    let (appeared, disappeared) = netChange()
    return !appeared.isEmpty || !disappeared.isEmpty
  }

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
