extension FrameTable {
  /// Removes a frame with all that stands on it, and brings back what that had covered (semantics.md §4).
  ///
  /// - Complexity: Linear in the frames that go and those that come back.
  mutating func remove(_ frame: Int32) {
    let doomed = subtree(of: frame)
    for each in doomed { self[each].isDoomed = true }

    // The frames below the doomed ones that get their places back. All are causes of `frame`, so the one nearest to the
    // root has the others in its place.
    var givers: [Int32] = []
    for each in doomed where self[each].giver != none && !self[self[each].giver].isDoomed {
      givers.append(self[each].giver)
    }
    let outermost = givers.min { self[$0].depth < self[$1].depth }
    var comesBack: (frame: Int32, below: Int32)?
    var revealsContentOf: Int32?
    if let outermost {
      let covering = self[self[outermost].opener].occupant
      if self[covering].isPresented { comesBack = (outermost, self[covering].presented.previous) }
    } else {
      let source = self[frame].cause
      if self[frame].role == .content, self[source].content.last == frame, self[source].isPresented {
        revealsContentOf = source
      }
    }

    for each in doomed where self[each].isPresented { hide(each) }
    for giver in givers {
      self[giver].heir = none
      self[self[giver].opener].occupant = giver
    }
    unlinkFromSiblings(frame)
    for each in doomed { discard(each) }

    if let comesBack { showAll(from: comesBack.frame, after: comesBack.below) }
    if let source = revealsContentOf { revealContent(of: source) }
  }

  private mutating func discard(_ frame: Int32) {
    let gone = self[frame]
    if let stamp = journal.settledStamp(gone.stamp) {
      journal.before.append(
        .init(segue: gone.segue, sourceID: self[gone.cause].id, targetID: gone.id, stamp: stamp, serial: gone.serial))
      journal.movedFrom[gone.stamp] = nil
    }
    unlinkFromPath(frame)
    byKey[key(of: frame)] = nil
    if gone.giver == none { held[HeldKey(source: gone.cause, segue: gone.segue)] = nil }
    if let count = counts[gone.fragment] {
      counts[gone.fragment] = count.all == 1 ? nil : Count(all: count.all - 1, presented: count.presented)
    }
    free.append(frame)
  }

  /// Moves a frame with all that stands on it to the end of the path, and the frame to the end of its siblings.
  mutating func moveToEnd(_ frame: Int32) {
    let moved = subtree(of: frame).sorted { self[$0].stamp < self[$1].stamp }
    for each in moved {
      let stamp = self[each].stamp
      unlinkFromPath(each)
      appendToPath(each)
      if let settled = journal.settledStamp(stamp) {
        journal.movedFrom[stamp] = nil
        journal.movedFrom[self[each].stamp] = settled
      }
    }
    unlinkFromSiblings(frame)
    appendToSiblings(frame)
  }
}
