/// All frames of a state, and the lists that run through them.
///
/// The cost of every operation is proportional to the number of frames that are added or removed, or that appear or disappear. Frames are
/// stored in an array and refer to each other by slot; the slots of removed frames are reused.
@usableFromInline
package struct FrameTable: Sendable {
  @usableFromInline package var frames: [Frame] = []
  package var free: [FrameSlot] = []

  /// The frames of each fragment and id.
  @usableFromInline package var groups = SlotMap<Subject, FrameGroup>()

  /// The number of frames of each fragment, and of those that are presented.
  @usableFromInline package var counts = SlotMap<FragmentIndex, Count>()

  package var pathEnds = Frame.Ends()
  package var presentedEnds = Frame.Ends()
  package var rowEnds = Frame.Ends()
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
  }

  /// The root frame's slot.
  package let root = FrameSlot(0)

  /// Creates a state with an empty path.
  init(entry: FragmentIndex, id: String? = nil) {
    let subject = Subject(fragment: entry, id: id)
    let (occurrence, groupSlot, countSlot) = register(root, subject, wanted: 0)
    frames.append(
      Frame(
        fragment: entry, occurrence: occurrence, segue: nil, role: .root, cause: nil, depth: 0, jump: root,
        predecessor: nil,
        opener: root, occupant: root, ground: root, accessory: nil, groupSlot: groupSlot, countSlot: countSlot))
    show(root, after: nil)
    journal.begin(at: nextStamp)
  }

  /// The number of edges of the path.
  package var pathCount: Int { frames.count - free.count - 1 }

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
  package func frame(_ key: FrameKey) -> FrameSlot? { groups[key.subject]?[key.occurrence] }

  /// Returns the number of presented frames of a fragment with an id, or without one.
  func presentedCount(of subject: Subject) -> Int { groups[subject]?.presentedCount ?? 0 }

  /// Returns the number of presented frames of a fragment.
  package func presentedCount(of fragment: FragmentIndex) -> Int { counts[fragment]?.presented ?? 0 }
}

extension FrameTable {
  /// Makes room for a path of as many frames.
  mutating func reserveCapacity(_ count: Int) {
    frames.reserveCapacity(count)
    groups.reserveCapacity(count)
  }
}

// MARK: - Ancestry

extension FrameTable {
  /// Returns the cause of a frame at a depth; the frame itself if it isn't deeper.
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
    cause(of: frame, atDepth: self[other].depth) == other
  }

  /// Returns whether a frame descends from any of some others, or is one of them.
  func stands(_ frame: FrameSlot, onAnyOf others: [FrameSlot]) -> Bool {
    for other in others where stands(frame, on: other) { return true }
    return false
  }

  /// Returns the nearest cause of a frame with a subject; the frame itself counts.
  func nearestCause(of frame: FrameSlot, showing subject: Subject) -> FrameSlot? {
    guard let slot = groups.slot(of: subject) else { return nil }
    return causes(from: frame).first { self[$0].groupSlot == slot }
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

  /// Returns a frame with everything presented from it, each frame after its cause.
  func subtree(of frame: FrameSlot) -> [FrameSlot] {
    var subtree = [frame]
    var next = 0
    while next < subtree.count {
      let parent = subtree[next]
      next += 1
      guard self[parent].hasChildren else { continue }
      for role in Frame.Role.allCases { subtree += children(of: parent, role) }
    }
    return subtree
  }
}

// MARK: - Adding frames

extension FrameTable {
  /// Adds a frame at the end of the path and of its cause's children, with the wanted occurrence if that is free, and presents it.
  mutating func add(
    _ subject: Subject, wanted: Int?, segue: SegueIndex, role: Frame.Role, cause: FrameSlot, predecessor: FrameSlot?
  ) -> FrameSlot {
    let new = free.popLast() ?? FrameSlot(frames.count)
    let (occurrence, groupSlot, countSlot) = register(new, subject, wanted: wanted)
    let (depth, jump) = (self[cause].depth, self[cause].jump)
    let jumpsAlike = depth - self[jump].depth == self[jump].depth - self[self[jump].jump].depth
    let frame = Frame(
      fragment: subject.fragment, occurrence: occurrence, segue: segue, role: role, cause: cause, depth: depth + 1,
      jump: jumpsAlike ? self[jump].jump : cause, predecessor: predecessor,
      opener: predecessor.map { self[$0].opener } ?? new,
      occupant: new, ground: role == .curtain ? new : self[predecessor ?? cause].ground,
      accessory: accessory(around: new, role: role, of: predecessor ?? cause), groupSlot: groupSlot,
      countSlot: countSlot)
    if new.offset == frames.count { frames.append(frame) } else { self[new] = frame }
    if let predecessor {
      self[predecessor].successor = new
      self[frame.opener].occupant = new
    }
    appendToPath(new)
    self[new].serial = self[new].stamp
    append(new, to: .siblings)
    appear(new)
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
    append(frame, to: .path)
  }
}

/// The frames of one fragment with one id, by occurrence: nearly always a single one, with the number 0.
@usableFromInline
package struct FrameGroup: Sendable {
  private var first: FrameSlot?

  /// The frames with other numbers than 0.
  private var others: [Int: FrameSlot] = [:]

  /// A number above 0, below which none is free.
  private var leastFree = 1

  /// The number of frames that are presented.
  package var presentedCount = 0

  package var count: Int { others.count + (first == nil ? 0 : 1) }

  subscript(occurrence: Int) -> FrameSlot? { occurrence == 0 ? first : others[occurrence] }

  /// The frames, in no particular order.
  var slots: [FrameSlot] { (first.map { [$0] } ?? []) + others.values }

  /// Returns a number for a new frame: the wanted one if it is free, or else the lowest free one.
  ///
  /// - Complexity: Linear in the frames with numbers above the last one that was released.
  mutating func freeOccurrence(wanted: Int?) -> Int {
    if let wanted, self[wanted] == nil { return wanted }
    if first == nil { return 0 }
    while others[leastFree] != nil { leastFree += 1 }
    return leastFree
  }

  mutating func add(_ slot: FrameSlot, at occurrence: Int) {
    guard occurrence > 0 else { return first = slot }
    others[occurrence] = slot
  }

  mutating func remove(at occurrence: Int) {
    guard occurrence > 0 else { return first = nil }
    others[occurrence] = nil
    leastFree = min(leastFree, occurrence)
  }
}
