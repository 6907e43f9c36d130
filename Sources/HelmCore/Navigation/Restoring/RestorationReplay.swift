/// A replay of a saved path that keeps each edge for which those kept before it leave room.
///
/// Nothing that is kept is ever removed or moved again, so whether an edge has room is found out before it is taken.
struct RestorationReplay {
  /// An edge by positions, with its target's id and number; `cause` is the index of the edge that made its source, counted
  /// from 1, or 0 for the entry.
  struct Step {
    let segue: SegueIndex
    let cause: Int
    let id: String?
    let occurrence: Int
  }

  /// An edge without room, and a kept one that it can't be beside; without one, it can never be kept.
  struct Conflict {
    let edge: Int
    let blocker: Int?
  }

  private(set) var machine: Machine

  /// The edges that had no room, in order.
  private(set) var conflicts: [Conflict] = []

  /// The frames that the edges have made, for those that are kept.
  private(set) var slots: [FrameSlot?] = []

  /// The number of edges that are kept.
  private(set) var kept = 0

  /// The edge that has taken something away, against all that is known beforehand; the replay is of no use then.
  private(set) var misfit: Int?

  /// Whether all edges were tried.
  private(set) var isWhole = true

  /// The edges that the frames were made by, by their slots.
  private var edges: [Int] = [0]

  private var table: FrameTable {
    _read { yield machine.table }
  }

  /// The latest modal that was kept.
  private var latestModal: FrameSlot?

  /// Replays a path on a state with an empty path.
  ///
  /// - Parameters:
  ///   - steps: The edges; `nil` where an edge can never be taken.
  ///   - skipped: The edges to leave out.
  ///   - start: The state with an empty path.
  ///   - work: How much there is left to do; it is counted down, and the replay ends when nothing is left.
  init(_ steps: [Step?], without skipped: Set<Int>, from start: Machine, work: inout Int) {
    machine = start
    machine.table.reserveCapacity(steps.count + 1)
    slots.reserveCapacity(steps.count)
    edges.reserveCapacity(steps.count + 1)
    for (index, step) in steps.enumerated() {
      slots.append(nil)
      guard let step, !skipped.contains(index),
        let source = step.cause == 0 ? machine.table.root : slots[step.cause - 1]
      else { continue }
      work -= RestorationLimits.take
      if let obstacle = obstacle(to: step, from: source, work: &work) {
        conflicts.append(Conflict(edge: index, blocker: obstacle.frame.map { edges[$0.offset] }))
      } else if work > 0 {
        guard take(step, from: source, index: index) else {
          misfit = index
          return
        }
      } else {
        isWhole = false
      }
    }
  }

  /// Takes an edge.
  ///
  /// - Returns: Whether it has added itself, and done nothing else.
  private mutating func take(_ step: Step, from source: FrameSlot, index: Int) -> Bool {
    let count = machine.table.pathCount
    // Nobody reads what was done, so nothing is kept of it.
    machine.begin()
    guard let new = try? machine.take(step.segue, from: source, to: step.id, wanted: step.occurrence),
      machine.table.pathCount == count + 1, machine.table.pathEnds.last == new, new.offset == edges.count
    else { return false }
    edges.append(index)
    slots[index] = new
    kept += 1
    if machine.table[new].role == .modal { latestModal = new }
    return true
  }

  /// What keeps an edge from being taken: a frame that was made before.
  private struct Obstacle {
    let frame: FrameSlot?
  }

  private func obstacle(to step: Step, from source: FrameSlot, work: inout Int) -> Obstacle? {
    let rules = machine.graph[step.segue]
    guard table[source].isPresented else { return Obstacle(frame: hider(of: source, work: &work)) }
    if let held = table.held[.init(source: source, segue: step.segue)] { return Obstacle(frame: held) }
    let target = Subject(fragment: rules.to, id: step.id)
    if rules.dismissable {
      if table.subject(of: source) == target { return Obstacle(frame: nil) }
    } else if let group = table.groups[target] {
      work -= min(table[source].depth, group.count)
      if work > 0, table.nearestCause(of: source, showing: target) != nil { return Obstacle(frame: nil) }
    }
    switch rules.layer {
    case .modal: return table[source].modals.last.map { Obstacle(frame: $0) }
    case .content: return modal(over: table[source].content.last, except: source, work: &work)
    case nil: return modal(over: machine.giver(for: rules, source: source), except: source, work: &work)
    default: return nil
    }
  }

  /// A modal over what a place shows that would be left without its holder, unless another frame stands on it.
  private func modal(over frame: FrameSlot?, except source: FrameSlot, work: inout Int) -> Obstacle? {
    // A modal that is older than the frame can't stand on it.
    guard let frame, let latestModal, table[latestModal].stamp > table[frame].stamp else { return nil }
    for modal in table.rowFromTop where table[modal].role == .modal {
      work -= 1
      // What stands on a curtain goes on, whatever becomes of what is below it.
      guard table[modal].stamp > table[frame].stamp, table[modal].ground == table[frame].ground, work > 0 else {
        continue
      }
      if table.stands(modal, on: frame), !table.stands(source, on: modal) { return Obstacle(frame: modal) }
    }
    return nil
  }

  /// What keeps a frame from being seen: what has taken its place, or that of one that it stands on, or another tab.
  private func hider(of frame: FrameSlot, work: inout Int) -> FrameSlot? {
    var frame = frame
    while work > 0 {
      work -= 1
      if let heir = table[frame].heir { return heir }
      let opener = table[frame].opener
      guard let holder = table[opener].cause else { return nil }
      if table[opener].role == .content, let front = table[holder].content.last, front != opener { return front }
      frame = holder
    }
    return nil
  }
}

extension RestorationReplay {
  /// Fires the autos of the frames that are presented, where something of the content is missing, as a launch would.
  ///
  /// An overlay or a modal that opened by itself may have been dismissed by a person, and stays away.
  mutating func fireAutos(isAllowed: (SegueIndex, FrameSlot, Machine) -> Bool) {
    machine.begin()
    for frame in [machine.table.root] + Array(machine.table.path) {
      guard let auto = machine.auto(of: frame) else { continue }
      let layer = machine.graph[auto].layer
      guard layer == nil || layer == .content else { continue }
      var upcoming: (segue: SegueIndex, source: FrameSlot)? = (auto, frame)
      while let (segue, source) = upcoming {
        upcoming = nil
        guard machine.redirects[segue] == nil, isAllowed(segue, source, machine),
          let new = try? machine.take(segue, from: source, to: nil)
        else { break }
        upcoming = machine.auto(of: new).map { ($0, new) }
      }
    }
  }
}

/// How much work a restoration may be.
enum RestorationLimits {
  /// What taking an edge counts, beside one frame that is looked at.
  static let take = 16

  /// The work for a saved path, linear in it.
  static func work(for count: Int) -> Int { 1_000_000 + 40 * count }

  /// How much of it may be left to try other choices: room for all of them in a short path, and for none in a very long one.
  static func searching(for count: Int) -> Int { max(0, 1_000_000 - 10 * count) }
}
