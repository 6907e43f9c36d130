/// All frames of a state, and the lists that run through them.
///
/// The cost of every operation is proportional to the number of frames that are added or removed, or that appear or disappear. Frames are
/// stored in an array and refer to each other by slot; the slots of removed frames are reused.
@usableFromInline
package struct FrameTable: Sendable {
  @usableFromInline package var frames: [Frame] = []
  package var free: [FrameSlot] = []

  /// The frames of each fragment and id.
  @usableFromInline package var groups = KeyedSlots<Subject, FrameGroup>()

  /// The number of frames of each fragment, and of those that are presented.
  @usableFromInline package var counts = KeyedSlots<FragmentIndex, Count>()

  /// The child that a frame holds through a segue: one per segue and source.
  package var held = KeyedSlots<HeldKey, FrameSlot>()

  package var pathEnds = Frame.Ends()
  package var presentedEnds = Frame.Ends()
  package var rowEnds = Frame.Ends()
  package var pathCount = 0
  package var presentedCount = 0
  package var nextStamp = 0

  /// While a segue is being taken: the modals whose holders it has hidden.
  var uncovered: [FrameSlot] = []

  /// The changes of the current command.
  package var journal = Journal()

  @usableFromInline
  package struct Count: Sendable {
    package var all = 0
    package var presented = 0

    /// The number of presented frames without an id.
    package var presentedWithoutID = 0
  }

  package struct HeldKey: Equatable, Sendable {
    let source: FrameSlot
    let segue: SegueIndex

    package init(source: FrameSlot, segue: SegueIndex) { (self.source, self.segue) = (source, segue) }
  }

  /// The root frame's slot.
  package let root = FrameSlot(0)

  /// Creates a state with an empty path.
  init(entry: FragmentIndex, id: String? = nil) {
    let subject = Subject(fragment: entry, id: id)
    let (occurrence, groupSlot, countSlot) = register(root, subject, wanted: 0)
    frames.append(
      Frame(
        fragment: entry, occurrence: occurrence, segue: nil, role: .root, cause: nil, depth: 0, jump: root, giver: nil,
        opener: root, occupant: root, ground: root, accessory: nil, groupSlot: groupSlot, countSlot: countSlot))
    show(root, after: nil)
    journal.begin(at: nextStamp)
  }

  /// The frame in a slot.
  @inlinable package subscript(slot: FrameSlot) -> Frame {
    // Accessed in place: copying a frame costs more than most uses of it.
    _read { yield frames[slot.offset] }
    _modify { yield &frames[slot.offset] }
  }

  /// Returns the fragment and id of a frame.
  package func subject(of frame: FrameSlot) -> Subject { groups.key(inSlot: self[frame].groupSlot) }

  /// Returns whether several frames have the fragment and id of a frame.
  package func isRepeated(_ frame: FrameSlot) -> Bool { groups[slot: self[frame].groupSlot].count > 1 }

  /// Returns the key that identifies a frame.
  package func key(of frame: FrameSlot) -> FrameKey {
    FrameKey(subject: subject(of: frame), occurrence: self[frame].occurrence)
  }

  /// The topmost presented frame.
  package var topmost: FrameSlot { presentedEnds.last ?? root }

  /// The topmost presented frame that isn't in the place of an accessory: what the app shows.
  ///
  /// - Complexity: Linear in the accessories passed, which hold one another or have one holder.
  package var front: FrameSlot { front(from: topmost) }

  /// Returns the frame in front of what stands on a curtain or, for the root, of what stands on no curtain.
  ///
  /// - Complexity: That of ``front``.
  package func front(on ground: FrameSlot) -> FrameSlot {
    // The next curtain follows in the row.
    let next = self[ground].rowLast.map { self[$0].row.next } ?? rowEnds.first
    return front(from: next.map { self[self[$0].occupant].presented.previous ?? root } ?? topmost)
  }

  private func front(from topmost: FrameSlot) -> FrameSlot {
    var front = topmost
    while let accessory = self[front].accessory, let below = self[self[accessory].occupant].presented.previous {
      front = below
    }
    return front
  }

  /// The curtains, from the topmost down, and then the root.
  var grounds: [FrameSlot] { rowFromTop.filter { self[$0].role == .curtain } + [root] }

  /// Returns the frame with a key.
  package func frame(_ key: FrameKey) -> FrameSlot? {
    groups.slot(of: key.subject).flatMap { groups[slot: $0][key.occurrence] }
  }

  /// Returns the number of presented frames of a fragment with an id, or without one.
  func presentedCount(of subject: Subject) -> Int {
    groups.slot(of: subject).map { groups[slot: $0].presentedCount } ?? 0
  }

  /// Returns the number of presented frames of a fragment.
  package func presentedCount(of fragment: FragmentIndex) -> Int {
    counts.slot(of: fragment).map { counts[slot: $0].presented } ?? 0
  }
}

