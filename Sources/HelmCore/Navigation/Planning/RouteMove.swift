/// A step that the search for a route tries.
enum RouteMove {
  /// Takes a segue from a frame that is presented or covered only by pushes; those are undone first.
  case take(SegueIndex, from: FrameKey, id: String?)

  /// Presents a shown frame again with another id.
  case retarget(FrameKey, id: String?)

  /// Removes a frame on the way down.
  case remove(FrameKey)
}

extension Machine {
  /// Makes a move as a command would, in a machine without redirects and guards; `nil` if it can't be made, or changes nothing.
  func trying(_ move: RouteMove) -> (machine: Machine, cost: RouteCost)? {
    var next = self
    do throws(MachineError) {
      next.begin()
      try next.carryOut(move)
    } catch {
      return nil
    }
    guard next.hasMoved(since: self) else { return nil }
    let removed = next.table.removedEdges
    var cost = RouteCost(commands: 1, frames: removed.count)
    for step in next.table.journal.steps { if case .presented = step.action { cost.made += 1 } }
    for edge in removed where !graph[edge.edge.segue].dismissable {
      switch (graph[edge.edge.segue].layer, move) {
      case (.curtain, _): return nil
      case (.modal, .remove(let key)): if edge.edge.target != key { cost.forced += 1 }
      default: break
      }
    }
    if case .remove(let key) = move, isForced(removing: key) { cost.forced += 1 }
    return (next, cost)
  }

  /// Makes a move as part of a command.
  mutating func carryOut(_ move: RouteMove) throws(MachineError) {
    switch move {
    case .take(let segue, let source, let id):
      try present(graph[segue].to, id: AnyFragmentID?(text: id), from: .place(source))
    case .retarget(let key, let id): try retarget(key, to: AnyFragmentID?(text: id))
    case .remove(let key):
      guard let frame = table.frame(key) else { throw .placeNotPresented(key, presented: searched) }
      dismiss(frame)
    }
  }

  /// Makes the moves of a route, as part of a command.
  mutating func carryOut(_ plan: RoutePlan) throws(MachineError) {
    for move in plan.moves {
      let count = table.journal.steps.count
      try carryOut(move)
      // After a redirect, the rest of the route is pointless.
      let isLedElsewhere = table.journal.steps.dropFirst(count).contains {
        if case .redirected = $0.action { true } else { false }
      }
      if isLedElsewhere { return }
    }
  }

  /// Returns whether neither a dismissal nor going back removes a frame.
  func isForced(removing key: FrameKey) -> Bool {
    guard let frame = table.frame(key) else { return false }
    return !isDismissable(frame) && !(canUndo(frame) && isLatestStep(frame))
  }

  /// Returns whether going back would remove a frame, if all curtains above it were gone.
  func isLatestStep(_ frame: FrameSlot) -> Bool {
    for ground in table.grounds {
      var step = table.front(on: ground)
      while isAuto(step), let cause = table[step].cause { step = cause }
      if step == frame { return true }
    }
    return false
  }
}

extension Journal {
  /// The first segue whose redirect was followed.
  var firstRedirected: SegueIndex? {
    guard hasRedirects else { return nil }
    for step in steps { if case .redirected(let segue, _) = step.action { return segue } }
    return nil
  }
}

extension Machine {
  /// Whether a command in a copy has added, moved or removed any frame.
  package func hasMoved(since before: Machine) -> Bool {
    table.nextStamp != before.table.nextStamp || table.pathCount != before.table.pathCount
  }
}
