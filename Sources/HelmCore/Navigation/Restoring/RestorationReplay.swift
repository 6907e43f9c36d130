/// A replay of a saved path that keeps each edge for which the edges kept before it leave room.
///
/// Kept frames are never removed or moved, so whether an edge has room is determined before it is taken.
struct RestorationReplay {
  /// An edge by positions, with its target's id and occurrence; `cause` is the number of the edge that made its source, counted from 1, or
  /// 0 for the entry.
  struct Step {
    let segue: SegueIndex
    let cause: Int
    let id: String?
    let occurrence: Int
  }

  private(set) var machine: Machine

  /// The kept edges that left no room for others, each once, in the order of the first of these.
  private(set) var blockers: [Int] = []
  private var isBlocker: [Bool]

  /// The frames of the edges; `nil` for edges that are not kept.
  private(set) var slots: [FrameSlot?]

  /// The number of edges that are kept.
  var kept: Int { edges.count - 1 }

  /// Whether all edges were tried.
  private(set) var isWhole = true

  /// The edges that made the frames, by slot.
  private var edges: [Int] = [0]

  private var table: FrameTable {
    _read { yield machine.table }
  }

  /// Replays a path on a state with an empty path.
  ///
  /// - Parameters:
  ///   - steps: The edges; `nil` for edges that can never be taken.
  ///   - skipped: The edges to leave out.
  ///   - start: The state with an empty path.
  ///   - work: The work that is left; it is counted down, and the replay ends at zero.
  init(_ steps: [Step?], without skipped: Set<Int>, from start: Machine, work: inout Int) {
    machine = start
    machine.table.reserveCapacity(steps.count + 1)
    slots = Array(repeating: nil, count: steps.count)
    isBlocker = Array(repeating: false, count: steps.count)
    edges.reserveCapacity(steps.count + 1)
    for (index, step) in steps.enumerated() {
      guard let step, !skipped.contains(index),
        let source = step.cause == 0 ? machine.table.root : slots[step.cause - 1]
      else { continue }
      work -= RestorationLimits.take
      let obstacle = obstacle(to: step, from: source, work: &work)
      guard work > 0, obstacle != nil || take(step, from: source, index: index) else {
        isWhole = false
        return
      }
      guard let blocker = obstacle?.frame.map({ edges[$0.offset] }), !isBlocker[blocker] else { continue }
      isBlocker[blocker] = true
      blockers.append(blocker)
    }
  }

  /// Takes an edge.
  ///
  /// - Returns: Whether the edge was added, without any other change, which is always so if it has room.
  private mutating func take(_ step: Step, from source: FrameSlot, index: Int) -> Bool {
    // The journal isn't read, so it is reset for every edge.
    machine.begin()
    guard let new = try? machine.take(step.segue, from: source, to: step.id, wanted: step.occurrence),
      new.offset == edges.count
    else { return false }
    edges.append(index)
    slots[index] = new
    return true
  }

  /// The obstacle that keeps an edge from being taken: a frame that was made before, if any.
  private struct Obstacle {
    let frame: FrameSlot?
  }

  private func obstacle(to step: Step, from source: FrameSlot, work: inout Int) -> Obstacle? {
    let rules = machine.graph[step.segue]
    guard table[source].isPresented else { return Obstacle(frame: hider(of: source, work: &work)) }
    if let held = machine.child(of: source, through: step.segue) { return Obstacle(frame: held) }
    let target = Subject(fragment: rules.to, id: step.id)
    if !rules.dismissable, table.groups[target] != nil { work -= table[source].depth }
    if machine.placeToReturnTo(target, rules, from: source) != nil { return Obstacle(frame: nil) }
    switch rules.layer {
    case .modal: return table[source].modals.last.map { Obstacle(frame: $0) }
    case .content: return modal(over: table[source].content.last, except: source, work: &work)
    case nil: return modal(over: machine.predecessor(for: rules, source: source), except: source, work: &work)
    default: return nil
    }
  }

  /// Returns a modal over the contents of a place that would lose its holder, unless the source stands on it.
  private func modal(over frame: FrameSlot?, except source: FrameSlot, work: inout Int) -> Obstacle? {
    guard let frame else { return nil }
    // What stands on a curtain is unaffected by what happens below it. A modal that is older than the frame can't stand on it.
    var upcoming = table[table[frame].ground].rowLast
    while work > 0, let modal = upcoming, table[modal].role == .modal, table[modal].stamp > table[frame].stamp {
      work -= 1
      if table.stands(modal, on: frame), !table.stands(source, on: modal) { return Obstacle(frame: modal) }
      upcoming = table[modal].row.previous
    }
    return nil
  }

  /// Returns what hides a frame: what took its place, or the place of a frame below it, or another tab.
  private func hider(of frame: FrameSlot, work: inout Int) -> FrameSlot? {
    var frame = frame
    while work > 0 {
      work -= 1
      if let successor = table[frame].successor { return successor }
      let opener = table[frame].opener
      guard let holder = table[opener].cause else { return nil }
      if table[opener].role == .content, let front = table[holder].content.last, front != opener { return front }
      frame = holder
    }
    return nil
  }
}

extension RestorationReplay {
  /// Fires the auto segues of presented frames that lack content, as a launch would.
  ///
  /// An overlay or a modal that opened automatically may have been dismissed by the user, so it is not reopened.
  mutating func fireAutos(isAllowed: (SegueIndex, FrameSlot, Machine) -> Bool) {
    machine.begin()
    for frame in [machine.table.root] + Array(machine.table.path) {
      var (auto, source) = (machine.auto(of: frame), frame)
      guard let layer = auto.map({ machine.graph[$0].layer }), layer == nil || layer == .content else { continue }
      while let segue = auto, machine.redirects[segue] == nil, isAllowed(segue, source, machine),
        let new = try? machine.take(segue, from: source, to: nil)
      {
        (auto, source) = (machine.auto(of: new), new)
      }
    }
  }
}

/// The limits on the work of a restoration.
enum RestorationLimits {
  /// The work of taking an edge; examining a frame counts as one.
  static let take = 16

  /// Returns the work limit for a saved path, linear in its length.
  static func work(for count: Int) -> Int { 1_000_000 + 40 * count }

  /// Returns how much of the work may be left for trying other choices: enough for all of them in a short path, and none in a very long
  /// one.
  static func searching(for count: Int) -> Int { max(0, 1_000_000 - 10 * count) }
}
