extension Navigation {
  /// Runs several commands as one: all of them, or none (semantics.md §4).
  ///
  /// Where a guard leads one of them elsewhere, those after it are dropped, as the rest of a flow is.
  mutating func perform(sequence: [NavigationCommand<N>]) throws(HelmError<N>) -> NavigationOutcome<N> {
    let before = self
    var whole = NavigationOutcome<N>(steps: [], appeared: [], disappeared: [], pathChange: PathChange())
    for command in sequence {
      do {
        let outcome = try perform(command)
        whole = whole.followed(by: outcome)
        if wasLedElsewhereByGuard(in: outcome) { break }
      } catch {
        self = before
        begin()
        throw error
      }
    }
    return whole
  }

  private func wasLedElsewhereByGuard(in outcome: NavigationOutcome<N>) -> Bool {
    outcome.steps.contains { step in
      guard case .redirected(let edge, let flow) = step.action else { return false }
      return guarded.verdicts.contains {
        if case .redirect(flow, _) = $0.value { $0.key.edge == edge } else { false }
      }
    }
  }
}

extension NavigationOutcome {
  /// What this and the next command have done together.
  func followed(by next: NavigationOutcome) -> NavigationOutcome {
    let (gone, back) = (Set(next.disappeared), Set(next.appeared))
    let (came, left) = (Set(appeared), Set(disappeared))
    return NavigationOutcome(
      steps: steps + next.steps,
      appeared: appeared.filter { !gone.contains($0) } + next.appeared.filter { !left.contains($0) },
      disappeared: disappeared.filter { !back.contains($0) } + next.disappeared.filter { !came.contains($0) },
      pathChange: pathChange.followed(by: next.pathChange))
  }
}

extension PathChange {
  /// This change and the next one as one; what the first adds and the second takes away is in neither.
  func followed(by next: PathChange) -> PathChange {
    let (removed, added) = (Set(next.before), Set(after))
    return PathChange(
      before: before + next.before.filter { !added.contains($0) },
      after: next.after + after.filter { !removed.contains($0) })
  }
}

extension NavigationCommand {
  /// The command, or those that a sequence is made of.
  var singles: [NavigationCommand] {
    if case .sequence(let commands) = self { commands.flatMap(\.singles) } else { [self] }
  }
}
