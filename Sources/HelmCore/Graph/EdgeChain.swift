/// The result of `=>` and `<=>`: edges, and the fragments that the next arrow continues from.
///
/// `.splash => .gatekeeper => [.login, .register] => .dashboard` is one chain. Where a ``Flow`` or a set of edges is expected, the last
/// arrow produces that type instead, so chains rarely need a name. Only a chain records where it continues: two flows with the same edges
/// are equal.
public struct EdgeChain<N: Fragment>: Hashable, Sendable {
  private(set) var flow = Flow<N>()

  /// The fragments that the latest arrow led to.
  private var ends: [PathFragment<N>]

  package init(from origins: [N]) { ends = origins.map { PathFragment($0) } }

  /// Creates a chain that continues a flow: from the targets, with their ids, of its last edges that share a source.
  init(continuing flow: Flow<N>) {
    self.flow = flow
    let edges = flow.pathEdges
    ends = edges.reversed().prefix { $0.from == edges.last?.from }.reversed().map(\.to)
  }

  /// Returns the chain with edges from its ends to more fragments, which become the new ends.
  package func to(_ targets: [N], bothWays: Bool = false) -> EdgeChain {
    var chain = self
    chain.ends = targets.map { PathFragment($0) }
    for origin in ends {
      for target in chain.ends {
        chain.flow.append(PathEdge(from: origin, to: target))
        if bothWays { chain.flow.append(PathEdge(from: target, to: origin)) }
      }
    }
    return chain
  }
}

extension EdgeChain: ListBacked {
  package var list: Flow<N> { flow }
}

extension EdgeChain: Described {
  package var descriptionText: String { flow.description }
}
