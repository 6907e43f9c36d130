/// Finding a route to a fragment, without taking it.
extension Navigation {
  /// Finds the cheapest route to a fragment: the commands after which it is on top.
  ///
  /// The route is found in the state machine itself, so it can be taken exactly as it is. A fragment that is already on
  /// top, alone or with what autos presented on it, needs no command. Guards are not asked; `Route.unaskedMoves` lists
  /// the moves whose guards would have to be, and `Helm.route(to:id:)` asks them.
  ///
  /// ```swift
  /// let route = try navigation.route(to: .detail, id: 5)
  /// for command in route.commands { try navigation.perform(command) }
  /// ```
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  ///   - limit: How many states to look at, at most.
  /// - Returns: The cheapest route; the page on going anywhere lists what moves cost.
  /// - Throws: What is in the way, the nearest first.
  /// - Complexity: For each state that is looked at, linear in its path and in the segues out of what it presents; only what is
  ///   near a way is looked at.
  public func route(
    to fragment: N, id: (any FragmentID)? = nil, limit: Int = RouteLimits.states
  ) throws(RouteError<N>) -> Route<N> {
    try route(through: [PathFragment(fragment, id: id)], limit: limit)
  }

  /// Finds the cheapest route after which some fragments lie on top of one another in this order, the last one topmost.
  ///
  /// This builds a back stack: each fragment was presented from the one before it, or from something that was, so that
  /// going back leads through them. The graph fills in what is left out between them, without ids.
  ///
  /// ```swift
  /// let route = try navigation.route(through: [PathFragment(.list), PathFragment(.detail, id: 5)])
  /// ```
  ///
  /// - Parameters:
  ///   - fragments: The fragments with their ids, the lowest first; their occurrences are ignored.
  ///   - limit: How many states to look at, at most.
  /// - Returns: The cheapest route.
  /// - Throws: What is in the way, the nearest first.
  /// - Complexity: As `route(to:id:limit:)`.
  public func route(
    through fragments: [PathFragment<N>], limit: Int = RouteLimits.states
  ) throws(RouteError<N>) -> Route<N> {
    let goal = try goal(through: fragments)
    do throws(RouteFailure) {
      return try route(of: try machine.plan(to: goal, limit: limit))
    } catch {
      throw named(error, goal, fragments)
    }
  }

  /// Whether a route leads to a fragment, if the guards allow it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Returns: Whether there is a route.
  /// - Complexity: As `route(to:id:limit:)`.
  public func canGo(to fragment: N, id: (any FragmentID)? = nil) -> Bool {
    (try? route(to: fragment, id: id)) != nil
  }

  /// The goal, by positions.
  func goal(through fragments: [PathFragment<N>]) throws(RouteError<N>) -> RouteGoal {
    var subjects: [Subject] = []
    var unknown: [RouteObstacle<N>] = []
    for fragment in fragments {
      if let position = graph.position(of: fragment.fragment) {
        subjects.append(Subject(fragment: position, id: fragment.id))
      } else {
        unknown.append(.unknown(fragment, hint: hint(forUnknown: fragment.fragment)))
      }
    }
    guard unknown.isEmpty else {
      throw RouteError(wanted: fragments, obstacles: unknown, lookedAt: 0, isBoundReached: false)
    }
    return RouteGoal(subjects)
  }

  // MARK: Names

  private func route(of plan: RoutePlan) throws(RouteFailure) -> Route<N> {
    var steps: [Route<N>.Step] = []
    var unasked: [GuardedMove<N>] = []
    var here = self
    here.machine.begin()
    for (move, cost) in plan.moves {
      if let command = here.command(for: move) { steps.append(.init(command: command, cost: cost)) }
      try here.pass(&unasked, plan.lookedAt) { (machine) throws(MachineError) in try machine.carryOut(move) }
    }
    try here.pass(&unasked, plan.lookedAt) { (machine) throws(MachineError) in try machine.checkLeaving() }
    return Route(
      steps: steps, presentedFragments: here.presentedFragments, unaskedMoves: unasked, lookedAt: plan.lookedAt)
  }

