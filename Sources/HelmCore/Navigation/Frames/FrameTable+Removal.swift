extension FrameTable {
  /// Removes a frame with all that stands on it, and brings back what that had covered.
  ///
  /// - Complexity: Linear in the frames that go and those that come back.
  mutating func remove(_ frame: FrameSlot) {
    let doomed = subtree(of: frame)
    for each in doomed { self[each].isDoomed = true }

    // The frames that get their places back. All are causes of `frame`, so what the one nearest to the root shows then
    // includes the others.
    let givers = doomed.compactMap { self[$0].giver }.filter { !self[$0].isDoomed }
    let outermost = givers.min { self[$0].depth < self[$1].depth }
    var placeToReveal: FrameSlot?
    var contentToReveal: FrameSlot?
    if let outermost {
      if self[occupant(ofPlaceOf: outermost)].isPresented { placeToReveal = self[outermost].opener }
    } else if self[frame].role == .content, let holder = self[frame].cause, self[holder].isPresented,
      self[holder].content.last == frame
    {
      contentToReveal = holder
    }

    for each in doomed {
      if self[each].isPresented { hide(each) }
      if self[each].isInRow { leaveRow(each) }
    }
    for giver in givers {
      self[giver].heir = nil
      self[self[giver].opener].occupant = giver
    }
    unlinkFromSiblings(frame)
    for each in doomed { discard(each) }

    if let placeToReveal { revealPlace(of: placeToReveal) }
    if let contentToReveal { revealContent(of: contentToReveal) }
  }

  /// Removes everything but the root.
  ///
  /// - Complexity: Linear in the path.
  mutating func removeAll() {
    let doomed = Array(path)
    for each in doomed {
      self[each].isDoomed = true
      if self[each].isPresented { hide(each) }
      if self[each].isInRow { leaveRow(each) }
    }
    for each in doomed { discard(each) }
    self[root].heir = nil
    self[root].occupant = root
    self[root].content = Frame.Ends()
    self[root].overlays = Frame.Ends()
    self[root].modals = Frame.Ends()
    self[root].passes = Frame.Ends()
    if !self[root].isPresented { show(root, after: nil) }
  }

  private mutating func discard(_ slot: FrameSlot) {
    let gone = self[slot]
    if let stamp = journal.settledStamp(gone.stamp), let edge = stampedEdge(into: slot, stamp: stamp) {
      journal.noteRemoval(of: edge, movedTo: gone.stamp)
    }
    unlinkFromPath(slot)
    unregister(gone.key)
    if gone.giver == nil, let cause = gone.cause, let segue = gone.segue {
      held[HeldKey(source: cause, segue: segue)] = nil
    }
    pathCount -= 1
    free.append(slot)
  }

  private mutating func unregister(_ key: FrameKey) {
    groups[key.subject]?.remove(at: key.occurrence)
    if groups[key.subject]?.isEmpty == true { groups[key.subject] = nil }
    counts[key.subject.fragment]?.all -= 1
    if counts[key.subject.fragment]?.all == 0 { counts[key.subject.fragment] = nil }
  }

  /// Moves a frame with all that stands on it to the end of the path, and the frame to the end of its siblings.
  mutating func moveToEnd(_ frame: FrameSlot) {
    for each in subtree(of: frame).sorted(by: { self[$0].stamp < self[$1].stamp }) {
      let stamp = self[each].stamp
      unlinkFromPath(each)
      appendToPath(each)
      journal.noteMove(from: stamp, to: self[each].stamp)
    }
    unlinkFromSiblings(frame)
    appendToSiblings(frame)
  }
}
