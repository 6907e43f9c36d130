/// Outcomes and errors, translated for a part of the app.
///
/// What can't be expressed in the part is left out: steps that only concern other parts, and foreign fragments of lists. An error about a
/// foreign fragment keeps only its text.
extension NavigationOutcome {
  /// Returns the outcome, translated for a part.
  package func translated<M: Fragment>(_ word: (N) -> M?) -> NavigationOutcome<M> {
    let (appeared, disappeared) = presentationChange
    return NavigationOutcome<M>(
      steps: steps.compactMap { $0.translated(word) }, appeared: appeared.translated(word),
      disappeared: disappeared.translated(word), pathChange: pathChange)
  }
}

extension NavigationStep {
  fileprivate func translated<M: Fragment>(_ word: (N) -> M?) -> NavigationStep<M>? {
    let (appeared, disappeared) = (appeared.translated(word), disappeared.translated(word))
    let action = action.translated(word)
    guard action != nil || !appeared.isEmpty || !disappeared.isEmpty else { return nil }
    return NavigationStep<M>(action: action ?? .replaced, appeared: appeared, disappeared: disappeared)
  }
}

extension HelmEvent.Kind {
  /// Returns what happened, translated for a part; `nil` if the part has no such fragments.
  package func translated<M: Fragment>(_ word: (N) -> M?) -> HelmEvent<M>.Kind? {
    switch self {
    case .presented(let edge): edge.translated(word).map { .presented($0) }
    case .returned(let edge): edge.translated(word).map { .returned($0) }
    case .reselected(let edge): edge.translated(word).map { .reselected($0) }
    case .dismissed(let edge): edge.translated(word).map { .dismissed($0) }
    case .redirected(let edge, let flow): edge.translated(word).map { .redirected($0, to: flow.translated(word)) }
    case .replaced: .replaced
    case .denied(let move, let reason): move.translated(word).map { .denied($0, reason: reason) }
    case .waiting(let move): move.translated(word).map { .waiting($0) }
    case .failed(let error): .failed(error.translated(word))
    case .superseded: .superseded
    case .cancelled: .cancelled
    }
  }
}

extension PathFragment {
  /// Returns the path fragment, translated for a part.
  package func translated<M: Fragment>(_ word: (N) -> M?) -> PathFragment<M>? {
    word(fragment).map { PathFragment<M>($0, canonicalID: id, occurrence: occurrence) }
  }
}

extension Sequence {
  /// Returns the path fragments that a part has, translated.
  package func translated<N: Fragment, M: Fragment>(_ word: (N) -> M?) -> [PathFragment<M>]
  where Element == PathFragment<N> {
    compactMap { $0.translated(word) }
  }

  fileprivate func translated<N: Fragment, M: Fragment>(_ word: (N) -> M?) -> [DirectedEdge<M>]
  where Element == DirectedEdge<N> {
    compactMap { $0.translated(word) }
  }
}

extension DirectedEdge {
  fileprivate func translated<M: Fragment>(_ word: (N) -> M?) -> DirectedEdge<M>? {
    guard let from = word(from), let to = word(to) else { return nil }
    return DirectedEdge<M>(from: from, to: to)
  }
}

extension PathEdge {
  /// Returns the edge, translated for a part.
  package func translated<M: Fragment>(_ word: (N) -> M?) -> PathEdge<M>? {
    guard let from = from.translated(word), let to = to.translated(word) else { return nil }
    return PathEdge<M>(from: from, to: to)
  }
}

extension Flow {
  /// Returns the edges of the flow that a part has, translated.
  package func translated<M: Fragment>(_ word: (N) -> M?) -> Flow<M> {
    Flow<M>(pathEdges.compactMap { $0.translated(word) })
  }
}

extension GuardedMove {
  /// Returns the move, translated for a part.
  package func translated<M: Fragment>(_ word: (N) -> M?) -> GuardedMove<M>? {
    switch self {
    case .taking(let edge): edge.translated(word).map { .taking($0) }
    case .leaving(let place): place.translated(word).map { .leaving($0) }
    }
  }
}

extension HelmHint {
  /// Returns the hint for a part; `nil` if all that it names is foreign.
  fileprivate func translated<M: Fragment>(_ word: (N) -> M?) -> HelmHint<M>? {
    switch self {
    case .disabled(let edge): edge.translated(word).map { .disabled($0) }
    case .segues(let edges): own(edges.translated(word)).map { .segues($0) }
    case .startingWith(let flow): own(flow.pathEdges.compactMap { $0.translated(word) }).map { .startingWith(Flow($0)) }
    case .closeNames(let fragments): own(fragments.compactMap(word)).map { .closeNames($0) }
    case .unknown: .unknown
    }
  }
}