  /// Makes a part of a plan, and notes the moves whose guards were not asked.
  private mutating func pass(
    _ unasked: inout [GuardedMove<N>], _ lookedAt: Int, _ part: (inout Machine) throws(MachineError) -> Void
  ) throws(RouteFailure) {
    while true {
      var next = machine
      do throws(MachineError) {
        try part(&next)
        if let segue = next.table.journal.firstRedirected {
          throw .redirected(.edge(from: graph.index[segue].from, source: nil, to: graph.index[segue].to, id: nil))
        }
        machine = next
        return
      } catch .undecided(let asked) where machine.verdicts[asked] == nil {
        machine.verdicts[asked] = .allow
        unasked.append(move(asked))
      } catch {
        throw RouteFailure(obstacles: obstacle(error).map { [$0] } ?? [], lookedAt: lookedAt)
      }
    }
  }

  private func obstacle(_ error: MachineError) -> MachineObstacle? {
    switch error {
    case .denied(let move, let reason): .denied(move, reason: reason)
    case .redirected(.edge(let from, _, let to, _)): graph.index.segue(from: from, to: to).map { .redirected($0) }
    case .blocked(let segue, let modal, _): .blocked(segue, by: modal)
    default: nil
    }
  }

  /// The simplest command that does what a move does here.
  private func command(for move: RouteMove) -> NavigationCommand<N>? {
    let table = machine.table
    switch move {
    case .take(let segue, let source, let id):
      return table.frame(source).map { command(taking: segue, from: $0, id) }
    case .dismiss(let key): return table.frame(key).flatMap(command(dismissing:))
    case .back: return .back
    case .retarget(let key, let id):
      let plain = try? machine.plan(presenting: key.subject.fragment, id: AnyFragmentID?(text: id))
      if let plain, plain.displaced == table.frame(key) {
        return .present(graph.fragment(at: key.subject.fragment), id: id)
      }
      return .retarget(pathFragment(key), id: id)
    case .drop(let key):
      guard let frame = table.frame(key) else { return nil }
      let gone = Set(table.subtree(of: frame))
      return .replace(HelmPath(unique: table.path.compactMap { gone.contains($0) ? nil : pathEdge(into: $0) }))
    }
  }

  /// Gives what is in the way its names.
  func named(_ failure: RouteFailure, _ goal: RouteGoal, _ wanted: [PathFragment<N>]) -> RouteError<N> {
    var obstacles: [RouteObstacle<N>] = []
    func note(_ obstacle: RouteObstacle<N>) {
      if !obstacles.contains(obstacle), obstacles.count < 16 { obstacles.append(obstacle) }
    }
    for obstacle in failure.obstacles {
      switch obstacle {
      case .redirected(let segue): note(.redirected(graph.edge(at: segue)))
      case .denied(let move, let reason): note(.denied(self.move(move), reason: reason))
      case .blocked(let segue, let modal): note(.blocked(graph.edge(at: segue), by: pathFragment(modal)))
      }
    }
    let diagnosis = RouteDiagnosis(machine, goal)
    for segue in diagnosis.disabled { note(.disabled(graph.edge(at: segue))) }
    if let (target, segues) = diagnosis.missing {
      note(.missingSegue(to: graph.names[target], leadingThere: segues.prefix(6).map(graph.edge(at:))))
    } else if diagnosis.disabled.isEmpty {
      for frame in failure.covered {
        guard let heir = machine.table[frame].heir, let segue = machine.table[heir].segue else { continue }
        note(.covered(pathFragment(frame), by: graph.edge(at: segue)))
      }
    }
    if obstacles.isEmpty, !failure.isBoundReached, let last = wanted.last { obstacles = [.neverOnTop(last)] }
    return RouteError(
      wanted: wanted, obstacles: obstacles, lookedAt: failure.lookedAt, isBoundReached: failure.isBoundReached)
  }
}
