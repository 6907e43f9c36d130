extension FrameTable {
  /// Returns the cause of a frame at a depth.
  ///
  /// - Complexity: Logarithmic in the frame's depth.
  func cause(of frame: FrameSlot, atDepth depth: Int) -> FrameSlot {
    var frame = frame
    while self[frame].depth > depth, let cause = self[frame].cause {
      let jump = self[frame].jump
      frame = self[jump].depth >= depth ? jump : cause
    }
    return frame
  }

  /// Returns whether a frame descends from another: the other is the frame itself or one of its causes.
  package func stands(_ frame: FrameSlot, on other: FrameSlot) -> Bool {
    self[other].depth <= self[frame].depth && cause(of: frame, atDepth: self[other].depth) == other
  }

  /// Returns the nearest cause of a frame with a subject; the frame itself counts.
  ///
  /// - Complexity: The causes passed, or the occurrences of the subject, whichever are fewer.
  func nearestCause(of frame: FrameSlot, showing subject: Subject) -> FrameSlot? {
    guard let slot = groups.slot(of: subject) else { return nil }
    if self[frame].groupSlot == slot { return frame }
    if let only = groups[slot: slot].only { return stands(frame, on: only) ? only : nil }
    for (passed, cause) in causes(from: frame).enumerated() {
      if self[cause].groupSlot == slot { return cause }
      if passed == groups[slot: slot].count {
        return groups[slot: slot].slots.filter { stands(frame, on: $0) }.max { self[$0].depth < self[$1].depth }
      }
    }
    return nil
  }

  /// Returns a frame with everything presented from it, each frame after its cause.
  func subtree(of frame: FrameSlot) -> [FrameSlot] {
    guard self[frame].hasChildren else { return [frame] }
    var subtree: [FrameSlot] = []
    subtree.reserveCapacity(16)
    subtree.append(frame)
    var next = 0
    while next < subtree.count {
      let parent = subtree[next]
      append(self[parent].accessories, to: &subtree)
      append(self[parent].content, to: &subtree)
      append(self[parent].overlays, to: &subtree)
      append(self[parent].modals, to: &subtree)
      append(self[parent].curtains, to: &subtree)
      append(self[parent].passes, to: &subtree)
      next += 1
    }
    return subtree
  }

  private func append(_ children: Frame.Ends, to frames: inout [FrameSlot]) {
    var child = children.first
    while let slot = child {
      frames.append(slot)
      child = self[slot].siblings.next
    }
  }

  /// Returns the nearest presented cause of a frame with a fragment, except the frame itself and what is below its curtain.
  ///
  /// The presented causes of a presented frame are the frame that holds its place, the holder of that one's place, and so on.
  func presentedCause(of frame: FrameSlot, fragment: FragmentIndex) -> FrameSlot? {
    guard presentedCount(of: fragment) > 0 else { return nil }
    for holder in holders(from: holder(of: frame)) {
      if self[holder].ground != self[frame].ground { return nil }
      if self[holder].fragment == fragment { return holder }
    }
    return nil
  }

  /// Returns the frame that holds a frame's place; `nil` for the place at the root.
  func holder(of frame: FrameSlot) -> FrameSlot? { self[self[frame].opener].cause }

  /// Returns the frame that is in a frame's place now.
  func occupant(ofPlaceOf frame: FrameSlot) -> FrameSlot { self[self[frame].opener].occupant }
}
