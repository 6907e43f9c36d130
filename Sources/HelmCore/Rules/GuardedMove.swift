/// Something a command is about to do, which a guard can deny.
public enum GuardedMove<N: Fragment>: Hashable, Sendable {
  /// Taking the segue of an edge. The target has no number of its own yet.
  case taking(PathEdge<N>)

  /// Removing a fragment from where it is.
  case leaving(PathFragment<N>)
}

extension GuardedMove: Described {
  /// The move as an error message shows it.
  package var descriptionText: String {
    switch self {
    case .taking(let edge): edge.description
    case .leaving(let fragment): "leaving \(fragment)"
    }
  }
}

/// The verdict of a guard on a segue that is about to be taken.
public enum SegueVerdict<N: Fragment>: Hashable, Sendable {
  /// The segue may be taken.
  case allow

  /// The segue can't be taken, for a reason that a person can read. The command can be kept, to be resumed later.
  case deny(_ reason: String, keep: Bool = false)

  /// A flow is presented instead. The command can be kept, to be resumed later.
  case redirect(to: Flow<N>, keep: Bool = false)

  /// Whether the segue may be taken as it is.
  package var isAllowed: Bool { self == .allow }

  /// Whether the command is kept, to be resumed later.
  package var keeps: Bool {
    switch self {
    case .allow: false
    case .deny(_, let keep), .redirect(_, let keep): keep
    }
  }
}

/// The verdict of a guard on a fragment that is about to be removed.
public enum LeaveVerdict: Hashable, Sendable {
  /// The fragment may be removed.
  case allow

  /// The fragment stays, for a reason that a person can read. The command can be kept, to be resumed once it may be removed.
  case deny(_ reason: String, keep: Bool = false)
}

extension Navigation {
  /// Sets the verdicts on moves for the command that runs next.
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

  /// Forgets the verdicts.
  package mutating func forgetAnswers() {
    machine.verdicts = [:]
    verdictFlows = [:]
  }

  /// Makes every guard allow everything, in a copy that is only looked at.
  package mutating func removeGuards() {
    machine.guarded = GuardedMoves()
    forgetAnswers()
  }

  /// Has the same guards as another navigation of the graph.
  package mutating func takeGuards(of other: Navigation) { machine.guarded = other.machine.guarded }

  /// Whether anything is guarded.
  package var isGuarded: Bool { !machine.guarded.isEmpty }

  /// Whether anything is guarded, disabled or redirected.
  package var hasRules: Bool { isGuarded || !machine.disabled.isEmpty || !machine.redirects.isEmpty }

  /// Disables a segue for planning; what came through it stays.
  package mutating func disableForPlanning(_ edge: DirectedEdge<N>) {
    if let segue = graph.position(of: edge) { machine.disabled.insert(segue) }
  }

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
