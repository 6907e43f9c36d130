/// Why a command could not be done; the state is as it was before it.
///
/// Each case carries its offenders, and what would work where that is known.
public enum HelmError<N: Fragment>: Error, Hashable, Sendable {
  /// There is nothing to dismiss or to go back from: only the entry is there.
  case emptyPath(entry: N)

  /// No presented fragment has an enabled segue to the fragment.
  case missingSegueToFragment(PathFragment<N>, searched: [PathFragment<N>], hint: HelmHint<N>?)

  /// An edge has no segue, or a disabled one. The index is its place in a path or flow.
  case missingSegueForEdge(DirectedEdge<N>, index: Int?, hint: HelmHint<N>?)

  /// The fragment that an edge starts from is not presented. The index is the edge's place in a path or flow.
  case sourceNotPresented(
    PathFragment<N>, to: PathFragment<N>, index: Int?, presented: [PathFragment<N>], hint: HelmHint<N>? = nil)

  /// No presented fragment has an enabled segue with the tag; or, to be dismissed, none was presented through such a segue.
  case missingTaggedSegue(AnySegueTag, searched: [PathFragment<N>], hint: HelmHint<N>?)

  /// Several segues out of one fragment have the tag.
  case ambiguousTag(AnySegueTag, [DirectedEdge<N>])

  /// No enabled segue leads out of the topmost fragment.
  case missingForwardFromFragment(PathFragment<N>)

  /// Several enabled segues lead out of the topmost fragment.
  case ambiguousForwardFromFragment(PathFragment<N>, [DirectedEdge<N>])

  /// No dismissable segue leads to anything that is presented, or to what is below.
  case noDismissableSegues(searched: [PathFragment<N>])

  /// The segue's target takes ids of a type, and was to be presented without one. The index is the edge's place in a path or
  /// flow.
  case missingID(DirectedEdge<N>, expected: FragmentIDKind, index: Int?)

  /// The segue's target takes ids of a type, and was to be presented with another id, whose type is given if it is
  /// known. The index is the edge's place in a path or flow.
  case wrongID(DirectedEdge<N>, id: String, type: String?, expected: FragmentIDKind, index: Int?)

  /// The fragment is not presented, and nothing on top of it is.
  case fragmentNotPresented(PathFragment<N>, presented: [PathFragment<N>])

  /// The fragment is there, but no dismissable segue made it. There is no edge for the entry.
  case fragmentMissingDismissableSegue(PathFragment<N>, DirectedEdge<N>?)

  /// The segue that was to be undone is not dismissable.
  case segueNotDismissable(DirectedEdge<N>)

  /// The latest step is not dismissable, and has no enabled counterpart.
  case cannotGoBack(DirectedEdge<N>)

  /// A modal that can't be dismissed is in the way: its holder would have to show another one, or would be hidden.
  case blocked(DirectedEdge<N>, by: PathFragment<N>, index: Int?)

  /// No route leads through these fragments to the last of them, for these reasons; without any, none was found in time.
  case noRoute(to: [PathFragment<N>], because: [HelmError<N>])

  /// Segues lead to the fragment, but it is never in front: an auto leads on from it, or, without one, a segue leads back.
  case neverInFront(PathFragment<N>, auto: DirectedEdge<N>?)

  /// The path has no such edge.
  case missingPathEdge(PathEdge<N>)

  /// The segue is redirected, and a path is replayed exactly. The index is its place in the path.
  case redirectedSegue(DirectedEdge<N>, index: Int?)

  /// The segue isn't a push, so a stack can't show its target above its source.
  case segueNotPush(DirectedEdge<N>)

  /// Redirects form a cycle, in this order.
  case circularRedirection([DirectedEdge<N>])

  /// A guard does not allow a move, for a reason.
  case denied(GuardedMove<N>, reason: String)

  /// A guard has to be asked about a move first, and it is asynchronous.
  case undecided(GuardedMove<N>)

  /// A guard sent the command while it was being asked, so it runs when the command that the guard is asked about has
  /// ended.
  case deferred

