/// The least cost of a route from a state.
///
/// A route ends with what the last wanted frame was presented from, one after another. The nearest of these that is there
/// already is its start: it has to be uncovered, what is missing has to be presented from it, and what covers that has to go.
/// The estimate is the least of this over all frames.
struct RouteEstimate {
  /// The least cost of a route; `nil` if there is none.
  private(set) var least: RouteCost?

  /// How many of the wanted ones lie right below what is presented on each frame, by slot.
  private var matches: [[Int]?]

  /// What has to go, or to come back, for a route that costs at least so much; and the presented frames, what covers them; by slot.
  private var useful: [RouteCost?]
  private var covers: [RouteCost?]

  /// What keeps segues from being taken from a frame.
  private var blocks: [FrameSlot: Way.Own] = [:]

  /// Whether any frame has taken a place other than its cause's, so that what covers what is hard to say.
  private(set) var hasLeft = false

  /// Whether many modals might be hidden at once by something that is then undone.
  private(set) var maySweep = false

  /// What can't be undone, but a segue leads back from it, and to where.
  private(set) var exits: [Exit: RouteCost] = [:]

  /// A way back from what stands on a frame that can't be undone, to one below it.
  struct Exit: Hashable {
    let top: FrameSlot
    let landing: FrameSlot
  }

  /// The least numbers of segues of ways back, as far as they were looked for; `nil` where there is none.
  private var distances: [Exit: Int?] = [:]

  /// The least number of segues from any frame.
  private(set) var fewest = RouteRest.none

  private let search: RouteContext
  private let machine: Machine

  /// The number of frames that stand on each frame, itself included, by slot.
  private var sizes: [Int]

  /// Whether each frame, and all that have taken its place since, are pushes that can be dismissed, by slot.
  private var arePushes: [Bool]

  /// The modals and curtains that can't be dismissed.
  private var locks: [FrameSlot] = []

  init(_ machine: Machine, _ context: RouteContext) {
    (self.machine, search) = (machine, context)
    let table = machine.table
    (matches, useful) = (
      Array(repeating: nil, count: table.frames.count), Array(repeating: nil, count: table.frames.count)
    )
    covers = useful
    sizes = [Int](repeating: 1, count: table.frames.count)
    arePushes = [Bool](repeating: false, count: table.frames.count)
    for frame in table.pathFromEnd {
      // What has taken a place is later on the path.
      arePushes[frame.offset] =
        machine.isPushed(frame) && machine.isDismissable(frame)
        && table[frame].heir.map { arePushes[$0.offset] } ?? true
      guard let cause = table[frame].cause else { continue }
      sizes[cause.offset] += sizes[frame.offset]
      if let giver = table[frame].giver, giver != cause { hasLeft = true }
    }
    locks = table.row.filter { !machine.isDismissable($0) }
    note(table.root)
    for frame in table.path { note(frame) }
    // A modal that can't be dismissed may be in the way of what is presented, too; and a segue may not lead back after all.
    guard least != nil else { return }
    for frame in locks + exits.keys.map(\.top) where useful[frame.offset] == nil && table[frame].role != .curtain {
      useful[frame.offset] = RouteCost(forced: 1, commands: fewest + 1)
    }
  }

  /// How many of the wanted ones lie right below what is presented on a frame.
  func matches(on frame: FrameSlot) -> [Int] { matches[frame.offset] ?? [] }

  /// What a route costs at least for which a frame has to go, or to come back.
  func cost(helpedBy frame: FrameSlot) -> RouteCost? { useful[frame.offset] }

  /// What covers a frame, if it is presented.
  func cover(of frame: FrameSlot) -> RouteCost? { covers[frame.offset] }

  /// Whether what stands on a frame keeps a segue from being taken, if its target isn't there yet.
  func isBlocked(_ rules: SegueRules, from frame: FrameSlot) -> Bool {
    !blocks.isEmpty && blocks[frame]?.blocks(rules) == true
  }

  /// Whether something can be presented from a frame: it is presented, or pushes alone cover it.
  func isSource(_ frame: FrameSlot) -> Bool {
    let table = machine.table
    var frame = frame
    while !table[frame].isPresented {
      if let heir = table[frame].heir, !arePushes[heir.offset] { return false }
      let opener = table[frame].opener
      if table[table[opener].occupant].isPresented { return true }
      guard let holder = table[opener].cause else { return false }
      if table[opener].role == .content, table[holder].content.last != opener { return false }
      frame = holder
    }
    return true
  }

