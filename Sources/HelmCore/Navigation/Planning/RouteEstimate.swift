/// The moves out of a state that might be part of a best route, each with the least cost of the rest of such a route.
///
/// A route ends with the chain of frames that the last wanted frame was presented from. The nearest of these that exists already is its
/// start: it has to be uncovered, the missing frames have to be presented from it, and what covers them has to be removed.
struct RouteEstimate {
  private(set) var moves: [(move: RouteMove, rest: RouteCost)] = []

  /// The amount of work that the estimate has taken.
  var work = 0

  /// Whether the work limit is exceeded, so that everything else is assumed to cost nothing.
  var isOverBudget: Bool { work > RouteLimits.estimate }

  let context: RouteContext
  private let state: RouteState

  /// Accessed in place: copying the machine would retain many references.
  var machine: Machine {
    _read { yield state.machine }
  }

  var table: FrameTable {
    _read { yield state.machine.table }
  }

  /// By slot: the numbers of wanted subjects that lie right below what is presented on each frame.
  private var matches: [[Int]]

  /// By slot: the ways to frames that a route may continue from.
  private var ways: [Way?]

  /// By slot: the least cost of a route for which a frame has to be removed, or to come back.
  private var useful: [RouteCost?]

  /// By slot, for frames that can't be undone: the least number of segues that lead back from what stands on them.
  let returns: [Int?]

  /// By slot: what it takes to remove a frame, once that is known.
  var removals: [Removal?]

  /// The frames whose ways back help, each with the least cost of the rest of a route that uses it.
  private var exits: [(frame: FrameSlot, rest: RouteCost)] = []

  /// By slot: the number of frames that stand on each frame, including itself.
  private(set) var sizes: [Int]

  /// By slot: whether each frame, and all that have taken its place since, are pushes that can be dismissed.
  private(set) var arePushes: [Bool]

  /// The modals and curtains that can't be dismissed.
  let locks: [FrameSlot]

  /// The frames that took a place other than their cause's, so that it is hard to determine what covers those below.
  private var left: [FrameSlot] = []

  /// The least number of segues that are left from any frame.
  private var fewest = RouteRest.none

  /// The least cost of a route that a move may help in ways that aren't examined; `nil` if all are.
  private var floor: RouteCost?

  /// Whether a frame might hide many modals at once, and then be undone.
  var mayDismissSeveral = false

  /// Estimates the moves out of a state.
  init(_ state: RouteState, _ context: RouteContext) {
    (self.state, self.context) = (state, context)
    let machine = state.machine
    let count = machine.table.frames.count
    matches = Array(repeating: [], count: count)
    ways = Array(repeating: nil, count: count)
    useful = Array(repeating: nil, count: count)
    removals = Array(repeating: nil, count: count)
    sizes = Array(repeating: 1, count: count)
    arePushes = Array(repeating: false, count: count)
    locks = machine.table.row.filter { !machine.isDismissable($0) }
    returns = context.returns(in: machine.table)
    for frame in table.pathFromEnd {
      // A frame that has taken a place is later on the path.
      arePushes[frame.offset] =
        machine.isPushed(frame) && machine.isDismissable(frame)
        && table[frame].successor.map { arePushes[$0.offset] } ?? true
      guard let cause = table[frame].cause else { continue }
      sizes[cause.offset] += sizes[frame.offset]
      if let predecessor = table[frame].predecessor, predecessor != cause { left.append(frame) }
    }
    let frames = [table.root] + Array(table.path)
    var distances: [Int] = []
    for frame in frames {
      let known = table[frame].cause.map { matches[$0.offset] } ?? []
      matches[frame.offset] = context.goal.matches(
        after: known, table.subject(of: frame), isAuto: machine.isAuto(frame))
      distances.append(context.rest(from: table[frame].fragment, matches[frame.offset]).least)
    }
    let nearest = distances.min() ?? 0
    var least = RouteCost.worst
    for isNear in [true, false] {
      for (frame, distance) in zip(frames, distances) where (distance <= nearest + 1) == isNear {
        survey(frame, &least)
      }
    }
    guard least < .worst else { return }
    moves.reserveCapacity(2 * frames.count)
    if mayDismissSeveral { floor = min(floor ?? .worst, least) }
    // A modal that can't be dismissed may also be in the way of what is presented, and a segue that seems to lead back may not.
    for frame in locks + exits.map({ $0.frame }) where useful[frame.offset] == nil && table[frame].role != .curtain {
      useful[frame.offset] = RouteCost(forced: machine.canUndo(frame) ? 0 : 1, commands: fewest + 1)
    }
    findMoves()
  }

