/// The one mapping of fragment types: for names in documents, and for the fragments of nested graphs.
extension NavigationCommand {
  /// Returns the command with mapped fragments.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> NavigationCommand<M> {
    try map(transform) { tag throws(E) in tag }
  }

  /// Returns the command with mapped fragments and tags.
  package func map<M: Fragment, E: Error>(
    _ transform: (N) throws(E) -> M, tag tagged: (AnySegueTag) throws(E) -> AnySegueTag
  ) throws(E) -> NavigationCommand<M> {
    switch self {
    case .present(let target, let source):
      .present(try target.map(transform, tag: tagged), from: try source?.map(transform))
    case .select(let fragment, let id, let source):
      .select(try transform(fragment), id, from: try source?.map(transform))
    case .retarget(let fragment, let id): .retarget(try fragment.map(transform), to: id)
    case .forward(let id, let source): .forward(id, from: try source?.map(transform))
    case .dismiss(let target): .dismiss(try target?.map(transform, tag: tagged))
    case .back(let way): .back(try way.map(transform))
    case .go(let fragments): .go(through: try fragments.map { place throws(E) in try place.map(transform) })
    case .setStack(let stack, let root):
      .setStack(try stack.map { place throws(E) in try place.map(transform) }, on: try root.map(transform))
    case .restart: .restart
    case .replace(let path): .replace(try path.map(transform))
    case .edit(let edges, let trait, let isAdded):
      .edit(try edges.map(transform), try trait.map(transform), isAdded: isAdded)
    case .sequence(let commands):
      .sequence(try commands.map { command throws(E) in try command.map(transform, tag: tagged) })
    }
  }
}

extension BackTarget {
  /// Returns the same way back, with mapped fragments.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> BackTarget<M> {
    switch self {
    case .step: .step
    case .until(let fragment): .until(try transform(fragment))
    case .from(let place): .from(try place.map(transform))
    case .popping(let fragment, let id): .popping(to: try transform(fragment), id: id)
    case .root: .root
    case .belowModals: .belowModals
    }
  }
}

extension SegueTrait {
  /// Returns the trait with mapped fragments.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> SegueTrait<M> {
    switch self {
    case .disabled: .disabled
    case .redirect(let flow): .redirect(to: try flow.map(transform))
    }
  }
}

extension FragmentReference {
  /// Returns the reference with its fragment mapped.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> FragmentReference<M> {
    switch self {
    case .any(let fragment): .any(try transform(fragment))
    case .withID(let fragment, let id): .withID(try transform(fragment), id: id)
    case .exactly(let place): .exactly(try place.map(transform))
    }
  }
}

extension PathFragment {
  /// Returns the path fragment with its fragment mapped.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> PathFragment<M> {
    PathFragment<M>(try transform(fragment), canonicalID: id, occurrence: occurrence)
  }
}

extension PathEdge {
  /// Returns the edge with mapped fragments.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> PathEdge<M> {
    PathEdge<M>(from: try from.map(transform), to: try to.map(transform))
  }
}

extension DirectedEdge {
  /// Returns the edge with mapped fragments.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> DirectedEdge<M> {
    DirectedEdge<M>(from: try transform(from), to: try transform(to))
  }
}

extension HelmPath {
  /// Returns the path with mapped fragments.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> HelmPath<M> {
    HelmPath<M>(try Array(self).map { edge throws(E) in try edge.map(transform) })
  }
}

extension Flow {
  /// Returns the flow with mapped fragments.
  package func map<M: Fragment, E: Error>(_ transform: (N) throws(E) -> M) throws(E) -> Flow<M> {
    Flow<M>(try pathEdges.map { edge throws(E) in try edge.map(transform) })
  }
}