  private mutating func note(_ frame: FrameSlot) {
    let it = machine.table[frame]
    let known = it.cause.flatMap { matches[$0.offset] } ?? []
    let here = search.goal.matches(after: known, machine.table.subject(of: frame), isAuto: machine.isAuto(frame))
    if !here.isEmpty { matches[frame.offset] = here }
    if here.contains(search.goal.wanted.count) { noteWay(to: frame, isSource: false, RouteRest.nothing) }
    let rest = search.distances.rest(from: it.fragment, here)
    if rest.least < RouteRest.none || it.isPresented { noteWay(to: frame, isSource: true, rest) }
  }

  /// Notes what a route costs that goes on from a frame, or ends with it.
  private mutating func noteWay(to frame: FrameSlot, isSource: Bool, _ rest: RouteRest) {
    var way = Way(to: frame, isSource: isSource)
    follow(&way)
    if hasLeft { (way.uncovering, way.covers) = (min(way.uncovering, .command), RouteCost()) }
    if isSource, machine.table[frame].isPresented { covers[frame.offset] = way.covers }
    if hasLeft { way.own = Way.Own() }
    let own = way.own
    if own.isHeldBack { blocks[frame] = own }
    var cost = RouteCost.worst
    func consider(_ count: Int, _ first: RouteCost) {
      if count < RouteRest.none { cost = min(cost, first + RouteCost.making(count)) }
    }
    consider(rest.away, RouteCost())
    consider(rest.overlayAway, RouteCost())
    consider(rest.modal, own.modalLock)
    consider(rest.passAway, own.locks)
    consider(rest.contentAway, own.contentLocks)
    consider(rest.pass, way.covers + own.locks)
    consider(rest.content, way.covers + own.modal + own.contentLocks)
    consider(rest.overlay, way.covers + own.modal)
    fewest = min(fewest, rest.least)
    cost += way.uncovering
    guard cost < .worst else { return }
    least = min(least ?? .worst, cost)
    for frame in way.obstacles { useful[frame.offset] = min(useful[frame.offset] ?? .worst, cost) }
    for exit in way.exits {
      // All but the way back itself.
      var rest = cost
      rest.commands = max(0, rest.commands - (distances[exit]?.map { $0 } ?? 0))
      exits[exit] = min(exits[exit] ?? .worst, rest)
    }
  }
}

extension RouteCost {
  /// More than any route costs.
  static var worst: RouteCost { RouteCost(forced: 1 << 30) }
}

// MARK: - What is in the way

extension RouteEstimate {
  /// What is in the way to a frame.
  struct Way {
    let frame: FrameSlot

    /// Whether something is presented from the frame, rather than that it is the last one itself.
    let isSource: Bool

    /// What it costs to uncover the frame, and to take away what lies over it then.
    var uncovering = RouteCost()
    var covers = RouteCost()

    var own = Own()

    /// What it costs to take away what stands on the frame itself.
    struct Own {
      /// The modal that the frame holds.
      var modal = RouteCost()

      /// That modal, if it can't be dismissed, and so can't be replaced.
      var modalLock = RouteCost()

      /// All modals that can't be dismissed, which a pass would hide.
      var locks = RouteCost()

      /// Those of them that other content would hide.
      var contentLocks = RouteCost()

      var isHeldBack: Bool { locks != RouteCost() }

      /// Whether a segue can't be taken from the frame, if its target isn't there yet.
      func blocks(_ rules: SegueRules) -> Bool {
        switch rules.layer {
        case nil: rules.leaving == nil && locks != RouteCost()
        case .content: contentLocks != RouteCost()
        case .modal: modalLock != RouteCost()
        default: false
        }
      }
    }

    /// What has to go, or to come back.
    var obstacles: [FrameSlot] = []

    /// The ways back that are taken.
    var exits: [Exit] = []

    /// Whether the way is in the place of an accessory, where nothing that lies over it matters.
    var isBeside = false

    init(to frame: FrameSlot, isSource: Bool) { (self.frame, self.isSource) = (frame, isSource) }
  }