// MARK: - Adding frames

extension FrameTable {
  /// Reserves capacity for a number of frames.
  mutating func reserveCapacity(_ count: Int) {
    frames.reserveCapacity(count)
    groups.reserveCapacity(count)
    held.reserveCapacity(count)
  }

  /// Adds a frame at the end of the path and of its cause's children, not presented yet, with the wanted occurrence if that is free.
  mutating func add(
    _ subject: Subject, wanted: Int?, segue: SegueIndex, role: Frame.Role, cause: FrameSlot, giver: FrameSlot?
  ) -> FrameSlot {
    let new = free.popLast() ?? FrameSlot(frames.count)
    let (occurrence, groupSlot, countSlot) = register(new, subject, wanted: wanted)
    let (depth, jump) = (self[cause].depth, self[cause].jump)
    let jumpsAlike = depth - self[jump].depth == self[jump].depth - self[self[jump].jump].depth
    let frame = Frame(
      fragment: subject.fragment, occurrence: occurrence, segue: segue, role: role, cause: cause, depth: depth + 1,
      jump: jumpsAlike ? self[jump].jump : cause, giver: giver, opener: giver.map { self[$0].opener } ?? new,
      occupant: new, ground: role == .curtain ? new : self[giver ?? cause].ground,
      accessory: accessory(around: new, role: role, of: giver ?? cause), groupSlot: groupSlot, countSlot: countSlot)
    if new.offset == frames.count { frames.append(frame) } else { self[new] = frame }
    if let giver {
      self[giver].heir = new
      self[frame.opener].occupant = new
    } else {
      held[HeldKey(source: cause, segue: segue)] = new
    }
    appendToPath(new)
    self[new].serial = self[new].stamp
    appendToSiblings(new)
    pathCount += 1
    return new
  }

  /// Returns the accessory whose place a new frame is in.
  private func accessory(around new: FrameSlot, role: Frame.Role, of other: FrameSlot) -> FrameSlot? {
    switch role {
    case .root, .modal, .curtain: nil
    case .accessory: self[other].accessory ?? new
    case .pass, .content, .overlay: self[other].accessory
    }
  }

  /// Registers a frame, and assigns its occurrence.
  private mutating func register(
    _ new: FrameSlot, _ subject: Subject, wanted: Int?
  ) -> (occurrence: Int, groupSlot: Int, countSlot: Int) {
    let countSlot = counts.slot(of: subject.fragment, else: Count())
    counts[slot: countSlot].all += 1
    let groupSlot = groups.slot(of: subject, else: FrameGroup())
    let occurrence = groups[slot: groupSlot].freeOccurrence(wanted: wanted)
    groups[slot: groupSlot].add(new, at: occurrence)
    return (occurrence, groupSlot, countSlot)
  }

  /// Appends a frame to the path.
  mutating func appendToPath(_ frame: FrameSlot) {
    self[frame].stamp = nextStamp
    nextStamp += 1
    self[frame].path = Frame.Links(previous: pathEnds.last, next: nil)
    if let last = pathEnds.last { self[last].path.next = frame } else { pathEnds.first = frame }
    pathEnds.last = frame
  }

  mutating func unlinkFromPath(_ frame: FrameSlot) {
    let links = self[frame].path
    if let previous = links.previous { self[previous].path.next = links.next } else { pathEnds.first = links.next }
    if let next = links.next { self[next].path.previous = links.previous } else { pathEnds.last = links.previous }
  }

  /// Appends a frame to its cause's children of its role.
  mutating func appendToSiblings(_ frame: FrameSlot) {
    guard let cause = self[frame].cause else { return }
    let role = self[frame].role
    let last = self[cause].children(role).last
    self[frame].siblings = Frame.Links(previous: last, next: nil)
    if let last { self[last].siblings.next = frame }
    withChildren(of: cause, role) { children in
      if children.first == nil { children.first = frame }
      children.last = frame
    }
  }

  mutating func unlinkFromSiblings(_ frame: FrameSlot) {
    guard let cause = self[frame].cause else { return }
    let (role, links) = (self[frame].role, self[frame].siblings)
    if let previous = links.previous { self[previous].siblings.next = links.next }
    if let next = links.next { self[next].siblings.previous = links.previous }
    withChildren(of: cause, role) { children in
      if children.first == frame { children.first = links.next }
      if children.last == frame { children.last = links.previous }
    }
  }

  private mutating func withChildren(
    of frame: FrameSlot, _ role: Frame.Role, _ change: (inout Frame.Ends) -> Void
  ) {
    switch role {
    case .root: break
    case .pass: change(&self[frame].passes)
    case .accessory: change(&self[frame].accessories)
    case .content: change(&self[frame].content)
    case .overlay: change(&self[frame].overlays)
    case .modal: change(&self[frame].modals)
    case .curtain: change(&self[frame].curtains)
    }
  }
}
