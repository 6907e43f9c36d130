/// A move that a command is about to make, which a guard can deny.
public enum GuardedMove<N: Fragment>: Hashable, Sendable {
  /// Taking the segue of an edge. The target's occurrence isn't determined yet.
  case taking(PathEdge<N>)

  /// Removing a fragment from its place.
  case leaving(PathFragment<N>)
}

extension GuardedMove: Described {
  /// The move as error messages show it.
  package var descriptionText: String {
    switch self {
    case .taking(let edge): edge.description
    case .leaving(let fragment): "leaving \(fragment)"
    }
  }
}

/// A guard's verdict on a segue that is about to be taken.
public enum SegueVerdict<N: Fragment>: Hashable, Sendable {
  /// The segue may be taken.
  case allow

  /// The segue can't be taken, for a reason that can be shown to the user. The command can be kept, to be resumed later.
  case deny(_ reason: String, keep: Bool = false)

  /// A flow is presented instead. The command can be kept, to be resumed later.
  case redirect(to: Flow<N>, keep: Bool = false)

  /// Whether the segue may be taken unchanged.
  package var isAllowed: Bool { self == .allow }

  /// Whether the command is kept, to be resumed later.
  package var keeps: Bool {
    switch self {
    case .allow: false
    case .deny(_, let keep), .redirect(_, let keep): keep
    }
  }
}

/// A guard's verdict on a fragment that is about to be removed.
public enum LeaveVerdict: Hashable, Sendable {
  /// The fragment may be removed.
  case allow

  /// The fragment stays, for a reason that can be shown to the user. The command can be kept, to be resumed once it may be removed.
  case deny(_ reason: String, keep: Bool = false)
}

extension Navigation {
  /// Sets the verdict on a move for the next command.
  package mutating func answer(_ move: GuardedMove<N>, with verdict: SegueVerdict<N>) {
    guard let position = position(of: move) else { return }
    switch verdict {
    case .allow: machine.verdicts[position] = .allow
    case .deny(let reason, _): machine.verdicts[position] = .deny(reason: reason)
    case .redirect(let flow, _):
      verdictFlows[position] = flow
      machine.verdicts[position] = .redirect(to: positions(of: flow, .verdict(on: position)))
    }
  }

  /// Discards the verdicts.
  package mutating func forgetAnswers() {
    machine.verdicts = [:]
    verdictFlows = [:]
  }

  /// Removes all guards; for copies that are only queried.
  package mutating func removeGuards() {
    machine.guarded = GuardedMoves()
    forgetAnswers()
  }

  /// Adopts the guards of another navigation of the graph.
  package mutating func takeGuards(of other: Navigation) { machine.guarded = other.machine.guarded }

  /// Whether anything is guarded.
  package var isGuarded: Bool { !machine.guarded.isEmpty }

  /// Whether anything is guarded, disabled or redirected.
  package var hasRules: Bool { isGuarded || !machine.disabled.isEmpty || !machine.redirects.isEmpty }

  func move(_ move: MachineMove) -> GuardedMove<N> {
    switch move {
    case .taking(let segue, let source, let id):
      .taking(
        PathEdge(
          from: pathFragment(source), to: PathFragment(graph.names[graph.index[segue].to], canonicalID: id)))
    case .leaving(let key): .leaving(pathFragment(key))
    }
  }

  func position(of move: GuardedMove<N>) -> MachineMove? {
    switch move {
    case .taking(let edge):
      guard let segue = graph.position(of: edge.edge), let source = key(of: edge.from) else { return nil }
      return .taking(segue, from: source, id: edge.to.id)
    case .leaving(let fragment): return key(of: fragment).map { .leaving($0) }
    }
  }
}
