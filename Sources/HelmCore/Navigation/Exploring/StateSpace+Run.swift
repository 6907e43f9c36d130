/// Observes an exploration of states.
package protocol ExplorationObserver {
  /// Whether to keep the moves between the states, and what these present.
  var wantsTransitions: Bool { get }

  /// Called for each state once, in the order they were found; returns whether it is the one looked for.
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool

  /// Called for each segue that is tried, with the machine afterwards, or the error.
  ///
  /// - Returns: Whether to continue from there.
  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool

  /// Called for a move that was tried but isn't continued from, since it pushes again what its way has pushed already.
  mutating func leftOut(_ machine: Machine)

  /// Called from time to time with the number of states found.
  func progressed(to states: Int)
}

extension StateSpace {
  /// The number of states expanded between two reports.
  private static var interval: Int { 512 }

  /// Expands states, breadth first, until all are found, a limit is reached, or a state is found that is looked for.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - id: Provides the id to take a segue with.
  ///   - observer: The observer.
  /// - Returns: The state that was looked for, if it was found.
  /// - Complexity: For each state, the moves out of it, each linear in the path.
  package mutating func run(
    _ limits: Limits, id: (SegueIndex) -> String?, observer: inout some ExplorationObserver
  ) -> Int? {
    var work = Expansion(start)
    work.here.read(start.table, &ids)
    _ = add(work.form.digest(of: work.here), work.here, from: nil, by: ExploringMove(.back))
    while expanded < count {
      if expanded % Self.interval == 0 { observer.progressed(to: count) }
      let machine = machine(at: expanded, &work, id)
      if observer.wantsTransitions { notePresentation(of: machine) }
      if observer.reached(expanded, machine) { return stop(.found, at: expanded) }
      if let depth = limits.depth, depth <= self.depth(of: expanded) { return stop(.depthLimit, &work, id, &observer) }
      let transitionCount = transitionMoves.count
      if let end = expand(machine, &work, limits, id, &observer) {
        transitionMoves.removeSubrange(transitionCount...)
        transitionTargets.removeSubrange(transitionCount...)
        transitionTaken = transitionTaken.filter { $0.key < transitionCount }
        return stop(end, &work, id, &observer)
      }
      if observer.wantsTransitions { transitionEnds.append(transitionMoves.count) }
      isLeftOutOf.append(work.isLeftOut)
      expanded += 1
    }
    end = .complete
    return nil
  }

  private mutating func stop(_ end: End, at state: Int?) -> Int? {
    self.end = end
    return state
  }

  /// Stops at a limit: states that were found but not expanded are still looked at.
  private mutating func stop(
    _ end: End, _ work: inout Expansion, _ id: (SegueIndex) -> String?, _ observer: inout some ExplorationObserver
  ) -> Int? {
    for state in expanded + 1..<max(count, expanded + 1) {
      let machine = machine(at: state, &work, id)
      if observer.wantsTransitions { notePresentation(of: machine) }
      if observer.reached(state, machine) { return stop(.found, at: state) }
    }
    return stop(end, at: nil)
  }

  /// The working memory of an expansion.
  private struct Expansion {
    var form: CanonicalForm
    var here = FlatPath()
    var next = FlatPath()
    var isLeftOut = false

    /// The state that the states at hand were found from: they come one after another.
    var parent: (state: Int, machine: Machine)?

    init(_ machine: Machine) { form = CanonicalForm(machine) }
  }

  private func machine(at state: Int, _ work: inout Expansion, _ id: (SegueIndex) -> String?) -> Machine {
    guard let parent = parent(of: state) else { return start }
    if work.parent?.state != parent { work.parent = (parent, self.machine(at: parent)) }
    guard var machine = work.parent?.machine else { return start }
    let move = move(to: state)
    // The move was made before.
    try? machine.make(move, id: move.asked.flatMap(id))
    return machine
  }

