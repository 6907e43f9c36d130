/// A change of rules as a value.
public enum RuleChange<N: Fragment>: Hashable, Sendable {
  /// Adds a trait to segues.
  case add(SegueTrait<N>, to: Flow<N>)

  /// Removes a trait from segues.
  case remove(SegueTrait<N>, from: Flow<N>)
}

extension RuleChange: Described {
  /// The change in a few words, such as `disable list => detail`.
  package var descriptionText: String {
    switch self {
    case .add(.disabled, let edges): "disable \(displayList(edges, \.description))"
    case .remove(.disabled, let edges): "enable \(displayList(edges, \.description))"
    case .add(.redirect(let flow), let edges):
      "redirect \(displayList(edges, \.description)) to \(flow.isEmpty ? "nothing" : displayList(flow.pathEdges, \.description))"
    case .remove(.redirect, let edges): "stop redirecting \(displayList(edges, \.description))"
    }
  }
}

extension Navigation {
  /// The changes that produce the current rules, by segue.
  package var ruleChanges: [RuleChange<N>] {
    let redirected = redirects.sorted { $0.key < $1.key }.map { segue, flow in
      RuleChange.add(.redirect(to: flow), to: Flow(graph.edge(at: segue)))
    }
    let disabled = machine.disabled.sorted().map { RuleChange.add(.disabled, to: Flow(graph.edge(at: $0))) }
    return redirected + disabled
  }
}
