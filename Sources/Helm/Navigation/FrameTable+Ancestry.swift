extension FrameTable {
  /// The cause of a frame at a depth.
  ///
  /// - Complexity: Logarithmic in the frame's depth.
  func cause(of frame: Int32, atDepth depth: Int32) -> Int32 {
    var frame = frame
    while self[frame].depth > depth {
      let jump = self[frame].jump
      frame = self[jump].depth >= depth ? jump : self[frame].cause
    }
    return frame
  }

  /// Whether a frame stands on another: the other is itself or one of its causes.
  func stands(_ frame: Int32, on other: Int32) -> Bool {
    self[other].depth <= self[frame].depth && cause(of: frame, atDepth: self[other].depth) == other
  }

  /// The frame with all that stands on it, each after its cause.
  func subtree(of frame: Int32) -> [Int32] {
    var subtree = [frame]
    var next = 0
    while next < subtree.count {
      let parent = self[subtree[next]]
      for children in [parent.content, parent.overlays, parent.modal, parent.passes] {
        var child = children.first
        while child != none {
          subtree.append(child)
          child = self[child].siblings.next
        }
      }
      next += 1
    }
    return subtree
  }

  /// The nearest presented cause of a fragment, the frame itself not counted.
  ///
  /// The presented causes of a presented frame are the frames whose layers it is in, one in another.
  func presentedCause(of frame: Int32, fragment: Int32) -> Int32? {
    guard let count = counts[fragment], count.presented > 0 else { return nil }
    var holder = self[self[frame].opener].cause
    while holder != none {
      if self[holder].fragment == fragment { return holder }
      holder = self[self[holder].opener].cause
    }
    return nil
  }
}
