/// Routes to fragments, which `NavigationCommand.go` takes, and `route(through:)` only plans.
extension Navigation {
  /// Returns the best route to the last of several fragments that presents each from the one before it, without taking it.
  ///
  /// This builds a back stack: going back leads through exactly these fragments, and those that auto segues present between them. The
  /// search runs the state machine itself, so the route can be taken exactly as found. It has the fewest commands and, of those routes,
  /// removes the fewest frames. Guards are not evaluated; `Helm.route(to:id:)` evaluates them.
  ///
  /// - Parameter fragments: The fragments with their ids, the lowest first; their occurrences are ignored.
  /// - Returns: The route, including the way to the first fragment.
  /// - Throws: `noRoute` with the obstacles.
  /// - Complexity: Linear in the graph's fragments and segues and, for each state examined, in its path and the segues out of it. At most
  ///   some hundred states are examined, and fewer if paths are long. If that isn't enough to find a best route, the result is another
  ///   one.
  package func route(through fragments: [PathFragment<N>]) throws(HelmError<N>) -> Route<N> {
    let plan = try plan(through: fragments)
    do throws(MachineError) {
      return try route(of: plan)
    } catch .redirected(.edge(let from, _, let to, _)) {
      throw .noRoute(to: fragments, because: [.redirectedSegue(graph.names[from] => graph.names[to], index: nil)])
    } catch {
      throw .noRoute(to: fragments, because: [named(error)])
    }
  }

  /// Goes along the best route, as part of a command.
  ///
  /// If a guard denies a move, no other route is searched for, because it might bypass a login.
  mutating func carryOutGo(through fragments: [PathFragment<N>]) throws(HelmError<N>) {
    let plan = try plan(through: fragments)
    try move { (machine) throws(MachineError) in try machine.carryOut(plan) }
  }

  /// Returns whether there is a route, which takes less time to find out than the best one.
  func hasRoute(through fragments: [PathFragment<N>]) -> Bool {
    guard let goal = try? goal(through: fragments) else { return false }
    return (try? machine.plan(to: goal, isAnyWanted: true)) != nil
  }

  private func plan(through fragments: [PathFragment<N>]) throws(HelmError<N>) -> RoutePlan {
    let goal = try goal(through: fragments)
    do throws(RouteFailure) {
      return try machine.plan(to: goal)
    } catch {
      throw .noRoute(to: fragments, because: reasons(for: error, goal, fragments))
    }
  }

  /// Returns the goal, by positions.
  ///
  /// - Throws: The reasons that rule it out from the start: an unknown fragment, a wrong id, or an auto segue that leads on.
  func goal(through fragments: [PathFragment<N>]) throws(HelmError<N>) -> RouteGoal {
    var subjects: [Subject] = []
    var reasons: [HelmError<N>] = []
    for fragment in fragments {
      let position = graph.position(of: fragment.fragment)
      if let position { subjects.append(Subject(fragment: position, id: fragment.id)) }
      let error =
        position.map { machine.errorOfID(fragment.id, for: $0).map { named($0) } } ?? unknownFragment(fragment)
      if let error, !reasons.contains(error) { reasons.append(error) }
    }
    if reasons.isEmpty, let last = subjects.last, let auto = machine.autoLeadingOn(from: last.fragment) {
      reasons.append(.neverInFront(fragments[fragments.count - 1], auto: graph.edge(at: auto)))
    }
    guard reasons.isEmpty else { throw .noRoute(to: fragments, because: reasons) }
    return RouteGoal(subjects)
  }

  /// Returns the obstacles as errors with names.
  private func reasons(
    for failure: RouteFailure, _ goal: RouteGoal, _ wanted: [PathFragment<N>]
  ) -> [HelmError<N>] {
    let obstacles = machine.obstacles(to: goal, after: failure)
    if failure.isLimitReached || !obstacles.isEmpty { return obstacles.map { named($0) } }
    return wanted.last.map { [.neverInFront($0, auto: nil)] } ?? []
  }
}

// MARK: - Commands

