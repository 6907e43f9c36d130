/// The result of `=>` and `<=>`: edges, and the fragments that the next arrow continues from.
///
/// `.splash => .gatekeeper => [.login, .register] => .dashboard` is one chain. Where a ``Flow`` or a set of edges is expected, the last
/// arrow produces that type instead, so chains rarely need a name. Only a chain records where it continues: two flows with the same edges
/// are equal.
public struct EdgeChain<N: Fragment>: Hashable, Sendable {
  /// The edges in order; a repeated edge is kept once, at its first position.
  private(set) var edges: [DirectedEdge<N>] = []

  /// The fragments that the latest arrow led to.
  private var ends: [N]

  /// Creates a chain without edges.
  package init(from origins: [N]) { ends = origins }

  /// Returns the chain with edges from its ends to more fragments, which become the new ends.
  package func to(_ targets: [N], bothWays: Bool = false) -> EdgeChain {
    var chain = self
    // A few are compared one by one.
    var members = edges.count + 2 * ends.count * targets.count < 32 ? nil : Set(edges)
    func append(_ edge: DirectedEdge<N>) {
      if members == nil {
        for known in chain.edges where known == edge { return }
      } else {
        guard members?.insert(edge).inserted == true else { return }
      }
      chain.edges.append(edge)
    }
    for origin in ends {
      for target in targets {
        let edge = DirectedEdge(from: origin, to: target)
        append(edge)
        if bothWays { append(edge.counterpart) }
      }
    }
    chain.ends = targets
    return chain
  }
}

extension EdgeChain: ListBacked {
  package var list: [DirectedEdge<N>] { edges }
}

extension EdgeChain: Described {
  /// The edges in order, in brackets.
  package var descriptionText: String { "[\(map(\.description).joined(separator: ", "))]" }
}
