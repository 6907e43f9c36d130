// Not `indirect`, though that would take less code: Swift 6.3 crashes where an app catches a case of it (`catch .emptyPath`).

/// The error that a command fails with; the state is unchanged.
///
/// Each case carries the offending fragments or edges, and what would work if that is known.
public enum HelmError<N: Fragment>: Error, Hashable, Sendable {
  /// There is nothing to dismiss or to go back from: only the entry is presented.
  case emptyPath(entry: N)

  /// No presented fragment has an enabled segue to the fragment.
  case missingSegueToFragment(PathFragment<N>, searched: [PathFragment<N>], hint: HelmHint<N>?)

  /// An edge has no segue, or a disabled one. The index is the edge's position in a path or flow.
  case missingSegueForEdge(DirectedEdge<N>, index: Int?, hint: HelmHint<N>?)

  /// The source of an edge is not presented. The index is the edge's position in a path or flow.
  case sourceNotPresented(
    PathFragment<N>, to: PathFragment<N>, index: Int?, presented: [PathFragment<N>], hint: HelmHint<N>? = nil)

  /// No presented fragment has an enabled segue with the tag; or, for a dismissal, none was presented through such a segue.
  case missingTaggedSegue(AnySegueTag, searched: [PathFragment<N>], hint: HelmHint<N>?)

  /// Several segues out of one fragment have the tag.
  case ambiguousTag(AnySegueTag, [DirectedEdge<N>])

  /// No enabled segue leads out of the topmost fragment.
  case missingForwardFromFragment(PathFragment<N>)

  /// Several enabled segues lead out of the topmost fragment.
  case ambiguousForwardFromFragment(PathFragment<N>, [DirectedEdge<N>])

  /// No dismissable segue leads to any presented fragment, or to those below.
  case noDismissableSegues(searched: [PathFragment<N>])

  /// The segue's target takes ids of a type, but none was given. The index is the edge's position in a path or flow.
  case missingID(DirectedEdge<N>, expected: String, index: Int?)

  /// The segue's target takes ids of a type, but an id of another type was given; its type is included if known. The index is the edge's
  /// position in a path or flow.
  case wrongID(DirectedEdge<N>, id: String, type: String?, expected: String, index: Int?)

  /// The fragment is not presented, and nothing on top of it is.
  case fragmentNotPresented(PathFragment<N>, presented: [PathFragment<N>])

  /// The fragment is presented or covered, but not through a dismissable segue. For the entry, there is no edge.
  case fragmentMissingDismissableSegue(PathFragment<N>, DirectedEdge<N>?)

  /// The segue to undo is not dismissable.
  case segueNotDismissable(DirectedEdge<N>)

  /// The latest step is not dismissable, and has no enabled counterpart.
  case cannotGoBack(DirectedEdge<N>)

  /// A modal that can't be dismissed is in the way: its holder would have to show another modal, or would be hidden.
  case blocked(DirectedEdge<N>, by: PathFragment<N>, index: Int?)

  /// No route leads through these fragments to the last of them, for these reasons; without reasons, the search limit was reached.
  case noRoute(to: [PathFragment<N>], because: [HelmError<N>])

  /// Segues lead to the fragment, but it is never in front: an auto segue leads on from it or, if none is given, a segue leads back.
  case neverInFront(PathFragment<N>, auto: DirectedEdge<N>?)

  /// The path has no such edge.
  case missingPathEdge(PathEdge<N>)

  /// The segue is redirected, but a path is replayed exactly. The index is the edge's position in the path.
  case redirectedSegue(DirectedEdge<N>, index: Int?)

  /// The segue isn't a push, so a stack can't show its target above its source.
  case segueNotPush(DirectedEdge<N>)

  /// Redirects form a cycle, in this order.
  case circularRedirection([DirectedEdge<N>])

  /// A guard denies a move, with a reason.
  case denied(GuardedMove<N>, reason: String)

  /// A guard of a move is asynchronous, and has to be evaluated first.
  case undecided(GuardedMove<N>)

  /// A guard sent the command while it was being evaluated. The command runs after the one that the guard is evaluated for.
  case deferred

  /// A fragment was dismissed with an answer of the wrong type.
  case unexpectedAnswer(PathFragment<N>, expected: String, given: String)

  /// Guards kept changing each other's state, for this many rounds.
  case guardsDidNotSettle(rounds: Int)

  /// There is no state to undo or redo.
  case emptyHistory

  /// A path could not be encoded or decoded, for a reason.
  case uncodablePath(reason: String)

  /// A link leads nowhere (``LinkError``).
  case link(LinkError)

  /// None of a module's screens is presented, so there is nothing to dismiss, to go back from, or to go forward from.
  case moduleNotPresented(presented: [PathFragment<N>])

  /// A module's command failed because of something in another part of the app; the app's `errors` has the details.
  case outsideModule(String)
}

/// The nearest thing that would work instead (see ``HelmError``).
public indirect enum HelmHint<N: Fragment>: Hashable, Sendable {
  /// There is a segue, but it is disabled.
  case disabled(DirectedEdge<N>)

  /// These segues lead to the fragment, or are the ones that exist.
  case segues([DirectedEdge<N>])

  /// These edges, added in front of a flow, lead to its start.
  case startingWith(Flow<N>)

  /// The graph has no such fragment, but has these with similar names.
  case closeNames([N])

  /// The graph has nothing with that name.
  case unknown
}

extension HelmError {
  /// The name of the error's case, as traces write it.
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
    case .outsideModule: "outsideModule"
    }
  }
}
