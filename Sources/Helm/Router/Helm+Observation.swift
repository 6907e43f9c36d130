import Observation

#if canImport(Combine)
  import Combine

  extension Helm: ObservableObject {}
#endif

extension Helm {
  /// Notifies observers of the whole object, such as `@StateObject` and `@EnvironmentObject`.
  func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }

  /// Notifies the observers whose answers an outcome changes.
  ///
  /// - Complexity: Linear in the fragments that appeared or disappeared, and in the observed queries about commands.
  func notify(of outcome: NavigationOutcome<N>) {
    guard !outcome.isEmpty else { return }
    willChange()
    observation.path.change()
    if let presence = observation.askedPresence, !presence.isEmpty {
      for subject in outcome.changedSubjects {
        for query in [PresenceQuery.exactly(subject), .any(subject.fragment)] {
          presence.update(query, answer: state.answer(query))
        }
      }
    }
    askPossibilitiesAgain()
    askWhatIsDrawnAgain()
    observation.makeRoom()
    #if canImport(SwiftUI)
      viewMemory.changeRows()
    #endif
  }

  /// Returns the answer to a query about presented fragments, and registers the caller as its observer.
  func observed(_ query: PresenceQuery) -> Bool {
    let answer = state.answer(query)
    observation.presence.access(query, answer: answer)
    return answer
  }

  /// Notifies the observers of everything that depends on the rules.
  func rulesChanged() {
    willChange()
    observation.rules.change()
    possibilitiesChanged()
  }

  /// Reevaluates what is possible, because guards or rules have changed.
  func possibilitiesChanged() {
    askPossibilitiesAgain()
    askWhatIsDrawnAgain()
    observation.makeRoom()
  }

  /// Reevaluates what is possible, and notifies the observers of answers that have changed.
  private func askPossibilitiesAgain() {
    guard observation.possibilities.isAsked else { return }
    // Copied once: a copy takes as long as an answer.
    let state = state
    observation.possibilities.updateAll { query, _ in answer(query, in: state) }
  }

  /// Returns the answer to a query about what is possible, and registers the caller as its observer.
  func observed(_ query: HelmObservation<N>.PossibilityQuery) -> Bool {
    let book = query.isCheap ? observation.possibilities : observation.attempts
    // A guard may have read a value that has changed since, even if its observers are notified later; and code that is being notified of
    // one change may have made another, which is not yet notified of.
    let isCurrent = untold.isClear && !(query.asksGuards && state.isGuarded)
    if isCurrent, !query.isCheap, let known = book.known(query) { return known }
    let answer = answer(query, in: state)
    dispatchDeferredSoon()
    book.access(query, answer: answer)
    return answer
  }

  /// Returns whether a command would succeed; synchronous guards are evaluated.
  private func answer(_ query: HelmObservation<N>.PossibilityQuery, in state: Navigation<N>) -> Bool {
    var command = query.command
    if let sender = query.sender {
      guard let aimed = try? sender.aim(command, in: state) else { return false }
      command = aimed
    }
    guard !query.asksGuards || !state.isGuarded || guards.isAsking else {
      return state.reachesGuards(command) && isPossible(HelmRun(command))
    }
    return state.can(command)
  }

  /// Returns whether a command would succeed, as far as synchronous guards decide; a redirect counts as success.
  func isPossible(_ run: HelmRun<N>) -> Bool {
    switch rehearse(run) {
    case .isAllowed, .isLedElsewhere: true
    case .isRefused, .fails: false
    }
  }
}
