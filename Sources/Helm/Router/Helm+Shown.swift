/// What a front end shows, observed: a reader is told when its answer changes, and at no other time.
extension Helm {
  /// Whether a fragment is shown: presented, or covered by pushes alone.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id; `nil` asks for the fragment without an id.
  /// - Returns: Whether it is shown so.
  /// - Complexity: Constant: a hash look-up.
  package func isShown(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    observed(.shown(fragment, id: id?.canonicalText), state.isShown(fragment, id: id))
  }

  /// Whether a fragment is shown with any id, or without one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The wildcard.
  /// - Returns: Whether it is shown.
  /// - Complexity: As `shownFragment(_:)`.
  package func isShown(_ fragment: N, id: FragmentIDWildcard) -> Bool {
    observed(.isShownWithAnyID(fragment), state.isShown(fragment, id: id))
  }

  /// The topmost place where a fragment is shown.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The fragment with its id, or `nil` where it is not shown.
  /// - Complexity: Linear in what is presented; where the fragment has an id and is covered, in the path.
  public func shownFragment(_ fragment: N) -> PathFragment<N>? {
    observed(.shownWithAnyID(fragment), state.shownFragment(fragment))
  }

  /// The fragment of several that is shown; of the presented ones the first, else the first that is shown.
  ///
  /// - Parameters:
  ///   - fragments: The fragments, in the order to ask for them.
  ///   - holder: The fragment that holds them, where several do.
  /// - Returns: The fragment, or `nil` where none is shown.
  /// - Complexity: Linear in `fragments`, if none has ids.
  func pickShown(_ fragments: [N], in holder: FragmentReference<N>? = nil) -> N? {
    observed(.selection(among: fragments, in: holder), state.selection(among: fragments, in: holder))
  }

  /// Whether a fragment is shown that came through a certain segue, observed.
  func isShown(through edge: DirectedEdge<N>) -> Bool { observed(.isShownThrough(edge), state.isShown(edge)) }

  /// Whether a fragment is shown that came through a certain segue, between exactly these ids, observed.
  func isShown(between edge: PathEdge<N>) -> Bool { observed(.shownBetween(edge), state.isShown(edge)) }

  /// The fragment that came through a certain segue and is shown, the topmost one first.
  ///
  /// - Parameters:
  ///   - edge: The edge of the segue.
  ///   - source: Exactly the place that it came from; without one, any.
  /// - Returns: The fragment at its place, or `nil` where none is shown.
  /// - Complexity: Linear in what is presented; in the path, where the target is covered.
  package func shownFragment(through edge: DirectedEdge<N>, from source: PathFragment<N>? = nil) -> PathFragment<N>? {
    observed(.shownThrough(edge, from: source), state.shownFragment(through: edge, from: source))
  }

  /// The screens that are stacked on a fragment in its own place, the lowest first and without the fragment itself.
  ///
  /// - Parameters:
  ///   - fragment: The fragment at the bottom.
  ///   - id: Its id; where that is in several places, a shown one counts, or else the latest. Without one, the fragment without an
  ///     id counts, or else the latest with any id.
  /// - Returns: The screens; none where the fragment is not there.
  /// - Complexity: Linear in the place and in the places of the fragment; where none is shown, in the path.
  public func stack(from fragment: N, id: (any FragmentID)? = nil) -> [PathFragment<N>] {
    stack(from: FragmentReference(fragment, id: id))
  }

  /// The screens that are stacked on a fragment that is meant by its name, with an id, or at a place.
  func stack(from reference: FragmentReference<N>) -> [PathFragment<N>] {
    observed(.stack(reference), state.stack(from: reference))
  }

  /// The screens of a fragment's place, from the one that opened it to the visible one.
  ///
  /// - Parameter fragment: A fragment of the place, with its id.
  /// - Returns: The screens; none where the fragment is not there.
  /// - Complexity: Linear in the place.
  public func place(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    observed(.place(fragment), state.place(of: fragment))
  }

  /// The fragments that a fragment holds as its content, in path order: the last is in front, the others wait behind it.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` says what is in each by now.
  /// - Complexity: Linear in the result.
  public func content(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    observed(.content(fragment), state.content(of: fragment))
  }

  /// The fragments that a fragment holds as accessories, from the bottom to the top.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` says what is in each by now.
  /// - Complexity: Linear in the result.
  public func accessories(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    observed(.accessories(fragment), state.accessories(of: fragment))
  }

