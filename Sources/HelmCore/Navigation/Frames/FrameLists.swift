/// A list that runs through the frames of a table.
package enum FrameList: Sendable {
  /// The frames that the path's edges made, in order; without the root.
  case path

  /// The presented frames, from the bottom to the top.
  case presented

  /// The openers of the presented modals and of the curtains, from the bottom to the top.
  case row

  /// The children of one cause and role, in path order.
  case siblings
}

extension Frame {
  /// The neighbors in a list.
  subscript(list: FrameList) -> Links {
    get {
      switch list {
      case .path: path
      case .presented: presented
      case .row: row
      case .siblings: siblings
      }
    }
    set {
      switch list {
      case .path: path = newValue
      case .presented: presented = newValue
      case .row: row = newValue
      case .siblings: siblings = newValue
      }
    }
  }
}

// MARK: - Changing lists

extension FrameTable {
  /// The ends of the list that a frame is, or will be, a member of.
  private subscript(endsOf list: FrameList, with frame: FrameSlot) -> Frame.Ends {
    get {
      switch list {
      case .path: pathEnds
      case .presented: presentedEnds
      case .row: rowEnds
      case .siblings: self[frame].cause.map { self[$0][children: self[frame].role] } ?? Frame.Ends()
      }
    }
    set {
      switch list {
      case .path: pathEnds = newValue
      case .presented: presentedEnds = newValue
      case .row: rowEnds = newValue
      case .siblings: if let cause = self[frame].cause { self[cause][children: self[frame].role] = newValue }
      }
    }
  }

  /// Inserts a frame, or a range that is linked already, into a list, after one of its members, or first.
  mutating func link(
    _ first: FrameSlot, through last: FrameSlot? = nil, into list: FrameList, after previous: FrameSlot?
  ) {
    let last = last ?? first
    var ends = self[endsOf: list, with: first]
    let next = previous.map { self[$0][list].next } ?? ends.first
    self[first][list].previous = previous
    self[last][list].next = next
    if let previous { self[previous][list].next = first } else { ends.first = first }
    if let next { self[next][list].previous = last } else { ends.last = last }
    self[endsOf: list, with: first] = ends
  }

  /// Appends a frame, or a range that is linked already, to a list.
  mutating func append(_ first: FrameSlot, through last: FrameSlot? = nil, to list: FrameList) {
    link(first, through: last, into: list, after: self[endsOf: list, with: first].last)
  }

  /// Removes a frame, or a range, from a list.
  mutating func unlink(_ first: FrameSlot, through last: FrameSlot? = nil, from list: FrameList) {
    var ends = self[endsOf: list, with: first]
    let (previous, next) = (self[first][list].previous, self[last ?? first][list].next)
    if let previous { self[previous][list].next = next } else { ends.first = next }
    if let next { self[next][list].previous = previous } else { ends.last = previous }
    self[endsOf: list, with: first] = ends
  }
}

// MARK: - Walking lists

/// The frames along a link of the table.
///
/// The sequence iterates over the table as it was when the sequence was created; later changes of the table don't affect it, but cost a
/// copy.
package struct FrameSequence: Sequence, IteratorProtocol {
  enum Direction {
    case next(FrameList)
    case previous(FrameList)
    case cause, holder, successor
  }

  fileprivate let frames: [Frame]
  fileprivate var upcoming: FrameSlot?
  fileprivate let direction: Direction

  package mutating func next() -> FrameSlot? {
    guard let slot = upcoming else { return nil }
    upcoming =
      switch direction {
      case .next(let list): frames[slot.offset][list].next
      case .previous(let list): frames[slot.offset][list].previous
      case .cause: frames[slot.offset].cause
      case .holder: frames[frames[slot.offset].opener.offset].cause
      case .successor: frames[slot.offset].successor
      }
    return slot
  }
}

extension FrameTable {
  private func sequence(from start: FrameSlot?, _ direction: FrameSequence.Direction) -> FrameSequence {
    FrameSequence(frames: frames, upcoming: start, direction: direction)
  }

  /// The frames that the path's edges made, in order; without the root.
  package var path: FrameSequence { sequence(from: pathEnds.first, .next(.path)) }

  /// The frames of the path, from its end.
  var pathFromEnd: FrameSequence { sequence(from: pathEnds.last, .previous(.path)) }

  /// The presented frames, from the bottom to the top.
  package var presented: FrameSequence { sequence(from: presentedEnds.first, .next(.presented)) }

  /// The presented frames, from the topmost down.
  package var presentedFromTop: FrameSequence { sequence(from: presentedEnds.last, .previous(.presented)) }

  /// The openers of the presented modals and of the curtains, from the bottom to the top.
  package var row: FrameSequence { sequence(from: rowEnds.first, .next(.row)) }

  /// The openers of the presented modals and of the curtains, from the topmost down.
  var rowFromTop: FrameSequence { sequence(from: rowEnds.last, .previous(.row)) }

  /// Returns the children of a frame with a role, in path order.
  func children(of frame: FrameSlot, _ role: Frame.Role) -> FrameSequence {
    sequence(from: self[frame][children: role].first, .next(.siblings))
  }

  /// Returns the children of a frame with a role, from the latest.
  func childrenFromEnd(of frame: FrameSlot, _ role: Frame.Role) -> FrameSequence {
    sequence(from: self[frame][children: role].last, .previous(.siblings))
  }

  /// Returns a frame, and its causes down to the root.
  package func causes(from frame: FrameSlot?) -> FrameSequence { sequence(from: frame, .cause) }

  /// Returns a frame, the frame that holds its place, the holder of that one's place, and so on.
  func holders(from frame: FrameSlot?) -> FrameSequence { sequence(from: frame, .holder) }

  /// Returns a frame, and the frames that its place was handed over to, in order.
  func successors(from frame: FrameSlot) -> FrameSequence { sequence(from: frame, .successor) }
}
