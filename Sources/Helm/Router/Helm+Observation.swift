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
  /// - Complexity: The fragments that appeared or disappeared, and the remembered answers.
  func notify(of outcome: NavigationOutcome<N>) {
    let changesPresentation = !outcome.appeared.isEmpty || !outcome.disappeared.isEmpty
    guard changesPresentation || !outcome.pathChange.isEmpty else { return }
    willChange()
    if !outcome.pathChange.isEmpty {
      touch(\.path)
      touch(\.navigation)
    }
    if changesPresentation { touch(\.presentedFragments) }
    for fragment in outcome.appeared + outcome.disappeared {
      touch(\.[presents: fragment])
      touch(\.[identities: fragment.fragment])
    }
    for (fragment, change) in changedCounts(outcome) {
      let count = machine.presentedCount(of: fragment)
      if (count > 0) != (count - change > 0) { touch(\.[presentsAny: fragment]) }
    }
    recheckAnswers()
  }

  /// Tells the observers of what the rules decide.
  func rulesChanged() {
    willChange()
    touch(\.navigation)
    recheckAnswers()
  }

  /// By how much an outcome changes how often fragments are presented.
  private func changedCounts(_ outcome: NavigationOutcome<N>) -> [(N, Int)] {
    var changes: [N: Int] = [:]
    for fragment in outcome.appeared { changes[fragment.fragment, default: 0] += 1 }
    for fragment in outcome.disappeared { changes[fragment.fragment, default: 0] -= 1 }
    return changes.filter { $0.value != 0 }.map { ($0.key, $0.value) }
  }

  /// Asks the questions again whose answers depend on the whole state, and tells those whose answer has changed.
  func recheckAnswers() {
    for question in answers.forgetChanged(answer) { touch(\.[answerTo: question]) }
  }

  /// Gives an answer, remembered so that the observers can be told when it changes.
  func remembered<Answer: Hashable>(_ question: AnswerBook<N>.Question, _ answer: Answer) -> Answer {
    observation.access(self, keyPath: \.[answerTo: question])
    if let forgotten = answers.remember(question, answer: answer) { touch(\.[answerTo: forgotten]) }
    return answer
  }

  private func answer(_ question: AnswerBook<N>.Question) -> AnyHashable {
    switch question {
    case .canPresent(let fragment): machine.canPresent(fragment: fragment.fragment, id: fragment.id)
    case .canDismiss: machine.canDismiss
    case .canGoBack: machine.canGoBack
    case .canGoBackFrom(let fragment): machine.canGoBack(from: fragment)
    case .shown(let fragment): machine.isShown(fragment.fragment, id: fragment.id)
    case .shownWithAnyID(let fragment): machine.shownFragment(fragment)
    case .pickShown(let fragments): machine.pickShown(fragments)
    case .stack(let fragment): machine.stack(from: fragment)
    case .place(let fragment): machine.place(of: fragment)
    case .content(let fragment): machine.content(of: fragment)
    case .overlays(let fragment): machine.overlays(of: fragment)
    case .modal(let fragment): machine.modal(of: fragment)
    }
  }

  private func touch<Value>(_ keyPath: KeyPath<Helm, Value>) {
    observation.willSet(self, keyPath: keyPath)
    observation.didSet(self, keyPath: keyPath)
  }

  // What single fragments are observed by. The values are never read through these key paths.
  subscript(presents fragment: PathFragment<N>) -> Bool { machine.isPresented(fragment.fragment, id: fragment.id) }
  subscript(presentsAny fragment: N) -> Bool { machine.isPresented(fragment, id: .any) }
  subscript(answerTo question: AnswerBook<N>.Question) -> AnyHashable { answer(question) }
  subscript(identities fragment: N) -> Bool { machine.isPresented(fragment, id: .any) }
}