  /// A fragment was dismissed with an answer of the wrong type.
  case unexpectedAnswer(PathFragment<N>, expected: String, given: String)

  /// Guards have kept changing one another's state, for this many rounds.
  case guardsDidNotSettle(rounds: Int)

  /// There is no state to undo or redo.
  case emptyHistory

  /// A path could not be written or read, for a reason.
  case uncodablePath(reason: String)

  /// A link leads nowhere (``LinkError``).
  case link(LinkError)

  /// None of a module's screens is presented, so there is nothing to dismiss, to go back from, or to go forward from.
  case moduleNotPresented(presented: [PathFragment<N>])

  /// What a module wanted failed in another part of the app, for a reason; the errors of the whole have it in full.
  case elsewhere(String)
}

/// The nearest thing that would work (see ``HelmError``).
public enum HelmHint<N: Fragment>: Hashable, Sendable {
  /// There is a segue, but it is disabled.
  case disabled(DirectedEdge<N>)

  /// These segues lead there, or are the ones that exist.
  case segues([DirectedEdge<N>])

  /// These edges, added in front of a flow, lead to where it starts.
  case inFront(Flow<N>)

  /// The graph has no such fragment, but these with names like it.
  case closeNames([N])

  /// The graph has nothing of that name.
  case unknown
}

extension HelmError {
  /// The name of the error's case, as traces have it.
  public var kind: String {
    switch self {
    case .emptyPath: "emptyPath"
    case .missingSegueToFragment: "missingSegueToFragment"
    case .missingSegueForEdge: "missingSegueForEdge"
    case .sourceNotPresented: "sourceNotPresented"
    case .missingTaggedSegue: "missingTaggedSegue"
    case .ambiguousTag: "ambiguousTag"
    case .missingForwardFromFragment: "missingForwardFromFragment"
    case .ambiguousForwardFromFragment: "ambiguousForwardFromFragment"
    case .missingID: "missingID"
    case .wrongID: "wrongID"
    case .noDismissableSegues: "noDismissableSegues"
    case .fragmentNotPresented: "fragmentNotPresented"
    case .fragmentMissingDismissableSegue: "fragmentMissingDismissableSegue"
    case .segueNotDismissable: "segueNotDismissable"
    case .cannotGoBack: "cannotGoBack"
    case .blocked: "blocked"
    case .noRoute: "noRoute"
    case .neverInFront: "neverInFront"
    case .missingPathEdge: "missingPathEdge"
    case .redirectedSegue: "redirectedSegue"
    case .segueNotPush: "segueNotPush"
    case .circularRedirection: "circularRedirection"
    case .denied: "denied"
    case .undecided: "undecided"
    case .deferred: "deferred"
    case .unexpectedAnswer: "unexpectedAnswer"
    case .guardsDidNotSettle: "guardsDidNotSettle"
    case .emptyHistory: "emptyHistory"
    case .uncodablePath: "uncodablePath"
    case .link: "link"
    case .moduleNotPresented: "moduleNotPresented"
    case .elsewhere: "elsewhere"
    }
  }
}

extension HelmError {
  /// A guard does not allow an edge, for a reason.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - reason: The reason.
  /// - Returns: The error.
  /// - Complexity: Constant.
  package static func denied(_ edge: PathEdge<N>, reason: String) -> HelmError {
    .denied(.taking(edge), reason: reason)
  }

  /// A guard has to be asked about an edge first.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The error.
  /// - Complexity: Constant.
  package static func undecided(_ edge: PathEdge<N>) -> HelmError { .undecided(.taking(edge)) }

  /// The place of the offending edge in a path or flow.
  var index: Int? {
    switch self {
    case .missingSegueForEdge(_, let index, _), .sourceNotPresented(_, _, let index, _, _), .blocked(_, _, let index),
      .redirectedSegue(_, let index), .missingID(_, _, let index), .wrongID(_, _, _, _, let index):
      index
    default: nil
    }
  }
}
