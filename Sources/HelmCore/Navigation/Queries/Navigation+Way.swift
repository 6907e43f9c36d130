/// The way from a frame down to the root, for code that acts on behalf of a specific screen.
extension Navigation {
  /// Returns an occurrence and its causes down to the root, each with its serial; `nil` if the occurrence isn't on the path.
  package func way(down place: PathFragment<N>) -> [(place: PathFragment<N>, serial: Int)]? {
    frame(of: place).map { frame in
      machine.table.causes(from: frame).map { (pathFragment($0), machine.table[$0].serial) }
    }
  }

  /// Returns the path edge that made a frame; `nil` for the entry and for a fragment that isn't on the path.
  package func edge(into place: PathFragment<N>) -> PathEdge<N>? { frame(of: place).flatMap { pathEdge(into: $0) } }

  /// Returns the segue between two fragments, unless it is missing or disabled.
  package func enabledSegue(from: N, to: N) -> Segue<N>? {
    guard let from = graph.position(of: from), let to = graph.position(of: to) else { return nil }
    return machine.enabledSegue(from: from, to: to).map(graph.segue(at:))
  }

  package func enabledSegues(from fragment: N) -> [Segue<N>] {
    guard let position = graph.position(of: fragment) else { return [] }
    return graph.index.egress(of: position).filter { !machine.disabled.contains($0) }.map(graph.segue(at:))
  }

  /// Returns the edge of the first frame with one of the given serials, on the way down from the topmost frame.
  package func topmostEdge(ofSerials serials: Set<Int>) -> PathEdge<N>? {
    guard !serials.isEmpty else { return nil }
    return machine.firstInDismissalOrder {
      machine.table[$0].segue != nil && serials.contains(machine.table[$0].serial)
    }
    .flatMap(pathEdge(into:))
  }

  /// Returns the nearest frame on the way down that a user went to, rather than an auto segue.
  package func nearestStep(from place: PathFragment<N>) -> PathFragment<N>? {
    machine.table.causes(from: frame(of: place)).first { frame in
      machine.table[frame].segue.map { !graph.index[$0].auto } ?? false
    }.map { pathFragment($0) }
  }
}
