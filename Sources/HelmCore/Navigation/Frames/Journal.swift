/// Notes what a command changes while it runs.
struct Journal: Sendable {
  /// The first stamp that the command gave.
  private(set) var start = 0

  /// The edges that were there before and have been removed, with their stamps of before.
  private(set) var removed: [StampedEdge] = []

  /// The stamps of before of the edges that have moved, by their stamps of now.
  private var movedFrom: [Int: Int] = [:]

  /// What the rules have removed.
  private(set) var revoked: Set<FrameKey> = []

  /// The frames that appeared or disappeared, in order.
  private(set) var touches: [Touch] = []

  /// What happened, in order.
  private(set) var steps: [Step] = []

  /// Whether a redirect was followed.
  private(set) var hasRedirects = false

  /// How the path has changed, where that was known beforehand.
  private(set) var travel: PathChange?

  /// A frame that appeared or disappeared.
  struct Touch: Sendable {
    let key: FrameKey
    let wasPresented: Bool
  }

  /// Something that happened, and up to which touch it accounts for what appeared and disappeared.
  struct Step: Sendable {
    let action: MachineAction
    let touches: Range<Int>
  }

  mutating func begin(at stamp: Int) {
    start = stamp
    travel = nil
    hasRedirects = false
    // Emptying what is empty would copy what another state shares.
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
    if case .redirected = action { hasRedirects = true }
    steps.append(Step(action: action, touches: (steps.last?.touches.upperBound ?? 0)..<touches.count))
  }

  /// Notes that the whole state has become another one, all at once.
  mutating func noteTravel(by change: PathChange, from before: [FrameKey], to after: [FrameKey]) {
    travel = change
    let (was, now) = (Set(before), Set(after))
    for key in before where !now.contains(key) { note(key, wasPresented: true) }
    for key in after where !was.contains(key) { note(key, wasPresented: false) }
    record(.replaced)
  }

  mutating func noteRevocation(of keys: some Sequence<FrameKey>) { revoked.formUnion(keys) }

  mutating func noteRemoval(of edge: StampedEdge, movedTo stamp: Int) {
    removed.append(edge)
    movedFrom[stamp] = nil
  }

  mutating func noteMove(from old: Int, to new: Int) {
    guard let settled = settledStamp(old) else { return }
    movedFrom[old] = nil
    movedFrom[new] = settled
  }

  /// The stamp that an edge had before the command, `nil` where it was not there.
  func settledStamp(_ stamp: Int) -> Int? { stamp < start ? stamp : movedFrom[stamp] }
}

/// What can happen within a command.
package enum MachineAction: Hashable, Sendable {
  case presented(FrameEdge)
  case returned(FrameEdge)
  case reselected(FrameEdge)

  /// A redirect was followed, that of a trait or of a guard.
  case redirected(SegueIndex, FlowName)
  case dismissed(FrameEdge)
  case replaced
}

extension Sequence<Journal.Touch> {
  /// What appeared and disappeared in all, each in the order in which it first did.
  func netChange() -> (appeared: [FrameKey], disappeared: [FrameKey]) {
    var (order, first, last): ([FrameKey], [FrameKey: Bool], [FrameKey: Bool]) = ([], [:], [:])
    for touch in self {
      if first[touch.key] == nil {
        first[touch.key] = touch.wasPresented
        order.append(touch.key)
      }
      last[touch.key] = !touch.wasPresented
    }
    let changed = order.filter { first[$0] != last[$0] }
    return (changed.filter { last[$0] == true }, changed.filter { last[$0] == false })
  }
}
