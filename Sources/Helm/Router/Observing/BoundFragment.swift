/// What a query or a binding refers to, and the command that a write to the binding sends.
enum BoundFragment<N: Fragment>: Hashable, Sendable, CustomStringConvertible {
  case exactly(N, id: String?)
  case any(N)
  case through(DirectedEdge<N>)
  case between(PathEdge<N>)

  /// A fragment that a screen holds through a segue, if the wrapped value allows it.
  indirect case held(BoundFragment<N>, DirectedEdge<N>, by: PathFragment<N>)

  func place(in state: Navigation<N>) -> PathFragment<N>? {
    switch self {
    case .exactly(let fragment, let id): return state.shownPlace(of: fragment, id: id)
    case .any(let fragment): return state.shownFragment(fragment)
    case .through(let edge): return state.shownFragment(through: edge)
    case .between(let edge): return state.shownPlace(through: edge)
    case .held(let fragment, let edge, let holder):
      let place = state.shownFragment(through: edge, from: holder)
      if case .exactly(_, let id) = fragment, place?.id != id { return nil }
      return place
    }
  }

  /// Returns the command that presents the fragment, with an id if the binding leaves that open.
  func presenting(id: String? = nil) -> NavigationCommand<N> {
    switch self {
    case .exactly(let fragment, let id): .present(fragment, id: id)
    case .any(let fragment): .present(fragment, id: id)
    case .through(let edge): .present(edge.to, id: id, from: .any(edge.from))
    case .between(let edge):
      .present(
        edge.to.fragment, id: edge.to.id,
        from: edge.from.id.map { .withID(edge.from.fragment, id: $0) } ?? .exactly(edge.from))
    case .held(.exactly(let fragment, let own), _, let holder):
      .present(fragment, id: own ?? id, from: .exactly(holder))
    case .held(_, let edge, let holder): .present(edge.to, id: id, from: .exactly(holder))
    }
  }

  /// Returns the same binding for what a screen holds; one that names an edge stays the same.
  func held(by screen: PathFragment<N>) -> BoundFragment {
    switch self {
    case .exactly(let fragment, _), .any(let fragment): .held(self, screen.fragment => fragment, by: screen)
    case .through, .between, .held: self
    }
  }

  /// Returns the same binding in terms of the fragments that carry a module's.
  func map<M: Fragment>(_ embed: (N) -> M) -> BoundFragment<M> {
    switch self {
    case .exactly(let fragment, let id): .exactly(embed(fragment), id: id)
    case .any(let fragment): .any(embed(fragment))
    case .through(let edge): .through(edge.map(embed))
    case .between(let edge): .between(edge.map(embed))
    case .held(let fragment, let edge, let holder):
      .held(fragment.map(embed), edge.map(embed), by: holder.map(embed))
    }
  }

  /// The arguments that the binding was created with.
  var description: String {
    switch self {
    case .exactly(let fragment, let id): "\(PathFragment(fragment, id: id))"
    case .any(let fragment): "\(fragment)"
    case .between(let edge): "\(edge)"
    case .through(let edge), .held(_, let edge, _): "\(edge)"
    }
  }
}
