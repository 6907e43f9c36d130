/// Commands that many apps need: showing the root, closing what is on top, starting again.
extension Machine {
  /// Dismisses all modals below the curtains, the topmost first.
  mutating func dismissModals() throws(MachineError) {
    // Each of them has to be dismissable, even one on top of another that is dismissed anyway.
    for modal in table.rowFromTop where table[modal].ground == table.root && !isDismissable(modal) {
      if let segue = table[modal].segue { throw .segueNotDismissable(segue) }
    }
    while let modal = table[table.root].rowLast { try clear(modal) }
  }

  /// Dismisses all modals below the curtains, and undoes what was pushed in the place of the frame in front there.
  mutating func showRoot() throws(MachineError) {
    try dismissModals()
    let entries = stackEntries(from: table[table.front(on: table.root)].opener)
    for entry in entries.dropFirst().reversed() { try checkUndoing(entry.first) }
    if entries.count > 1 { try clear(entries[1].first) }
  }

  /// Dismisses a frame; throws if a modal or a curtain that can't be dismissed stands on it.
  private mutating func clear(_ frame: FrameSlot) throws(MachineError) {
    if let lock = lock(on: frame) { throw .fragmentMissingDismissableSegue(table.key(of: lock), table[lock].segue) }
    dismiss(frame)
  }

  /// Starts again, from the state in which the app starts.
  mutating func restart() throws(MachineError) {
    table.removeAll()
    table.journal.record(.replaced)
    try follow(.autos(of: table.root))
  }

  /// Fires the entry's auto segue; if its redirects can't be followed, only the entry is presented.
  package mutating func fireEntryAuto() {
    if (try? follow(.autos(of: table.root))) == nil { self = atEntry() }
  }

  /// Removes what is on top of the nearest frame of a fragment, except what auto segues presented there.
  ///
  /// The search goes down from the frame in front: first on the curtains, from the topmost down, and then below them.
  mutating func pop(to fragment: FragmentIndex, id: String?) throws(MachineError) {
    var searched: [FrameKey] = []
    for ground in table.grounds {
      let front = table.front(on: ground)
      for frame in table.causes(from: front) {
        if table[frame].ground != ground { break }
        let key = table.key(of: frame)
        if table[frame].isPresented { searched.append(key) }
        guard key.subject.fragment == fragment, id == nil || key.subject.id == id else { continue }
        if latestStep(from: front, where: { $0 == frame }) != nil { return }
        let step = table.cause(of: front, atDepth: table[frame].depth + 1)
        try checkUndoing(step)
        return try clear(step)
      }
    }
    throw .fragmentNotPresented(fragment, id: id, presented: searched)
  }
}