/// Returns what a part sees of a list, or `nil` if that is nothing.
private func own<Element>(_ elements: [Element]) -> [Element]? { elements.isEmpty ? nil : elements }

extension HelmError {
  /// Returns the error, translated for a part; one about a foreign fragment keeps only its text.
  package func translated<M: Fragment>(_ word: (N) -> M?) -> HelmError<M> {
    inWords(word) ?? .outsideModule(description)
  }

  private func inWords<M: Fragment>(_ word: (N) -> M?) -> HelmError<M>? {
    switch self {
    case .emptyPath(let entry): word(entry).map { .emptyPath(entry: $0) }
    case .missingSegueToFragment(let place, let searched, let hint):
      place.translated(word).map {
        .missingSegueToFragment($0, searched: searched.translated(word), hint: hint?.translated(word))
      }
    case .missingSegueForEdge(let edge, let index, let hint):
      edge.translated(word).map { .missingSegueForEdge($0, index: index, hint: hint?.translated(word)) }
    case .sourceNotPresented(let from, let to, let index, let presented, let hint):
      PathEdge(from: from, to: to).translated(word).map {
        .sourceNotPresented(
          $0.from, to: $0.to, index: index, presented: presented.translated(word), hint: hint?.translated(word))
      }
    case .missingTaggedSegue(let tag, let searched, let hint):
      .missingTaggedSegue(tag, searched: searched.translated(word), hint: hint?.translated(word))
    case .ambiguousTag(let tag, let edges): own(edges.translated(word)).map { .ambiguousTag(tag, $0) }
    case .missingForwardFromFragment(let place): place.translated(word).map { .missingForwardFromFragment($0) }
    case .ambiguousForwardFromFragment(let place, let edges):
      place.translated(word).flatMap { place in
        own(edges.translated(word)).map { .ambiguousForwardFromFragment(place, $0) }
      }
    case .noDismissableSegues(let searched): .noDismissableSegues(searched: searched.translated(word))
    case .missingID(let edge, let kind, let index):
      edge.translated(word).map { .missingID($0, expected: kind, index: index) }
    case .wrongID(let edge, let id, let type, let kind, let index):
      edge.translated(word).map { .wrongID($0, id: id, type: type, expected: kind, index: index) }
    case .fragmentNotPresented(let place, let presented):
      place.translated(word).map { .fragmentNotPresented($0, presented: presented.translated(word)) }
    case .fragmentMissingDismissableSegue(let place, let edge):
      place.translated(word).map { .fragmentMissingDismissableSegue($0, edge?.translated(word)) }
    case .segueNotDismissable(let edge): edge.translated(word).map { .segueNotDismissable($0) }
    case .cannotGoBack(let edge): edge.translated(word).map { .cannotGoBack($0) }
    case .blocked(let edge, let modal, let index):
      edge.translated(word).flatMap { edge in
        modal.translated(word).map { .blocked(edge, by: $0, index: index) }
      }
    case .missingPathEdge(let edge): edge.translated(word).map { .missingPathEdge($0) }
    case .redirectedSegue(let edge, let index): edge.translated(word).map { .redirectedSegue($0, index: index) }
    case .segueNotPush(let edge): edge.translated(word).map { .segueNotPush($0) }
    case .circularRedirection(let edges): .circularRedirection(edges.translated(word))
    case .denied(let move, let reason): move.translated(word).map { .denied($0, reason: reason) }
    case .undecided(let move): move.translated(word).map { .undecided($0) }
    case .deferred: .deferred
    case .unexpectedAnswer(let place, let expected, let given):
      place.translated(word).map { .unexpectedAnswer($0, expected: expected, given: given) }
    case .guardsDidNotSettle(let rounds): .guardsDidNotSettle(rounds: rounds)
    case .emptyHistory: .emptyHistory
    case .uncodablePath(let reason): .uncodablePath(reason: reason)
    case .link(let error): .link(error)
    case .moduleNotPresented(let presented): .moduleNotPresented(presented: presented.translated(word))
    case .outsideModule(let text): .outsideModule(text)
    case .noRoute(let wanted, let reasons):
      wanted.allSatisfy { word($0.fragment) != nil }
        ? .noRoute(to: wanted.translated(word), because: reasons.map { $0.translated(word) }) : nil
    case .neverInFront(let place, let auto?):
      place.translated(word).flatMap { place in
        auto.translated(word).map { .neverInFront(place, auto: $0) }
      }
    case .neverInFront(let place, nil): place.translated(word).map { .neverInFront($0, auto: nil) }
    }
  }
}
