import HelmCore

extension StateSpace {
  /// The number of states expanded between two reports.
  private static var interval: Int { 512 }

  /// Expands states, breadth first, until all are found, a limit is reached, or the state searched for is found.
  ///
  /// - Parameters:
  ///   - limits: The limits of the exploration.
  ///   - id: A closure that returns the id to take a segue with.
  ///   - visitor: The visitor.
  ///   - progress: A closure that is called periodically with the number of states found.
  /// - Returns: The state that was searched for, if it was found.
  /// - Complexity: For each state, the moves out of it, each linear in the path.
  mutating func run(
    _ limits: Limits, id: (SegueIndex) -> String?, visitor: inout some ExplorationVisitor, progress: (Int) -> Void
  ) -> Int? {
    var work = Expansion(start)
    work.form.read(start.table, &ids)
    work.here.read(start.table, &ids)
    add(work.form.digest, work.here, from: nil, by: ExploringMove(.back))
    if visitor.wantsTransitions { notePresentation(of: start) }
    while expanded < count {
      if expanded % Self.interval == 0 { progress(count) }
      go(to: expanded, &work, id)
      if visitor.wantsStates, visitor.reached(expanded, work.machine) { return stop(.found, at: expanded) }
      if let depth = limits.depth, depth <= self.depth(of: expanded) { return stop(.depthLimit, &work, id, &visitor) }
      let transitionCount = transitionMoves.count
      if let end = expand(&work, limits, id, &visitor) {
        transitionMoves.removeAll(after: transitionCount)
        transitionTargets.removeAll(after: transitionCount)
        transitionTaken = transitionTaken.filter { $0.key < transitionCount }
        return stop(end, &work, id, &visitor)
      }
      if visitor.wantsTransitions { transitionEnds.append(transitionMoves.count) }
      hasPrunedMove.append(work.isPruned)
      expanded += 1
    }
    return nil
  }

  private mutating func stop(_ end: End, at state: Int?) -> Int? {
    self.end = end
    return state
  }

  /// Stops at a limit; states that were found but not expanded are still reported.
  private mutating func stop(
    _ end: End, _ work: inout Expansion, _ id: (SegueIndex) -> String?, _ visitor: inout some ExplorationVisitor
  ) -> Int? {
    if visitor.wantsStates {
      for state in expanded + 1..<max(count, expanded + 1) {
        go(to: state, &work, id)
        if visitor.reached(state, work.machine) { return stop(.found, at: state) }
      }
    }
    return stop(end, at: nil)
  }
}

extension StateSpace {
  /// Returns the state of a machine, if it is known.
  func state(of machine: Machine) -> Int? {
    var (ids, form) = (ids, CanonicalForm(start))
    form.read(machine.table, &ids)
    return state(with: form.digest)
  }
}
