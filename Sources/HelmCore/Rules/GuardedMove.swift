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

extension Navigation {
  /// Sets the verdict on a move for the next command.
  package mutating func setVerdict(on move: GuardedMove<N>, to verdict: SegueVerdict<N>) {
    guard let position = position(of: move) else { return }
    switch verdict {
    case .allow: machine.verdicts[position] = .allow
    case .deny(let reason, _): machine.verdicts[position] = .deny(reason: reason)
    case .redirect(let flow, _):
      verdictFlows[position] = flow
      machine.verdicts[position] = .redirect(to: positions(of: flow, .verdict(on: position)))
    }
  }

  /// Returns the index of the command in a sequence that makes a move whose verdict is missing; `nil` if none does.
  ///
  /// - Complexity: That of the commands up to it.
  package func index(ofCommandMaking move: GuardedMove<N>, in commands: CommandSequence<N>) -> Int? {
    var copy = self
    copy.machine.begin()
    for (index, command) in commands.enumerated() {
      do throws(HelmError<N>) { try copy.carryOut(command) } catch { return error == .undecided(move) ? index : nil }
    }
    return nil
  }

  /// Discards the verdicts.
  package mutating func forgetVerdicts() {
    machine.verdicts = [:]
    verdictFlows = [:]
  }

  /// Removes all guards; for copies that are only queried.
  package mutating func removeGuards() {
    machine.guarded = GuardedMoves()
    forgetVerdicts()
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