  /// The fragments that a fragment holds as overlays, from the bottom to the top.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` says what is in each by now.
  /// - Complexity: Linear in the result.
  public func overlays(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    observed(.overlays(fragment), state.overlays(of: fragment))
  }

  /// The modal that a presented fragment holds.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The modal, or `nil` where there is none or the holder is not presented, and so its modal hidden as well.
  /// - Complexity: Constant.
  package func modal(of fragment: PathFragment<N>) -> HeldModal<N>? {
    observed(.modal(fragment), state.modal(of: fragment))
  }

  /// The curtains, from the bottom to the top: all of them are presented, whatever becomes of what holds them.
  ///
  /// Each is the fragment that opened the curtain's place; `place(of:)` says what is in it by now.
  ///
  /// - Complexity: Linear in the modals and curtains that are presented.
  public var curtains: [PathFragment<N>] { observed(.curtains, state.curtains) }

  /// All modals over a place, from the bottom to the top: each lies over the one before, whoever holds them.
  ///
  /// - Parameter fragment: A fragment of the place, with its id.
  /// - Returns: The modals that are presented in the place, or in what is held there.
  /// - Complexity: Linear in what is presented there.
  public func modals(over fragment: PathFragment<N>) -> [HeldModal<N>] {
    observed(.modals(fragment), state.modals(over: fragment))
  }

  /// Whether `back(from:)` would remove a fragment.
  ///
  /// - Parameter fragment: The fragment, with exactly this id or none.
  /// - Returns: Whether it would not report an error.
  /// - Complexity: Logarithmic in the out-degree of the fragment.
  func canGoBack(from fragment: PathFragment<N>) -> Bool {
    observed(.canGoBack(fragment), mayGoBack(from: fragment))
  }

  private func mayGoBack(from fragment: PathFragment<N>) -> Bool {
    defer { dispatchDeferredSoon() }
    guard state.isGuarded, !guards.isAsking else { return state.canGoBack(from: fragment) }
    return isPossible(HelmRun(.back(.from(fragment))))
  }

  /// Removes a fragment with all that stands on it, under the rules of `back()`.
  ///
  /// An error is reported to ``errors``: `fragmentNotPresented`, `emptyPath` or `cannotGoBack`.
  ///
  /// - Parameter fragment: The fragment, with exactly this id or none.
  /// - Complexity: The fragments that come and go.
  func back(from fragment: PathFragment<N>) { perform(.back(.from(fragment))) }

  /// Replaces the stack above a fragment: pops what is not in the new one, and pushes what is new.
  ///
  /// An error is reported to ``errors``: `fragmentNotPresented`, `cannotGoBack`, `missingSegueForEdge`,
  /// `segueNotPush` or `sourceNotPresented`.
  ///
  /// - Parameters:
  ///   - stack: The screens, the lowest first.
  ///   - fragment: The fragment at the bottom, as in `stack(from:)`.
  /// - Complexity: Linear in the place, and the fragments that come and go.
  package func setStack(_ stack: [PathFragment<N>], from fragment: N) {
    perform(.setStack(stack, on: state.stackRoot(.any(fragment)) ?? PathFragment(fragment)))
  }
}

extension Helm {
  /// Whether a place is there, seen or not.
  func isOnPath(_ place: PathFragment<N>) -> Bool { observed(.isOnPath(place), state.serial(of: place) != nil) }

  /// Whether exactly one place is shown.
  func isShown(_ place: PathFragment<N>) -> Bool { observed(.isShown(place), state.isShown(place)) }

  /// Whether a place is presented, without a modal over it, and may not be left.
  ///
  /// Guards are asked once for each change, however often views ask, and only about what a person could leave now: the top screen
  /// of a stack.
  func isLocked(_ place: PathFragment<N>) -> Bool { observedOnce(.isLocked(place)) { isPresentedAndLocked(place) } }

  private func isPresentedAndLocked(_ place: PathFragment<N>) -> Bool {
    state.isPresented(place) && state.modals(over: place).isEmpty && !mayGoBack(from: place)
  }

  /// Whether `back(from:)` would remove a fragment now, without waiting for a guard: a finger can't wait.
  ///
  /// Guards are asked once for each change, however often views ask, and not for a modal that another one lies over.
  func canGoBackAtOnce(from place: PathFragment<N>) -> Bool {
    observedOnce(.canGoBackAtOnce(place)) { isCoveredOrMayGoBackAtOnce(from: place) }
  }

