/// The state machine without names: a graph, the frames in it, and the current rules.
///
/// It works only with positions and canonical ids. `Navigation` is the boundary where names are converted to positions, and results back to
/// names.
@usableFromInline
package struct Machine: Sendable {
  package let graph: GraphIndex

  @usableFromInline package var table: FrameTable

  /// The segues that are treated as if they didn't exist.
  package var disabled: Set<SegueIndex> = []

  /// The flows that are presented instead of segues.
  package var redirects: [SegueIndex: MachineFlow] = [:]

  /// The segues and fragments that are guarded.
  package var guarded = GuardedMoves()

  /// The guards' verdicts on the moves of the current command.
  package var verdicts: [MachineMove: MachineVerdict] = [:]

  /// Creates a state with an empty path.
  init(_ graph: GraphIndex, entry: FragmentIndex, id: String? = nil) {
    self.graph = graph
    table = FrameTable(entry: entry, id: id)
  }

  /// Returns the same machine with an empty path, before any auto segue fires.
  package func atEntry() -> Machine {
    var copy = self
    let entry = table.subject(of: table.root)
    copy.table = FrameTable(entry: entry.fragment, id: entry.id)
    return copy
  }
}

// MARK: - Commands as transactions

extension Machine {
  /// Begins a command: the journal records changes from here on.
  package mutating func begin() { table.journal.begin(at: table.nextStamp) }

  /// Reverts what the command has done so far.
  ///
  /// - Complexity: Constant if nothing has changed, otherwise linear in the path.
  package mutating func rollBack() {
    let change = table.pathChange()
    guard !change.isEmpty else { return begin() }
    var restored = atEntry()
    restored.guarded = GuardedMoves()
    for edge in table.stampedPath(undoing: change) {
      // The edge was taken before, so it can be taken again: replaying an existing path removes nothing, and only removals can fail, since
      // ids aren't read again.
      do throws(MachineError) {
        guard let source = restored.table.frame(edge.edge.source) else {
          throw .placeNotPresented(edge.edge.source, presented: [])
        }
        try restored.retake(edge, from: source)
      } catch {
        assertionFailure("\(edge) could not be taken back: \(error)")
      }
    }
    table.adopt(restored.table)
  }

  /// Takes an edge of an earlier state again, with the same stamp and serial.
  mutating func retake(_ edge: StampedEdge, from source: FrameSlot, index: Int? = nil) throws(MachineError) {
    let next = table.nextStamp
    table.nextStamp = edge.stamp
    defer { table.nextStamp = Swift.max(next, table.nextStamp) }
    let target = edge.edge.target
    let frame = try takeChecked(
      edge.edge.segue, from: source, to: target.subject.id, wanted: target.occurrence, index: index)
    table[frame].serial = edge.serial
  }
}

// MARK: - Lookups

extension Machine {
  /// Returns the segue between two fragments, unless it is missing or disabled.
  package func enabledSegue(from origin: FragmentIndex, to target: FragmentIndex) -> SegueIndex? {
    graph.segue(from: origin, to: target).flatMap { disabled.contains($0) ? nil : $0 }
  }

  /// Returns the first matching presented frame, from the topmost down.
  func firstPresented(where fits: (FrameSlot) -> Bool) -> FrameSlot? { table.presentedFromTop.first(where: fits) }

  /// Returns the topmost presented frame of a fragment.
  func topmostPresented(_ fragment: FragmentIndex) -> FrameSlot? {
    table.presentedCount(of: fragment) > 0 ? firstPresented { table[$0].fragment == fragment } : nil
  }

  /// Returns the topmost presented frame of a fragment, with an id if one is given.
  func topmostPresented(_ fragment: FragmentIndex, id: String?) -> FrameSlot? {
    guard let id else { return topmostPresented(fragment) }
    let subject = Subject(fragment: fragment, id: id)
    return table.presentedCount(of: subject) > 0 ? firstPresented { table.subject(of: $0) == subject } : nil
  }

  /// Returns the presented frame with a key or, for the occurrence 0, the topmost one with that id.
  func presentedFrame(_ key: FrameKey) -> FrameSlot? {
    guard let group = table.groups[key.subject], group.presentedCount > 0 else { return nil }
    if let exact = group[key.occurrence], table[exact].isPresented { return exact }
    return key.occurrence == 0 ? firstPresented { table.subject(of: $0) == key.subject } : nil
  }

  /// Returns the latest matching frame on the path, or the root if only that one matches.
  func latest(where fits: (FrameSlot) -> Bool) -> FrameSlot? {
    table.pathFromEnd.first(where: fits) ?? (fits(table.root) ? table.root : nil)
  }

  /// Returns the first matching frame among the presented frames, from the topmost down, each followed by its causes down to the root.
  ///
  /// "In front" excludes what is in the place of an accessory, or below a curtain.
  package func firstOnTheWayDown(inFront: Bool = false, where fits: (FrameSlot) -> Bool) -> FrameSlot? {
    var seen = SlotSet()
    let ground = inFront ? table[table.topmost].ground : table.root
    for (number, presented) in table.presentedFromTop.enumerated() {
      if inFront, table[presented].ground != ground { return nil }
      for frame in table.causes(from: presented) {
        if number > 0, !seen.insert(frame) { break }
        if inFront, table[frame].ground != ground { break }
        if !inFront || table[frame].accessory == nil, fits(frame) { return frame }
        if number == 0, table.presentedCount > 1 { seen.insert(frame) }
      }
    }
    return nil
  }

  /// Returns whether a frame was pushed onto the one that handed its place over, in a stack.
  func isPushed(_ frame: FrameSlot) -> Bool { table[frame].segue.map { graph[$0].isPush } ?? false }

  /// Returns whether a frame is presented, or covered only by what was pushed on it in its own place.
  func isShown(_ frame: FrameSlot) -> Bool {
    table[table.occupant(ofPlaceOf: frame)].isPresented && table[frame].heir.map { isPushed($0) } ?? true
  }

  /// Returns a presented modal or curtain that stands on a frame and can't be dismissed.
  func lock(on frame: FrameSlot) -> FrameSlot? {
    guard table.rowEnds.first != nil, table[frame].hasChildren else { return nil }
    return table.subtree(of: frame).first { $0 != frame && table[$0].isInRow && !isDismissable($0) }
  }

  package func isDismissable(_ frame: FrameSlot) -> Bool { table[frame].segue.map { graph[$0].dismissable } ?? false }

  /// Returns whether a step can be undone: it is dismissable, or there is a segue back.
  func canUndo(_ frame: FrameSlot) -> Bool {
    guard let segue = table[frame].segue.map({ graph[$0] }) else { return false }
    return segue.dismissable || enabledSegue(from: segue.to, to: segue.from) != nil
  }
}

/// A set of frames; the first slots, which are enough for most states, are bits.
struct SlotSet {
  private var low: UInt64 = 0
  private var others: Set<FrameSlot> = []

  /// Adds a frame.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func insert(_ slot: FrameSlot) -> Bool {
    guard slot.offset < 64 else { return others.insert(slot).inserted }
    let bit: UInt64 = 1 << UInt64(slot.offset)
    defer { low |= bit }
    return low & bit == 0
  }
}
