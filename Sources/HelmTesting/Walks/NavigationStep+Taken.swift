import Helm

extension NavigationOutcome {
  /// The edges that were taken, in order, whether they presented, returned to or reselected their target.
  package var taken: [DirectedEdge<N>] { steps.compactMap { $0.action.taken } }
}

extension HelmEvent.Kind {
  /// The edge that was taken, whether it presented, returned to or reselected its target.
  package var taken: DirectedEdge<N>? {
    switch self {
    case .presented(let edge), .returned(let edge), .reselected(let edge): edge.edge
    default: nil
    }
  }

  /// Whether it is a redirect.
  package var isRedirect: Bool { if case .redirected = self { true } else { false } }
}
