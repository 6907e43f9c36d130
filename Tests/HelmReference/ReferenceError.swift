/// Why a command fails (Semantics.md §3 to §5), with its subject; without the hints that the library adds.
enum ReferenceError<N: Hashable & Sendable>: Error, Hashable, Sendable {
  /// There is no such segue, or it is disabled. The index is that in a flow or a path.
  case missingSegueForEdge(ReferenceLink<N>, index: Int?)

  /// The source as the command names it. The index is that in a flow or a path.
  case sourceNotPresented(ReferenceFragment<N>, index: Int?)

  /// A modal that can't be dismissed blocks an edge.
  case blocked(ReferenceLink<N>, by: ReferenceFragment<N>)

  /// Which fragments were searched, from the topmost down.
  case missingSegueToFragment(ReferenceFragment<N>, searched: [ReferenceFragment<N>])
  case missingTaggedSegue(String)

  /// A tag, and the fragment that several segues with it start from.
  case ambiguousTag(String, at: ReferenceFragment<N>)
  case missingForwardFromFragment(ReferenceFragment<N>)
  case ambiguousForwardFromFragment(ReferenceFragment<N>)
  case emptyPath
  case noDismissableSegues
  case fragmentNotPresented(ReferenceFragment<N>)
  case fragmentMissingDismissableSegue(ReferenceFragment<N>)
  case segueNotDismissable(tag: String)
  case missingPathEdge(ReferenceEdge<N>)

  /// The edge that could not be undone.
  case cannotGoBack(ReferenceLink<N>)

  /// Only pushes can be added to a stack.
  case segueNotPush(ReferenceLink<N>)
  case redirectedSegue(ReferenceLink<N>, index: Int)

  /// The redirected edges, up to the repeated one.
  case circularRedirection([ReferenceLink<N>])

  /// A guard of an edge denied it.
  case denied(ReferenceLink<N>, reason: String)

  /// A leave guard denied it.
  case deniedLeaving(ReferenceFragment<N>, reason: String)

  /// The name of the library's error.
  var kind: String {
    if case .deniedLeaving = self { return "denied" }
    return String("\(self)".prefix { $0 != "(" })
  }
}
