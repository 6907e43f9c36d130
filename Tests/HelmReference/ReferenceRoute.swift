/// Where `go` leads, by exhaustive search (Semantics.md §4): all states that any commands reach, the cheapest first.
///
/// Redirects and guards don't change the route, and so the states have none.
struct ReferenceRoute<N: Hashable & Sendable> {
  /// The fragment in front at the end, and below it the fragments that each was presented from.
  let wanted: [ReferenceFragment<N>]

  /// The cost of a route; earlier properties outweigh all later ones.
  struct Cost: Hashable, Comparable {
    /// How many undismissable frames it removes.
    var forced = 0
    var commands = 0

    /// How many frames its commands remove.
    var frames = 0

    static func < (lhs: Cost, rhs: Cost) -> Bool {
      (lhs.forced, lhs.commands, lhs.frames) < (rhs.forced, rhs.commands, rhs.frames)
    }

    static func + (lhs: Cost, rhs: Cost) -> Cost {
      Cost(forced: lhs.forced + rhs.forced, commands: lhs.commands + rhs.commands, frames: lhs.frames + rhs.frames)
    }
  }

  enum Answer: Equatable {
    case cost(Cost)
    case none

    /// Nothing is cheaper than the given cost.
    case nothingCheaper

    /// There are too many states to explore all of them.
    case unknown
  }

  /// The cost of the cheapest route, if it is less than a given one.
  func answer(from start: ReferenceNavigation<N>, cheaperThan bound: Cost?, limit: Int) -> Answer {
    if wanted.isEmpty { return .cost(Cost()) }
    var start = start
    (start.redirects, start.guards, start.leaveGuards) = ([:], [], [:])
    if lastIsCovered(start) { return .none }
    var costs: [[ReferenceEdge<N>]: Cost] = [start.path: Cost()]
    var open: [Cost: [ReferenceNavigation<N>]] = [Cost(): [start]]
    var looked = 0
    while let cost = open.keys.min(), let here = open[cost]?.popLast() {
      if let bound, cost >= bound { return .nothingCheaper }
      if open[cost]?.isEmpty == true { open[cost] = nil }
      guard costs[here.path] == cost else { continue }
      if isReached(in: here) { return .cost(cost) }
      looked += 1
      if looked > limit { return .unknown }
      for command in commands(in: here) {
        guard let (next, step) = step(from: here, by: command), next.path != here.path else { continue }
        let sum = cost + step
        if let bound, sum >= bound { continue }
        if let known = costs[next.path], known <= sum { continue }
        costs[next.path] = sum
        open[sum, default: []].append(next)
      }
    }
    return bound == nil ? .none : .nothingCheaper
  }

  // MARK: The goal

  /// Whether the last fragment never stays in front, because its auto presents something undismissable.
  func lastIsCovered(_ state: ReferenceNavigation<N>) -> Bool {
    guard let last = wanted.last else { return false }
    return state.enabledSegues(from: last.fragment).contains { segue in
      segue.auto && !segue.dismissable && segue.layer != .accessory && segue.layer != .curtain
    }
  }

  func isReached(in state: ReferenceNavigation<N>) -> Bool {
    guard let last = wanted.last else { return true }
    let scene = state.scene
    let fronts = scene.rows.map(scene.front)
    return scene.presented.contains { frame in
      guard scene.frames[frame].name.isLike(last), fronts.contains(frame) || scene.isBeside(frame) else { return false }
      return hasWay(to: frame, wanted[...], scene)
    }
  }

  /// Whether each fragment was presented from the one before it, or from what an auto has presented on that.
  private func hasWay(to frame: Int, _ wanted: ArraySlice<ReferenceFragment<N>>, _ scene: ReferenceScene<N>) -> Bool {
    guard let last = wanted.last, scene.frames[frame].name.isLike(last) else { return false }
    let rest = wanted.dropLast()
    if rest.isEmpty { return true }
    var below = scene.frames[frame].cause
    while let here = below {
      if hasWay(to: here, rest, scene) { return true }
      guard scene.frames[here].segue?.auto == true else { return false }
      below = scene.frames[here].cause
    }
    return false
  }

  // MARK: Commands

  /// The commands that may be part of a route: presents from each place, other ids, and removals of ancestors.
  private func commands(in state: ReferenceNavigation<N>) -> [ReferenceCommand<N>] {
    let (path, scene) = (state.path, state.scene)
    var commands: [ReferenceCommand<N>] = []
    for source in scene.frames.map(\.name) {
      for segue in state.enabledSegues(from: source.fragment) {
        let held = path.filter { $0.from == source && $0.link == segue.link }.map(\.to.id)
        for id in unique(ids(of: segue.link.to) + held) {
          commands.append(.presentExactly(source, segue.link.to, id: id))
        }
      }
      for id in ids(of: source.fragment) where id != source.id { commands.append(.retarget(source, id: id)) }
    }
    let onTheWay = Set(scene.dismissalOrder)
    let steps = scene.rows.map { row in
      scene.way(from: scene.front(of: row)).first { scene.frames[$0].segue?.auto != true }
    }
    for (index, edge) in path.enumerated() where onTheWay.contains(index + 1) {
      if state.graph.segue(edge.link)?.dismissable == true {
        commands.append(.dismissEdge(edge))
      } else {
        if steps.contains(index + 1) { commands.append(.backFrom(edge.to)) }
        commands.append(
          .replace(path.enumerated().filter { !scene.stands($0.offset + 1, on: index + 1) }.map(\.element)))
      }
    }
    return commands
  }

  private func ids(of fragment: N) -> [String?] { unique([nil] + wanted.filter { $0.fragment == fragment }.map(\.id)) }

  /// The state and cost after a command of a route; `nil` if it fails, or removes an undismissable curtain.
  func step(
    from state: ReferenceNavigation<N>, by command: ReferenceCommand<N>
  ) -> (next: ReferenceNavigation<N>, cost: Cost)? {
    var next = state
    guard (try? next.run(command)) != nil else { return nil }
    let gone = state.path.filter { edge in !next.path.contains { $0.to == edge.to } }
    func isLock(_ edge: ReferenceEdge<N>, _ layer: ReferenceLayer) -> Bool {
      state.graph.segue(edge.link).map { $0.layer == layer && !$0.dismissable } ?? false
    }
    if gone.contains(where: { isLock($0, .curtain) }) { return nil }
    // Everything that a removal removes is above its first frame.
    let bottom = gone.first { edge in !gone.contains { $0.to == edge.from } }
    let locks = gone.filter { $0 != bottom && isLock($0, .modal) }.count
    switch command {
    case .replace: return (next, Cost(forced: locks + 1, commands: 1, frames: gone.count))
    case .dismiss, .dismissFragment, .dismissEdge, .dismissFrom, .dismissTag, .back, .backFrom:
      return (next, Cost(forced: locks, commands: 1, frames: next.removals))
    default: return (next, Cost(forced: 0, commands: 1, frames: next.removals))
    }
  }
}
