/// What a command is about: what it presents or dismisses.
public enum NavigationTarget<N: Fragment>: Hashable, Sendable {
  /// A fragment, with an id or without; a dismissal without an id takes the topmost one with any id or none.
  case fragment(N, id: AnyFragmentID? = nil)

  /// The target of a segue with a tag, with an id or without.
  case tag(AnySegueTag, id: AnyFragmentID? = nil)

  /// The edges of a flow: presented in order, dismissed from the last to the first.
  case flow(Flow<N>)

  /// A place.
  ///
  /// Presenting it presents its fragment with its id. Dismissing it undoes the nearest dismissable segue, from the place down along
  /// its causes.
  case place(PathFragment<N>)

  /// Exactly one edge, taken or undone as it is.
  case edge(PathEdge<N>)
}

extension NavigationTarget {
  /// The same target in other words.
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

/// What going back comes to.
public enum NavigationReturn<N: Fragment>: Hashable, Sendable {
  /// The latest step at the top is undone.
  case step

  /// Step after step is undone until a fragment is on top; each of them has to allow it.
  case until(N)

  /// A fragment is removed at its place, with everything presented from it, as a person does who swipes it away.
  case from(PathFragment<N>)

  /// Everything on top of a fragment is removed at once; without an id, the fragment may have any or none.
  case popping(to: N, id: AnyFragmentID? = nil)
}
