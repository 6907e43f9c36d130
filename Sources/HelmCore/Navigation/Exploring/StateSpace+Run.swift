/// Observes an exploration of states.
package protocol ExplorationObserver {
  /// Whether to keep the moves between the states, and what these present.
  var wantsTransitions: Bool { get }

  /// Whether `reached` is to be called for each state.
  var wantsStates: Bool { get }

  /// Called for each state once, in the order they were found; returns whether it is the one looked for.
  mutating func reached(_ state: Int, _ machine: Machine) -> Bool

  /// Whether `tried` is to be called for each segue that is tried.
  var wantsTries: Bool { get }

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

  /// Stops at a limit: states that were found but not expanded are still looked at.
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

  /// The working memory of an expansion.
  ///
  /// Everything is made over and over in the same memory, which is faster than making it anew.
  private struct Expansion {
    /// The state that is being expanded, its form, its path, and the moves out of it.
    var machine: Machine
    var form: CanonicalForm
    var here = FlatPath()
    var takes: [ExploringMove] = []
    var removals: [(move: ExploringMove, frame: FrameSlot)] = []
    var isLeftOut = false

    /// What a move leads to from there, its form, and its path.
    var next: Machine
    var nextForm: CanonicalForm
    var there = FlatPath()

    /// The state that the states at hand were found from: they come one after another.
    var parent: Replay
    var parentState = 0

    /// The numbers of the ids to take segues with, each asked for once.
    var idNumbers: [Int32?]

    init(_ start: Machine) {
      idNumbers = Array(repeating: nil, count: start.graph.segues.count)
      (machine, next, parent) = (start, start, Replay(from: start.atEntry()))
      form = CanonicalForm(start)
      nextForm = form
    }
  }

  /// The id to take a move's segue with.
  private mutating func id(
    for move: ExploringMove, _ work: inout Expansion, _ id: (SegueIndex) -> String?
  ) -> String? {
    guard let segue = move.asked else { return nil }
    if let known = work.idNumbers[segue.offset] { return ids[known] }
    let number = ids.number(of: id(segue))
    work.idNumbers[segue.offset] = number
    return ids[number]
  }

  /// Puts the machine of a state together.
  private mutating func go(to state: Int, _ work: inout Expansion, _ id: (SegueIndex) -> String?) {
    guard let parent = parent(of: state) else {
      work.machine.table.copy(start.table)
      return
    }
    if work.parentState != parent {
      work.parentState = parent
      work.parent.go(ids) { read(parent, into: &$0) }
    }
    work.machine.table.copy(parent == 0 ? start.table : work.parent.machine.table)
    let move = move(to: state)
    let id = self.id(for: move, &work, id)
    // The move was made before.
    try? work.machine.make(move, id: id)
  }

  /// Tries the moves out of the state at hand.
  ///
  /// - Returns: The limit that was reached, if any.
  private mutating func expand(
    _ work: inout Expansion, _ limits: Limits, _ id: (SegueIndex) -> String?,
    _ observer: inout some ExplorationObserver
  ) -> End? {
    let (wantsTries, wantsTransitions) = (observer.wantsTries, observer.wantsTransitions)
    work.machine.begin()
    work.form.read(work.machine.table, &ids)
    work.here.read(work.machine.table, &ids)
    work.isLeftOut = false
    work.machine.list(takes: &work.takes)
    for move in work.takes {
      guard moveCount < limits.moves else { return .moveLimit }
      moveCount += 1
      work.next.table.copy(work.machine.table)
      let id = self.id(for: move, &work, id)
      do throws(MachineError) {
        try work.next.make(move, id: id)
      } catch {
        if wantsTries { _ = observer.tried(move, in: expanded, .failure(error)) }
        continue
      }
      if wantsTries, !observer.tried(move, in: expanded, .success(work.next)) { continue }
      if let repeats = limits.repeats, let segue = work.next.segueTakenAgain(moreThan: repeats) {
        notPushedAgain.insert(segue)
        work.isLeftOut = true
        observer.leftOut(work.next)
        if wantsTransitions { note(move, nil, work.next) }
        continue
      }
      if !work.next.hasMoved(since: work.machine) {
        if wantsTransitions { note(move, expanded, work.next) }
        continue
      }
      work.nextForm.read(work.next.table, &ids)
      let form = work.nextForm.digest
      var target = state(with: form)
      if target == nil {
        guard count < limits.states else { return .stateLimit }
        work.there.read(work.next.table, &ids)
        target = add(form, work.there, from: (expanded, work.here), by: move)
        if wantsTransitions { notePresentation(of: work.next) }
      }
      if wantsTransitions { note(move, target, work.next) }
    }
    work.machine.list(removals: &work.removals)
    for (move, frame) in work.removals {
      guard moveCount < limits.moves else { return .moveLimit }
      moveCount += 1
      // The result is known beforehand: the form and the path without what is removed.
      let form = work.form.digest(without: frame)
      var target = state(with: form)
      if target == nil {
        guard count < limits.states else { return .stateLimit }
        work.there.read(work.here, without: work.here.positions[frame.offset])
        target = add(form, work.there, from: (expanded, work.here), by: move)
        if wantsTransitions {
          work.next.table.copy(work.machine.table)
          work.next.dismiss(frame)
          notePresentation(of: work.next)
        }
      }
      if wantsTransitions { note(move, target, nil) }
    }
    return nil
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
      guard frame.serial >= table.journal.start, table.groups[slot: frame.groupSlot].count > 1 else {
        continue
      }
      let below = table.causes(from: frame.cause).count { table[$0].groupSlot == frame.groupSlot }
      if below > repeats { return frame.segue }
    }
    return nil
  }
}

extension StateSpace {
  /// The state of a machine, if it is known.
  package func state(of machine: Machine) -> Int? {
    var (ids, form) = (ids, CanonicalForm(start))
    form.read(machine.table, &ids)
    return state(with: form.digest)
  }
}
