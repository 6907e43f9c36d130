/// Maintains the list of presented frames, from the bottom to the top, and the row of modals in it.
///
/// The list is what the place at the root shows, then what each modal of the row shows, in the order of the row.
extension FrameTable {
  /// The topmost frame of what a presented frame shows in its own place, modals not counted.
  func top(of frame: FrameSlot) -> FrameSlot {
    var top = frame
    while let child = self[top].overlays.last ?? self[top].content.last { top = self[child].occupant }
    return top
  }

  /// The frame just below a place, `nil` for the place at the root.
  private func below(placeOf opener: FrameSlot) -> FrameSlot? {
    guard let holder = self[opener].cause else { return nil }
    switch self[opener].role {
    case .root, .pass: return nil
    case .content: return holder
    case .overlay:
      let neighbour = self[opener].siblings.previous ?? self[holder].content.last
      return neighbour.map { top(of: self[$0].occupant) } ?? holder
    case .modal: return top(of: self[self[opener].row.previous ?? root].occupant)
    }
  }

  /// Lets a new frame appear at its place.
  mutating func appear(_ new: FrameSlot) {
    switch self[new].role {
    case .root: break
    case .pass:
      guard let giver = self[new].giver else { return }
      let below = self[giver].presented.previous
      hideAll(from: giver)
      show(new, after: below)
    case .content:
      if let hidden = self[new].siblings.previous { hideAll(from: self[hidden].occupant) }
      show(new, after: self[new].cause)
    case .overlay: show(new, after: below(placeOf: new))
    case .modal:
      enterRow(new)
      show(new, after: below(placeOf: new))
    }
  }

  /// Shows the content child that is last in its list, over a presented frame.
  mutating func revealContent(of source: FrameSlot) {
    if let child = self[source].content.last { showAll(from: self[child].occupant, after: source) }
  }

  /// Shows what is in a place.
  mutating func revealPlace(of opener: FrameSlot) {
    showAll(from: self[opener].occupant, after: below(placeOf: opener))
  }

  /// Shows a frame and all that is visible in it, and the modals over that.
  private mutating func showAll(from frame: FrameSlot, after previous: FrameSlot?) {
    var modals = showPlace(from: frame, after: previous)
    var next = 0
    while next < modals.count {
      let modal = modals[next]
      next += 1
      guard !self[modal].isInRow else { continue }
      enterRow(modal)
      modals += showPlace(from: self[modal].occupant, after: below(placeOf: modal))
    }
  }

  /// Shows a frame and all that is visible in it, modals not counted.
  ///
  /// - Returns: The modals that the frames hold.
  private mutating func showPlace(from frame: FrameSlot, after previous: FrameSlot?) -> [FrameSlot] {
    var (below, pending, modals) = (previous, [frame], [FrameSlot]())
    while let next = pending.popLast() {
      show(next, after: below)
      below = next
      pending += childrenFromEnd(of: next, .overlay).map { self[$0].occupant }
      if let content = self[next].content.last { pending.append(self[content].occupant) }
      if let modal = self[next].modals.last { modals.append(modal) }
    }
    return modals
  }

  /// Hides a presented frame and all that is visible in it; the modals over that are noted as uncovered.
  mutating func hideAll(from frame: FrameSlot) {
    let last = top(of: frame)
    var upcoming: FrameSlot? = frame
    while let next = upcoming {
      upcoming = next == last ? nil : self[next].presented.next
      hide(next)
      if let modal = self[next].modals.last, self[modal].isInRow { uncovered.append(modal) }
    }
  }

  /// Puts a frame into the list of presented ones, behind another, or first.
  mutating func show(_ frame: FrameSlot, after previous: FrameSlot?) {
    let next = previous.map { self[$0].presented.next } ?? presentedEnds.first
    self[frame].presented = Frame.Links(previous: previous, next: next)
    if let previous { self[previous].presented.next = frame } else { presentedEnds.first = frame }
    if let next { self[next].presented.previous = frame } else { presentedEnds.last = frame }
    setPresented(frame, true)
  }

  /// Takes a frame out of the list of presented ones.
  mutating func hide(_ frame: FrameSlot) {
    let links = self[frame].presented
    if let previous = links.previous {
      self[previous].presented.next = links.next
    } else {
      presentedEnds.first = links.next
    }
    if let next = links.next {
      self[next].presented.previous = links.previous
    } else {
      presentedEnds.last = links.previous
    }
    setPresented(frame, false)
  }

  private mutating func setPresented(_ frame: FrameSlot, _ isPresented: Bool) {
    let change = isPresented ? 1 : -1
    self[frame].isPresented = isPresented
    presentedCount += change
    counts[slot: self[frame].countSlot].presented += change
    if subject(of: frame).id == nil { counts[slot: self[frame].countSlot].presentedWithoutID += change }
    groups[slot: self[frame].groupSlot].presentedCount += change
    if journal.notesTouches { journal.note(key(of: frame), wasPresented: !isPresented) }
  }
}

// MARK: - The row of modals

extension FrameTable {
  /// Puts a modal into the row, at its place in path order; most belong at its end.
  private mutating func enterRow(_ modal: FrameSlot) {
    var previous = rowEnds.last
    while let candidate = previous, self[candidate].stamp > self[modal].stamp {
      previous = self[candidate].row.previous
    }
    let next = previous.map { self[$0].row.next } ?? rowEnds.first
    self[modal].row = Frame.Links(previous: previous, next: next)
    self[modal].isInRow = true
    if let previous { self[previous].row.next = modal } else { rowEnds.first = modal }
    if let next { self[next].row.previous = modal } else { rowEnds.last = modal }
  }

  /// Takes a modal out of the row; what it shows is hidden separately.
  mutating func leaveRow(_ modal: FrameSlot) {
    let links = self[modal].row
    if let previous = links.previous { self[previous].row.next = links.next } else { rowEnds.first = links.next }
    if let next = links.next { self[next].row.previous = links.previous } else { rowEnds.last = links.previous }
    self[modal].isInRow = false
  }

  /// Hides a modal with all that it shows; the modals over that are noted as uncovered.
  mutating func hideModal(_ modal: FrameSlot) {
    leaveRow(modal)
    hideAll(from: self[modal].occupant)
  }
}
