/// The target of a command: what it presents or dismisses.
public enum NavigationTarget<N: Fragment>: Hashable, Sendable {
  /// A fragment, with or without an id; without one, a dismissal takes the topmost occurrence with any id or none.
  case fragment(N, id: AnyFragmentID? = nil)

  /// The target of a segue with a tag, with or without an id.
  case tag(AnySegueTag, id: AnyFragmentID? = nil)

  /// The edges of a flow: presented in order, dismissed from the last to the first.
  case flow(Flow<N>)

  /// A path fragment.
  ///
  /// Presenting it presents its fragment with its id. Dismissing it undoes the nearest dismissable segue, from its frame down along the
  /// causes.
  case place(PathFragment<N>)

  /// One specific edge, taken or undone exactly.
  case edge(PathEdge<N>)
}

extension NavigationTarget {
  /// Returns the target with mapped fragments and tags.
  package func map<M: Fragment, E: Error>(
    _ transform: (N) throws(E) -> M, tag tagged: (AnySegueTag) throws(E) -> AnySegueTag
  ) throws(E) -> NavigationTarget<M> {
    switch self {
    case .fragment(let fragment, let id): .fragment(try transform(fragment), id: id)
    case .tag(let tag, let id): .tag(try tagged(tag), id: id)
    case .flow(let flow): .flow(try flow.map(transform))
    case .place(let place): .place(try place.map(transform))
    case .edge(let edge): .edge(try edge.map(transform))
    }
  }
}

/// The ways of going back.
public indirect enum BackTarget<N: Fragment>: Hashable, Sendable {
  /// Undoes the latest step at the top.
  case step

  /// Undoes one step after another until a fragment is on top; each step has to be possible.
  case until(N)

  /// Removes a fragment with everything presented from it, as a user's swipe does.
  case from(PathFragment<N>)

  /// Removes everything on top of a fragment at once; without an id, the fragment may have any or none.
  case popping(to: N, id: AnyFragmentID? = nil)

  /// Shows the root of the stack in front, without any modal.
  case root

  /// Dismisses all modals.
  case belowModals
}
