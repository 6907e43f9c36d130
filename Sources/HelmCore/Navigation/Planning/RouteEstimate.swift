/// The least cost of a route from a state.
///
/// Everything on the final way that isn't there yet has to be presented, one segue after another, from a frame that is
/// there; and a hidden frame has to be uncovered first.
struct RouteEstimate {
  /// The least cost of the route; `nil` if there is none.
  private(set) var least: Int?

  /// The same if a step could uncover any frame.
  private(set) var leastWhenUncovered: Int?

  /// How many of the wanted ones are on each frame's way, by slot.
  private(set) var matched: [FrameSlot: Int] = [:]

  /// Whether any frame has taken a place other than its cause's.
  private(set) var hasLeft = false

  /// The frames that would be on a way, but can't be uncovered.
  private(set) var covered: [FrameSlot] = []

  init(_ machine: Machine, _ goal: RouteGoal, _ distances: RouteDistances, mayDrop: Bool) {
    let table = machine.table
    matched.reserveCapacity(table.pathCount + 1)
    matched[table.root] = goal.matched(0, then: table.subject(of: table.root))
    for frame in table.path {
      guard let cause = table[frame].cause else { continue }
      matched[frame] = goal.matched(matched[cause] ?? 0, then: table.subject(of: frame))
      if let giver = table[frame].giver, giver != cause { hasLeft = true }
    }
    note(table.root, machine, goal, distances, mayDrop)
    for frame in table.path { note(frame, machine, goal, distances, mayDrop) }
  }

  private mutating func note(
    _ frame: FrameSlot, _ machine: Machine, _ goal: RouteGoal, _ distances: RouteDistances, _ mayDrop: Bool
  ) {
    let (it, subject) = (machine.table[frame], machine.table.subject(of: frame))
    guard let rest = distances.rest(from: subject, matched: matched[frame] ?? 0) else { return }
    let cost = rest * RouteCosts.present
    if it.isPresented {
      least = min(least ?? .max, cost)
    } else if hasLeft || machine.canUncover(frame, goal) {
      least = min(least ?? .max, cost + 1)
    } else if mayDrop {
      least = min(least ?? .max, cost + RouteCosts.replace)
    } else {
      covered.append(frame)
      return
    }
    leastWhenUncovered = min(leastWhenUncovered ?? .max, cost)
  }
}

extension Machine {
  /// Whether anything might uncover a frame that isn't known to stay covered.
  fileprivate func canUncover(_ frame: FrameSlot, _ goal: RouteGoal) -> Bool {
    guard let heir = table[frame].heir, table[heir].cause == frame else { return true }
    if canUndo(heir) || goal.wants(table[heir].fragment) { return true }
    // Its holder can take its segue again, and a segue may lead back to it.
    if table[frame].giver == nil, table[frame].cause != nil { return true }
    return graph.ingress(of: table[frame].fragment).contains { !graph[$0].dismissable && !disabled.contains($0) }
  }

  /// The frames that appear when a frame is removed whose place comes from its cause.
  func uncovered(without frame: FrameSlot) -> [FrameSlot] {
    let first: FrameSlot?
    if let giver = table[frame].giver {
      first = giver
    } else if table[frame].role == .content {
      first = table[frame].siblings.previous.map { table[$0].occupant }
    } else {
      first = nil
    }
    guard let first else { return [] }
    var (frames, next) = ([first], 0)
    while next < frames.count {
      let it = table[frames[next]]
      next += 1
      if let content = it.content.last { frames.append(table[content].occupant) }
      for role in [Frame.Role.overlay, .modal] {
        for child in table.children(of: frames[next - 1], role) { frames.append(table[child].occupant) }
      }
    }
    return frames
  }
}
