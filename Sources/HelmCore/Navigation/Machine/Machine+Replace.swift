/// Exact replays, and ways back to earlier states.
extension Machine {
  /// An edge of a path or a flow, by positions; `nil` for what the graph doesn't have.
  package struct PathStep: Hashable, Sendable {
    package let segue: SegueIndex?
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
    try refuseRedirect(of: segue, from: source, id: step.targetID, place)
    try take(segue, from: source, to: step.targetID, wanted: step.occurrence, index: index)
  }

  /// Restores the state before a change or, given the inverse of a change, the state after it.
  ///
  /// Whatever it shows that isn't shown now has to be allowed.
  mutating func travel(undoing change: PathChange) throws(MachineError) {
    let path = table.stampedPath(undoing: change)
    for (index, edge) in path.enumerated() where disabled.contains(edge.edge.segue) {
      throw .missingSegue(.history(edge.edge, index: index))
    }
    let travelled = try retaking(path)
    for (index, edge) in path.enumerated() where isShownAgain(edge, in: travelled) {
      let place = EdgePlace.history(edge.edge, index: index)
      guard let source = travelled.table.frame(edge.edge.source) else { continue }
      try travelled.refuseRedirect(of: edge.edge.segue, from: source, id: edge.edge.target.subject.id, place)
    }
    let before = table.presented.map { table.key(of: $0) }
    table.adopt(travelled.table)
    table.journal.noteTravel(by: change.inverse, from: before, to: table.presented.map { table.key(of: $0) })
  }

  /// Reverts what the command has done so far.
  ///
  /// - Complexity: Constant if nothing has changed, otherwise linear in the path.
  package mutating func rollBack() {
    let change = table.pathChange()
    guard !change.isEmpty else { return begin() }
    do throws(MachineError) {
      table.adopt(try retaking(table.stampedPath(undoing: change)).table)
    } catch {
      // A path that was there can be taken again: that removes nothing, and only removals can fail, since ids aren't read again.
      assertionFailure("A command could not be taken back: \(error)")
    }
  }

  /// Returns the machine with another path, whose edges are taken again with the same stamps and serials.
  private func retaking(_ path: [StampedEdge]) throws(MachineError) -> Machine {
    var machine = atEntry()
    for (index, edge) in path.enumerated() {
      let target = edge.edge.target
      guard let source = machine.table.frame(edge.edge.source), machine.table[source].isPresented else {
        throw .sourceNotPresented(.history(edge.edge, index: index), presented: machine.searched)
      }
      machine.table.nextStamp = edge.stamp
      let frame = try machine.takeChecked(
        edge.edge.segue, from: source, to: target.subject.id, wanted: target.occurrence, index: index)
      machine.table[frame].serial = edge.serial
    }
    return machine
  }

  /// Returns whether another state has a frame that doesn't exist here, or presents one that is hidden here.
  private func isShownAgain(_ edge: StampedEdge, in other: Machine) -> Bool {
    guard let frame = table.frame(edge.edge.target), table[frame].serial == edge.serial else { return true }
    guard !table[frame].isPresented, let shown = other.table.frame(edge.edge.target) else { return false }
    return other.table[shown].isPresented
  }

  /// Throws if a segue is redirected: a restored path must not lead where a link can't.
  private func refuseRedirect(
    of segue: SegueIndex, from source: FrameSlot, id: String?, _ place: EdgePlace
  ) throws(MachineError) {
    if try redirect(of: segue, from: source, id: id) != nil { throw .redirected(place) }
  }
}
