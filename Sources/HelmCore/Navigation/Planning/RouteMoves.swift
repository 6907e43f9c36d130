/// The moves out of a state that might be part of a route, each with the least cost of the rest of such a route.
struct RouteMoves {
  private(set) var found: [(move: RouteMove, rest: RouteCost)] = []

  private let machine: Machine
  private let estimate: RouteEstimate
  private let context: RouteContext

  init(_ estimate: RouteEstimate, _ context: RouteContext) {
    (self.machine, self.estimate, self.context) = (estimate.machine, estimate, context)
  }

  /// Collects the moves, ordered by what is presented, from the topmost frame down, and then by the graph.
  mutating func find() {
    for frame in machine.table.presentedFromTop {
      findTakes(from: frame)
      findRetargets(of: frame)
    }
    for frame in machine.table.pathFromEnd where !machine.table[frame].isPresented { findHidden(frame) }
    if !machine.table[machine.table.root].isPresented { findHidden(machine.table.root) }
    findRemovals()
  }

  private mutating func add(_ move: RouteMove, _ rest: RouteCost?) {
    if let rest, rest < .worst { found.append((move, rest)) }
  }

  /// Collects the moves from a frame that isn't presented.
  private mutating func findHidden(_ frame: FrameSlot) {
    guard machine.table[frame].heir != nil || machine.table.holder(of: frame) != nil else { return }
    if estimate.isSource(frame) { findTakes(from: frame) }
    findRetargets(of: frame)
  }

  // MARK: Taking segues

  private mutating func findTakes(from frame: FrameSlot) {
    let key = machine.table.key(of: frame)
    for segue in machine.graph.egress(of: machine.table[frame].fragment)
    where machine.disabled.isEmpty || !machine.disabled.contains(segue) {
      for id in ids(for: segue, from: frame) {
        add(.take(segue, from: key, id: id), restTaking(segue, from: frame, id: id))
      }
    }
  }

  /// Returns the ids to take a segue with: none, the wanted ones, and the id that its target is held with.
  private func ids(for segue: SegueIndex, from frame: FrameSlot) -> [String?] {
    var ids = context.goal.ids(for: machine.graph[segue].to)
    if let child = machine.child(of: frame, through: segue) {
      let id = machine.table.subject(of: child).id
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private func restTaking(_ segue: SegueIndex, from frame: FrameSlot, id: String?) -> RouteCost? {
    let (table, rules) = (machine.table, machine.graph[segue])
    let target = Subject(fragment: rules.to, id: id)
    if rules.dismissable {
      if table.subject(of: frame) == target { return nil }
    } else if let place = table.nearestCause(of: frame, showing: target) {
      return restReturning(to: place, from: frame)
    }
    let child = machine.child(of: frame, through: segue)
    if let child, table.subject(of: child) == target {
      var cost = estimate.cost(helpedBy: child)
      // One command undoes the pushes over the source and what has replaced the child; to the estimate, these are two removals.
      if !table[frame].isPresented, table[child].heir != nil {
        let least = rest(from: rules.to, estimate.matches(on: child)).least
        if least < RouteRest.none { cost = min(cost ?? .worst, RouteCost(commands: least + 1)) }
      }
      return orHelpful(cost)
    }
    // The modal that the segue has presented with another id is replaced, even if it can't be dismissed.
    if estimate.isBlocked(rules, from: frame), child.map({ table[$0].role != .modal }) ?? true { return nil }
    let matches = context.goal.matches(after: estimate.matches(on: frame), target, isAuto: rules.auto)
    let rest = rest(from: rules.to, matches)
    var cost = RouteCost.worst
    if rest.clearing < RouteRest.none { cost = .making(rest.clearing) }
    if rest.plain < RouteRest.none {
      let covers = context.distances.clears(rules) ? nil : estimate.cover(of: frame)
      cost = min(cost, (covers ?? RouteCost()) + .making(rest.plain))
    }
    cost += .making(1)
    // The segue may be the next step on a way that leads back.
    for (exit, least) in estimate.exits where table.stands(frame, on: exit.top) {
      if let next = context.distance(backTo: exit.landing, from: rules.to, in: machine),
        let here = context.distance(backTo: exit.landing, from: table[frame].fragment, in: machine), next < here
      {
        cost = min(cost, least + RouteCost(commands: next + 1))
      }
    }
    return orHelpful(cost)
  }

  private func restReturning(to place: FrameSlot, from frame: FrameSlot) -> RouteCost? {
    if place == frame { return nil }
    let least = rest(from: machine.table[place].fragment, estimate.matches(on: place)).least
    var cost = least < RouteRest.none ? RouteCost(commands: least + 1) : .worst
    for each in machine.table.causes(from: frame) {
      if each == place { break }
      if var rest = estimate.cost(helpedBy: each) {
        // Returning removes it without force.
        rest.forced = 0
        cost = min(cost, rest)
      }
    }
    if !estimate.exits.isEmpty { cost = min(cost, RouteCost(commands: estimate.fewest + 1)) }
    return orHelpful(cost)
  }

  private func rest(from fragment: FragmentIndex, _ matches: [Int]) -> RouteRest {
    let rest = context.distances.rest(from: fragment, matches)
    return matches.contains(context.goal.wanted.count) ? rest.orLess(.nothing) : rest
  }

  /// Returns a cost, or a lower one if a move may help in ways that the estimate doesn't cover.
  private func orHelpful(_ cost: RouteCost?) -> RouteCost? {
    var cost = cost
    if let loose = estimate.loose { cost = min(cost ?? .worst, loose) }
    if estimate.maySweep, let least = estimate.least { cost = min(cost ?? .worst, least) }
    return cost
  }

  private mutating func findRetargets(of frame: FrameSlot) {
    let table = machine.table
    guard context.goal.wants(table[frame].fragment), let cause = table[frame].cause, machine.isShown(frame) else {
      return
    }
    for id in context.goal.ids(for: table[frame].fragment) where id != table.subject(of: frame).id {
      let subject = Subject(fragment: table[frame].fragment, id: id)
      let matches = context.goal.matches(
        after: estimate.matches(on: cause), subject, isAuto: machine.isAuto(frame))
      let least = rest(from: subject.fragment, matches).least
      add(
        .retarget(table.key(of: frame), id: id),
        orHelpful(least < RouteRest.none ? .making(least + 1) : nil))
    }
  }

  // MARK: Removing frames

  private mutating func findRemovals() {
    _ = machine.firstOnTheWayDown { frame in
      if frame != machine.table.root {
        add(.remove(machine.table.key(of: frame)), orHelpful(estimate.cost(helpedBy: frame)))
      }
      return false
    }
  }
}
