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
    guard !outcome.isEmpty else { return }
    willChange()
    if !outcome.pathChange.isEmpty { observation.path.change() }
    if !outcome.appeared.isEmpty || !outcome.disappeared.isEmpty { observation.presentedFragments.change() }
    for fragment in outcome.disappeared { notify(of: fragment, isPresented: false) }
    for fragment in outcome.appeared { notify(of: fragment, isPresented: true) }
    askPossibilitiesAgain()
    askWhatIsDrawnAgain()
  }

  private func notify(of fragment: PathFragment<N>, isPresented: Bool) {
    if !observation.presence.isEmpty {
      observation.presence.update(.exactly(fragment), answer: isPresented)
      observation.presence.update(
        .any(fragment.fragment), answer: machine.isPresented(fragment.fragment, id: .any))
    }
    if !observation.identities.isEmpty {
      observation.identities.update(fragment.fragment, answer: machine.identities(of: fragment.fragment))
    }
  }

  /// Tells the observers of what the rules decide.
  func rulesChanged() {
    willChange()
    observation.rules.change()
    askPossibilitiesAgain()
    askWhatIsDrawnAgain()
  }

  /// Asks again what can be done, and tells those for whom that has changed.
  private func askPossibilitiesAgain() {
    for question in observation.possibilities.questions {
      observation.possibilities.update(question, answer: answer(question))
    }
  }

  /// The answer to what can be done, observed.
  func observed(_ question: HelmObservation<N>.PossibilityQuestion) -> Bool {
    let answer = answer(question)
    observation.possibilities.access(question, answer: answer)
    return answer
  }

  private func answer(_ question: HelmObservation<N>.PossibilityQuestion) -> Bool {
    switch question {
    case .present(let fragment): machine.canPresent(fragment: fragment.fragment, id: fragment.id)
    case .dismiss: machine.canDismiss
    case .back: machine.canGoBack
    }
  }
}
