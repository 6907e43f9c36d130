/// A step that the search for a route tries.
enum RouteMove {
  /// Takes a segue from a presented frame.
  case take(SegueIndex, from: FrameKey, id: String?)

  /// Removes a frame on the way down whose segue is dismissable.
  case dismiss(FrameKey)

  /// Undoes the latest step, if no dismissal does.
  case back

  /// Presents a presented frame again with another id.
  case retarget(FrameKey, id: String?)

  /// Removes a frame that can't be dismissed, by replacing the path.
  case drop(FrameKey)
}

/// The result of a move.
enum RouteMoveResult {
  /// It was made, at a cost.
  case made(Machine, cost: Int)

  /// It changes nothing.
  case nothing

  /// It can't be made; with an obstacle, if that is informative.
  case failed(MachineObstacle?)
}

/// What is in the way of a move, by positions.
enum MachineObstacle {
  case redirected(SegueIndex)
  case denied(MachineMove, reason: String)
  case blocked(SegueIndex, by: FrameKey)
}

extension Machine {
  /// Makes a move as a command does, in a machine without redirects and guards.
  func trying(_ move: RouteMove) -> RouteMoveResult {
    var next = self
    do throws(MachineError) {
      next.begin()
      try next.carryOut(move)
      if !next.hasMoved(since: self) { return .nothing }
      return .made(next, cost: next.cost(of: move) + (next.hasTakenFromTabs(of: self) ? RouteCosts.loseTab : 0))
    } catch .blocked(let segue, let modal, _) {
      return .failed(.blocked(segue, by: modal))
    } catch {
      return .failed(nil)
    }
  }

  /// Makes a move as part of a command.
  mutating func carryOut(_ move: RouteMove) throws(MachineError) {
    switch move {
    case .take(let segue, let source, let id):
      guard let frame = table.frame(source), table[frame].isPresented else {
        throw .placeNotPresented(source, presented: searched)
      }
      try follow(.take(segue, from: frame, id: AnyFragmentID?(text: id)))
    case .dismiss(let key), .drop(let key):
      guard let frame = table.frame(key) else { throw .placeNotPresented(key, presented: searched) }
      dismiss(frame)
    case .back: try back()
    case .retarget(let key, let id): try retarget(key, to: AnyFragmentID?(text: id))
    }
  }

  private func cost(of move: RouteMove) -> Int {
    switch move {
    case .take:
      if case .presented = table.journal.steps.first?.action { RouteCosts.present } else { RouteCosts.comeBack }
    case .dismiss, .back: RouteCosts.dismiss
    case .retarget: RouteCosts.retarget
    case .drop: RouteCosts.replace
    }
  }

  /// Whether the latest command has removed a frame on top of a tab in the background, of a holder that has stayed.
  private func hasTakenFromTabs(of before: Machine) -> Bool {
    for edge in table.journal.removed {
      var upcoming = before.table.frame(edge.edge.target)
      while let frame = upcoming, let cause = before.table[frame].cause {
        if before.table[frame].role == .content, before.table[cause].content.last != frame,
          table.frame(before.table.key(of: cause)) != nil
        {
          return true
        }
        upcoming = cause
      }
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
