/// The frames along a link of the table.
///
/// The sequence iterates over the table as it was when the sequence was created; later changes of the table don't affect it, but cost a
/// copy.
package struct FrameSequence: Sequence, IteratorProtocol {
  enum Direction {
    case path, pathFromEnd, presented, presentedFromTop, row, rowFromTop, siblings, siblingsFromEnd, causes, holders,
      heirs
  }

  fileprivate let frames: [Frame]
  fileprivate var upcoming: FrameSlot?
  fileprivate let direction: Direction

  package mutating func next() -> FrameSlot? {
    guard let slot = upcoming else { return nil }
    upcoming =
      switch direction {
      case .path: frames[slot.offset].path.next
      case .pathFromEnd: frames[slot.offset].path.previous
      case .presented: frames[slot.offset].presented.next
      case .presentedFromTop: frames[slot.offset].presented.previous
      case .row: frames[slot.offset].row.next
      case .rowFromTop: frames[slot.offset].row.previous
      case .siblings: frames[slot.offset].siblings.next
      case .siblingsFromEnd: frames[slot.offset].siblings.previous
      case .causes: frames[slot.offset].cause
      case .holders: frames[frames[slot.offset].opener.offset].cause
      case .heirs: frames[slot.offset].heir
      }
    return slot
  }
}

extension FrameTable {
  private func sequence(from start: FrameSlot?, _ direction: FrameSequence.Direction) -> FrameSequence {
    FrameSequence(frames: frames, upcoming: start, direction: direction)
  }

  /// The frames that the path's edges made, in order; without the root.
  package var path: FrameSequence { sequence(from: pathEnds.first, .path) }

  /// The frames of the path, from its end.
  var pathFromEnd: FrameSequence { sequence(from: pathEnds.last, .pathFromEnd) }

  /// The presented frames, from the bottom to the top.
  package var presented: FrameSequence { sequence(from: presentedEnds.first, .presented) }

  /// The presented frames, from the topmost down.
  package var presentedFromTop: FrameSequence { sequence(from: presentedEnds.last, .presentedFromTop) }

  /// The openers of the presented modals and of the curtains, from the bottom to the top.
  package var row: FrameSequence { sequence(from: rowEnds.first, .row) }

  /// The openers of the modals that don't stand on a curtain, from the topmost down.
  var modalsOnRoot: FrameSequence { sequence(from: self[root].rowLast, .rowFromTop) }

  /// The openers of the presented modals and of the curtains, from the topmost down.
  var rowFromTop: FrameSequence { sequence(from: rowEnds.last, .rowFromTop) }

  /// Returns the children of a frame with a role, in path order.
  func children(of frame: FrameSlot, _ role: Frame.Role) -> FrameSequence {
    sequence(from: self[frame].children(role).first, .siblings)
  }

  /// Returns the children of a frame with a role, from the latest.
  func childrenFromEnd(of frame: FrameSlot, _ role: Frame.Role) -> FrameSequence {
    sequence(from: self[frame].children(role).last, .siblingsFromEnd)
  }

  /// Returns a frame, and its causes down to the root.
  package func causes(from frame: FrameSlot?) -> FrameSequence { sequence(from: frame, .causes) }

  /// Returns a frame, the frame that holds its place, the holder of that one's place, and so on.
  func holders(from frame: FrameSlot?) -> FrameSequence { sequence(from: frame, .holders) }

  /// Returns a frame, and the frames that its place was handed over to, in order.
  func heirs(from frame: FrameSlot) -> FrameSequence { sequence(from: frame, .heirs) }
}
