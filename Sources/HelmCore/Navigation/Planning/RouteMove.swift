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
    next.begin()
    guard (try? next.carryOut(move)) != nil, next.hasMoved(since: self) else { return nil }
    let removed = next.table.removedEdges
    var cost = RouteCost(commands: 1, frames: removed.count)
    cost.made = next.table.journal.steps.count { if case .presented = $0.action { true } else { false } }
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
      if table.journal.steps.dropFirst(count).contains(where: { $0.redirected != nil }) { return }
    }
  }

  /// Returns whether neither a dismissal nor going back removes a frame.
  func isForced(removing key: FrameKey) -> Bool {
    guard let frame = table.frame(key) else { return false }
    return !isDismissable(frame) && !(canUndo(frame) && isLatestStep(frame))
  }

  /// Returns whether going back would remove a frame, if all curtains above it were gone.
  func isLatestStep(_ frame: FrameSlot) -> Bool {
    table.grounds.contains { ground in table.causes(from: table.front(on: ground)).first { !isAuto($0) } == frame }
  }

  /// Whether a command in a copy has added, moved or removed any frame.
  package func hasMoved(since before: Machine) -> Bool {
    table.nextStamp != before.table.nextStamp || table.pathCount != before.table.pathCount
  }
}

extension Journal.Step {
  /// The segue whose redirect was followed, if that is what the step is.
  var redirected: SegueIndex? { if case .redirected(let segue, _) = action { segue } else { nil } }
}