  // MARK: Ways

  /// Determines the least cost of a route that ends with a frame, or continues from it.
  private mutating func survey(_ frame: FrameSlot, _ least: inout RouteCost) {
    if matches[frame.offset].contains(context.goal.wanted.count) {
      let way = way(to: frame, isSource: false)
      fewest = 0
      consider(way, way.uncovering + way.covers, &least)
    }
    let segues = machine.graph.egress(of: table[frame].fragment)
    guard segues.contains(where: { context.isOpen($0) }) else { return }
    let way = way(to: frame, isSource: true)
    ways[frame.offset] = way
    var cost = RouteCost.worst
    for segue in segues where context.isOpen(segue) {
      let held = machine.child(of: frame, through: segue)
      for id in context.goal.ids(for: machine.graph[segue].to) {
        let rest = rest(taking: segue, from: frame, id: id)
        guard rest.least < RouteRest.none else { continue }
        fewest = min(fewest, rest.least)
        if let held, table.subject(of: held).id == id {
          // It leads to a new frame once this one is removed.
          var again = way
          consider(again, removing(held, &again) + self.cost(of: way, taking: segue, rest), &least)
        } else {
          cost = min(cost, self.cost(of: way, taking: segue, rest))
        }
      }
    }
    consider(way, cost, &least)
  }

  private mutating func consider(_ way: Way, _ cost: RouteCost, _ least: inout RouteCost) {
    guard cost < .worst else { return }
    least = min(least, cost)
    if way.isUncertain { floor = min(floor ?? .worst, cost) }
    for frame in way.obstacles {
      if useful[frame.offset].map({ cost < $0 }) ?? true { useful[frame.offset] = cost }
      guard let wayBack = returns[frame.offset] else { continue }
      // The cost without the way back itself.
      var rest = cost
      rest.commands = max(0, rest.commands - wayBack)
      if let known = exits.firstIndex(where: { $0.frame == frame }) {
        exits[known].rest = min(exits[known].rest, rest)
      } else {
        exits.append((frame, rest))
      }
    }
  }

  /// Returns the segues that are left of a way that takes one from a frame, which counts.
  private func rest(taking segue: SegueIndex, from frame: FrameSlot, id: String?) -> RouteRest {
    let rules = machine.graph[segue]
    let next = context.goal.matches(
      after: matches[frame.offset], Subject(fragment: rules.to, id: id), isAuto: rules.auto)
    return context.step(segue).then(context.rest(from: rules.to, next))
  }

  /// Returns the cost of a route that takes a segue from a frame, to a new frame.
  private func cost(of way: Way, taking segue: SegueIndex, _ rest: RouteRest) -> RouteCost {
    let rules = machine.graph[segue]
    var cost = RouteCost.worst
    if rest.away < RouteRest.none { cost = .making(rest.away) }
    if rest.below < RouteRest.none {
      let modal = rules.layer == nil ? RouteCost() : way.modal
      cost = min(cost, way.covers + modal + .making(rest.below))
    }
    return way.uncovering + removal(of: locks(against: segue, from: way)) + cost
  }

  /// Returns the modals on a frame that keep a segue from being taken to a new frame.
  private func locks(against segue: SegueIndex, from way: Way) -> [FrameSlot] {
    guard !way.locks.isEmpty else { return [] }
    let rules = machine.graph[segue]
    switch rules.layer {
    case nil: return rules.leaving == nil ? way.locks : []
    case .content:
      guard let child = table[way.frame].content.last else { return [] }
      return way.locks.filter { table.stands($0, on: child) }
    case .modal:
      // What the frame holds is replaced, but not together with a lock, and a lock only by its own segue.
      guard let modal = table[way.frame].modals.last else { return [] }
      return way.locks.filter { table.stands($0, on: modal) && ($0 != modal || table[modal].segue != segue) }
    default: return []
    }
  }

