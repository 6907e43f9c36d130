/// The least number of segues from a fragment to the wanted ones, found by a backward search along the segues.
///
/// Auto segues cost nothing.
struct RouteDistances {
  private let goal: RouteGoal
  private let machine: Machine

  /// The distances to the first wanted fragment.
  private var firsts: [RouteRest]

  /// The number of segues from each wanted fragment to the last one.
  private var tails: [RouteRest]

  /// Searches backward from the wanted fragments.
  ///
  /// - Complexity: Linear in the fragments and segues.
  init(to goal: RouteGoal, from machine: Machine) {
    (self.goal, self.machine) = (goal, machine)
    firsts = [RouteRest](repeating: RouteRest(), count: machine.graph.fragmentCount)
    tails = [RouteRest](repeating: RouteRest(below: 0), count: goal.wanted.count + 1)
    for count in stride(from: goal.wanted.count - 1, to: 0, by: -1) {
      tails[count] = leg(from: goal.wanted[count - 1].fragment, after: count).then(tails[count + 1])
    }
    searchBackward()
  }

  private mutating func searchBackward() {
    let target = goal.wanted[0].fragment
    firsts[target.offset].below = 0
    var layer = [(fragment: target, isAway: false)]
    var radius = 0
    while !layer.isEmpty {
      var (next, position) = ([(fragment: FragmentIndex, isAway: Bool)](), 0)
      while position < layer.count {
        let (fragment, isAway) = layer[position]
        position += 1
        // It may have been added to a later layer before a shorter way was found.
        guard firsts[fragment.offset][isAway: isAway] == radius else { continue }
        for segue in machine.graph.ingress(of: fragment) where isOpen(segue) {
          let rules = machine.graph[segue]
          let (distance, leadsAway) = (rules.auto ? radius : radius + 1, isAway || self.leadsAway(rules))
          guard distance < firsts[rules.from.offset][isAway: leadsAway] else { continue }
          firsts[rules.from.offset][isAway: leadsAway] = distance
          if rules.auto { layer.append((rules.from, leadsAway)) } else { next.append((rules.from, leadsAway)) }
        }
      }
      (layer, radius) = (next, radius + 1)
    }
  }

  /// Returns the way to a wanted fragment from what auto segues presented on the one before it, if a segue leads there.
  private func leg(from fragment: FragmentIndex, after count: Int) -> RouteRest {
    var (rest, start, at) = (RouteRest(), RouteRest(below: 0), fragment)
    // Auto segues form no cycle, but very long chains of them are not worth following.
    for _ in 0..<64 {
      if let segue = machine.graph.segue(from: at, to: goal.wanted[count].fragment), isOpen(segue) {
        rest = rest.orLess(start.then(step(segue)))
      }
      guard let auto = machine.graph.auto(of: at), isOpen(auto) else { break }
      (start, at) = (start.then(step(auto)), machine.graph[auto].to)
    }
    return rest
  }

  /// Returns a way of one segue.
  func step(_ segue: SegueIndex) -> RouteRest {
    let rules = machine.graph[segue]
    var rest = RouteRest()
    rest[isAway: leadsAway(rules)] = rules.auto ? 0 : 1
    return rest
  }

  /// Returns whether a segue can be taken to a fragment that isn't on the path yet.
  func isOpen(_ segue: SegueIndex) -> Bool {
    let target = machine.graph[segue].to
    return !machine.disabled.contains(segue) && (machine.graph.idKind(of: target) == nil || goal.wants(target))
  }

  /// Returns whether what covers the source of a segue doesn't cover its target, which may be a frame that the segue leads back to.
  private func leadsAway(_ rules: SegueRules) -> Bool {
    switch rules.layer {
    case .accessory, .modal, .curtain: true
    case nil, .content, .overlay: rules.leaving != nil || !rules.dismissable && machine.table.counts[rules.to] != nil
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
}
