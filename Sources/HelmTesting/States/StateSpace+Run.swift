import HelmCore

/// Observes an exploration of states.
package protocol ExplorationObserver {
  /// Whether to record the moves between the states, and what the states present.
  var wantsTransitions: Bool { get }

  /// Whether `reached` is called for each state.
  var wantsStates: Bool { get }

  /// Called once for each state, in the order in which they are found; returns whether it is the one searched for.
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool

  /// Whether `tried` is called for each segue that is tried.
  var wantsTries: Bool { get }

  /// Called for each segue that is tried, with the machine afterwards, or the error.
  ///
  /// - Returns: Whether to continue from there.
  mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool

  /// Called for a move that was tried but isn't continued, because its way presents the same fragment and id too many times.
  mutating func leftOut(_ machine: Machine)

  /// Called periodically with the number of states found.
  func progressed(to states: Int)
}

extension StateSpace {
  /// The number of states expanded between two reports.
  private static var interval: Int { 512 }

  /// Expands states, breadth first, until all are found, a limit is reached, or the state searched for is found.
  ///
  /// - Parameters:
  ///   - limits: The limits of the exploration.
  ///   - id: A closure that returns the id to take a segue with.
  ///   - observer: The observer.
  /// - Returns: The state that was searched for, if it was found.
  /// - Complexity: For each state, the moves out of it, each linear in the path.
  package mutating func run(
    _ limits: Limits, id: (SegueIndex) -> String?, observer: inout some ExplorationObserver
  ) -> Int? {
    var work = Expansion(start)
    work.form.read(start.table, &ids)
    work.here.read(start.table, &ids)
    add(work.form.digest, work.here, from: nil, by: ExploringMove(.back))
    if observer.wantsTransitions { notePresentation(of: start) }
    while expanded < count {
      if expanded % Self.interval == 0 { observer.progressed(to: count) }
      go(to: expanded, &work, id)
      if observer.wantsStates, observer.reached(expanded, work.machine) { return stop(.found, at: expanded) }
      if let depth = limits.depth, depth <= self.depth(of: expanded) { return stop(.depthLimit, &work, id, &observer) }
      let transitionCount = transitionMoves.count
      if let end = expand(&work, limits, id, &observer) {
        transitionMoves.removeAll(after: transitionCount)
        transitionTargets.removeAll(after: transitionCount)
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

  /// Stops at a limit; states that were found but not expanded are still reported.
  private mutating func stop(
    _ end: End, _ work: inout Expansion, _ id: (SegueIndex) -> String?, _ observer: inout some ExplorationObserver
  ) -> Int? {
    if observer.wantsStates {
      for state in expanded + 1..<max(count, expanded + 1) {
        go(to: state, &work, id)
        if observer.reached(state, work.machine) { return stop(.found, at: state) }
      }
    }
    return stop(end, at: nil)
  }
}

extension StateSpace {
  /// Returns the state of a machine, if it is known.
  package func state(of machine: Machine) -> Int? {
    var (ids, form) = (ids, CanonicalForm(start))
    form.read(machine.table, &ids)
    return state(with: form.digest)
  }
}
