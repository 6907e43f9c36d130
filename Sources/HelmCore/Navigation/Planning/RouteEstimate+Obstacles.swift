/// The obstacles on the way to a frame, and the cost of removing them.
extension RouteEstimate {
  /// The obstacles on the way to a frame.
  struct Way {
    let frame: FrameSlot

    /// Whether the route presents something from the frame, rather than ending with it.
    let isSource: Bool

    /// The cost of uncovering the frame, and of then removing what lies over it.
    var uncovering = RouteCost()
    var covers = RouteCost()

    /// The cost of removing the modal that the frame holds, which covers what is presented from it.
    var modal = RouteCost()

    /// The modals on the frame that can't be dismissed, so that nothing can hide them.
    var locks: [FrameSlot] = []

    /// The frames that have to be removed, or to come back.
    var obstacles: [FrameSlot] = []

    /// Whether it is hard to determine what covers the frame.
    var isUncertain = false
  }

  /// Collects the obstacles on the way to a frame, from its place down to the enclosing modal or curtain, or to the root.
  mutating func way(to frame: FrameSlot, isSource: Bool) -> Way {
    var way = Way(frame: frame, isSource: isSource)
    if !isOverBudget { follow(&way) }
    way.isUncertain = isUncertain(frame)
    if way.isUncertain {
      (way.uncovering, way.covers, way.modal, way.locks) = (min(way.uncovering, .command), RouteCost(), RouteCost(), [])
    }
    return way
  }

  private mutating func follow(_ way: inout Way) {
    if !way.isSource {
      for role in [Frame.Role.content, .overlay, .modal] {
        for child in table.children(of: way.frame, role) { way.covers += removing(child, &way) }
      }
    }
    var (at, isBeside) = (way.frame, false)
    while true {
      work += 1
      if let successor = table[at].successor { uncover(at, from: successor, &way) }
      let opener = table[at].opener
      guard let holder = table[opener].cause, ![.modal, .curtain].contains(table[opener].role) else {
        // In the place of an accessory, it doesn't matter what lies over it.
        if isBeside { way.covers = RouteCost() } else { coverByModals(above: opener, &way) }
        return
      }
      switch table[opener].role {
      case .content:
        if let front = table[holder].content.last, front != opener {
          way.obstacles.append(opener)
          // None of these modals may be hidden.
          let hidden = locks.filter { table[$0].role == .modal && table.stands($0, on: front) }
          way.obstacles += hidden
          way.uncovering += .command + removal(of: hidden)
        }
        for overlay in table.children(of: holder, .overlay) { way.covers += removing(overlay, &way) }
      case .overlay:
        for overlay in table.children(of: holder, .overlay).drop(while: { $0 != opener }).dropFirst() {
          way.covers += removing(overlay, &way)
        }
      case .accessory: isBeside = true
      default: break
      }
      at = holder
    }
  }

  /// What it takes to remove a frame.
  struct Removal {
    var cost: RouteCost

    /// The frame itself, and what has to be removed, or to come back, before it.
    var obstacles: [FrameSlot]
  }

  /// Returns the cost of removing a frame, and adds it to the obstacles.
  mutating func removing(_ frame: FrameSlot, _ way: inout Way) -> RouteCost {
    let removal = removals[frame.offset] ?? removal(of: frame)
    removals[frame.offset] = removal
    way.obstacles += removal.obstacles
    return removal.cost
  }

  private mutating func removal(of frame: FrameSlot) -> Removal {
    work += 2 + locks.count / 8
    var removal = Removal(cost: RouteCost(), obstacles: [frame])
    let standing = locks.filter { $0 != frame && table.stands($0, on: frame) }
    // A curtain that can't be dismissed always stays.
    if standing.contains(where: { table[$0].role == .curtain }) {
      removal.cost = .worst
    } else if let distance = returns[frame.offset] {
      removal.cost.commands = distance
    } else {
      removal.cost = RouteCost(forced: isStuck(frame) ? 1 : 0, commands: 1, frames: sizes[frame.offset])
      for lock in standing {
        if isStuck(lock) { removal.cost.forced += 1 } else { removal.obstacles.append(lock) }
      }
    }
    return removal
  }

  /// Returns the cost of removing modals that can't be dismissed; a single command may remove all of them.
  func removal(of locks: [FrameSlot]) -> RouteCost {
    guard !locks.isEmpty else { return RouteCost() }
    let free = locks.filter { !isStuck($0) }
    let forced = locks.count { lock in !free.contains { table.stands(lock, on: $0) } }
    return RouteCost(forced: forced, commands: 1)
  }

  /// Returns whether a frame can be removed only by force.
  private func isStuck(_ frame: FrameSlot) -> Bool { !machine.canUndo(frame) && returns[frame.offset] == nil }

  /// Adds the cost of uncovering a frame whose place another one has taken.
  private mutating func uncover(_ frame: FrameSlot, from successor: FrameSlot, _ way: inout Way) {
    let size = sizes[successor.offset]
    let isLocked = locks.contains { $0 != successor && table.stands($0, on: successor) }
    // Pushes are undone by presenting from the frame.
    if way.isSource, !isLocked, arePushes[successor.offset] {
      way.obstacles.append(successor)
      return way.uncovering += RouteCost(frames: size)
    }
    if table[successor].cause != frame { return way.uncovering += .command }
    // The frame's holder can take its segue again.
    if !isLocked, table[frame].predecessor == nil, table[frame].cause != nil {
      way.obstacles += [successor, frame]
      return way.uncovering += RouteCost(commands: 1, frames: size)
    }
    way.uncovering += removing(successor, &way)
  }

  /// Adds the cost of the modals above a modal, a curtain or the root, which cover what is in it.
  private mutating func coverByModals(above level: FrameSlot, _ way: inout Way) {
    var modals: [FrameSlot] = []
    var upcoming = table[table[way.frame].ground].rowLast
    while let modal = upcoming, modal != level, table[modal].role == .modal, !isOverBudget {
      work += 1
      modals.append(modal)
      upcoming = table[modal].row.previous
    }
    var counted = way.covers.commands
    for modal in modals.reversed() where !isOverBudget {
      if way.isSource, table.stands(modal, on: way.frame) {
        // What is presented from the frame may hide the modal.
        guard table[way.frame].isPresented else { continue }
        if table[modal].cause == way.frame { way.modal = removing(modal, &way) }
        if !machine.isDismissable(modal) {
          way.locks.append(modal)
          way.obstacles.append(modal)
        }
        continue
      }
      work += way.obstacles.count
      if table.stands(modal, onAnyOf: way.obstacles) { continue }
      let cost = removing(modal, &way)
      counted += 1
      // Two commands can remove all of them: a push over them, and its dismissal.
      if counted > 2, cost.forced == 0 {
        mayDismissSeveral = true
        way.covers += RouteCost(frames: cost.frames)
      } else {
        way.covers += cost
      }
    }
  }
}