  /// Returns whether it is hard to determine what covers a frame: a frame took a place other than its cause's, and this one doesn't stand
  /// on it; or the work limit is exceeded.
  func isUncertain(_ frame: FrameSlot) -> Bool { isOverBudget || left.contains { !table.stands(frame, on: $0) } }
}

// MARK: - Moves

extension RouteEstimate {
  /// Collects the moves, ordered by what is presented, from the topmost frame down, and then by the graph.
  private mutating func findMoves() {
    for frame in table.presentedFromTop { findMoves(from: frame) }
    for frame in Array(table.pathFromEnd) + [table.root] where !table[frame].isPresented { findMoves(from: frame) }
    _ = machine.firstInDismissalOrder { frame in
      if frame != table.root { add(.remove(table.key(of: frame)), orFloor(useful[frame.offset])) }
      return false
    }
  }

  private mutating func add(_ move: RouteMove, _ rest: RouteCost?) {
    if let rest, rest < .worst { moves.append((move, max(rest, .command))) }
  }

  /// Returns a cost, or a lower one if a move may help in ways that aren't examined.
  private func orFloor(_ cost: RouteCost?) -> RouteCost? {
    guard let floor else { return cost }
    return min(cost ?? .worst, floor)
  }

  private mutating func findMoves(from frame: FrameSlot) {
    let (goal, key) = (context.goal, table.key(of: frame))
    // Pushes over the frame are undone; anything else has to be removed first.
    if let way = ways[frame.offset], way.uncovering.commands == 0, way.uncovering.forced == 0 {
      for segue in machine.graph.egress(of: table[frame].fragment) where !machine.disabled.contains(segue) {
        let held = machine.child(of: frame, through: segue)
        var ids = goal.ids(for: machine.graph[segue].to)
        if let held, !ids.contains(table.subject(of: held).id) { ids.append(table.subject(of: held).id) }
        for id in ids { add(.take(segue, from: key, id: id), restTaking(segue, from: way, id: id, held)) }
      }
    }
    guard goal.wants(key.subject.fragment), let cause = table[frame].cause, machine.isShown(frame) else { return }
    for id in goal.ids(for: key.subject.fragment) where id != key.subject.id {
      let subject = Subject(fragment: key.subject.fragment, id: id)
      let next = goal.matches(after: matches[cause.offset], subject, isAuto: machine.isAuto(frame))
      let least = context.rest(from: subject.fragment, next).least
      add(.retarget(key, id: id), orFloor(least < RouteRest.none ? .making(least + 1) : nil))
    }
  }

  private func restTaking(
    _ segue: SegueIndex, from way: Way, id: String?, _ held: FrameSlot?
  ) -> RouteCost? {
    let (frame, rules) = (way.frame, machine.graph[segue])
    let target = Subject(fragment: rules.to, id: id)
    if let place = machine.placeToReturnTo(target, rules, from: frame) {
      return place == frame ? nil : orFloor(RouteCost(commands: fewest + 1))
    }
    if let held, table.subject(of: held) == target {
      // One command undoes the pushes over the source and what has replaced the child; to the estimate, these are two removals.
      let isTwice = !table[frame].isPresented && table[held].successor != nil
      return orFloor(isTwice ? RouteCost(commands: fewest + 1) : useful[held.offset])
    }
    guard locks(against: segue, from: way).isEmpty else { return nil }
    let rest = rest(taking: segue, from: frame, id: id)
    var cost = self.cost(of: way, taking: segue, rest)
    // The segue may be the next step on a way that leads back.
    for (exit, least) in exits where table.stands(frame, on: exit) {
      if let next = context.distance(backFrom: rules.to, below: exit, in: table),
        let here = context.distance(backFrom: rules.from, below: exit, in: table), next < here
      {
        cost = min(cost, least + RouteCost(commands: next + 1))
      }
    }
    return orFloor(cost)
  }
}
