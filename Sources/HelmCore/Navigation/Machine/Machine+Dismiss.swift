/// Dismissing and going back.
extension Machine {
  mutating func dismiss() throws(MachineError) {
    guard table.pathCount > 0 else { throw .emptyPath }
    guard let frame = frameToDismiss else { throw .noDismissableSegues(searched: dismissalOrder(inFront: true)) }
    dismiss(frame)
  }

  mutating func dismiss(_ fragment: FragmentIndex, id: String?) throws(MachineError) {
    dismiss(try frameToDismiss(fragment, id: id))
  }

  /// Undoes the nearest dismissable segue, from a frame down along its causes.
  mutating func dismiss(from key: FrameKey) throws(MachineError) {
    guard let place = table.frame(key) else { throw .placeNotPresented(key, presented: searched) }
    guard let frame = table.causes(from: place).first(where: { isDismissable($0) }) else {
      throw .noDismissableSegues(searched: table.causes(from: place).map { table.key(of: $0) })
    }
    dismiss(frame)
  }

  mutating func dismiss(tag: TagIndex) throws(MachineError) { dismiss(try frameToDismiss(tag)) }

  /// Undoes one specific edge of the path.
  package mutating func dismiss(_ edge: FrameEdge) throws(MachineError) {
    guard let frame = table.frame(edge.target), table.edge(into: frame) == edge else { throw .missingPathEdge(edge) }
    guard isDismissable(frame) else { throw .segueNotDismissable(edge.segue) }
    dismiss(frame)
  }

  package mutating func back() throws(MachineError) { dismiss(try stepToUndo()) }

  mutating func back(to fragment: FragmentIndex) throws(MachineError) {
    guard table.counts[fragment] != nil else {
      throw .fragmentNotPresented(fragment, id: nil, presented: searched)
    }
    while latestStep(from: table.front, where: { table[$0].fragment == fragment }) == nil { dismiss(try stepToUndo()) }
  }

  /// Removes a specific frame, under the rules of going back.
  mutating func back(from key: FrameKey) throws(MachineError) {
    guard let frame = table.frame(key) else { throw .placeNotPresented(key, presented: searched) }
    try checkUndoing(frame)
    dismiss(frame)
  }

  /// Removes a frame with everything presented from it, and records the dismissal.
  package mutating func dismiss(_ frame: FrameSlot) {
    guard let edge = table.edge(into: frame) else { return }
    table.remove(frame)
    table.journal.record(.dismissed(edge))
  }

  /// Removes the frames that came through a disabled segue, with everything presented from them.
  mutating func revokeDisabled() {
    revoke(table.path.filter { table[$0].segue.map(disabled.contains) ?? false })
  }

  /// Removes frames that the rules no longer allow, with everything presented from them, without evaluating guards.
  mutating func revoke(_ frames: [FrameSlot]) {
    for frame in frames where !table[frame].isBeingRemoved {
      let modals = table.causes(from: table[frame].cause).filter { table[$0].role == .modal }
      revoke(frame)
      // What covered a modal in a hidden place may be gone. A modal must not stay there and reappear later.
      for modal in modals where !table[modal].isInRow && !isCoveredByItsOwn(modal) { revoke(modal) }
    }
  }

  private mutating func revoke(_ frame: FrameSlot) {
    guard !table[frame].isBeingRemoved else { return }
    table.journal.noteRevocation(of: table.subtree(of: frame).map { table.key(of: $0) })
    dismiss(frame)
  }

  /// Returns whether something presented from a modal has taken the place of one of the modal's holders.
  private func isCoveredByItsOwn(_ modal: FrameSlot) -> Bool {
    table.holders(from: table[modal].cause).contains { frame in
      table[frame].successor.map { table.stands($0, on: modal) } ?? false
    }
  }
}

// MARK: - Finding what to dismiss

extension Machine {
  /// Returns the frames that a dismissal considers, in order.
  func dismissalOrder(inFront: Bool) -> [FrameKey] {
    var way: [FrameKey] = []
    _ = firstInDismissalOrder(inFront: inFront) { frame in
      way.append(table.key(of: frame))
      return false
    }
    return way
  }

  /// The frame that `dismiss()` removes.
  var frameToDismiss: FrameSlot? { firstInDismissalOrder(inFront: true) { isDismissable($0) } }

  func frameToDismiss(_ fragment: FragmentIndex, id: String?) throws(MachineError) -> FrameSlot {
    let (frame, obstacle) = frameToDismiss { frame in
      table[frame].fragment == fragment && (id == nil || table.subject(of: frame).id == id)
    }
    if let frame { return frame }
    guard let obstacle else { throw .fragmentNotPresented(fragment, id: id, presented: searched) }
    throw .fragmentMissingDismissableSegue(table.key(of: obstacle), table[obstacle].segue)
  }

  func frameToDismiss(_ tag: TagIndex) throws(MachineError) -> FrameSlot {
    let (frame, obstacle) = frameToDismiss { frame in table[frame].segue.map { graph[$0].tag == tag } ?? false }
    if let frame { return frame }
    guard let segue = obstacle.flatMap({ table[$0].segue }) else {
      throw .missingTaggedPlace(tag, searched: dismissalOrder(inFront: false))
    }
    throw .segueNotDismissable(segue)
  }

  /// Returns the first matching frame on the way down that is dismissable, or else the first that matches.
  private func frameToDismiss(where fits: (FrameSlot) -> Bool) -> (frame: FrameSlot?, obstacle: FrameSlot?) {
    var first: FrameSlot?
    let found = firstInDismissalOrder { frame in
      guard fits(frame) else { return false }
      first = first ?? frame
      return isDismissable(frame)
    }
    return (found, first)
  }

  /// Returns the frame that `back()` removes.
  package func stepToUndo() throws(MachineError) -> FrameSlot {
    let step = table.causes(from: table.front).first { !isAuto($0) } ?? table.root
    try checkUndoing(step)
    return step
  }

  /// Returns the first matching frame among a frame and its causes, up to and including the first that no auto segue made.
  func latestStep(from frame: FrameSlot, where fits: (FrameSlot) -> Bool) -> FrameSlot? {
    for frame in table.causes(from: frame) {
      if fits(frame) { return frame }
      guard isAuto(frame) else { return nil }
    }
    return nil
  }
}
