/// The way from a place down to the root, for code that acts on behalf of a certain screen.
extension Navigation {
  /// The places from one down along its causes to the root, each with what tells it from all others; `nil` if the place
  /// doesn't exist.
  package func way(down place: PathFragment<N>) -> [(place: PathFragment<N>, serial: Int)]? {
    frame(of: place).map { frame in
      machine.table.causes(from: frame).map { (pathFragment($0), machine.table[$0].serial) }
    }
  }

  /// Whether exactly one place is presented, or covered only by pushes.
  package func isInSight(_ place: PathFragment<N>) -> Bool { frame(of: place).map { machine.isShown($0) } ?? false }

  /// The place that a fragment and an id stand for: exactly that one, or else the topmost one with that id that is
  /// shown.
  package func place(meantBy fragment: PathFragment<N>) -> PathFragment<N>? {
    if frame(of: fragment) != nil { return fragment }
    return fragment.id.flatMap { shownFrame(.withID(fragment.fragment, id: $0)) }.map { pathFragment($0) }
  }

  /// The path edge that made a place, `nil` for the entry and for what is not there.
  package func edge(into place: PathFragment<N>) -> PathEdge<N>? { frame(of: place).flatMap { pathEdge(into: $0) } }

  /// The segue between two fragments, unless it is missing or disabled.
  package func enabledSegue(from: N, to: N) -> Segue<N>? {
    guard let from = graph.position(of: from), let to = graph.position(of: to) else { return nil }
    return machine.enabledSegue(from: from, to: to).map(graph.segue(at:))
  }

  /// The enabled segues out of a fragment.
  package func enabledSegues(from fragment: N) -> [Segue<N>] {
    guard let position = graph.position(of: fragment) else { return [] }
    return graph.index.egress(of: position).filter { !machine.disabled.contains($0) }.map(graph.segue(at:))
  }

  /// The first place of a fragment on the way down from the topmost one.
  package func firstOnTheWayDown(_ fragment: N) -> PathFragment<N>? {
    guard let position = graph.position(of: fragment) else { return nil }
    return machine.firstOnTheWayDown { machine.table[$0].fragment == position }.map { pathFragment($0) }
  }

  /// The edge of the first frame with one of some serial numbers, on the way down from the topmost one.
  package func topmostEdge(ofSerials serials: Set<Int>) -> PathEdge<N>? {
    guard !serials.isEmpty else { return nil }
    return machine.firstOnTheWayDown { machine.table[$0].segue != nil && serials.contains(machine.table[$0].serial) }
      .flatMap(pathEdge(into:))
  }

  /// Whether a place is in front, except for what autos presented on it.
  package func isOnTop(_ place: PathFragment<N>) -> Bool {
    frame(of: place).map { isFromAutos(machine.table.front, on: $0) } ?? false
  }

  /// The topmost edge that can be dismissed and descends from a place, except what autos presented there.
  package func dismissal(above place: PathFragment<N>) -> PathEdge<N>? {
    guard let target = frame(of: place) else { return nil }
    let found = machine.firstOnTheWayDown { frame in
      frame != target && machine.isDismissable(frame) && machine.table.stands(frame, on: target)
        && !isFromAutos(frame, on: target)
    }
    return found.flatMap(pathEdge(into:))
  }

  /// The nearest place on a way down that a person went to, rather than an auto.
  package func nearestStep(from place: PathFragment<N>) -> PathFragment<N>? {
    machine.table.causes(from: frame(of: place)).first { frame in
      machine.table[frame].segue.map { !graph.index[$0].auto } ?? false
    }.map { pathFragment($0) }
  }

  /// Whether only autos lead from one frame to another.
  private func isFromAutos(_ frame: FrameSlot, on target: FrameSlot) -> Bool {
    for each in machine.table.causes(from: frame) {
      if each == target { return true }
      guard let segue = machine.table[each].segue, graph.index[segue].auto else { return false }
    }
    return false
  }
}
