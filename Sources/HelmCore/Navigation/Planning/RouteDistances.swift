/// The least number of segues from a fragment to the wanted ones, found by a backward search along the segues.
///
/// Auto segues cost nothing. It is a class because it is consulted for each move.
final class RouteDistances {
  typealias Rest = RouteRest

  private let goal: RouteGoal
  private let machine: Machine

  /// The fragments that a segue may lead back to from what covers them.
  private let covered: Set<FragmentIndex>

  /// The distances to the first wanted fragment.
  private var firsts: [Rest] = []

  /// The distance from the first wanted fragment to another occurrence of it.
  private var again = Rest()

  /// The least distance of everything that was not found.
  private var horizon = Rest()

  /// The number of segues from each wanted fragment to the last one.
  private var tails: [Rest] = []

  /// Searches backward from the wanted fragments.
  ///
  /// - Parameters:
  ///   - goal: The goal, with at least one wanted fragment.
  ///   - machine: The state to start from.
  ///   - limit: The maximum number of segues to examine.
  /// - Complexity: Linear in the fragments, and in the segues that lead to the first wanted one.
  init(to goal: RouteGoal, from machine: Machine, limit: Int = 50_000) {
    self.goal = goal
    self.machine = machine
    let table = machine.table
    var covered: Set<FragmentIndex> = []
    for frame in table.presented where [.overlay, .modal].contains(table[frame].role) {
      for cause in table.causes(from: table[frame].cause) { covered.insert(table[cause].fragment) }
    }
    self.covered = covered
    firsts = [Rest](repeating: Rest(), count: machine.graph.fragmentCount)
    tails = [Rest](repeating: .nothing, count: goal.wanted.count + 1)
    for count in stride(from: goal.wanted.count - 1, to: 0, by: -1) {
      tails[count] = leg(from: goal.wanted[count - 1].fragment, after: count).then(tails[count + 1])
    }
    search(limit)
    for segue in machine.graph.egress(of: goal.wanted[0].fragment) where isOpen(segue) {
      again = again.orLess(step(segue).then(firsts[machine.graph[segue].to.offset].orLess(horizon)))
    }
  }

  private func search(_ limit: Int) {
    struct Found {
      let fragment: FragmentIndex
      let isClearing: Bool
    }
    let target = goal.wanted[0].fragment
    firsts[target.offset] = Rest.nothing
    var (layer, next) = ([Found(fragment: target, isClearing: false)], [Found]())
    var (radius, looked) = (0, 0)
    while !layer.isEmpty, looked < limit {
      var position = 0
      while position < layer.count {
        let found = layer[position]
        position += 1
        let known = firsts[found.fragment.offset]
        // It may have been added to a later layer before a shorter way was found.
        guard (found.isClearing ? known.clearing : known.plain) == radius else { continue }
        for segue in machine.graph.ingress(of: found.fragment) where isOpen(segue) {
          looked += 1
          let rules = machine.graph[segue]
          let distance = rules.auto ? radius : radius + 1
          let isClearing = found.isClearing || clears(rules)
          let before = firsts[rules.from.offset]
          firsts[rules.from.offset].note(distance, first: first(rules), isClearing: isClearing)
          guard distance < (isClearing ? before.clearing : before.plain) else { continue }
          let origin = Found(fragment: rules.from, isClearing: isClearing)
          if rules.auto { layer.append(origin) } else { next.append(origin) }
        }
      }
      radius += 1
      (layer, next) = (next, [])
    }
    if !layer.isEmpty { horizon = .all(radius) }
  }

  /// Returns the way to a wanted fragment from what auto segues presented on the one before it, if a segue leads there.
  private func leg(from fragment: FragmentIndex, after count: Int) -> Rest {
    var rest = Rest()
    var start: Rest?
    var at = fragment
    // Auto segues form no cycle, but very long chains of them are not worth following.
    for _ in 0..<64 {
      if let segue = machine.graph.segue(from: at, to: goal.wanted[count].fragment), isOpen(segue) {
        rest = rest.orLess(start?.then(step(segue)) ?? step(segue))
      }
      guard let auto = machine.graph.auto(of: at), isOpen(auto) else { break }
      start = start?.then(step(auto)) ?? step(auto)
      at = machine.graph[auto].to
    }
    return rest
  }

  private func step(_ segue: SegueIndex) -> Rest {
    let rules = machine.graph[segue]
    var rest = Rest()
    rest.note(rules.auto ? 0 : 1, first: first(rules), isClearing: clears(rules))
    return rest
  }

  /// Returns the effect of a segue on what lies over its source, if a way begins with it.
  private func first(_ rules: SegueRules) -> RouteRest.First {
    switch rules.layer {
    case .modal: .modal
    case _ where clears(rules): .away
    case nil: .pass
    case .content: .content
    default: .overlay
    }
  }

  /// Returns whether a segue can be taken to a fragment that isn't on the path yet.
  func isOpen(_ segue: SegueIndex) -> Bool {
    let target = machine.graph[segue].to
    return (machine.disabled.isEmpty || !machine.disabled.contains(segue))
      && (machine.graph.idKind(of: target) == nil || goal.wants(target))
  }

  /// Returns whether what covers the source of a segue doesn't cover its target.
  func clears(_ rules: SegueRules) -> Bool {
    switch rules.layer {
    case .accessory, .modal, .curtain: true
    case nil, .content, .overlay: rules.leaving != nil || !rules.dismissable && covered.contains(rules.to)
    }
  }

  /// Returns the least number of segues from a frame to a different frame that reaches the goal, for ways that begin with a given segue.
  ///
  /// - Parameters:
  ///   - segue: The segue, which is open.
  ///   - matches: The numbers for the frame, as in `rest(from:_:)`.
  /// - Returns: The number, by the effect of the way on what covers the frame.
  func rest(taking segue: SegueIndex, _ matches: [Int]) -> Rest {
    var rest = Rest()
    for id in goal.ids(for: machine.graph[segue].to) { rest = rest.orLess(self.rest(taking: segue, id: id, matches)) }
    return rest
  }

  /// Returns the same for ways whose first target has the given id.
  func rest(taking segue: SegueIndex, id: String?, _ matches: [Int]) -> Rest {
    let rules = machine.graph[segue]
    let next = goal.matches(after: matches, Subject(fragment: rules.to, id: id), isAuto: rules.auto)
    let onward = rest(from: rules.to, next)
    return step(segue).then(next.contains(goal.wanted.count) ? onward.orLess(.nothing) : onward)
  }

  /// Returns the least number of segues from a frame to a different frame that reaches the goal.
  ///
  /// - Parameters:
  ///   - fragment: The fragment of the frame.
  ///   - matches: The numbers of wanted subjects that lie right below what is presented on it.
  /// - Returns: The number, by the effect of the way on what covers the frame.
  func rest(from fragment: FragmentIndex, _ matches: [Int]) -> Rest {
    var rest = (fragment == goal.wanted[0].fragment ? again : firsts[fragment.offset].orLess(horizon)).then(tails[1])
    for count in matches where count < goal.wanted.count {
      rest = rest.orLess(leg(from: fragment, after: count).then(tails[count + 1]))
    }
    return rest
  }
}
