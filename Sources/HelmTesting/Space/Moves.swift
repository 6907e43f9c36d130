import Helm

/// Gives the id to take a segue with.
public typealias IdentityProvider<N: Fragment> = @Sendable (DirectedEdge<N>) -> (any FragmentID)?

extension Navigation {
  /// The commands worth trying in this state: one for every enabled segue out of a presented fragment, one for every
  /// dismissable segue on the way down, and `back()` where it undoes something.
  ///
  /// Every other command of semantics.md §4 does one of these, several of them, or nothing; only taking a presented
  /// fragment again with an id that the provider does not give, and a replace, are left out.
  ///
  /// - Parameter identityProvider: Gives the id to take a segue with.
  /// - Returns: The commands, presents first, from the topmost fragment down. Some may fail: `blocked`, or a redirect.
  /// - Complexity: The out-degrees of the presented fragments, and linear in the path.
  public func moves(
    identityProvider: (DirectedEdge<N>) -> (any FragmentID)? = { _ in nil }
  ) -> [NavigationCommand<N>] {
    presentMoves(identityProvider) + dismissMoves() + (canGoBack ? [.back] : [])
  }

  private func presentMoves(_ identityProvider: (DirectedEdge<N>) -> (any FragmentID)?) -> [NavigationCommand<N>] {
    var moves: [NavigationCommand<N>] = []
    var claimed: Set<N> = []
    var above: Set<N> = []
    for source in presentedFragments.reversed() {
      for edge in graph.egressEdges(for: source.fragment) where !traits(of: edge).contains(.disabled) {
        let id = identityProvider(edge)?.canonicalText
        if claimed.insert(edge.to).inserted {
          moves.append(.present(edge.to, id: id))
        } else if id == nil, !above.contains(source.fragment) {
          moves.append(.presentFlow(Flow(edge)))
        } else {
          let pathEdge = PathEdge(from: source, to: PathFragment(edge.to, id: id))
          moves.append(.navigate(.present(pathEdge: pathEdge)))
        }
      }
      above.insert(source.fragment)
    }
    return moves
  }

  private func dismissMoves() -> [NavigationCommand<N>] {
    var moves: [NavigationCommand<N>] = []
    var onTheWay = Set(presentedFragments)
    var identities: [N: Int] = [:]
    let path = path
    for edge in path { identities[edge.to.fragment, default: 0] += 1 }
    for edge in path.reversed() where onTheWay.contains(edge.to) {
      onTheWay.insert(edge.from)
      guard graph.segue(for: edge.edge)?.dismissable == true else { continue }
      let isClear = identities[edge.to.fragment] == 1 || edge.to.id != nil
      moves.append(
        isClear ? .dismissFragment(edge.to.fragment, id: edge.to.id) : .navigate(.dismiss(pathEdge: edge)))
    }
    return moves
  }
}
