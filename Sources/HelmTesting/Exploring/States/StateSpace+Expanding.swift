import HelmCore

/// Visiting states, and trying the moves out of each.
extension StateSpace {
  /// The working memory of an exploration.
  ///
  /// All buffers are reused, which is faster than allocating new ones.
  struct Expansion {
    /// The state that is being expanded, its form, its path, and the moves out of it.
    var machine: Machine
    var form: CanonicalForm
    var here = FlatPath()
    var takes: [ExploringMove] = []
    var removals: [(move: ExploringMove, frame: FrameSlot)] = []

    /// Whether a move out of the state was left out.
    var isPruned = false

    /// The result of a move, its form, and its path.
    var next: Machine
    var nextForm: CanonicalForm
    var there = FlatPath()

    /// The parent of the current state; the children of one state are consecutive.
    var parent: Replay
    var parentState = 0

    /// The numbers of the ids to take segues with, each requested once.
    var idNumbers: [Int32?]

    init(_ start: Machine) {
      var (start, entry) = (start, start.atEntry())
      start.table.journal.notesTouches = false
      entry.table.journal.notesTouches = false
      (machine, next, parent) = (start, start, Replay(from: entry))
      form = CanonicalForm(start)
      nextForm = form
      idNumbers = Array(repeating: nil, count: start.graph.segues.count)
    }
  }

  /// Reconstructs the machine of a state.
  mutating func go(to state: Int, _ work: inout Expansion, _ id: (SegueIndex) -> String?) {
    guard let parent = parent(of: state) else {
      work.machine.table = start.table
      return
    }
    if work.parentState != parent {
      work.parentState = parent
      work.parent.go(ids) { read(parent, into: &$0) }
    }
    work.machine.table = parent == 0 ? start.table : work.parent.machine.table
    let move = move(to: state)
    let id = self.id(for: move, &work, id)
    // The move has succeeded before.
    try? work.machine.make(move, id: id)
  }

  /// Returns the id to take a move's segue with.
  private mutating func id(
    for move: ExploringMove, _ work: inout Expansion, _ id: (SegueIndex) -> String?
  ) -> String? {
    guard let segue = move.asked else { return nil }
    if let known = work.idNumbers[segue.offset] { return ids[known] }
    let number = ids.number(of: id(segue))
    work.idNumbers[segue.offset] = number
    return ids[number]
  }

  /// Tries the moves out of the current state.
  ///
  /// - Returns: The limit that was reached, if any.
  mutating func expand(
    _ work: inout Expansion, _ limits: Limits, _ id: (SegueIndex) -> String?,
    _ visitor: inout some ExplorationVisitor
  ) -> End? {
    work.machine.begin()
    work.form.read(work.machine.table, &ids)
    work.here.read(work.machine.table, &ids)
    work.isPruned = false
    return tryTakes(&work, limits, id, &visitor) ?? tryRemovals(&work, limits, &visitor)
  }

  private mutating func tryTakes(
    _ work: inout Expansion, _ limits: Limits, _ id: (SegueIndex) -> String?,
    _ visitor: inout some ExplorationVisitor
  ) -> End? {
    let (wantsTries, wantsTransitions) = (visitor.wantsTries, visitor.wantsTransitions)
    work.machine.list(takes: &work.takes)
    for move in work.takes {
      guard moveCount < limits.moves else { return .moveLimit }
      moveCount += 1
      work.next.table = work.machine.table
      let id = self.id(for: move, &work, id)
      do throws(MachineError) {
        try work.next.make(move, id: id)
      } catch {
        if wantsTries { _ = visitor.tried(move, in: expanded, .failure(error)) }
        continue
      }
      if wantsTries, !visitor.tried(move, in: expanded, .success(work.next)) { continue }
      if let repeats = limits.repeats, let segue = work.next.segueTakenAgain(moreThan: repeats) {
        prunedSegues.insert(segue)
        work.isPruned = true
        visitor.pruned(work.next)
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
    return nil
  }

  /// Tries the moves that remove a frame.
  ///
  /// Their results are known without making them: the form and the path without the frame.
  private mutating func tryRemovals(
    _ work: inout Expansion, _ limits: Limits, _ visitor: inout some ExplorationVisitor
  ) -> End? {
    let wantsTransitions = visitor.wantsTransitions
    work.machine.list(removals: &work.removals)
    for (move, frame) in work.removals {
      guard moveCount < limits.moves else { return .moveLimit }
      moveCount += 1
      let form = work.form.digest(without: frame)
      var target = state(with: form)
      if target == nil {
        guard count < limits.states else { return .stateLimit }
        work.there.read(work.here, without: work.here.positions[frame.offset])
        target = add(form, work.there, from: (expanded, work.here), by: move)
        if wantsTransitions {
          work.next.table = work.machine.table
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
  /// The segues that the latest command took, in order.
  var taken: [SegueIndex] { table.journal.steps.compactMap { $0.action.taken } }

  /// Whether the latest command has taken just this segue.
  func hasTakenOnly(_ segue: SegueIndex?) -> Bool {
    table.journal.steps.count == 1 && table.journal.steps[0].action.taken == segue
  }

  /// Returns the segue of a frame that the latest command added, if its fragment and id occur among its causes more than `repeats` times.
  ///
  /// - Complexity: Constant if no new frame's fragment and id occur several times, otherwise linear in the causes of those that do.
  func segueTakenAgain(moreThan repeats: Int) -> SegueIndex? {
    var upcoming = table.pathEnds.last
    while let slot = upcoming, table[slot].stamp >= table.journal.start {
      let frame = table[slot]
      upcoming = frame.path.previous
      // A frame that was moved existed before.
      guard frame.serial >= table.journal.start, table.isRepeated(slot) else {
        continue
      }
      let below = table.causes(from: frame.cause).count { table[$0].groupSlot == frame.groupSlot }
      if below > repeats { return frame.segue }
    }
    return nil
  }
}
