extension Navigation {
  /// The changes that set the rules of now, by segue.
  var ruleChanges: [RuleChange<N>] {
    let redirected = redirects.sorted { $0.key < $1.key }.map { segue, flow in
      RuleChange.add(.redirect(to: flow), to: Flow(storage.edge(at: segue)))
    }
    let disabled = disabled.sorted().map { RuleChange.add(.disabled, to: Flow(storage.edge(at: $0))) }
    return redirected + disabled
  }

  /// Whether the graph has all fragments and tags that a command names.
  func knows(_ command: NavigationCommand<N>) -> Bool {
    switch command {
    case .present(let fragment, _), .dismissFragment(let fragment, _), .backTo(let fragment):
      graph.has(node: fragment)
    case .presentTag(let tag, _), .dismissTag(let tag): storage.tagIndex[tag] != nil
    case .presentFlow(let flow): flow.allSatisfy(knows)
    case .replace(let path), .navigate(.replace(let path)): path.allSatisfy { knows($0.edge) }
    case .navigate(.present(let edge)), .navigate(.dismiss(let edge)): knows(edge.edge)
    default: true
    }
  }

  private func knows(_ edge: DirectedEdge<N>) -> Bool { graph.has(node: edge.from) && graph.has(node: edge.to) }
}
