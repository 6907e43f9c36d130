/// What a front end displays, observed: a reader is invalidated only when its value changes.
extension Helm {
  /// Returns the topmost place where a fragment is shown.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The fragment with its id, or `nil` if it isn't shown.
  /// - Complexity: Linear in the presented fragments; if the fragment has an id and is covered, in the path.
  public func shownFragment(_ fragment: N) -> PathFragment<N>? { shownPlace(of: .any(fragment)) }

  /// Returns the screens that are stacked on a fragment in its own place, the lowest first, without the fragment itself.
  ///
  /// - Parameters:
  ///   - fragment: The fragment at the bottom.
  ///   - id: Its id; if that is in several places, a shown one counts, or else the latest. Without one, the fragment without an id counts,
  ///     or else the latest with any id.
  /// - Returns: The screens; none if the fragment isn't on the path.
  /// - Complexity: Linear in the place and in the places of the fragment; if none is shown, in the path.
  public func stack(from fragment: N, id: (any FragmentID)? = nil) -> [PathFragment<N>] {
    stack(from: FragmentReference(fragment, id: id))
  }

  /// Returns the screens of a fragment's place, from the one that opened it to the visible one.
  ///
  /// - Parameter fragment: A fragment of the place, with its id.
  /// - Returns: The screens; none if the fragment isn't on the path.
  /// - Complexity: Linear in the place.
  public func place(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    observed(.place(fragment)) { $0.state.place(of: fragment) }
  }

  /// Returns the fragments that a fragment holds as its content, in path order: the last is in front, and the others wait behind it.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` returns what each of the places now contains.
  /// - Complexity: Linear in the result.
  public func content(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, in: .content) }

  /// Returns the fragments that a fragment holds as accessories, from the bottom to the top.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` returns what each of the places now contains.
  /// - Complexity: Linear in the result.
  public func accessories(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, in: .accessory) }

  /// Returns the fragments that a fragment holds as overlays, from the bottom to the top.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` returns what each of the places now contains.
  /// - Complexity: Linear in the result.
  public func overlays(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, in: .overlay) }

  /// The curtains, from the bottom to the top: all of them are presented, whatever happens to their holders.
  ///
  /// Each is the fragment that opened the curtain's place; `place(of:)` returns what the place now contains.
  ///
  /// - Complexity: Linear in the presented modals and curtains.
  public var curtains: [PathFragment<N>] { observed(.curtains) { $0.state.curtains } }

  /// Returns all modals over a place, from the bottom to the top: each lies over the one before, whichever fragments hold them.
  ///
  /// - Parameter fragment: A fragment of the place, with its id.
  /// - Returns: The modals that are presented in the place, or in what is held there.
  /// - Complexity: Linear in the fragments presented there.
  public func modals(over fragment: PathFragment<N>) -> [HeldModal<N>] {
    observed(.modals(fragment)) { $0.state.modals(over: fragment) }
  }
}

extension Helm {
  /// Returns the topmost place where something is shown, presented or covered only by pushes.
  func shownPlace(of fragment: BoundFragment<N>) -> PathFragment<N>? {
    observed(.shown(fragment)) { fragment.place(in: $0.state) }
  }

  func isShown(_ fragment: BoundFragment<N>) -> Bool {
    observed(.isShown(fragment)) { fragment.place(in: $0.state) != nil }
  }

  func pickShown(_ fragments: [N], in holder: FragmentReference<N>? = nil) -> N? {
    observed(.selection(among: fragments, in: holder)) { $0.state.selection(among: fragments, in: holder) }
  }

  func stack(from reference: FragmentReference<N>) -> [PathFragment<N>] {
    observed(.stack(reference)) { $0.state.stack(from: reference) }
  }

  /// Returns the fragments that a fragment holds in a layer, in path order; if one is given, observes only its places.
  func held(
    by holder: PathFragment<N>, in layer: PresentationLayer, showing fragment: N? = nil
  ) -> [PathFragment<N>] {
    observed(.held(by: holder, in: layer, showing: fragment)) {
      let held = $0.state.held(by: holder, in: layer)
      return fragment.map { fragment in held.filter { $0.fragment == fragment } } ?? held
    }
  }

