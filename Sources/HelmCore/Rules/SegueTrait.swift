/// A rule of a segue that changes while the app runs.
public enum SegueTrait<N: Fragment>: Hashable, Sendable {
  /// The segue can't be taken, as if it didn't exist. This overrides the other traits.
  case disabled

  /// Taking the segue presents a flow instead; an empty flow removes the redirect.
  case redirect(to: Flow<N>)
}

extension Navigation {
  /// Returns the traits of a segue; none if there is no such segue.
  package func traits(of edge: DirectedEdge<N>) -> [SegueTrait<N>] {
    guard let segue = graph.position(of: edge) else { return [] }
    return (machine.disabled.contains(segue) ? [.disabled] : []) + (redirects[segue].map { [.redirect(to: $0)] } ?? [])
  }

  /// Returns the positions of the segues of edges, all of which the graph must have.
  func positions(of edges: Flow<N>) throws(HelmError<N>) -> Set<SegueIndex> {
    var positions: Set<SegueIndex> = []
    for edge in edges {
      guard let segue = graph.position(of: edge) else {
        throw .missingSegueForEdge(edge, index: nil, hint: hint(for: edge))
      }
      positions.insert(segue)
    }
    return positions
  }

  /// Adds a trait, and removes the frames that came through segues that become disabled; or removes a trait.
  ///
  /// It throws before any rule changes, so a command that does only this has nothing to roll back.
  mutating func carryOut(_ trait: SegueTrait<N>, isAdded: Bool, for edges: Flow<N>) throws(HelmError<N>) {
    let segues = try positions(of: edges)
    switch trait {
    case .disabled where isAdded:
      machine.disabled.formUnion(segues)
      machine.revokeDisabled()
    case .disabled: machine.disabled.subtract(segues)
    case .redirect(let flow):
      let new = isAdded && !flow.isEmpty ? flow : nil
      for segue in segues { redirect(segue, to: new) }
    }
  }

  private mutating func redirect(_ segue: SegueIndex, to flow: Flow<N>?) {
    redirects[segue] = flow
    machine.redirects[segue] = flow.map { positions(of: $0, .redirect(of: segue)) }
  }

  /// The commands that set the current rules, by segue.
  package var ruleChanges: [NavigationCommand<N>] {
    let redirected = redirects.sorted { $0.key < $1.key }.map { segue, flow in
      NavigationCommand.add(.redirect(to: flow), to: Flow(graph.edge(at: segue)))
    }
    let disabled = machine.disabled.sorted().map { NavigationCommand.add(.disabled, to: Flow(graph.edge(at: $0))) }
    return redirected + disabled
  }

  /// Removes all traits.
  package mutating func removeTraits() {
    machine.disabled = []
    machine.redirects = [:]
    redirects = [:]
  }
}