  /// Tries the moves out of a state.
  ///
  /// - Returns: The limit that was reached, if any.
  private mutating func expand(
    _ machine: Machine, _ work: inout Expansion, _ limits: Limits, _ id: (SegueIndex) -> String?,
    _ observer: inout some ExplorationObserver
  ) -> End? {
    var machine = machine
    machine.begin()
    work.here.read(machine.table, &ids)
    work.isLeftOut = false
    for move in machine.takes {
      guard moveCount < limits.moves else { return .moveLimit }
      moveCount += 1
      var next = machine
      do throws(MachineError) {
        try next.make(move, id: move.asked.flatMap(id))
      } catch {
        _ = observer.tried(move, in: expanded, .failure(error))
        continue
      }
      guard observer.tried(move, in: expanded, .success(next)) else { continue }
      if let repeats = limits.repeats, let segue = next.segueTakenAgain(moreThan: repeats) {
        notPushedAgain.insert(segue)
        work.isLeftOut = true
        observer.leftOut(next)
        if observer.wantsTransitions { note(move, nil, next) }
        continue
      }
      if !next.hasMoved(since: machine) {
        if observer.wantsTransitions { note(move, expanded, next) }
        continue
      }
      work.next.read(next.table, &ids)
      guard let target = target(&work, by: move, limits) else { return .stateLimit }
      if observer.wantsTransitions { note(move, target, next) }
    }
    // The result of a dismissal is known beforehand: the path without what it removes.
    var removals = machine.dismissals.map { (move: ExploringMove(.dismiss($0.number)), frame: $0.frame) }
    if let frame = machine.frameToGoBackFrom { removals.append((ExploringMove(.back), frame)) }
    for (move, frame) in removals {
      guard moveCount < limits.moves else { return .moveLimit }
      moveCount += 1
      work.next.read(work.here, without: work.here.positions[frame.offset])
      guard let target = target(&work, by: move, limits) else { return .stateLimit }
      if observer.wantsTransitions { note(move, target, nil) }
    }
    return nil
  }

  /// The state that a move has led to; `nil` if there are too many.
  private mutating func target(_ work: inout Expansion, by move: ExploringMove, _ limits: Limits) -> Int? {
    let digest = work.form.digest(of: work.next)
    if let known = state(with: digest) { return known }
    guard count < limits.states else { return nil }
    return add(digest, work.next, from: (expanded, work.here), by: move)
  }

  private mutating func note(_ move: ExploringMove, _ target: Int?, _ next: Machine?) {
    if let next, !next.hasTakenOnly(move.asked) { transitionTaken[transitionMoves.count] = next.taken }
    transitionMoves.append(move)
    transitionTargets.append(target.map { Int32(truncatingIfNeeded: $0) } ?? -1)
  }
}

extension Machine {
  /// The segues that the latest command has taken, in order.
  var taken: [SegueIndex] { table.journal.steps.compactMap { $0.action.taken } }

  /// Whether a command in a copy has added, moved or removed any frame.
  func hasMoved(since before: Machine) -> Bool {
    table.nextStamp != before.table.nextStamp || table.pathCount != before.table.pathCount
  }

  /// Whether the latest command has taken just this segue.
  func hasTakenOnly(_ segue: SegueIndex?) -> Bool {
    table.journal.steps.count == 1 && table.journal.steps[0].action.taken == segue
  }

  /// The segue that the latest command has taken to a fragment with an id that is a cause of the new frame already,
  /// more than so many times.
  ///
  /// - Complexity: Constant where no new frame's fragment and id are in several places, else linear in the causes of those.
  func segueTakenAgain(moreThan repeats: Int) -> SegueIndex? {
    var upcoming = table.pathEnds.last
    while let slot = upcoming, table[slot].stamp >= table.journal.start {
      let frame = table[slot]
      upcoming = frame.path.previous
      // What was moved existed before.
      guard frame.serial >= table.journal.start, let group = table.groups[frame.subject], group.count > 1 else {
        continue
      }
      let below = table.causes(from: frame.cause).count { table[$0].subject == frame.subject }
      if below > repeats { return frame.segue }
    }
    return nil
  }
}

extension StateSpace {
  /// The state of a machine, if it is known.
  package func state(of machine: Machine) -> Int? {
    var (path, ids, form) = (FlatPath(), ids, CanonicalForm(start))
    path.read(machine.table, &ids)
    return state(with: form.digest(of: path))
  }
}
