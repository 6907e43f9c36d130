/// A directed edge from one fragment to another, without rules; ``Segue`` adds those.
public struct DirectedEdge<N: Fragment>: Hashable, Sendable {
  /// The fragment that the edge starts from.
  public let from: N

  /// The fragment that the edge leads to.
  public let to: N

  /// Creates an edge between two fragments; `from => to` is the shorthand.
  @inlinable
  public init(from: N, to: N) {
    self.from = from
    self.to = to
  }

  package var counterpart: DirectedEdge { DirectedEdge(from: to, to: from) }
}

extension DirectedEdge: Described {
  /// The edge as error messages show it: `splash => gatekeeper`.
  package var descriptionText: String { "\(displayName(from)) => \(displayName(to))" }
}
