/// Exact replays.
extension Machine {
  /// An edge of a path, by positions; `nil` for what the graph doesn't have.
  struct PathStep {
    let segue: SegueIndex?
    let source: FrameKey?
    let targetID: String?
    let occurrence: Int
  }

  /// Replaces the whole path by an exact replay of another.
  mutating func replace(_ path: [PathStep]) throws(MachineError) {
    table.removeAll()
    for (index, step) in path.enumerated() { try replay(step, index: index) }
    table.journal.record(.replaced)
  }

  /// Takes an edge of a path exactly.
  mutating func replay(_ step: PathStep, index: Int) throws(MachineError) {
    let place = EdgePlace.path(index: index)
    guard let segue = step.segue, !disabled.contains(segue) else { throw .missingSegue(place) }
    if redirects[segue] != nil { throw .redirected(place) }
    guard let source = step.source.flatMap({ presentedFrame($0) }) else {
      throw .sourceNotPresented(place, presented: searched)
    }
    try refuseGuardedRedirect(of: segue, from: source, id: step.targetID, place)
    try take(segue, from: source, to: step.targetID, wanted: step.occurrence, index: index)
  }

  /// Restores the state before a change or, given the inverse of a change, the state after it.
  ///
  /// The state keeps its stamps and serials, so it is identical to the one that was left. Whatever it shows that isn't shown now has to be
  /// allowed.
  mutating func travel(undoing change: PathChange) throws(MachineError) {
    var travelled = atEntry()
    let path = table.stampedPath(undoing: change)
    for (index, edge) in path.enumerated() {
      let place = EdgePlace.history(edge.edge, index: index)
      guard !disabled.contains(edge.edge.segue) else { throw .missingSegue(place) }
      guard let source = travelled.table.frame(edge.edge.source), travelled.table[source].isPresented else {
        throw .sourceNotPresented(place, presented: travelled.searched)
      }
      try travelled.retake(edge, from: source, index: index)
    }
    for (index, edge) in path.enumerated() where isShownAgain(edge, in: travelled) {
      let place = EdgePlace.history(edge.edge, index: index)
      if redirects[edge.edge.segue] != nil { throw .redirected(place) }
      guard let source = travelled.table.frame(edge.edge.source) else { continue }
      try travelled.refuseGuardedRedirect(of: edge.edge.segue, from: source, id: edge.edge.target.subject.id, place)
    }
    let before = table.presented.map { table.key(of: $0) }
    table.adopt(travelled.table)
    table.journal.noteTravel(by: change.inverse, from: before, to: table.presented.map { table.key(of: $0) })
  }

  /// Returns whether another state has a frame that doesn't exist here, or presents one that is hidden here.
  private func isShownAgain(_ edge: StampedEdge, in other: Machine) -> Bool {
    guard let frame = table.frame(edge.edge.target), table[frame].serial == edge.serial else { return true }
    guard !table[frame].isPresented, let shown = other.table.frame(edge.edge.target) else { return false }
    return other.table[shown].isPresented
  }

  /// Throws if a guard redirects a segue: a restored path must not lead where a link can't.
  private func refuseGuardedRedirect(
    of segue: SegueIndex, from source: FrameSlot, id: String?, _ place: EdgePlace
  ) throws(MachineError) {
    if try guardedRedirect(of: segue, from: source, id: id) != nil { throw .redirected(place) }
  }
}
