/// What a search for a route computes beforehand: the least numbers of segues from each fragment to the wanted ones.
///
/// Auto segues cost nothing. It is a class, because each state's estimate refers to it.
final class RouteContext {
  let goal: RouteGoal
  private let start: Machine

  /// By fragment: the ways to the first wanted one.
  private var firsts: [RouteRest] = []

  /// The ways from each wanted fragment to the last one.
  private var tails: [RouteRest]

  /// For frames that can't be undone, by serial: the ways from each fragment back to what they were presented from.
  private var waysBack: [Int: [RouteRest]] = [:]

  /// Searches backward from the wanted fragments, and from what lies below frames that can't be undone.
  ///
  /// - Complexity: Linear in the fragments and segues.
  init(to goal: RouteGoal, from start: Machine) {
    (self.goal, self.start) = (goal, start)
    tails = [RouteRest](repeating: RouteRest(below: 0), count: goal.wanted.count + 1)
    for count in stride(from: goal.wanted.count - 1, to: 0, by: -1) {
      tails[count] = leg(from: goal.wanted[count - 1].fragment, after: count).then(tails[count + 1])
    }
    firsts = ways(to: [goal.wanted[0].fragment], distance: 0)
    for frame in start.table.pathFromEnd where waysBack.count < 16 && !start.canUndo(frame) {
      let lastSteps = lastSteps(backFrom: frame)
      if !lastSteps.isEmpty { waysBack[start.table[frame].serial] = ways(to: lastSteps, distance: 1) }
    }
  }

  /// Returns the fragments from which a segue that isn't dismissable, and so returns, leads below a frame that can't be undone.
  private func lastSteps(backFrom frame: FrameSlot) -> [FragmentIndex] {
    let (table, graph) = (start.table, start.graph)
    guard [.modal, .pass].contains(table[frame].role) else { return [] }
    // A frame that handed its place over is uncovered in no other way.
    let landings = table.causes(from: table[frame].cause).prefix(table[frame].role == .pass ? 1 : .max)
    return landings.map { table.subject(of: $0) }.filter { goal.ids(for: $0.fragment).contains($0.id) }.flatMap {
      graph.ingress(of: $0.fragment).filter { !graph[$0].dismissable && !start.disabled.contains($0) }
        .map { graph[$0].from }
    }
  }

  /// Searches backward from fragments at a distance.
  private func ways(to targets: [FragmentIndex], distance: Int) -> [RouteRest] {
    var ways = [RouteRest](repeating: RouteRest(), count: start.graph.fragmentCount)
    for target in targets { ways[target.offset].below = distance }
    var (layer, distance) = (targets.map { (fragment: $0, isAway: false) }, distance)
    while !layer.isEmpty {
      var (next, position) = ([(fragment: FragmentIndex, isAway: Bool)](), 0)
      while position < layer.count {
        let (fragment, isAway) = layer[position]
        position += 1
        // It may have been added to a later layer before a shorter way was found.
        guard ways[fragment.offset][isAway: isAway] == distance else { continue }
        for segue in start.graph.ingress(of: fragment) where isOpen(segue) {
          let rules = start.graph[segue]
          let (sum, leadsAway) = (rules.auto ? distance : distance + 1, isAway || self.leadsAway(rules))
          guard sum < ways[rules.from.offset][isAway: leadsAway] else { continue }
          ways[rules.from.offset][isAway: leadsAway] = sum
          if rules.auto { layer.append((rules.from, leadsAway)) } else { next.append((rules.from, leadsAway)) }
        }
      }
      (layer, distance) = (next, distance + 1)
    }
    return ways
  }

  /// Returns the way to a wanted fragment from what auto segues presented on the one before it, if a segue leads there.
  private func leg(from fragment: FragmentIndex, after count: Int) -> RouteRest {
    var (rest, way, at) = (RouteRest(), RouteRest(below: 0), fragment)
    // Auto segues form no cycle, but very long chains of them are not worth following.
    for _ in 0..<64 {
      if let segue = start.graph.segue(from: at, to: goal.wanted[count].fragment), isOpen(segue) {
        rest = rest.orLess(way.then(step(segue)))
      }
      guard let auto = start.graph.auto(of: at), isOpen(auto) else { break }
      (way, at) = (way.then(step(auto)), start.graph[auto].to)
    }
    return rest
  }

