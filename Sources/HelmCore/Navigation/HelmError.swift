/// Why a command could not be done; the state is as it was before it (semantics.md §4).
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
  case sourceNotPresented(PathFragment<N>, to: PathFragment<N>, index: Int?, presented: [PathFragment<N>])

  /// No presented fragment has an enabled segue with the tag, or no presented one was made by such a segue.
  case missingTaggedSegue(AnySegueTag, searched: [PathFragment<N>], hint: HelmHint<N>?)

  /// Several segues out of one fragment have the tag.
  case ambiguousTag(AnySegueTag, [DirectedEdge<N>])

  /// No enabled segue leads out of the topmost fragment.
  case missingForwardFromFragment(PathFragment<N>)

  /// Several enabled segues lead out of the topmost fragment.
  case ambiguousForwardFromFragment(PathFragment<N>, [DirectedEdge<N>])

  /// Nothing that is presented, nor what it stands on, was made by a dismissable segue.
  case noDismissableSegues(searched: [PathFragment<N>])

  /// The fragment is not presented, nor does anything presented stand on it.
  case fragmentNotPresented(PathFragment<N>, presented: [PathFragment<N>])

  /// The fragment is there, but no dismissable segue made it. There is no edge for the entry.
  case fragmentMissingDismissableSegue(PathFragment<N>, DirectedEdge<N>?)

  /// The segue that was to be undone is not dismissable.
  case segueNotDismissable(DirectedEdge<N>)

  /// The latest step is neither dismissable nor has it an enabled counterpart.
  case cannotGoBack(DirectedEdge<N>)

  /// The fragment that the segue starts from holds a modal that is not dismissable.
  case blocked(DirectedEdge<N>, by: PathFragment<N>, index: Int?)

  /// The path has no such edge.
  case missingPathEdge(PathEdge<N>)

  /// Redirects lead round in a circle, in this order.
  case circularRedirection([DirectedEdge<N>])

  /// A guard does not allow an edge, for a reason.
  case denied(PathEdge<N>, reason: String)

  /// A guard has to be asked about an edge first, and it answers only after a while.
  case undecided(PathEdge<N>)

  /// A fragment was dismissed with an answer of another type than the one that is awaited.
  case unexpectedAnswer(PathFragment<N>, expected: String, given: String)

  /// Guards have kept changing one another's state for so many rounds.
  case restlessGuards(rounds: Int)

  /// There is no earlier state to go back to, or no undone one to go to again.
  case emptyHistory

  /// A path could not be written as data or read from it, for a reason.
  case uncodablePath(reason: String)
}

/// The nearest thing that would work (see ``HelmError``).
public enum HelmHint<N: Fragment>: Hashable, Sendable {
  /// There is a segue, but it is disabled.
  case disabled(DirectedEdge<N>)

  /// These segues lead there, or are the ones that there are.
  case segues([DirectedEdge<N>])

  /// The graph has no such fragment, but these with names like it.
  case closeNames([N])

  /// The graph has nothing of that name.
  case unknown
}

extension HelmError {
  /// The name of the error's case, as traces have it (documents.md).
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
    case .noDismissableSegues: "noDismissableSegues"
    case .fragmentNotPresented: "fragmentNotPresented"
    case .fragmentMissingDismissableSegue: "fragmentMissingDismissableSegue"
    case .segueNotDismissable: "segueNotDismissable"
    case .cannotGoBack: "cannotGoBack"
    case .blocked: "blocked"
    case .missingPathEdge: "missingPathEdge"
    case .circularRedirection: "circularRedirection"
    case .denied: "denied"
    case .undecided: "undecided"
    case .unexpectedAnswer: "unexpectedAnswer"
    case .restlessGuards: "restlessGuards"
    case .emptyHistory: "emptyHistory"
    case .uncodablePath: "uncodablePath"
    }
  }
}
