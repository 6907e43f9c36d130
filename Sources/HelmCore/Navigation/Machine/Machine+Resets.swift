/// What every app would write by hand otherwise: showing the root, closing what is on top, starting again.
extension Machine {
  /// Dismisses all modals, the topmost first.
  mutating func dismissModals() throws(MachineError) {
    // Each of them has to allow it, even one that lies on another that is dismissed anyway.
    for modal in table.rowFromTop where !isDismissable(modal) {
      if let segue = table[modal].segue { throw .segueNotDismissable(segue) }
    }
    while let modal = table.rowEnds.last { dismiss(modal) }
  }

  /// Dismisses all modals, and undoes what was pushed in the place of the topmost frame.
  mutating func showRoot() throws(MachineError) {
    try dismissModals()
    let entries = stackEntries(from: table[table.topmost].opener)
    for entry in entries.dropFirst().reversed() where !canUndo(entry.first) {
      if let segue = table[entry.first].segue { throw .cannotGoBack(segue) }
    }
    if entries.count > 1 { dismiss(entries[1].first) }
  }

  /// Starts again, as the app does.
  mutating func restart() throws(MachineError) {
    table.removeAll()
    table.journal.record(.replaced)
    try follow(.autos(of: table.root))
  }

  /// Removes what is on top of the nearest frame of a fragment, on the way down from the topmost one, except what autos
  /// presented there.
  mutating func pop(to fragment: FragmentIndex, id: String?) throws(MachineError) {
    let fits = { (table: FrameTable, frame: FrameSlot) in
      table[frame].fragment == fragment && (id == nil || table.subject(of: frame).id == id)
    }
    if frameOnTop(where: { fits(table, $0) }) != nil { return }
    let wayDown = table.causes(from: table.topmost)
    guard let frame = wayDown.first(where: { fits(table, $0) }) else {
      throw .fragmentNotPresented(fragment, id: id, presented: wayDown.map { table.key(of: $0) })
    }
    let step = table.cause(of: table.topmost, atDepth: table[frame].depth + 1)
    guard let segue = table[step].segue else { return }
    guard canUndo(step) else { throw .cannotGoBack(segue) }
    let lock = table.subtree(of: step).first { $0 != step && table[$0].isInRow && !isDismissable($0) }
    if let lock { throw .blocked(segue, by: table.key(of: lock), index: nil) }
    dismiss(step)
  }
}
