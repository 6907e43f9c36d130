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
    for slot in table.heirs(from: frame) {
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
      guard let base = table.frame(root) else {
        throw .sourceNotPresented(
          .edge(
            from: root.subject.fragment, source: root, to: screen.subject.fragment, id: screen.subject.id),
          presented: searched)
      }
      let source = table.occupant(ofPlaceOf: base)
      let edge = EdgePlace.edge(
        from: table[source].fragment, source: table.key(of: source), to: screen.subject.fragment, id: screen.subject.id)
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
    guard let count = table.counts[fragment] else { return nil }
    if count.presented > 0 { return topmostPresented(fragment) }
    if count.all == 1, let only = table.groups[Subject(fragment: fragment, id: nil)]?.only {
      return isShown(only) ? only : nil
    }
    return latest { table[$0].fragment == fragment && isShown($0) }
  }
}
