import Helm

/// The search for all findings: it explores, and then checks what was found for each kind of finding.
struct FindingSearch<N: Fragment> {
  let start: Navigation<N>
  let options: FindingOptions<N>
  let exploration: Exploration<N>
  let sights: FindingSights

  var facts: ExplorationFacts { sights.facts }
  var graph: NavigationGraph<N> { start.graph }
  var space: StateSpace { exploration.space }

  init(_ plannable: PlannableNavigation<N>, options: FindingOptions<N>, progress: ExplorationProgress?) {
    start = plannable.navigation
    self.options = options
    let graph = plannable.navigation.graph
    var exploration = Exploration(from: plannable, options.limits, identityProvider: options.identityProvider)
    var sights = FindingSights(
      homes: Set(options.homes.compactMap(graph.position(of:))),
      excluded: Set(plannable.excluded.compactMap { graph.position(of: $0.edge) }))
    sights.facts.note(launched: plannable.navigation.firedAtLaunch.compactMap(graph.position(of:)))
    _ = exploration.run(&sights, progress: progress)
    self.exploration = exploration
    self.sights = sights
  }

  func run() -> NavigationFindings<N> {
    let absent = absences()
    let findings =
      absent.unreachable + endlessRedirects() + ambiguousTags() + deadEnds() + containers() + traps() + absent.others
      + oversights() + deepModals()
    return NavigationFindings(
      findings: findings, unsettled: absent.unsettled, explored: space.count, end: exploration.end,
      prunedSegues: exploration.prunedSegues, excluded: exploration.excluded)
  }

  /// Returns the commands that lead to a state, followed by one more.
  func example(_ state: Int, _ last: NavigationCommand<N>? = nil) -> [NavigationCommand<N>] {
    exploration.commands(to: state) + (last.map { [$0] } ?? [])
  }

  /// Returns each fragment that is topmost in a state that fits, with the first such state.
  func firstByTopmost(where fits: (Int) -> Bool) -> [(fragment: N, state: Int)] {
    var seen: Set<FragmentIndex> = []
    return (0..<space.count).compactMap { state in
      let topmost = sights.topmost[state]
      guard !seen.contains(topmost), fits(state) else { return nil }
      seen.insert(topmost)
      return (graph.fragment(at: topmost), state)
    }
  }
}

// MARK: - Single states

extension FindingSearch {
  /// Returns whether everything that a state's commands lead to is known.
  func isExpanded(_ state: Int) -> Bool {
    state < space.expanded && !space.hasPrunedMove[state] && !sights.isOpen[state]
  }

  /// Returns whether no command changes a state; a state behind a lock doesn't count, since that is the purpose of a
  /// lock.
  func isDeadEnd(_ state: Int) -> Bool {
    isExpanded(state) && !sights.isLocked[state]
      && space.transitions(of: state).allSatisfy { space.target(of: $0) == state }
  }

  func deadEnds() -> [NavigationFinding<N>] {
    firstByTopmost(where: isDeadEnd).map { NavigationFinding(.deadEnd($0.fragment), example: example($0.state)) }
  }

  func deepModals() -> [NavigationFinding<N>] {
    var deepest: [FragmentIndex: (depth: Int, state: Int)] = [:]
    var order: [FragmentIndex] = []
    for (place, _, state) in sights.tally.order {
      let (it, depth) = (sights.tally.places[place], sights.tally.modalDepth(of: place))
      guard it.isModal, depth > options.modalBound else { continue }
      if deepest[it.fragment] == nil { order.append(it.fragment) }
      if depth > deepest[it.fragment]?.depth ?? 0 { deepest[it.fragment] = (depth, state) }
    }
    return order.compactMap { fragment in
      deepest[fragment].map {
        NavigationFinding(.modalsTooDeep(graph.fragment(at: fragment), depth: $0.depth), example: example($0.state))
      }
    }
  }

  func endlessRedirects() -> [NavigationFinding<N>] {
    graph.edges.compactMap { edge in
      guard let found = graph.position(of: edge).flatMap({ facts.circular[$0] }) else { return nil }
      let command = exploration.command(for: found.move, in: exploration.navigation(at: found.state))
      return NavigationFinding(.redirectNeverEnds(edge), example: example(found.state, command))
    }
  }

  func ambiguousTags() -> [NavigationFinding<N>] {
    var counts: [N: [AnySegueTag: Int]] = [:]
    for segue in graph.segues {
      guard let tag = segue.tag, !start.traits(of: segue.edge).contains(.disabled) else { continue }
      counts[segue.from, default: [:]][tag, default: 0] += 1
    }
    let isCandidate = counts.values.contains { $0.values.contains { $0 > 1 } }
    guard isCandidate else { return [] }
    var seen: Set<NavigationFinding<N>.Kind> = []
    var findings: [NavigationFinding<N>] = []
    for position in exploration.distinctPresentations() {
      var claimed: Set<AnySegueTag> = []
      for fragment in exploration.navigation(at: position).presentedFragments.reversed() {
        let tags = counts[fragment.fragment, default: [:]].sorted { "\($0.key)" < "\($1.key)" }
        for (tag, count) in tags where claimed.insert(tag).inserted && count > 1 {
          let kind = NavigationFinding<N>.Kind.ambiguousTag(tag, at: fragment.fragment)
          guard seen.insert(kind).inserted else { continue }
          findings.append(NavigationFinding(kind, example: example(position, .present(tag: tag, id: nil))))
        }
      }
    }
    return findings
  }
}

/// The facts recorded about each state while it is in memory.
struct FindingSights: ExplorationVisitor {
  let homes: Set<FragmentIndex>
  let excluded: Set<SegueIndex>

  var facts = ExplorationFacts()
  private(set) var tally = PlaceTally()

  /// The front fragment of each state, and whether the state is at a named home; both below the curtains.
  private(set) var topmost: [FragmentIndex] = []
  private(set) var isHome: [Bool] = []

  /// Whether each state shows a curtain that only the app can remove.
  private(set) var isLocked: [Bool] = []

  /// Whether guards keep out a segue that could be taken in each state.
  private(set) var isOpen: [Bool] = []

  /// The first state that presents each fragment.
  private(set) var firstPresented: [FragmentIndex: Int] = [:]

  /// The fragments of states that were reached only by pushing again, and that weren't explored further.
  private(set) var presentedBeyond: Set<FragmentIndex> = []

  var wantsTransitions: Bool { true }
  var wantsTries: Bool { true }

  init(homes: Set<FragmentIndex>, excluded: Set<SegueIndex>) {
    self.homes = homes
    self.excluded = excluded
  }

  mutating func reached(_ state: Int, _ machine: Machine) -> Bool {
    let presented = machine.presentedFragmentPositions
    topmost.append(machine.frontFragmentPosition)
    isLocked.append(machine.isLocked)
    isHome.append(!homes.isEmpty && machine.isHome(homes))
    isOpen.append(
      !excluded.isEmpty && presented.contains { machine.graph.egress(of: $0).contains(where: excluded.contains) })
    for fragment in presented where firstPresented[fragment] == nil { firstPresented[fragment] = state }
    tally.note(state, machine)
    return false
  }

  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
    facts.note(move, in: state, result)
    return true
  }

  mutating func pruned(_ machine: Machine) { presentedBeyond.formUnion(machine.presentedFragmentPositions) }
}
