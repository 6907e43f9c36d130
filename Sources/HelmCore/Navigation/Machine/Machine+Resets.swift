/// What every app would write by hand otherwise: showing the root, closing what is on top, starting again.
extension Machine {
  /// Dismisses all modals below the curtains, the topmost first.
  mutating func dismissModals() throws(MachineError) {
    // Each of them has to allow it, even one that lies on another that is dismissed anyway.
    for modal in table.modalsOnRoot where !isDismissable(modal) {
      if let segue = table[modal].segue { throw .segueNotDismissable(segue) }
    }
    while let modal = table[table.root].rowLast { try clear(modal) }
  }

  /// Dismisses all modals below the curtains, and undoes what was pushed in the place of what is in front there.
  mutating func showRoot() throws(MachineError) {
    try dismissModals()
    let entries = stackEntries(from: table[table.front(on: table.root)].opener)
    for entry in entries.dropFirst().reversed() where !canUndo(entry.first) {
      if let segue = table[entry.first].segue { throw .cannotGoBack(segue) }
    }
    if entries.count > 1 { try clear(entries[1].first) }
  }

  /// Dismisses a frame below what must stay: a curtain is not closed by what goes on below it.
  private mutating func clear(_ frame: FrameSlot) throws(MachineError) {
    if let lock = lock(on: frame) { throw .fragmentMissingDismissableSegue(table.key(of: lock), table[lock].segue) }
    dismiss(frame)
  }

  /// Starts again, as the app does.
  mutating func restart() throws(MachineError) {
    table.removeAll()
    table.journal.record(.replaced)
    try follow(.autos(of: table.root))
  }

  /// Fires the entry's auto; where its redirects lead nowhere, the entry is what there is.
  mutating func fireEntryAuto() {
    do throws(MachineError) {
      try follow(.autos(of: table.root))
    } catch {
      self = atEntry()
    }
  }

  /// Removes what is on top of the nearest frame of a fragment, except what autos presented there: on the way down from what is in
  /// front, on a curtain first, and then on what is below that.
  mutating func pop(to fragment: FragmentIndex, id: String?) throws(MachineError) {
    var searched: [FrameKey] = []
    for ground in table.grounds {
      let front = table.front(on: ground)
      for frame in table.causes(from: front) {
        if table[frame].ground != ground { break }
        let key = table.key(of: frame)
        searched.append(key)
        guard key.subject.fragment == fragment, id == nil || key.subject.id == id else { continue }
        if latestStep(from: front, where: { $0 == frame }) != nil { return }
        let step = table.cause(of: front, atDepth: table[frame].depth + 1)
        guard let segue = table[step].segue else { return }
        guard canUndo(step) else { throw .cannotGoBack(segue) }
        return try clear(step)
      }
    }
    throw .fragmentNotPresented(fragment, id: id, presented: searched)
  }
}
