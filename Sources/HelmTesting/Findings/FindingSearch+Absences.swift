import Helm

extension FindingSearch {
  /// What is never presented, taken, fired or followed.
  ///
  /// That something is not there is certain where the exploration was complete, or where the graph has no way to it. That it is
  /// there is certain where the exploration or a walk along the graph has come by it.
  func absences() -> (findings: [NavigationFinding<N>], unsettled: [NavigationFinding<N>.Kind]) {
    var findings: [NavigationFinding<N>] = []
    var unsettled: [NavigationFinding<N>.Kind] = []
    let graph = start.graph
    let ways = exploration.isComplete ? nil : GraphWays(from: start)
    let walked = ways.map { GraphFacts(from: start, ways: $0, options.identityProvider) }

    func settle(_ kind: NavigationFinding<N>.Kind, isSeen: Bool, isProved: Bool, origin: N?) {
      guard !isSeen else { return }
      if exploration.isComplete || isProved {
        let example = origin.flatMap { firstPresented[$0] }.map { self.example($0) }
        findings.append(NavigationFinding(kind, example: example))
      } else {
        unsettled.append(kind)
      }
    }
    for fragment in graph.nodes {
      settle(
        .unreachableFragment(fragment),
        isSeen: firstPresented[fragment] != nil || walked?.presented.contains(fragment) == true,
        isProved: ways?.reaches(fragment) == false, origin: nil)
    }
    for segue in graph.segues {
      settle(
        .segueNeverTaken(segue.edge),
        isSeen: facts.taken.contains(segue.edge) || walked?.facts.taken.contains(segue.edge) == true,
        isProved: ways.map { !$0.reaches(segue.from) || !start.takes(segue.edge) } ?? false, origin: segue.from)
    }
    for segue in graph.segues where segue.auto {
      settle(
        .autoNeverFired(segue.edge),
        isSeen: facts.fired.contains(segue.edge) || walked?.facts.fired.contains(segue.edge) == true,
        isProved: ways.map { !$0.reaches(segue.from) || start.traits(of: segue.edge).contains(.disabled) } ?? false,
        origin: segue.from)
    }
    for edge in graph.edges where start.isRedirected(edge) && facts.circular[edge] == nil {
      settle(
        .redirectNeverApplies(edge),
        isSeen: facts.redirected.contains(edge) || walked?.facts.redirected.contains(edge) == true,
        isProved: ways.map { !$0.reaches(edge.from) || start.traits(of: edge).contains(.disabled) } ?? false,
        origin: edge.from)
    }
    return (findings, unsettled)
  }
}

extension Navigation {
  /// Whether a segue has a redirect.
  func isRedirected(_ edge: DirectedEdge<N>) -> Bool {
    traits(of: edge).contains { if case .redirect = $0 { true } else { false } }
  }
}
