extension FrameTable {
  /// Removes a frame with everything presented from it, and brings back what they covered.
  ///
  /// - Complexity: Linear in the frames that are removed and those that come back.
  package mutating func remove(_ frame: FrameSlot) {
    let doomed = subtree(of: frame)
    for each in doomed { self[each].isBeingRemoved = true }

    // Frames get their places back. All of them are causes of `frame`, so what the one nearest to the root shows includes the others.
    var outermost: FrameSlot?
    for each in doomed {
      guard let predecessor = self[each].predecessor, !self[predecessor].isBeingRemoved else { continue }
      if outermost.map({ self[predecessor].depth < self[$0].depth }) ?? true { outermost = predecessor }
    }
    var placeToReveal: FrameSlot?
    var holderToReveal: FrameSlot?
    if let outermost {
      if self[occupant(ofPlaceOf: outermost)].isPresented { placeToReveal = self[outermost].opener }
    } else if let holder = self[frame].cause, self[holder].isPresented, self[holder].content.last == frame {
      holderToReveal = holder
    }

    withdraw(doomed)
    for each in doomed {
      guard let predecessor = self[each].predecessor, !self[predecessor].isBeingRemoved else { continue }
      self[predecessor].successor = nil
      self[self[predecessor].opener].occupant = predecessor
    }
    for each in doomed { discard(each) }

    if let placeToReveal { revealPlace(of: placeToReveal) }
    if let holderToReveal { revealContent(of: holderToReveal) }
  }

  /// Removes everything but the root.
  ///
  /// - Complexity: Linear in the path.
  mutating func removeAll() {
    let doomed = Array(path)
    withdraw(doomed)
    for each in doomed { discard(each) }
    (self[root].successor, self[root].occupant) = (nil, root)
    if !self[root].isPresented { show(root, after: nil) }
  }

  /// Hides frames, each by itself.
  private mutating func withdraw(_ doomed: [FrameSlot]) {
    for each in doomed {
      if self[each].isPresented { hide(each) }
      if self[each].isInRow { leaveRow(each) }
    }
  }

  private mutating func discard(_ slot: FrameSlot) {
    noteReplacement(of: slot)
    unlink(slot, from: .path)
    unlink(slot, from: .siblings)
    free.append(slot)
    let gone = self[slot]
    groups[slot: gone.groupSlot].remove(at: gone.occurrence)
    if groups[slot: gone.groupSlot].count == 0 { groups.remove(slot: gone.groupSlot) }
    counts[slot: gone.countSlot].all -= 1
    if counts[slot: gone.countSlot].all == 0 { counts.remove(slot: gone.countSlot) }
  }

  /// Moves a frame with everything presented from it to the end of the path, and the frame to the end of its siblings.
  mutating func moveToEnd(_ frame: FrameSlot) {
    for each in subtree(of: frame).sorted(by: { self[$0].stamp < self[$1].stamp }) {
      noteReplacement(of: each)
      unlink(each, from: .path)
      appendToPath(each)
      if self[each].role == .curtain { moveRowToEnd(each) }
    }
    unlink(frame, from: .siblings)
    append(frame, to: .siblings)
  }

  /// Records the edge into a frame that is about to be removed or moved, if it existed when the command began.
  private mutating func noteReplacement(of frame: FrameSlot) {
    if self[frame].stamp < journal.start, let edge = stampedEdge(into: frame) { journal.noteReplacement(of: edge) }
  }
}
