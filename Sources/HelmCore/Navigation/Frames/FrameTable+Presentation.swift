/// Maintains the list of presented frames, from the bottom to the top, and the row of modals and curtains in it.
///
/// The list consists of what the place at the root shows, followed by what each member of the row shows, in row order.
extension FrameTable {
  /// Returns the topmost frame that a presented frame shows in its own place, without modals and curtains.
  func top(of frame: FrameSlot) -> FrameSlot {
    var top = frame
    while let child = self[top].overlays.last ?? self[top].content.last ?? self[top].accessories.last {
      top = self[child].occupant
    }
    return top
  }

  /// Returns the frame just below a place; `nil` for the place at the root.
  private func below(placeOf opener: FrameSlot) -> FrameSlot? {
    guard let holder = self[opener].cause else { return nil }
    let neighbor: FrameSlot?
    switch self[opener].role {
    case .root, .pass: return nil
    case .accessory: neighbor = self[opener].siblings.previous
    case .content: neighbor = self[holder].accessories.last
    case .overlay:
      neighbor = self[opener].siblings.previous ?? self[holder].content.last ?? self[holder].accessories.last
    case .modal, .curtain: neighbor = self[opener].row.previous ?? root
    }
    return neighbor.map { top(of: self[$0].occupant) } ?? holder
  }

  /// Makes a new frame appear at its place, instead of what it covers there.
  mutating func appear(_ new: FrameSlot) {
    switch self[new].role {
    case .root, .accessory, .overlay: break
    case .pass: if let predecessor = self[new].predecessor { hideAll(from: predecessor) }
    case .content: if let hidden = self[new].siblings.previous { hideAll(from: self[hidden].occupant) }
    case .modal, .curtain: enterRow(new)
    }
    show(new, after: below(placeOf: self[new].opener))
  }

  /// Shows the last of the content children over a presented frame.
  mutating func revealContent(of source: FrameSlot) {
    if let child = self[source].content.last { revealPlace(of: child) }
  }

  /// Shows what is in a place.
  mutating func revealPlace(of opener: FrameSlot) {
    showAll(from: self[opener].occupant, after: below(placeOf: opener))
  }

  /// Shows a frame with everything visible in it, and the modals over that.
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

  /// Shows a frame with everything visible in it, except modals and curtains; curtains are never hidden.
  ///
  /// - Returns: The modals that the frames hold.
  private mutating func showPlace(from frame: FrameSlot, after previous: FrameSlot?) -> [FrameSlot] {
    var (below, pending, modals) = (previous, [frame], [FrameSlot]())
    while let next = pending.popLast() {
      show(next, after: below)
      below = next
      pending += childrenFromEnd(of: next, .overlay).map { self[$0].occupant }
      if let content = self[next].content.last { pending.append(self[content].occupant) }
      pending += childrenFromEnd(of: next, .accessory).map { self[$0].occupant }
      if let modal = self[next].modals.last { modals.append(modal) }
    }
    return modals
  }

  /// Hides a presented frame with everything visible in it; the modals over that are recorded as uncovered.
  mutating func hideAll(from frame: FrameSlot) {
    let last = top(of: frame)
    var upcoming: FrameSlot? = frame
    while let next = upcoming {
      upcoming = next == last ? nil : self[next].presented.next
      hide(next)
      if let modal = self[next].modals.last, self[modal].isInRow { uncovered.append(modal) }
    }
  }

  /// Inserts a frame into the list of presented frames, after another, or first.
  mutating func show(_ frame: FrameSlot, after previous: FrameSlot?) {
    link(frame, into: .presented, after: previous)
    setPresented(frame, true)
  }

  /// Removes a frame from the list of presented frames.
  mutating func hide(_ frame: FrameSlot) {
    unlink(frame, from: .presented)
    setPresented(frame, false)
  }

  private mutating func setPresented(_ frame: FrameSlot, _ isPresented: Bool) {
    let change = isPresented ? 1 : -1
    self[frame].isPresented = isPresented
    presentedCount += change
    counts[slot: self[frame].countSlot].presented += change
    groups[slot: self[frame].groupSlot].presentedCount += change
    if journal.notesTouches { journal.note(key(of: frame), wasPresented: !isPresented) }
  }
}

// MARK: - The row of modals and curtains

extension FrameTable {
  /// Inserts a curtain at the end of the row, or a modal at its position in path order among those on the same ground, which is usually the
  /// last.
  private mutating func enterRow(_ opener: FrameSlot) {
    let ground = self[opener].ground
    var previous = ground == opener ? rowEnds.last : self[ground].rowLast
    if ground != opener {
      while let candidate = previous, self[candidate].role == .modal, self[candidate].stamp > self[opener].stamp {
        previous = self[candidate].row.previous
      }
    }
    if ground == opener || previous == self[ground].rowLast { self[ground].rowLast = opener }
    self[opener].isInRow = true
    link(opener, into: .row, after: previous)
  }

  /// Removes a modal or a curtain from the row; what it shows is hidden separately.
  mutating func leaveRow(_ opener: FrameSlot) {
    let ground = self[opener].ground
    if ground != opener, self[ground].rowLast == opener { self[ground].rowLast = self[opener].row.previous }
    unlink(opener, from: .row)
    self[opener].isInRow = false
  }

  /// Hides a modal with everything that it shows; the modals over that are recorded as uncovered.
  mutating func hideModal(_ modal: FrameSlot) {
    leaveRow(modal)
    hideAll(from: self[modal].occupant)
  }

  /// Moves a curtain with its modals, and everything that they show, over everything else.
  mutating func moveRowToEnd(_ curtain: FrameSlot) {
    let last = self[curtain].rowLast ?? curtain
    guard last != rowEnds.last else { return }
    let (lowest, highest) = (self[curtain].occupant, top(of: self[last].occupant))
    unlink(curtain, through: last, from: .row)
    append(curtain, through: last, to: .row)
    unlink(lowest, through: highest, from: .presented)
    append(lowest, through: highest, to: .presented)
  }
}

// MARK: - Queries

/// A query whether a fragment is presented with an id, without one, or with any.
///
/// It names the fragment by its position: callers store many such queries, and numbers hash faster than fragments.
@usableFromInline
package enum PresenceQuery: Hashable, Sendable {
  case exactly(Subject)
  case any(FragmentIndex)
}

// These take only the data they need: passing a whole machine or navigation would copy some thirty references, which takes three times as
// long as the answer.

extension SlotMap<FragmentIndex, FrameTable.Count> {
  /// Returns whether a fragment is presented with any id, or without one.
  @usableFromInline
  func isPresented(_ fragment: FragmentIndex) -> Bool {
    slot(of: fragment).map { self[slot: $0].presented > 0 } ?? false
  }
}

extension SlotMap<Subject, FrameGroup> {
  /// Returns whether a fragment is presented with an id, or without one.
  @usableFromInline
  func isPresented(_ fragment: FragmentIndex, id: String?) -> Bool {
    slot(of: Subject(fragment: fragment, id: id)).map { self[slot: $0].presentedCount > 0 } ?? false
  }
}

extension FrameTable {
  /// Returns the answer to a query.
  // This doesn't mutate anything. But callers store their navigation in an object, and would copy all of it to call a nonmutating method,
  // which takes as long as the rest of the answer.
  package mutating func answer(_ query: PresenceQuery) -> Bool {
    switch query {
    case .exactly(let subject): groups.isPresented(subject.fragment, id: subject.id)
    case .any(let fragment): counts.isPresented(fragment)
    }
  }
}
