/// The way from a frame down to the root, for code that acts on behalf of a specific screen.
extension Navigation {
  /// Returns an occurrence and its causes down to the root, each with its serial; `nil` if the occurrence isn't on the path.
  package func way(down place: PathFragment<N>) -> [(place: PathFragment<N>, serial: Int)]? {
    frame(of: place).map { frame in
      machine.table.causes(from: frame).map { (pathFragment($0), machine.table[$0].serial) }
    }
  }

  /// Returns the occurrence that a fragment refers to: exactly that one, or else the topmost shown one with its id, or without one.
  package func place(meantBy fragment: PathFragment<N>) -> PathFragment<N>? {
    frame(of: fragment) == nil ? shownPlace(of: fragment.fragment, id: fragment.id) : fragment
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

  /// Returns the first occurrence of a fragment on the way down from the topmost fragment.
  package func firstOnTheWayDown(_ fragment: N) -> PathFragment<N>? {
    guard let position = graph.position(of: fragment) else { return nil }
    return machine.firstOnTheWayDown { machine.table[$0].fragment == position }.map { pathFragment($0) }
  }

  /// Returns the edge of the first frame with one of the given serials, on the way down from the topmost frame.
  package func topmostEdge(ofSerials serials: Set<Int>) -> PathEdge<N>? {
    guard !serials.isEmpty else { return nil }
    return machine.firstOnTheWayDown { machine.table[$0].segue != nil && serials.contains(machine.table[$0].serial) }
      .flatMap(pathEdge(into:))
  }

  /// Returns whether a frame is in front, disregarding what auto segues presented on it.
  package func isOnTop(_ place: PathFragment<N>) -> Bool {
    frame(of: place).map { isFromAutos(machine.table.front, on: $0) } ?? false
  }

  /// Returns the topmost dismissable edge that descends from a frame, except what auto segues presented there.
  package func dismissal(above place: PathFragment<N>) -> PathEdge<N>? {
    guard let target = frame(of: place) else { return nil }
    let found = machine.firstOnTheWayDown { frame in
      frame != target && machine.isDismissable(frame) && machine.table.stands(frame, on: target)
        && !isFromAutos(frame, on: target)
    }
    return found.flatMap(pathEdge(into:))
  }

  /// Returns the nearest frame on the way down that a user went to, rather than an auto segue.
  package func nearestStep(from place: PathFragment<N>) -> PathFragment<N>? {
    machine.table.causes(from: frame(of: place)).first { frame in
      machine.table[frame].segue.map { !graph.index[$0].auto } ?? false
    }.map { pathFragment($0) }
  }

  /// Returns whether only auto segues lead from `target` to `frame`.
  private func isFromAutos(_ frame: FrameSlot, on target: FrameSlot) -> Bool {
    machine.table.causes(from: frame).first { $0 == target || !machine.isAuto($0) } == target
  }
}
