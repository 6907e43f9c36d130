/// Translates between a module's fragments and the app's.
@MainActor
class FragmentTranslation<N: Fragment, Root: Fragment> {
  /// The app's fragment for each of the module's.
  let embed: @Sendable (N) -> Root

  private let findFragments: () -> [(Root, N)]

  /// The module's fragments with the app's, found in the graph when they are first needed.
  private(set) lazy var found = findFragments()
  private lazy var fragments = Dictionary(found) { first, _ in first }

  /// The app's fragments that belong to the module.
  private(set) lazy var roots = found.map(\.0)

  init(embed: @escaping @Sendable (N) -> Root, fragments: @escaping () -> [(Root, N)]) {
    self.embed = embed
    findFragments = fragments
  }

  /// Returns the module's fragment for one of the app's, if it belongs to the module.
  func child(_ fragment: Root) -> N? { fragments[fragment] }

  func command(_ command: NavigationCommand<N>) -> NavigationCommand<Root> { command.map { embed($0) } }

  func outcome(_ outcome: NavigationOutcome<Root>) -> NavigationOutcome<N> { outcome.translated { child($0) } }

  func error(_ error: HelmError<Root>) -> HelmError<N> { error.translated { child($0) } }

  func result(_ progress: Helm<Root>.Progress) -> Result<NavigationOutcome<N>, HelmError<N>> {
    progress.result.map { outcome($0) }.mapError { error($0) }
  }

  func result(_ result: NavigationResult<Root>) -> NavigationResult<N> {
    switch result {
    case .done(let outcome): .done(self.outcome(outcome))
    case .redirected(let flow, let outcome, let kept):
      .redirected(to: flow.translated { child($0) }, self.outcome(outcome), kept: kept.map { self.kept($0) })
    case .denied(let move, let reason, let kept):
      move.translated { child($0) }.map { .denied($0, reason: reason, kept: kept.map { self.kept($0) }) }
        ?? .failed(.outsideModule(HelmError.denied(move, reason: reason).description))
    case .failed(let error): .failed(self.error(error))
    case .superseded: .superseded
    case .dropped: .dropped
    case .cancelled: .cancelled
    }
  }

  private func kept(_ pending: PendingResult<NavigationResult<Root>>) -> PendingResult<NavigationResult<N>> {
    pending.map { [self] in result($0) }
  }

  /// Returns an event in terms of the module, if it concerns the module.
  func event(_ event: HelmEvent<Root>) -> HelmEvent<N>? {
    let appeared: [PathFragment<N>] = event.appeared.translated { child($0) }
    let disappeared: [PathFragment<N>] = event.disappeared.translated { child($0) }
    var kind: HelmEvent<N>.Kind? = event.kind.translated { child($0) }
    if event.kind.isStep {
      let concerns = !appeared.isEmpty || !disappeared.isEmpty || (kind != nil && event.kind != .replaced)
      kind = concerns ? kind ?? .replaced : nil
    } else if !event.kind.hasMove, trigger(event.trigger) == .outsideModule {
      kind = nil
    }
    return kind.map {
      HelmEvent<N>(
        sequence: event.sequence, time: event.time, trigger: trigger(event.trigger), kind: $0, appeared: appeared,
        disappeared: disappeared)
    }
  }

  private func trigger(_ trigger: HelmTrigger<Root>) -> HelmTrigger<N> {
    switch trigger {
    case .command(let command): command.mapped { child($0) }.map { .command($0) } ?? .outsideModule
    case .resumed(let command): command.mapped { child($0) }.map { .resumed($0) } ?? .outsideModule
    case .guardChange: .guardChange
    case .undo: .undo
    case .redo: .redo
    case .outsideModule: .outsideModule
    }
  }

  /// Returns a module's guard as one of the app's.
  ///
  /// For an edge from outside the module, the guard receives the target at both ends; for one that leads out of it, the source.
  func moveGuard(_ new: MoveGuard<N>) -> MoveGuard<Root> {
    let move: @MainActor (GuardedMove<Root>) -> GuardedMove<N>? = { [self] move in
      switch move {
      case .leaving(let place): return place.translated { child($0) }.map { .leaving($0) }
      case .taking(let edge):
        let from: PathFragment<N>? = edge.from.translated { child($0) }
        let to: PathFragment<N>? = edge.to.translated { child($0) }
        guard let either = to ?? from else { return nil }
        return .taking(PathEdge(from: from ?? either, to: to ?? either))
      }
    }
    let embed = embed
    let scope: MoveGuard<Root>.Scope =
      switch new.scope {
      case .taking(let scope): .taking(scope.map { embed($0) })
      case .leaving(let fragments): .leaving(fragments.map { embed($0) })
      }
    let evaluation: MoveGuard<Root>.Evaluation =
      switch new.evaluation {
      case .synchronous(let evaluate): .synchronous { move($0).map { evaluate($0).map { embed($0) } } ?? .allow }
      case .asynchronous(let evaluate):
        .asynchronous {
          guard let move = move($0) else { return .allow }
          return await evaluate(move).map { embed($0) }
        }
      }
    return MoveGuard<Root>(scope: scope, evaluation: evaluation)
  }
}

extension NavigationCommand {
  /// Returns the command in terms of other fragments, or `nil` if it names a fragment that has no counterpart, or an unknown tag.
  func mapped<M: Fragment>(
    _ fragment: (N) -> M?, tag isKnown: (AnySegueTag) -> Bool = { _ in true }
  ) -> NavigationCommand<M>? {
    try? map { name throws(UnknownName) in
      guard let mapped = fragment(name) else { throw UnknownName() }
      return mapped
    } tag: { tag throws(UnknownName) in
      guard isKnown(tag) else { throw UnknownName() }
      return tag
    }
  }
}

private struct UnknownName: Error {}

extension GuardScope {
  fileprivate func map<M: Fragment>(_ embed: (N) -> M) -> GuardScope<M> {
    switch self {
    case .segue(let edge): .segue(edge.map(embed))
    case .segues(let edges): .segues(edges.map(embed))
    case .into(let fragment): .into(embed(fragment))
    case .outOf(let fragment): .outOf(embed(fragment))
    case .intoModals: .intoModals
    }
  }
}

extension SegueVerdict {
  fileprivate func map<M: Fragment>(_ embed: (N) -> M) -> SegueVerdict<M> {
    switch self {
    case .allow: .allow
    case .deny(let reason, let keep): .deny(reason, keep: keep)
    case .redirect(let flow, let keep): .redirect(to: flow.map(embed), keep: keep)
    }
  }
}
