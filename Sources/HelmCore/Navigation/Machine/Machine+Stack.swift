/// A place as a stack of screens: a push adds a screen on top, and a swap replaces the one on top.
extension Machine {
  /// One screen of a stack: the frame that was pushed, and the one that swaps have replaced it with.
  struct StackEntry {
    let first: FrameSlot
    var last: FrameSlot
  }

  /// Returns the screens of a place, starting with a frame.
  func stackEntries(from frame: FrameSlot) -> [StackEntry] {
    var entries: [StackEntry] = []
    for slot in table.successors(from: frame) {
      if entries.isEmpty || isPushed(slot) {
        entries.append(StackEntry(first: slot, last: slot))
      } else {
        entries[entries.count - 1].last = slot
      }
    }
    return entries
  }

  /// Replaces the stack above a frame: pops the screens that the new stack doesn't have, and pushes the new ones.
  mutating func setStack(_ stack: [FrameKey], on root: FrameKey) throws(MachineError) {
    guard let base = table.frame(root) else { throw .placeNotPresented(root, presented: searched) }
    let entries = Array(stackEntries(from: base).dropFirst())
    let kept = zip(entries, stack).prefix { table.key(of: $0.last) == $1 }.count
    for entry in entries.dropFirst(kept).reversed() { try checkUndoing(entry.first) }
    if kept < entries.count { dismiss(entries[kept].first) }
    for screen in stack.dropFirst(kept) {
      // A redirect may have removed the root along with its stack.
      let top = table.frame(root).map { table.occupant(ofPlaceOf: $0) }
      let key = top.map { table.key(of: $0) } ?? root
      let edge = EdgePlace.edge(
        from: key.subject.fragment, source: key, to: screen.subject.fragment, id: screen.subject.id)
      guard let source = top else { throw .sourceNotPresented(edge, presented: searched) }
      guard let segue = enabledSegue(from: table[source].fragment, to: screen.subject.fragment) else {
        throw .missingSegue(edge)
      }
      guard graph[segue].isPush else { throw .notPushed(segue) }
      guard table[source].isPresented else { throw .sourceNotPresented(edge, presented: searched) }
      try follow(.take(segue, from: source, id: AnyFragmentID?(text: screen.subject.id)))
    }
  }

  /// Returns the topmost shown frame of a fragment; a presented frame takes precedence over a covered one.
  func topmostShown(_ fragment: FragmentIndex) -> FrameSlot? {
    guard table.counts[fragment] != nil else { return nil }
    return topmostPresented(fragment) ?? latest { table[$0].fragment == fragment && isShown($0) }
  }
}
