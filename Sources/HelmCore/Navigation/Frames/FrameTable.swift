/// All frames of a state, and the lists that run through them (semantics.md §2).
///
/// Every operation costs in proportion to the frames that come, go, appear or disappear. Frames live in an array and
/// refer to each other by position; positions of removed frames are used again.
struct FrameTable: Sendable {
  var frames: [Frame] = []
  var free: [Int32] = []

  /// The frame of each fragment and id.
  var byKey: [FrameKey: Int32] = [:]

  /// How many frames each fragment has, and how many of them are presented.
  var counts: [Int32: Count] = [:]

  /// The held child of a frame by a segue: one per segue and origin.
  var held: [HeldKey: Int32] = [:]

  var path = Frame.Children()
  var presented = Frame.Children()
  var presentedCount = 0
  var nextStamp = 0

  /// What the current command has changed.
  var journal = Journal()

  struct Count: Sendable {
    var all = 0
    var presented = 0
  }

  struct HeldKey: Hashable, Sendable {
    let source: Int32
    let segue: Int32
  }

  /// The root frame's position.
  let root: Int32 = 0

  /// The state with an empty path.
  init(entry: Int32) {
    frames.append(
      Frame(
        fragment: entry, id: nil, segue: none, role: .root, cause: none, depth: 0, jump: 0, giver: none, opener: 0,
        occupant: 0))
    byKey[FrameKey(fragment: entry, id: nil)] = root
    counts[entry, default: Count()].all += 1
    show(root, after: none)
    journal.begin(at: nextStamp)
  }

  /// A frame at its position.
  subscript(frame: Int32) -> Frame {
    get { frames[Int(frame)] }
    _modify { yield &frames[Int(frame)] }
  }

  /// The topmost presented frame.
  var topmost: Int32 { presented.last }

  /// How many edges the path has.
  var pathCount: Int { byKey.count - 1 }

  func find(_ key: FrameKey) -> Int32? { byKey[key] }

  func key(of frame: Int32) -> FrameKey { FrameKey(fragment: self[frame].fragment, id: self[frame].id) }
}

// MARK: - Adding frames

extension FrameTable {
  /// Adds a frame at the end of the path and to its cause's children, not presented yet.
  mutating func add(_ key: FrameKey, segue: Int32, role: Frame.Role, cause: Int32, giver: Int32) -> Int32 {
    let new = free.popLast() ?? Int32(frames.count)
    let parent = self[cause]
    let jumpsAlike =
      parent.depth - self[parent.jump].depth == self[parent.jump].depth - self[self[parent.jump].jump].depth
    let frame = Frame(
      fragment: key.fragment, id: key.id, segue: segue, role: role, cause: cause, depth: parent.depth + 1,
      jump: jumpsAlike ? self[parent.jump].jump : cause, giver: giver,
      opener: giver == none ? new : self[giver].opener, occupant: giver == none ? new : none)
    if Int(new) == frames.count { frames.append(frame) } else { self[new] = frame }

    byKey[key] = new
    counts[key.fragment, default: Count()].all += 1
    if giver != none {
      self[giver].heir = new
      self[self[giver].opener].occupant = new
    } else {
      held[HeldKey(source: cause, segue: segue)] = new
    }
    appendToPath(new)
    self[new].serial = self[new].stamp
    appendToSiblings(new)
    return new
  }

  /// Puts a frame at the end of the path.
  mutating func appendToPath(_ frame: Int32) {
    self[frame].stamp = nextStamp
    nextStamp += 1
    self[frame].path = Frame.Links(previous: path.last, next: none)
    if path.last == none { path.first = frame } else { self[path.last].path.next = frame }
    path.last = frame
  }

  mutating func unlinkFromPath(_ frame: Int32) {
    let links = self[frame].path
    if links.previous == none { path.first = links.next } else { self[links.previous].path.next = links.next }
    if links.next == none { path.last = links.previous } else { self[links.next].path.previous = links.previous }
  }

  /// Puts a frame at the end of its cause's children of its role.
  mutating func appendToSiblings(_ frame: Int32) {
    let (cause, role) = (self[frame].cause, self[frame].role)
    let last = self[cause].children(role).last
    self[frame].siblings = Frame.Links(previous: last, next: none)
    if last != none { self[last].siblings.next = frame }
    withChildren(of: cause, role) { children in
      if children.first == none { children.first = frame }
      children.last = frame
    }
  }

  mutating func unlinkFromSiblings(_ frame: Int32) {
    let (cause, role, links) = (self[frame].cause, self[frame].role, self[frame].siblings)
    if links.previous != none { self[links.previous].siblings.next = links.next }
    if links.next != none { self[links.next].siblings.previous = links.previous }
    withChildren(of: cause, role) { children in
      if children.first == frame { children.first = links.next }
      if children.last == frame { children.last = links.previous }
    }
  }

  private mutating func withChildren(
    of frame: Int32, _ role: Frame.Role, _ change: (inout Frame.Children) -> Void
  ) {
    switch role {
    case .root: break
    case .pass: change(&self[frame].passes)
    case .content: change(&self[frame].content)
    case .overlay: change(&self[frame].overlays)
    case .modal: change(&self[frame].modal)
    }
  }
}