  /// Returns a way of one segue.
  func step(_ segue: SegueIndex) -> RouteRest {
    let rules = start.graph[segue]
    var rest = RouteRest()
    rest[isAway: leadsAway(rules)] = rules.auto ? 0 : 1
    return rest
  }

  /// Returns whether a segue can be taken to a fragment that isn't on the path yet.
  func isOpen(_ segue: SegueIndex) -> Bool { start.isOpen(segue, to: goal) }

  /// Returns whether what covers the source of a segue doesn't cover its target, which may be a frame that the segue leads back to.
  private func leadsAway(_ rules: SegueRules) -> Bool {
    switch rules.layer {
    case .accessory, .modal, .curtain: true
    case nil, .content, .overlay: rules.leaving != nil || !rules.dismissable && start.table.counts[rules.to] != nil
    }
  }

  /// Returns the least number of segues from a frame to one that reaches the goal, possibly itself.
  ///
  /// The matches are the numbers of wanted subjects that lie right below what is presented on it.
  func rest(from fragment: FragmentIndex, _ matches: [Int]) -> RouteRest {
    var rest = firsts[fragment.offset]
    // With another id, it is not the wanted one.
    if !matches.contains(1) { rest.below = max(rest.below, fragment == goal.wanted[0].fragment ? 1 : 0) }
    rest = rest.then(tails[1])
    for count in matches {
      rest = rest.orLess(
        count == goal.wanted.count ? tails[count] : leg(from: fragment, after: count).then(tails[count + 1]))
    }
    return rest
  }

  /// Returns the least number of segues from a fragment back to what lies below a frame that can't be undone, as far as is known.
  func distance(backFrom fragment: FragmentIndex, below frame: FrameSlot, in table: FrameTable) -> Int? {
    waysBack[table[frame].serial].map { $0[fragment.offset].least }.flatMap { $0 < RouteRest.none ? $0 : nil }
  }

  /// Returns, for frames that can't be undone, the least number of segues that lead back from what stands on them, as far as is known.
  func returns(in table: FrameTable) -> [Int?] {
    var returns = [Int?](repeating: nil, count: table.frames.count)
    guard !waysBack.isEmpty else { return returns }
    for frame in table.path where waysBack[table[frame].serial] != nil {
      returns[frame.offset] = table.presentedFromTop.filter { table.stands($0, on: frame) }
        .compactMap { distance(backFrom: table[$0].fragment, below: frame, in: table) }.min()
    }
    return returns
  }
}

extension Machine {
  /// Returns whether a segue can be taken: it is enabled, and its target takes no ids, or the goal provides one.
  func isOpen(_ segue: SegueIndex, to goal: RouteGoal) -> Bool {
    !disabled.contains(segue) && (graph.idKind(of: graph[segue].to) == nil || goal.wants(graph[segue].to))
  }
}

/// The least numbers of segues that are left of a way.
struct RouteRest {
  /// The number for ways that stay below what covers their start.
  var below = none

  /// The number for ways that lead away from there, at once or later: to a modal, for example.
  var away = none

  /// A number for ways that don't exist; sums of it don't overflow.
  static var none: Int { 1 << 20 }

  var least: Int { min(below, away) }

  /// The number for ways that lead away, or for the others.
  subscript(isAway isAway: Bool) -> Int {
    get { isAway ? away : below }
    set { if isAway { away = newValue } else { below = newValue } }
  }

  func orLess(_ other: RouteRest) -> RouteRest {
    RouteRest(below: min(below, other.below), away: min(away, other.away))
  }

  /// Returns the numbers for these ways, each followed by another.
  func then(_ other: RouteRest) -> RouteRest {
    RouteRest(below: below + other.below, away: min(away + other.least, below + other.away))
  }
}
