import Helm

/// A closure that returns the id to take a segue with.
public typealias IdentityProvider<N: Fragment> = @Sendable (DirectedEdge<N>) -> (any FragmentID)?

extension Navigation {
  /// Returns the commands worth trying in this state: one for every enabled segue out of a presented fragment, one for
  /// every dismissable segue on the way down, and `back()` if it undoes what none of these does.
  ///
  /// Every other command does one of these, several of them, or nothing; the only exceptions are taking a presented
  /// fragment again with an id that the provider doesn't return, and replacing the path.
  ///
  /// - Parameter identityProvider: A closure that returns the id to take a segue with.
  /// - Returns: The commands, presents first, from the topmost fragment down. Some may fail: with `blocked`, or because
  ///   of a redirect.
  /// - Complexity: The out-degrees of the presented fragments, times what is presented above them.
  public func moves(
    identityProvider: (DirectedEdge<N>) -> (any FragmentID)? = { _ in nil }
  ) -> [NavigationCommand<N>] {
    machine.exploringMoves.compactMap { move in
      let id = move.asked.flatMap { segue in
        let edge = graph.edge(at: segue)
        return identityProvider(edge)?.canonicalText ?? graph.idKind(of: edge.to)?.example
      }
      return command(for: move, id: id)
    }
  }
}

extension NavigationGraph {
  /// Returns a provider that returns an example where another provider returns no id, and the target takes one.
  func withExamples(_ provider: @escaping IdentityProvider<N>) -> IdentityProvider<N> {
    guard !idRules.isEmpty else { return provider }
    return { provider($0) ?? self.idKind(of: $0.to)?.example }
  }
}