  func isOnPath(_ place: PathFragment<N>) -> Bool { observed(.isOnPath(place)) { $0.state.serial(of: place) != nil } }

  func isShown(_ place: PathFragment<N>) -> Bool { observed(.isShownThere(place)) { $0.state.isShown(place) } }

  /// Returns whether a place is presented, has no modal over it, and may not be left.
  ///
  /// Guards are evaluated once for each change, however often views ask, and only for what the user could leave now: the top screen of a
  /// stack.
  func isLocked(_ place: PathFragment<N>) -> Bool {
    observed(.isLocked(place), isKept: true) {
      $0.state.isPresented(place) && $0.state.modals(over: place).isEmpty && !$0.mayGoBack(from: place)
    }
  }

  /// Returns whether `back(from:)` would remove a fragment now, without waiting for a guard, because an interactive gesture can't wait.
  ///
  /// Guards are evaluated once for each change, however often views ask, and not for a modal that has another one over it.
  func canGoBackAtOnce(from place: PathFragment<N>) -> Bool {
    observed(.canGoBackAtOnce(place), isKept: true) {
      !$0.state.modals(over: place).isEmpty || $0.mayGoBack(from: place, undecided: .deny("not answered yet"))
    }
  }

  private func mayGoBack(from place: PathFragment<N>, undecided: SegueVerdict<N> = .allow) -> Bool {
    defer { executeDeferredSoon() }
    guard state.isGuarded, !guards.isEvaluating else { return state.can(.back(.from(place))) }
    return dryRun(HelmRun(.back(.from(place))), undecided: undecided).isPossible
  }

  /// Removes a fragment with everything on top of it, under the rules of `back()`.
  func back(from fragment: PathFragment<N>) { perform(.back(.from(fragment))) }

  /// Returns those of some fragments that are presented; observes only these.
  func presentedFragments(among fragments: [N]) -> [PathFragment<N>] {
    observed(.presentedAmong(fragments)) {
      let wanted = Set(fragments)
      return $0.state.presentedFragments.filter { wanted.contains($0.fragment) }
    }
  }

  /// Returns an answer, and registers the caller as an observer of the query.
  ///
  /// - Parameters:
  ///   - query: The query, equal only to one with the same answer.
  ///   - isKept: Whether an answer is valid until the next change, because evaluating guards takes long.
  ///   - answer: A closure that returns the answer; it is called again after each change.
  /// - Returns: The answer.
  func observed<Answer: Hashable>(
    _ query: HelmObservation<N>.DrawnQuery, isKept: Bool = false, _ answer: @escaping @MainActor (Helm) -> Answer
  ) -> Answer {
    // Code that is being notified of one change may have made another, which is not yet notified of.
    let known = isKept && notifications.isIdle ? observation.drawn.answer(to: query)?.value.base as? Answer : nil
    let current = known ?? answer(self)
    observation.drawn.access(query, answer: DrawnAnswer(value: current) { AnyHashable(answer($0)) })
    return current
  }

  /// Makes a reader show its value again after a write was denied or has to wait for a guard.
  ///
  /// A container may already show what it has written: the tab that was tapped, the stack without the screen that was swiped away. Since
  /// nothing has changed, no other notification would make it revert.
  func republish(_ query: HelmObservation<N>.DrawnQuery, unless isAsWritten: Bool) {
    if !isAsWritten { observation.drawn.repeatAnswer(to: query) }
  }
}

/// An answer to a query about what is drawn, and how to answer it again.
struct DrawnAnswer<N: Fragment>: Equatable {
  let value: AnyHashable
  let answer: @MainActor (Helm<N>) -> AnyHashable

  @MainActor func updated(from helm: Helm<N>) -> DrawnAnswer { DrawnAnswer(value: answer(helm), answer: answer) }

  static func == (lhs: DrawnAnswer, rhs: DrawnAnswer) -> Bool { lhs.value == rhs.value }
}
