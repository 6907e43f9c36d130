import Helm

/// What an exploration has seen commands do.
struct ExplorationFacts<N: Fragment> {
  /// The segues that were taken.
  var taken: Set<DirectedEdge<N>> = []

  /// The auto segues that were fired.
  var fired: Set<DirectedEdge<N>> = []

  /// The segues whose redirect was followed to its end.
  var redirected: Set<DirectedEdge<N>> = []

  /// Where following a redirect led back to itself, first.
  var circular: [DirectedEdge<N>: (state: Int, command: NavigationCommand<N>)] = [:]

  /// Notes what launching has done.
  mutating func note(launched edges: [DirectedEdge<N>]) {
    taken.formUnion(edges)
    fired.formUnion(edges)
  }

  /// Notes what a command has done in a state.
  mutating func note(
    _ state: Int, _ command: NavigationCommand<N>, _ result: Result<NavigationOutcome<N>, HelmError<N>>,
    in navigation: Navigation<N>
  ) {
    switch result {
    case .failure(.circularRedirection(let edges)):
      for edge in edges.dropLast() where circular[edge] == nil { circular[edge] = (state, command) }
    case .failure: break
    case .success(let outcome): note(outcome.steps, asked: command.askedEdges, in: navigation)
    }
  }

  /// Whatever was taken, or redirected, and was not asked for, was fired.
  mutating func note(_ steps: [NavigationStep<N>], asked: Int, in navigation: Navigation<N>) {
    var flows: [DirectedEdge<N>: Int] = [:]
    var done: [(edge: DirectedEdge<N>, isAuto: Bool)] = []
    for step in steps {
      let edge: DirectedEdge<N>
      if case .redirected(let origin, let flow) = step.action {
        edge = origin
        redirected.insert(origin)
        for edge in flow { flows[edge, default: 0] += 1 }
      } else if let takenEdge = step.taken {
        edge = takenEdge
        taken.insert(takenEdge)
      } else {
        continue
      }
      done.append((edge, navigation.graph.segue(for: edge)?.auto == true))
    }
    for (edge, isAuto) in done.dropFirst(asked) where isAuto {
      if let left = flows[edge], left > 0 { flows[edge] = left - 1 } else { fired.insert(edge) }
    }
  }
}

extension NavigationCommand {
  /// How many segues the command itself asks for, before any redirect.
  var askedEdges: Int {
    switch self {
    case .present, .presentTag, .forward, .navigate(.present): 1
    case .presentFlow(let flow): flow.count
    default: 0
    }
  }
}
