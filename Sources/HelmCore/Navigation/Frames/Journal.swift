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
