import Helm

extension FindingSearch {
  /// The fragments, segues, autos and redirects that are never presented, taken, fired or followed.
  struct Absences {
    /// The fragments that are never presented.
    var unreachable: [NavigationFinding<N>] = []

    /// Everything else.
    var others: [NavigationFinding<N>] = []

    /// The possible findings that the exploration's limit leaves open.
    var unsettled: [NavigationFinding<N>.Kind] = []
  }

  /// Returns what is never presented, taken, fired or followed.
  ///
  /// An absence is certain if the exploration was complete, or if the graph has no way to the fragment or segue. A
  /// presence is certain if the exploration, or a walk along the graph, found it. The consequences of an unreachable
  /// fragment are reported along with it.
  func absences() -> Absences {
    let ways = exploration.isComplete ? nil : GraphWays(from: start)
    let walked = ways.map { GraphFacts(from: start, ways: $0, options.identityProvider) }
    var absences = Absences()
    var unreachable: [N] = []

    func settle(
      _ kind: NavigationFinding<N>.Kind, isSeen: Bool, isProved: Bool, origin: N?,
      follows: inout [NavigationFinding<N>.Kind]
    ) {
      guard !isSeen else { return }
      // Segues that guards keep out may lead there.
      guard exploration.isComplete || isProved && exploration.excluded.isEmpty else {
        return absences.unsettled.append(kind)
      }
      if let origin, unreachable.contains(origin) { return follows.append(kind) }
      let example = origin.flatMap { graph.position(of: $0) }.flatMap { sights.firstPresented[$0] }.map {
        self.example($0)
      }
      absences.others.append(NavigationFinding(kind, example: example))
    }
    for fragment in graph.fragments {
      guard let position = graph.position(of: fragment) else { continue }
      let isSeen =
        sights.firstPresented[position] != nil || sights.presentedBeyond.contains(position)
        || walked?.presented.contains(fragment) == true
      guard !isSeen else { continue }
      if exploration.isComplete || ways?.reaches(fragment) == false && exploration.excluded.isEmpty {
        unreachable.append(fragment)
      } else {
        absences.unsettled.append(.unreachableFragment(fragment))
      }
    }
    var follows: [NavigationFinding<N>.Kind] = []
    for segue in graph.segues {
      settle(
        .segueNeverTaken(segue.edge), isSeen: isSeen(segue.edge, \.taken, walked),
        isProved: ways.map { !$0.reaches(segue.from) || !start.takes(segue.edge) } ?? false, origin: segue.from,
        follows: &follows)
    }
    let neverTaken = Set(absences.others.map(\.kind))
    for segue in graph.segues
    where segue.auto && graph.idKind(of: segue.to) == nil && !neverTaken.contains(.segueNeverTaken(segue.edge)) {
      settle(
        .autoNeverFired(segue.edge), isSeen: isSeen(segue.edge, \.fired, walked),
        isProved: ways.map { !$0.reaches(segue.from) || start.traits(of: segue.edge).contains(.disabled) } ?? false,
        origin: segue.from, follows: &follows)
    }
    for edge in graph.edges where start.isRedirected(edge) {
      guard graph.position(of: edge).map({ facts.circular[$0] == nil }) == true else { continue }
      settle(
        .redirectNeverApplies(edge), isSeen: isSeen(edge, \.redirected, walked),
        isProved: ways.map { !$0.reaches(edge.from) || start.traits(of: edge).contains(.disabled) } ?? false,
        origin: edge.from, follows: &follows)
    }
    absences.unreachable = byCause(unreachable, follows)
    return absences
  }

  private func isSeen(
    _ edge: DirectedEdge<N>, _ facts: KeyPath<ExplorationFacts, Set<SegueIndex>>, _ walked: GraphFacts<N>?
  ) -> Bool {
    guard let segue = graph.position(of: edge) else { return false }
    return self.facts[keyPath: facts].contains(segue) || walked?.facts[keyPath: facts].contains(segue) == true
  }

  /// Returns a finding, with its consequences, for each unreachable fragment that isn't unreachable because of another
  /// one.
  private func byCause(_ fragments: [N], _ follows: [NavigationFinding<N>.Kind]) -> [NavigationFinding<N>] {
    let unreachable = Set(fragments)
    var isTold: Set<N> = []
    // Report root causes first; in a cycle of unreachable fragments, the first one stands for all.
    let first = fragments.filter { fragment in
      graph.incomingEdges(of: fragment).allSatisfy { $0.from == fragment || !unreachable.contains($0.from) }
    }
    return (first + fragments).compactMap { fragment in
      guard isTold.insert(fragment).inserted else { return nil }
      var consequences: [NavigationFinding<N>.Kind] = []
      var pending = [fragment]
      var next = 0
      while next < pending.count {
        let origin = pending[next]
        next += 1
        consequences += follows.filter { $0.origin == origin }
        for edge in graph.outgoingEdges(of: origin) where unreachable.contains(edge.to) {
          guard isTold.insert(edge.to).inserted else { continue }
          consequences.append(.unreachableFragment(edge.to))
          pending.append(edge.to)
        }
      }
      return NavigationFinding(.unreachableFragment(fragment), consequences: consequences)
    }
  }
}

extension NavigationFinding.Kind {
  /// The source of the segue that the finding is about.
  fileprivate var origin: N? {
    switch self {
    case .segueNeverTaken(let edge), .autoNeverFired(let edge), .redirectNeverApplies(let edge): edge.from
    default: nil
    }
  }
}

extension Navigation {
  /// Returns whether a segue has a redirect.
  func isRedirected(_ edge: DirectedEdge<N>) -> Bool {
    traits(of: edge).contains { if case .redirect = $0 { true } else { false } }
  }
}