  /// Looks for what is in the way to a frame, from its place down to the modal or curtain that it is in, or to the root.
  private mutating func follow(_ way: inout Way) {
    let table = machine.table
    if !way.isSource { coverByOwn(&way) }
    var at = way.frame
    while true {
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
          // None of them may be hidden.
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

  /// What it takes to remove a frame.
  private mutating func removal(of frame: FrameSlot, _ way: inout Way) -> RouteCost {
    way.obstacles.append(frame)
    var cost = RouteCost(commands: 1, frames: sizes[frame.offset])
    for lock in locks where machine.table.stands(lock, on: frame) {
      // A curtain that can't be dismissed always stays.
      if machine.table[lock].role == .curtain { return .worst }
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

  /// What it takes to remove some modals that can't be dismissed; one command may take away all of them.
  private mutating func removal(of locks: [FrameSlot], _ way: inout Way) -> RouteCost {
    var cost = RouteCost()
    var fewest: Int?
    var left: [FrameSlot] = []
    for lock in locks {
      way.obstacles.append(lock)
      if left.contains(where: { machine.table.stands(lock, on: $0) }) { continue }
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

  /// The shortest way back from a frame that can't be undone which leaves another one where it is.
  private mutating func nearestExit(from top: FrameSlot, keeping frame: FrameSlot) -> (exit: Exit, distance: Int)? {
    let table = machine.table
    var nearest: (exit: Exit, distance: Int)?
    for landing in table.causes(from: table[top].cause) {
      if landing != frame, table.stands(frame, on: landing) { break }
      let exit = Exit(top: top, landing: landing)
      let distance: Int?
      if let known = distances[exit] {
        distance = known
      } else {
        distance = search.distance(backTo: landing, fromWhatStandsOn: top, in: machine)
        distances[exit] = .some(distance)
      }
      if let distance, distance < nearest?.distance ?? .max { nearest = (exit, distance) }
      // What has handed its place over is uncovered by nothing else.
      if table[top].role == .pass { break }
    }
    return nearest
  }

  /// What a frame itself holds covers it.
  private mutating func coverByOwn(_ way: inout Way) {
    for role in [Frame.Role.content, .overlay, .modal] {
      for child in machine.table.children(of: way.frame, role) { way.covers += removal(of: child, &way) }
    }
  }

  /// Overlays cover what is below them.
  private mutating func cover(by first: FrameSlot?, _ way: inout Way) {
    var upcoming = first
    while let overlay = upcoming {
      way.covers += removal(of: overlay, &way)
      upcoming = machine.table[overlay].siblings.next
    }
  }

  /// Something has taken the place of a frame.
  private mutating func uncover(_ frame: FrameSlot, from heir: FrameSlot, _ way: inout Way) {
    let table = machine.table
    let size = sizes[heir.offset]
    let isLocked = locks.contains { $0 != heir && table.stands($0, on: heir) }
    if way.isSource, !isLocked {
      // Pushes are undone by the present itself.
      if arePushes[heir.offset] || search.goal.wants(table[heir].fragment) && frame == way.frame {
        way.obstacles.append(heir)
        return way.uncovering += RouteCost(frames: size)
      }
    }
    if table[heir].cause != frame { return way.uncovering += .command }
    // Whoever holds it can take its segue again.
    if !isLocked, table[frame].giver == nil, table[frame].cause != nil {
      way.obstacles += [heir, frame]
      return way.uncovering += RouteCost(commands: 1, frames: size)
    }
    way.uncovering += removal(of: heir, &way)
  }

  /// The modals above a modal or curtain, or above the root, cover what is in there.
  private mutating func coverByModals(above level: FrameSlot, _ way: inout Way) {
    let table = machine.table
    var modals: [FrameSlot] = []
    var upcoming = table[table[way.frame].ground].rowLast
    while let modal = upcoming, modal != level, table[modal].role == .modal {
      modals.append(modal)
      upcoming = table[modal].row.previous
    }
    var (own, ownLocks) = ([FrameSlot](), [FrameSlot]())
    var counted = 0
    for modal in modals.reversed() {
      if way.isSource, table.stands(modal, on: way.frame) {
        // What is presented from the frame may hide it.
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
      // A push over all of them and its dismissal are two commands.
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