extension Navigation {
  private func route(of plan: RoutePlan) throws(MachineError) -> Route<N> {
    var commands: [NavigationCommand<N>] = []
    var undismissable: [PathFragment<N>] = []
    var unasked: [GuardedMove<N>] = []
    var here = self
    here.machine.begin()
    for move in plan.moves {
      if let command = here.command(for: move) { commands.append(command) }
      undismissable += here.undismissable(removedBy: move)
      try here.pass(&unasked) { (machine) throws(MachineError) in try machine.carryOut(move) }
    }
    try here.pass(&unasked) { (machine) throws(MachineError) in try machine.checkLeaving() }
    return Route(
      commands: commands, undismissable: undismissable, presentedFragments: here.presentedFragments,
      undecidedMoves: unasked)
  }

  /// Performs a part of a plan, and collects the moves whose guards were not evaluated.
  private mutating func pass(
    _ unasked: inout [GuardedMove<N>], _ part: (inout Machine) throws(MachineError) -> Void
  ) throws(MachineError) {
    while true {
      var next = machine
      var failure: MachineError?
      do throws(MachineError) { try part(&next) } catch { failure = error }
      // Where a redirect leads, and that it can't lead there, is not what was asked for.
      if let segue = next.table.journal.steps.lazy.compactMap(\.redirected).first {
        throw .redirected(.edge(from: graph.index[segue].from, source: nil, to: graph.index[segue].to, id: nil))
      }
      switch failure {
      case nil: return machine = next
      case .undecided(let asked)? where machine.verdicts[asked] == nil:
        machine.verdicts[asked] = .allow
        unasked.append(move(asked))
      case let error?: throw error
      }
    }
  }

  /// Returns what a move removes even though it can't be dismissed: the frame itself, and modals on it.
  private func undismissable(removedBy move: RouteMove) -> [PathFragment<N>] {
    guard case .remove(let key) = move, let removed = machine.table.frame(key) else { return [] }
    return machine.table.subtree(of: removed).filter { frame in
      if frame == removed { return machine.isForced(removing: key) }
      return machine.table[frame].role == .modal && !machine.isDismissable(frame)
    }.map { pathFragment($0) }
  }

  /// Returns the simplest command that has the effect of a move in the current state.
  private func command(for move: RouteMove) -> NavigationCommand<N>? {
    let table = machine.table
    switch move {
    case .take(let segue, let source, let id):
      guard let frame = table.frame(source) else { return nil }
      if table[frame].isPresented { return command(taking: segue, from: frame, id) }
      return .present(graph.fragment(at: graph.index[segue].to), id: id, from: .exactly(pathFragment(frame)))
    case .retarget(let key, let id):
      let plain = try? machine.plan(presenting: key.subject.fragment, id: AnyFragmentID?(text: id))
      if let plain, plain.displaced == table.frame(key) {
        return .present(graph.fragment(at: key.subject.fragment), id: id)
      }
      return .retarget(pathFragment(key), to: AnyFragmentID?(text: id))
    case .remove(let key):
      guard let frame = table.frame(key) else { return nil }
      if machine.isDismissable(frame) { return command(dismissing: frame) }
      if !machine.isForced(removing: key) {
        return (try? machine.stepToUndo()) == frame ? .back : .back(.from(pathFragment(key)))
      }
      let gone = Set(table.subtree(of: frame))
      return .replace(HelmPath(unique: table.path.compactMap { gone.contains($0) ? nil : pathEdge(into: $0) }))
    }
  }

  /// Returns the simplest command that takes a segue from a presented frame.
  package func command(taking segue: SegueIndex, from source: FrameSlot, _ id: String?) -> NavigationCommand<N> {
    let (table, rules) = (machine.table, graph.index[segue])
    for frame in table.presentedFromTop {
      if frame == source { return .present(graph.fragment(at: rules.to), id: id) }
      if machine.enabledSegue(from: table[frame].fragment, to: rules.to) != nil { break }
    }
    if id == nil, machine.topmostPresented(rules.from) == source { return .present(Flow(graph.edge(at: segue))) }
    let target = FrameKey(subject: Subject(fragment: rules.to, id: id), occurrence: 0)
    return .present(.edge(PathEdge(from: pathFragment(source), to: pathFragment(target))))
  }

  /// Returns the simplest command that dismisses a frame.
  package func command(dismissing frame: FrameSlot) -> NavigationCommand<N>? {
    let subject = machine.table.subject(of: frame)
    if let first = try? machine.frameToDismiss(subject.fragment, id: subject.id), first == frame {
      return .dismiss(graph.fragment(at: subject.fragment), id: subject.id)
    }
    return pathEdge(into: frame).map { .dismiss(.edge($0)) }
  }
}
