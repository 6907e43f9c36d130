import Observation

#if canImport(Combine)
  import Combine

  extension Helm: ObservableObject {}
#endif

extension Helm {
  /// Tells those who observe the whole object, as `@StateObject` and `@EnvironmentObject` do.
  func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }

  /// Tells the observers whose answers an outcome changes.
  ///
  /// - Complexity: The fragments that appeared or disappeared, and what was asked about commands.
  func notify(of outcome: NavigationOutcome<N>) {
    let isAnythingElsePresented = outcome.changesPresentation
    guard isAnythingElsePresented || !outcome.pathChange.isEmpty else { return }
    willChange()
    if !outcome.pathChange.isEmpty { observation.path.change() }
    if isAnythingElsePresented { observation.presentedFragments.change() }
    if isAnythingElsePresented, !observation.presence.isEmpty || !observation.identities.isEmpty {
      for subject in outcome.changedSubjects { notify(of: subject) }
    }
    askPossibilitiesAgain()
    askWhatIsDrawnAgain()
    observation.makeRoom()
    #if canImport(SwiftUI)
      viewMemory.changeRows()
    #endif
  }

  private func notify(of subject: Subject) {
    if !observation.presence.isEmpty {
      for question in [PresenceQuestion.exactly(subject), .any(subject.fragment)] {
        observation.presence.update(question, answer: state.answer(question))
      }
    }
    if !observation.identities.isEmpty {
      observation.identities.update(subject.fragment, answer: state.identities(of: subject.fragment))
    }
  }

  /// The answer to what is presented, observed.
  func observed(_ question: PresenceQuestion) -> Bool {
    let answer = state.answer(question)
    observation.presence.access(question, answer: answer)
    return answer
  }

  /// Tells the observers of what the rules decide.
  func rulesChanged() {
    willChange()
    observation.rules.change()
    possibilitiesChanged()
  }

  /// Asks again what can be done, because guards or rules are others.
  func possibilitiesChanged() {
    askPossibilitiesAgain()
    askWhatIsDrawnAgain()
    observation.makeRoom()
  }

  /// Asks again what can be done, and tells those for whom that has changed.
  private func askPossibilitiesAgain() {
    guard observation.possibilities.questions.hasElements else { return }
    for question in observation.possibilities.questions {
      observation.possibilities.update(question, answer: answer(question))
    }
  }

  /// The answer to what can be done, observed.
  func observed(_ question: HelmObservation<N>.PossibilityQuestion) -> Bool {
    let book = question.isCheap ? observation.possibilities : observation.attempts
    // A guard may have read what has changed since, even if its observers are told later.
    let mayBeStale = question.asksGuards && state.isGuarded
    if !question.isCheap, !mayBeStale, let known = book.known(question) { return known }
    let answer = answer(question)
    dispatchDeferredSoon()
    book.access(question, answer: answer)
    return answer
  }

  /// Whether a command could be done; guards are asked, if they answer at once.
  private func answer(_ question: HelmObservation<N>.PossibilityQuestion) -> Bool {
    var command = question.command
    if let sender = question.sender {
      guard let aimed = try? sender.aim(command, in: state) else { return false }
      command = aimed
    }
    guard !question.asksGuards || !state.isGuarded || guards.isAsking else {
      let mayDoAnything = !command.mayFindNothingToDo || state.can(command)
      return mayDoAnything && isPossible(HelmRun(command))
    }
    return state.can(command)
  }

  /// Whether a command would succeed, as far as synchronous guards tell; a redirect counts as success.
  func isPossible(_ run: HelmRun<N>) -> Bool {
    switch rehearse(run) {
    case .isAllowed, .isLedElsewhere: true
    case .isRefused, .fails: false
    }
  }
}
