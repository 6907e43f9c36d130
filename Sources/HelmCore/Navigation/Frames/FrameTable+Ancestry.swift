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
      let parent = subtree[next]
      appendSiblings(from: self[parent].content.first, to: &subtree)
      appendSiblings(from: self[parent].overlays.first, to: &subtree)
      appendSiblings(from: self[parent].modal.first, to: &subtree)
      appendSiblings(from: self[parent].passes.first, to: &subtree)
      next += 1
    }
    return subtree
  }

  private func appendSiblings(from first: Int32, to frames: inout [Int32]) {
    var frame = first
    while frame != none {
      frames.append(frame)
      frame = self[frame].siblings.next
    }
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
