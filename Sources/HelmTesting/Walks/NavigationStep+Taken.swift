import Helm

extension NavigationOutcome {
  /// The edges that were taken, whatever the result, in order.
  package var taken: [DirectedEdge<N>] { steps.compactMap { $0.action.taken } }
}

extension NavigationAction {
  /// The edge that was taken, whatever the result.
  package var taken: DirectedEdge<N>? {
    switch self {
    case .presented(let edge), .returned(let edge), .reselected(let edge): edge.edge
    case .redirected, .dismissed, .replaced: nil
    }
  }

  /// Whether a redirect led elsewhere.
  package var isRedirect: Bool { if case .redirected = self { true } else { false } }
}
