import HelmCore

/// The identity of states in an exploration: the path, except for the part of its order that can never be observed.
///
/// States with the same form present the same, and every move leads from them to states with equal forms. The form is the tree of frames,
/// each with its segue and id, with
///
/// - accessories and overlays in their order, and all modals and curtains in the order of the path;
/// - the content of a frame in order, starting with the latest child that nothing can remove. The children hidden behind that one reappear
///   only by being presented individually, whatever their order.
///
/// Occurrences don't count: they are only names. The decision page on exploring has the proof.
///
/// The form is stored as the list of frames, each before its children. So the form without a frame and everything presented from it is the
/// list without a range, and its digest only requires what comes after the range.
struct CanonicalForm {
  /// Whether a child through each segue can be removed while its holder stays.
  private let isRemovable: [Bool]

  /// A frame of the list.
  private struct Entry {
    let segue: SegueIndex
    let depth: Int32

    /// The number of the id; -1 for none.
    let id: Int32

    func add(to digest: inout Digest) {
      digest.add(UInt64(UInt32(bitPattern: segue.rawValue)) << 32 | UInt64(UInt32(bitPattern: depth)))
      if id >= 0 { digest.add(UInt64(UInt32(bitPattern: id)) | 1 << 63) }
    }
  }

  private var entries: [Entry] = []

  /// The digests of what comes before each entry, and of the whole list.
  private var digests: [Digest] = []

  /// The positions of the modals and curtains in the list, in the order of the path.
  private var modals: [(position: Int, stamp: Int)] = []

  /// The positions in the list by the frames' slots; only valid for frames in the list.
  private var positions: [Int] = []

  // Reused, so that these are not allocated for each state.
  private var pending: [(frame: FrameSlot, depth: Int32)] = []
  private var content: [(frame: FrameSlot, segue: SegueIndex)] = []

  /// Creates the form for states under a machine's rules.
  init(_ machine: Machine) {
    let graph = machine.graph
    // A fragment that a segue leads back to loses what was presented from it, including its front child.
    var isReturnedTo = [Bool](repeating: false, count: graph.fragmentCount)
    for segue in graph.allSegues where !graph[segue].dismissable && !machine.disabled.contains(segue) {
      isReturnedTo[graph[segue].to.offset] = true
    }
    isRemovable = graph.segues.map { segue in
      segue.dismissable || isReturnedTo[segue.from.offset]
        || machine.enabledSegue(from: segue.to, to: segue.from) != nil
    }
  }

  /// The digest of the form.
  var digest: Digest { digest(withoutPositions: entries.count..<entries.count) }

  /// Returns the digest of the form without a frame and everything presented from it.
  ///
  /// A frame that can be removed doesn't affect the order of others.
  ///
  /// - Complexity: The entries that are removed, and those after them.
  func digest(without frame: FrameSlot) -> Digest {
    let first = positions[frame.offset]
    var end = first + 1
    while end < entries.count, entries[end].depth > entries[first].depth { end += 1 }
    return digest(withoutPositions: first..<end)
  }

  private func digest(withoutPositions removed: Range<Int>) -> Digest {
    var digest = digests[removed.lowerBound]
    for entry in entries[removed.upperBound...] { entry.add(to: &digest) }
    if modals.count(where: { !removed.contains($0.position) }) > 1 {
      for (position, _) in modals where !removed.contains(position) {
        let left = position < removed.lowerBound ? position : position - removed.count
        digest.add(UInt64(left) | 1 << 62)
      }
    }
    digest.finish()
    return digest
  }
}

// MARK: - Reading a state

extension CanonicalForm {
  /// Reads the form of a state.
  ///
  /// - Complexity: Linear in the path, and that of sorting the hidden content.
  mutating func read(_ table: FrameTable, _ ids: inout IDNumbers) {
    entries.removeAll(keepingCapacity: true)
    digests.removeAll(keepingCapacity: true)
    modals.removeAll(keepingCapacity: true)
    while positions.count < table.frames.count { positions.append(0) }
    var digest = Digest()
    digests.append(digest)
    push(childrenOf: table.root, depth: 0, table)
    while let (frame, depth) = pending.popLast() {
      guard let segue = table[frame].segue else { continue }
      positions[frame.offset] = entries.count
      if [.modal, .curtain].contains(table[frame].role) { modals.append((entries.count, table[frame].stamp)) }
      let entry = Entry(segue: segue, depth: depth, id: ids.number(of: table.subject(of: frame).id))
      entry.add(to: &digest)
      entries.append(entry)
      digests.append(digest)
      push(childrenOf: frame, depth: depth + 1, table)
    }
    if modals.count > 1 { modals.sort { $0.stamp < $1.stamp } }
  }

  /// Pushes the children of a frame such that they are visited by role, and in order within each.
  private mutating func push(childrenOf frame: FrameSlot, depth: Int32, _ table: FrameTable) {
    push(from: table[frame].curtains.last, depth, table)
    push(from: table[frame].modals.last, depth, table)
    push(from: table[frame].overlays.last, depth, table)
    push(from: table[frame].accessories.last, depth, table)
    push(from: table[frame].passes.last, depth, table)
    let ends = table[frame].content
    if ends.first == ends.last {
      push(from: ends.last, depth, table)
    } else {
      push(contentFrom: ends.last, depth, table)
    }
  }

  private mutating func push(from last: FrameSlot?, _ depth: Int32, _ table: FrameTable) {
    var child = last
    while let frame = child {
      pending.append((frame, depth))
      child = table[frame].siblings.previous
    }
  }

  private mutating func push(contentFrom last: FrameSlot?, _ depth: Int32, _ table: FrameTable) {
    content.removeAll(keepingCapacity: true)
    var fixed: Int?
    var child = last
    while let frame = child, let segue = table[frame].segue {
      if fixed == nil, !isRemovable[segue.offset] { fixed = content.count }
      content.append((frame, segue))
      child = table[frame].siblings.previous
    }
    // There is one frame per segue and source, so the segue identifies a frame's child.
    if let fixed, fixed + 2 < content.count {
      content[(fixed + 1)...].sort { $0.segue > $1.segue }
    }
    for (frame, _) in content { pending.append((frame, depth)) }
  }
}
