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

    var own = Own()

    /// The cost of removing what stands on the frame itself.
    struct Own {
      /// The modal that the frame holds.
      var modal = RouteCost()

      /// That modal, if it can't be dismissed and therefore can't be replaced.
      var modalLock = RouteCost()

      /// All modals that can't be dismissed, which a pass would hide.
      var locks = RouteCost()

      /// Those of them that other content would hide.
      var contentLocks = RouteCost()

      var isHeldBack: Bool { locks != RouteCost() }

      /// Returns whether a segue can't be taken from the frame, if its target isn't on the path yet.
      func blocks(_ rules: SegueRules) -> Bool {
        switch rules.layer {
        case nil: rules.leaving == nil && locks != RouteCost()
        case .content: contentLocks != RouteCost()
        case .modal: modalLock != RouteCost()
        default: false
        }
      }
    }

    /// The frames that have to be removed, or to come back.
    var obstacles: [FrameSlot] = []

    /// The ways back that are used.
    var exits: [Exit] = []

    /// Whether the way is in the place of an accessory, where it doesn't matter what lies over it.
    var isBeside = false

    init(to frame: FrameSlot, isSource: Bool) { (self.frame, self.isSource) = (frame, isSource) }
  }

  /// Collects the obstacles on the way to a frame, from its place down to the enclosing modal or curtain, or to the root.
  mutating func follow(_ way: inout Way) {
    if !way.isSource { coverByOwn(&way) }
    var at = way.frame
    while true {
      work += 1
      if let heir = table[at].heir { uncover(at, from: heir, &way) }
      let opener = table[at].opener
      guard let holder = table[opener].cause, ![.modal, .curtain].contains(table[opener].role) else {
        if table[opener].role == .modal, !table[opener].isInRow { way.uncovering += .command }
        if !way.isBeside { coverByModals(above: opener, &way) }
        if way.isBeside { way.covers = RouteCost() }
        return
      }
      switch table[opener].role {
      case .content:
        if let front = table[holder].content.last, front != opener {
          way.uncovering += .command
          // None of these modals may be hidden.
          way.uncovering += removal(of: locks.filter { table[$0].role == .modal && table.stands($0, on: front) }, &way)
          way.obstacles.append(opener)
        }
        cover(by: table[holder].overlays.first, &way)
      case .overlay: cover(by: table[opener].siblings.next, &way)
      case .accessory: way.isBeside = true
      case .root, .pass, .modal, .curtain: break
      }
      at = holder
    }
  }

  /// Returns the cost of removing a frame.
  private mutating func removal(of frame: FrameSlot, _ way: inout Way) -> RouteCost {
    way.obstacles.append(frame)
    work += 2 + locks.count
    var cost = RouteCost(commands: 1, frames: sizes[frame.offset])
    for lock in locks where table.stands(lock, on: frame) {
      // A curtain that can't be dismissed always stays.
      if table[lock].role == .curtain { return .worst }
      if lock != frame { cost.forced += 1 }
    }
    guard !machine.canUndo(frame) else { return cost }
    if let (exit, distance) = nearestExit(from: frame, keeping: way.frame) {
      way.exits.append(exit)
      return RouteCost(commands: distance)
    }
    cost.forced += 1
    return cost
  }

  /// Returns the cost of removing modals that can't be dismissed; a single command may remove all of them.
  private mutating func removal(of locks: [FrameSlot], _ way: inout Way) -> RouteCost {
    var cost = RouteCost()
    var fewest: Int?
    var left: [FrameSlot] = []
    for lock in locks {
      work += 2
      way.obstacles.append(lock)
      if left.contains(where: { table.stands(lock, on: $0) }) { continue }
      if machine.canUndo(lock) {
        fewest = 1
      } else if let (exit, distance) = nearestExit(from: lock, keeping: way.frame) {
        way.exits.append(exit)
        left.append(lock)
        fewest = min(fewest ?? .max, distance)
      } else {
        cost.forced += 1
        fewest = 1
      }
    }
    cost.commands = fewest ?? 0
    return cost
  }

  /// Returns the shortest way back from a frame that can't be undone, such that another frame stays in place.
  private mutating func nearestExit(from top: FrameSlot, keeping frame: FrameSlot) -> (exit: Exit, distance: Int)? {
    var nearest: (exit: Exit, distance: Int)?
    for landing in table.causes(from: table[top].cause) {
      work += 1
      if landing != frame, table.stands(frame, on: landing) { break }
      let exit = Exit(top: top, landing: landing)
      let distance: Int?
      if let known = distances.first(where: { $0.exit == exit }) {
        distance = known.distance
      } else {
        distance = search.distance(backTo: landing, fromWhatStandsOn: top, in: machine)
        distances.append((exit, distance))
      }
      if let distance, distance < nearest?.distance ?? .max { nearest = (exit, distance) }
      // A frame that handed its place over is uncovered in no other way.
      if table[top].role == .pass { break }
    }
    return nearest
  }

  /// Adds the cost of what the frame itself holds, which covers it.
  private mutating func coverByOwn(_ way: inout Way) {
    for role in [Frame.Role.content, .overlay, .modal] {
      for child in table.children(of: way.frame, role) { way.covers += removal(of: child, &way) }
    }
  }

  /// Adds the cost of overlays, which cover what is below them.
  private mutating func cover(by first: FrameSlot?, _ way: inout Way) {
    var upcoming = first
    while let overlay = upcoming {
      way.covers += removal(of: overlay, &way)
      upcoming = table[overlay].siblings.next
    }
  }

  /// Adds the cost of uncovering a frame whose place another one has taken.
  private mutating func uncover(_ frame: FrameSlot, from heir: FrameSlot, _ way: inout Way) {
    let size = sizes[heir.offset]
    work += locks.count
    let isLocked = locks.contains { $0 != heir && table.stands($0, on: heir) }
    if way.isSource, !isLocked {
      // Pushes are undone by presenting from the frame.
      if arePushes[heir.offset] || search.goal.wants(table[heir].fragment) && frame == way.frame {
        way.obstacles.append(heir)
        return way.uncovering += RouteCost(frames: size)
      }
    }
    if table[heir].cause != frame { return way.uncovering += .command }
    // The frame's holder can take its segue again.
    if !isLocked, table[frame].giver == nil, table[frame].cause != nil {
      way.obstacles += [heir, frame]
      return way.uncovering += RouteCost(commands: 1, frames: size)
    }
    way.uncovering += removal(of: heir, &way)
  }

  /// Adds the cost of the modals above a modal, a curtain or the root, which cover what is in it.
  private mutating func coverByModals(above level: FrameSlot, _ way: inout Way) {
    var modals: [FrameSlot] = []
    var upcoming = table[table[way.frame].ground].rowLast
    while let modal = upcoming, modal != level, table[modal].role == .modal, !isOverworked {
      work += 2
      modals.append(modal)
      upcoming = table[modal].row.previous
    }
    var (own, ownLocks) = ([FrameSlot](), [FrameSlot]())
    var counted = 0
    for modal in modals.reversed() where !isOverworked {
      work += own.count + way.obstacles.count
      if way.isSource, table.stands(modal, on: way.frame) {
        // What is presented from the frame may hide the modal.
        guard table[way.frame].isPresented else { continue }
        let isLock = !machine.isDismissable(modal)
        if isLock { ownLocks.append(modal) }
        if table[modal].cause == way.frame {
          way.own.modal = removal(of: modal, &way)
          if isLock { way.own.modalLock = way.own.modal }
        }
        continue
      }
      if own.contains(where: { table.stands(modal, on: $0) }) { continue }
      if way.obstacles.contains(where: { table.stands(modal, on: $0) }) { continue }
      own.append(modal)
      let cost = removal(of: modal, &way)
      counted += 1
      // Two commands can remove all of them: a push over them, and its dismissal.
      if counted > 2, cost.forced == 0 {
        maySweep = true
        way.covers += RouteCost(frames: cost.frames)
      } else {
        way.covers += cost
      }
    }
    way.own.locks = removal(of: ownLocks, &way)
    if let child = table[way.frame].content.last {
      way.own.contentLocks = removal(of: ownLocks.filter { table.stands($0, on: child) }, &way)
    }
  }
}