  private func isCoveredOrMayGoBackAtOnce(from place: PathFragment<N>) -> Bool {
    !state.modals(over: place).isEmpty || mayGoBackAtOnce(from: place)
  }

  private func mayGoBackAtOnce(from place: PathFragment<N>) -> Bool {
    guard state.isGuarded, !guards.isAsking else { return state.canGoBack(from: place) }
    return switch rehearse(HelmRun(.back(.from(place))), undecided: .deny("not answered yet")) {
    case .isAllowed, .isLedElsewhere: true
    case .isRefused, .fails: false
    }
  }

  /// What is presented of some fragments, from the bottom to the top; told when that changes, and not for others.
  func presentedFragments(among fragments: [N]) -> [PathFragment<N>] {
    observed(.presentedAmong(fragments), presented(among: fragments))
  }

  private func presented(among fragments: [N]) -> [PathFragment<N>] {
    let wanted = Set(fragments)
    return state.presentedFragments.filter { wanted.contains($0.fragment) }
  }

  /// What a fragment holds as its content of one fragment, in path order; told when that changes, and not for others.
  func content(of holder: PathFragment<N>, showing fragment: N) -> [PathFragment<N>] {
    observed(.contentShowing(fragment, in: holder), state.content(of: holder).filter { $0.fragment == fragment })
  }

  /// Gives an answer, and observes it for the caller.
  func observed<Answer: Hashable>(_ question: HelmObservation<N>.DrawnQuestion, _ answer: Answer) -> Answer {
    observation.drawn.access(question, answer: AnyHashable(answer))
    return answer
  }

  /// The answer as of the latest change, which is found out if nobody has asked since.
  private func observedOnce(_ question: HelmObservation<N>.DrawnQuestion, _ answer: () -> Bool) -> Bool {
    let known = observation.drawn.answer(to: question)?.base as? Bool
    return observed(question, known ?? answer())
  }

  /// Lets a reader show its value again after a write of another value was refused, or has to wait for a guard.
  ///
  /// A container may already show what it has written: the tab that was tapped, the stack without the screen that was
  /// swiped away. Nothing has changed, so nothing else would tell it to go back.
  func showAgain(_ question: HelmObservation<N>.DrawnQuestion, unless isAsWritten: Bool) {
    if !isAsWritten { observation.drawn.repeatAnswer(to: question) }
  }

  /// Asks again what is drawn, and tells those for whom that has changed.
  func askWhatIsDrawnAgain() {
    guard observation.drawn.questions.hasElements else { return }
    for question in observation.drawn.questions { observation.drawn.update(question, answer: answer(question)) }
  }

  private func answer(_ question: HelmObservation<N>.DrawnQuestion) -> AnyHashable {
    switch question {
    case .canUndo: mayUndo
    case .canRedo: mayRedo
    case .isOnPath(let fragment): state.serial(of: fragment) != nil
    case .isShown(let place): state.isShown(place)
    case .canGoBackAtOnce(let place): isCoveredOrMayGoBackAtOnce(from: place)
    case .isLocked(let place): isPresentedAndLocked(place)
    case .shown(let fragment, let id): state.isShown(fragment, id: id)
    case .shownThrough(let edge, let source): state.shownFragment(through: edge, from: source)
    case .shownBetween(let edge): state.isShown(edge)
    case .shownWithAnyID(let fragment): state.shownFragment(fragment)
    case .selection(let fragments, let holder): state.selection(among: fragments, in: holder)
    case .canGoBack(let fragment): mayGoBack(from: fragment)
    case .stack(let fragment): state.stack(from: fragment)
    case .place(let fragment): state.place(of: fragment)
    case .presentedAmong(let fragments): presented(among: fragments)
    case .content(let fragment): state.content(of: fragment)
    case .contentShowing(let fragment, let holder): state.content(of: holder).filter { $0.fragment == fragment }
    case .accessories(let fragment): state.accessories(of: fragment)
    case .curtains: state.curtains
    case .overlays(let fragment): state.overlays(of: fragment)
    case .modal(let fragment): state.modal(of: fragment)
    case .modals(let fragment): state.modals(over: fragment)
    case .isShownWithAnyID(let fragment): state.isShown(fragment, id: .any)
    case .isShownThrough(let edge): state.isShown(edge)
    }
  }
}
