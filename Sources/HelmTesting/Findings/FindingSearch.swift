import Helm

/// Looks for all findings: explores, then asks each question of what was seen.
struct FindingSearch<N: Fragment> {
  let start: Navigation<N>
  let options: FindingOptions<N>
  let exploration: Exploration<N>
  let facts: ExplorationFacts<N>

  /// The first state that presents each fragment.
  let firstPresented: [N: Int]

  init(start: Navigation<N>, options: FindingOptions<N>) {
    self.start = start
    self.options = options
    var exploration = Exploration(from: start, identityProvider: options.identityProvider)
    var facts = ExplorationFacts<N>()
    facts.note(launched: start.firedAtLaunch)
    _ = exploration.run(
      options.limits,
      visit: { state, command, result in
        facts.note(state, command, result, in: start)
        return true
      })
    self.exploration = exploration
    self.facts = facts
    var first: [N: Int] = [:]
    for (position, state) in exploration.states.enumerated() {
      for fragment in state.navigation.presentedFragments where first[fragment.fragment] == nil {
        first[fragment.fragment] = position
      }
    }
    firstPresented = first
  }

  func run() -> NavigationFindings<N> {
    let absent = absences()
    let findings =
      absent.findings + deadEnds() + traps() + containers() + deepModals() + endlessRedirects() + ambiguousTags()
    return NavigationFindings(
      findings: findings, unsettled: absent.unsettled, explored: exploration.states.count, end: exploration.end)
  }

  /// The commands to a state, and one more.
  func example(_ state: Int, _ last: NavigationCommand<N>? = nil) -> [NavigationCommand<N>] {
    exploration.commands(to: state) + (last.map { [$0] } ?? [])
  }

  /// The first state for each fragment that is on top in such a state.
  func firstByTopmost(where fits: (Int) -> Bool) -> [(fragment: N, state: Int)] {
    var seen: Set<N> = []
    return exploration.states.indices.compactMap { state in
      let topmost = exploration.states[state].navigation.topmostFragment.fragment
      guard !seen.contains(topmost), fits(state) else { return nil }
      seen.insert(topmost)
      return (topmost, state)
    }
  }
}

// MARK: - Single states

extension FindingSearch {
  /// Whether all that a state's commands lead to is known.
  func isExpanded(_ state: Int) -> Bool { state < exploration.transitions.count }

  func isDeadEnd(_ state: Int) -> Bool {
    isExpanded(state) && exploration.transitions[state].allSatisfy { $0.target == state }
  }

  func deadEnds() -> [NavigationFinding<N>] {
    firstByTopmost(where: isDeadEnd).map { NavigationFinding(.deadEnd($0.fragment), example: example($0.state)) }
  }

  func deepModals() -> [NavigationFinding<N>] {
    var deepest: [N: (depth: Int, state: Int)] = [:]
    var order: [N] = []
    for (position, state) in exploration.states.enumerated() {
      let places = state.navigation.presentedPlaces
      var depths: [Int] = []
      for place in places {
        let below = place.holder.map { depths[$0] } ?? 0
        depths.append(below + (place.layer == .modal ? 1 : 0))
        let fragment = place.fragment.fragment
        guard let depth = depths.last, place.layer == .modal, depth > options.modalBound else { continue }
        if deepest[fragment] == nil { order.append(fragment) }
        if depth > deepest[fragment]?.depth ?? 0 { deepest[fragment] = (depth, position) }
      }
    }
    return order.compactMap { fragment in
      deepest[fragment].map {
        NavigationFinding(.modalsTooDeep(fragment, depth: $0.depth), example: example($0.state))
      }
    }
  }

  func endlessRedirects() -> [NavigationFinding<N>] {
    start.graph.edges.compactMap { edge in
      facts.circular[edge].map { NavigationFinding(.redirectNeverEnds(edge), example: example($0.state, $0.command)) }
    }
  }

  func ambiguousTags() -> [NavigationFinding<N>] {
    var counts: [N: [AnySegueTag: Int]] = [:]
    for segue in start.graph.segues {
      guard let tag = segue.tag, !start.traits(of: segue.edge).contains(.disabled) else { continue }
      counts[segue.from, default: [:]][tag, default: 0] += 1
    }
    let isCandidate = counts.values.contains { $0.values.contains { $0 > 1 } }
    guard isCandidate else { return [] }
    var seen: Set<NavigationFinding<N>.Kind> = []
    var findings: [NavigationFinding<N>] = []
    for (position, state) in exploration.states.enumerated() {
      var claimed: Set<AnySegueTag> = []
      for fragment in state.navigation.presentedFragments.reversed() {
        let tags = counts[fragment.fragment, default: [:]].sorted { "\($0.key)" < "\($1.key)" }
        for (tag, count) in tags where claimed.insert(tag).inserted && count > 1 {
          let kind = NavigationFinding<N>.Kind.ambiguousTag(tag, at: fragment.fragment)
          guard seen.insert(kind).inserted else { continue }
          findings.append(NavigationFinding(kind, example: example(position, .presentTag(tag, id: nil))))
        }
      }
    }
    return findings
  }
}
