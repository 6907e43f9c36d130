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
    for question in answers.questions {
      if answers.change(question, to: answer(question)) { touch(question) }
    }
  }

  /// The answer to a question, remembered so that the observers can be told when it changes.
  func remembered(_ question: AnswerBook<N>.Question) -> Bool {
    switch question {
    case .canPresent(let fragment): observation.access(self, keyPath: \.[presentable: fragment])
    case .canDismiss: observation.access(self, keyPath: \.canDismiss)
    case .canGoBack: observation.access(self, keyPath: \.canGoBack)
    }
    let answer = answer(question)
    if let forgotten = answers.remember(question, answer: answer) { touch(forgotten) }
    return answer
  }

  private func answer(_ question: AnswerBook<N>.Question) -> Bool {
    switch question {
    case .canPresent(let fragment): machine.canPresent(fragment: fragment.fragment, id: fragment.id)
    case .canDismiss: machine.canDismiss
    case .canGoBack: machine.canGoBack
    }
  }

  private func touch(_ question: AnswerBook<N>.Question) {
    switch question {
    case .canPresent(let fragment): touch(\.[presentable: fragment])
    case .canDismiss: touch(\.canDismiss)
    case .canGoBack: touch(\.canGoBack)
    }
  }

  private func touch<Value>(_ keyPath: KeyPath<Helm, Value>) {
    observation.willSet(self, keyPath: keyPath)
    observation.didSet(self, keyPath: keyPath)
  }

  // What single fragments are observed by. The values are never read through these key paths.
  subscript(presents fragment: PathFragment<N>) -> Bool { machine.isPresented(fragment.fragment, id: fragment.id) }
  subscript(presentsAny fragment: N) -> Bool { machine.isPresented(fragment, id: .any) }
  subscript(presentable fragment: PathFragment<N>) -> Bool { machine.canPresent(fragment: fragment.fragment) }
  subscript(identities fragment: N) -> Bool { machine.isPresented(fragment, id: .any) }
}
