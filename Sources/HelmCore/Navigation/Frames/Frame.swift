/// A fragment with its id, which a place shows.
@usableFromInline
package struct Subject: Hashable, Sendable {
  @usableFromInline package let fragment: FragmentIndex
  @usableFromInline package let id: String?

  package init(fragment: FragmentIndex, id: String?) {
    self.fragment = fragment
    self.id = id
  }
}

/// The identity of a frame within a state: its subject, and its occurrence.
@usableFromInline
package struct FrameKey: Hashable, Sendable {
  @usableFromInline package let subject: Subject
  @usableFromInline package let occurrence: Int

  package init(subject: Subject, occurrence: Int) {
    self.subject = subject
    self.occurrence = occurrence
  }
}

/// A presentation of a fragment.
///
/// All references are to frames of the same `FrameTable`, which also stores the id. So a frame consists of plain numbers, and copying a
/// table is cheap.
@usableFromInline package struct Frame: Sendable {
  package let fragment: FragmentIndex

  /// The number of the frame among those with the same subject.
  let occurrence: Int

  /// The segue that made the frame; `nil` for the root.
  package let segue: SegueIndex?

  /// The relation of the frame to its cause.
  package let role: Role

  /// The frame that the segue was taken from; `nil` for the root.
  package let cause: FrameSlot?

  /// The number of causes down to the root, and one of the causes, which allows finding any of them in few jumps.
  package let depth: Int
  package let jump: FrameSlot

  /// The frame that handed its place over; `nil` if this one opened the place.
  package let predecessor: FrameSlot?

  /// The frame that opened the place: a held child, or the root.
  package let opener: FrameSlot

  /// The frame that the place was handed over to, if any.
  package var successor: FrameSlot?

  /// For an opener: the frame that is in the place now.
  package var occupant: FrameSlot

  /// The curtain that the frame stands on, the topmost of several; the root if there is none.
  package let ground: FrameSlot

  /// The accessory whose place the frame is in, the outermost of several.
  package let accessory: FrameSlot?

  /// The frame's children by role, each list in path order.
  package var accessories = Ends()
  package var content = Ends()
  package var overlays = Ends()
  package var modals = Ends()
  package var curtains = Ends()
  package var passes = Ends()

  /// The table's slots that count the frames with this subject, and with this fragment.
  package let groupSlot: Int
  let countSlot: Int

  /// The neighbors among the children of one cause and role.
  package var siblings = Links()

  /// The neighbors on the path; frames that are removed and added again go to its end, with a higher stamp.
  package var path = Links()
  package var stamp = 0

  /// The number that identifies the frame among all others, past or present.
  package var serial = 0

  /// The neighbors in the list of presented frames, from the bottom to the top.
  package var presented = Links()
  package var isPresented = false

  /// For a presented modal, and for a curtain: the neighbors in the row, from the bottom to the top.
  package var row = Links()
  package var isInRow = false

  /// For the root and for curtains: the last member of the row that stands on it; a curtain counts as standing on itself.
  package var rowLast: FrameSlot?

  /// Whether the frame is about to be removed.
  package var isBeingRemoved = false
}

extension Frame {
  /// The relation of a frame to its cause.
  package enum Role: CaseIterable, Sendable {
    case root, accessory, content, overlay, modal, curtain, pass

    init(_ layer: PresentationLayer?) {
      switch layer {
      case nil: self = .pass
      case .accessory: self = .accessory
      case .content: self = .content
      case .overlay: self = .overlay
      case .modal: self = .modal
      case .curtain: self = .curtain
      }
    }
  }

  /// The first and the last frame of a list.
  package struct Ends: Sendable {
    package var first: FrameSlot?
    package var last: FrameSlot?
  }

  /// The neighbors of a frame in a list.
  package struct Links: Sendable {
    package var previous: FrameSlot?
    package var next: FrameSlot?
  }

  /// Whether the frame has any children.
  var hasChildren: Bool {
    content.first != nil || overlays.first != nil || modals.first != nil || passes.first != nil
      || accessories.first != nil || curtains.first != nil
  }

  /// The children with a role.
  package subscript(children role: Role) -> Ends {
    get {
      switch role {
      case .root: Ends()
      case .pass: passes
      case .accessory: accessories
      case .content: content
      case .overlay: overlays
      case .modal: modals
      case .curtain: curtains
      }
    }
    set {
      switch role {
      case .root: break
      case .pass: passes = newValue
      case .accessory: accessories = newValue
      case .content: content = newValue
      case .overlay: overlays = newValue
      case .modal: modals = newValue
      case .curtain: curtains = newValue
      }
    }
  }
}

// MARK: - Lists of frames

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
