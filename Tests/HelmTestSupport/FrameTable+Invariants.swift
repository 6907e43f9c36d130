import HelmCore

/// Checks the table's lists against each other and against what has to be presented; for tests.
extension FrameTable {
  /// Returns the violations of the table's invariants; none if it is sound.
  ///
  /// - Complexity: About linear in the frames; linear in them again for each hidden modal.
  package func invariantViolations() -> [String] {
    let pathOrder = listed(pathEnds) { self[$0].path }
    let alive = [root] + (pathOrder ?? [])
    guard let pathOrder, Set(alive).count == alive.count else { return ["the path's links are broken"] }
    var violations: [String] = []
    func check(_ isTrue: Bool, _ violation: @autoclosure () -> String) {
      if !isTrue { violations.append(violation()) }
    }

    let stamps = pathOrder.map { self[$0].stamp }
    check(zip(stamps, stamps.dropFirst()).allSatisfy(<), "the stamps are not in path order: \(stamps)")
    check((stamps.last ?? -1) < nextStamp, "the next stamp \(nextStamp) has been given")
    check(alive.count + free.count == frames.count, "\(alive.count) frames and \(free.count) free of \(frames.count)")
    check(Set(free).count == free.count && Set(free).isDisjoint(with: alive), "the free list \(free)")
    let relations = relations(alive)
    violations += alive.flatMap { self.violations(of: $0, relations) }
    violations += violationsOfCounts(alive)
    violations += violationsOfPresentation(alive, relations)
    return violations
  }

  /// Returns the frames of a list, or `nil` if its links are inconsistent.
  private func listed(_ ends: Frame.Ends, links: (FrameSlot) -> Frame.Links) -> [FrameSlot]? {
    var list: [FrameSlot] = []
    var upcoming = ends.first
    while let frame = upcoming {
      // This also rules out a cycle.
      guard links(frame).previous == list.last else { return nil }
      list.append(frame)
      upcoming = links(frame).next
    }
    return list.last == ends.last ? list : nil
  }

  // MARK: What is presented

  /// Returns what a frame shows in its own place, without modals and curtains.
  private func base(_ frame: FrameSlot) -> [FrameSlot] {
    var shown: [FrameSlot] = []
    var upcoming = [frame]
    // If references form a cycle, each frame of it has other violations, too.
    var rest = frames.count
    while let next = upcoming.popLast(), rest > 0 {
      rest -= 1
      if let successor = self[next].successor {
        upcoming.append(successor)
        continue
      }
      shown.append(next)
      let content = listed(self[next].content) { self[$0].siblings } ?? []
      let accessories = listed(self[next].accessories) { self[$0].siblings } ?? []
      let overlays = listed(self[next].overlays) { self[$0].siblings } ?? []
      upcoming += (accessories + content.suffix(1) + overlays).reversed()
    }
    return shown
  }

  /// Returns what is presented, from the bottom to the top, and the modals and curtains among it.
  private func presentation(_ inPathOrder: [FrameSlot]) -> (visible: [FrameSlot], row: [FrameSlot]) {
    var (visible, row) = ([FrameSlot](), [FrameSlot]())
    for ground in [root] + inPathOrder.filter({ self[$0].role == .curtain }) {
      var members = base(ground)
      if ground != root { row.append(ground) }
      for modal in inPathOrder where self[modal].role == .modal && self[modal].cause.map(members.contains) ?? false {
        row.append(modal)
        members += base(modal)
      }
      visible += members
    }
    return (visible, row)
  }

  private func violationsOfPresentation(_ alive: [FrameSlot], _ relations: Relations) -> [String] {
    var violations: [String] = []
    let (visible, row) = presentation(alive.sorted { self[$0].stamp < self[$1].stamp })
    let (areVisible, areInRow) = (Set(visible), Set(row))
    let listedRow = listed(rowEnds) { self[$0].row }
    if listedRow != row { violations.append("the row is \(listedRow ?? []) instead of \(row)") }
    if alive.contains(where: { self[$0].isInRow != areInRow.contains($0) }) {
      violations.append("a frame's isInRow is wrong")
    }
    let shown = listed(presentedEnds) { self[$0].presented }
    if shown != visible { violations.append("presented \(shown ?? []) instead of \(visible)") }
    if presentedCount != visible.count { violations.append("presentedCount is \(presentedCount) of \(visible.count)") }
    if front != visible.last(where: { relations.accessories[$0] == nil }) {
      violations.append("the front is \(front)")
    }
    for ground in alive where ground == root || self[ground].role == .curtain {
      if self[ground].rowLast != row.last(where: { self[$0].ground == ground }) {
        violations.append("the row on \(ground) ends with another than \(String(describing: self[ground].rowLast))")
      }
    }
    if alive.contains(where: { self[$0].isPresented != areVisible.contains($0) }) {
      violations.append("a frame's isPresented is wrong")
    }
    // No modal is hidden, unless something presented from it covers its holder.
    for modal in alive where self[modal].role == .modal && !areInRow.contains(modal) {
      let isCovered = alive.contains { cover in
        stands(cover, on: modal) && self[cover].predecessor.map { !stands($0, on: modal) } ?? false
      }
      if !isCovered { violations.append("modal \(modal) is hidden, and nothing that covers it stands on it") }
    }
    return violations
  }

  // MARK: Frames

  /// The references that frames must have, provided that their causes and givers are correct.
  private struct Relations {
    var alive: Set<FrameSlot>
    var children: [Holding: [FrameSlot]] = [:]
    var successors: [FrameSlot: [FrameSlot]] = [:]
    var openers: [FrameSlot: FrameSlot] = [:]

    /// The outermost accessory whose place a frame is in, if any.
    var accessories: [FrameSlot: FrameSlot] = [:]
  }

  private struct Holding: Hashable {
    let cause: FrameSlot
    let role: Frame.Role
  }

  private func relations(_ alive: [FrameSlot]) -> Relations {
    var relations = Relations(alive: Set(alive))
    for frame in alive {
      if let cause = self[frame].cause {
        relations.children[Holding(cause: cause, role: self[frame].role), default: []].append(frame)
      }
      if let predecessor = self[frame].predecessor { relations.successors[predecessor, default: []].append(frame) }
    }
    for frame in alive {
      var place: [FrameSlot] = []
      var opener = frame
      while relations.openers[opener] == nil, let predecessor = self[opener].predecessor, place.count < frames.count {
        place.append(opener)
        opener = predecessor
      }
      opener = relations.openers[opener] ?? opener
      for each in place + [opener] { relations.openers[each] = opener }
    }
    // A frame's cause comes before it.
    for frame in alive {
      guard let opener = relations.openers[frame], let holder = self[opener].cause else { continue }
      let around = relations.accessories[holder]
      switch self[opener].role {
      case .accessory: relations.accessories[frame] = around ?? opener
      case .content, .overlay: relations.accessories[frame] = around
      case .root, .pass, .modal, .curtain: break
      }
    }
    return relations
  }

  /// Returns the violations of one frame and its references.
  private func violations(of frame: FrameSlot, _ relations: Relations) -> [String] {
    let it = self[frame]
    var violations: [String] = []
    func check(_ isTrue: Bool, _ violation: @autoclosure () -> String) {
      if !isTrue { violations.append("frame \(frame.offset): \(violation())") }
    }

    check(self.frame(key(of: frame)) == frame, "its key")
    check(!it.isBeingRemoved, "is doomed")
    for role in [Frame.Role.accessory, .content, .overlay, .modal, .curtain, .pass] {
      let expected = relations.children[Holding(cause: frame, role: role)] ?? []
      check(listed(it[children: role]) { self[$0].siblings } == expected, "its children as \(role)")
      if role == .modal { check(expected.count <= 1, "holds \(expected.count) modals") }
      let segues = Set(expected.map { self[$0].segue })
      check(role == .pass || segues.count == expected.count, "holds several frames through one segue")
    }
    check(relations.successors[frame] ?? [] == (it.successor.map { [$0] } ?? []), "its successor")
    check(it.predecessor.map(relations.alive.contains) ?? true, "its predecessor is gone")
    check((it.predecessor == nil) == (it.role != .pass), "its predecessor does not go with its role")

    let opener = relations.openers[frame]
    check(it.opener == opener, "its opener")
    if opener == frame {
      var (occupant, rest) = (frame, frames.count)
      while let successor = self[occupant].successor, rest > 0 { (occupant, rest) = (successor, rest - 1) }
      check(it.occupant == occupant, "its occupant")
    }

    guard frame != root, let cause = it.cause, it.segue != nil else {
      check(frame == root && it.cause == nil && it.segue == nil, "its cause")
      return violations
    }
    check(relations.alive.contains(cause) && it.depth == self[cause].depth + 1, "its depth")
    check(self[cause].stamp < it.stamp || cause == root, "is older than its cause")
    check(it.accessory == relations.accessories[frame], "its accessory")
    check(it.ground == (it.role == .curtain ? frame : self[cause].ground), "its ground")
    check(self[it.jump].depth < it.depth && stands(frame, on: it.jump), "its jump")
    return violations
  }

  /// Returns the violations of the numbers of frames.
  private func violationsOfCounts(_ alive: [FrameSlot]) -> [String] {
    var violations: [String] = []
    let byFragment = Dictionary(grouping: alive) { self[$0].fragment }
    if Set(counts.keys) != Set(byFragment.keys) { violations.append("counts of fragments without frames") }
    for (fragment, frames) in byFragment {
      let shown = frames.count { self[$0].isPresented }
      if counts[fragment]?.all != frames.count || counts[fragment]?.presented != shown {
        violations.append("counts of fragment \(fragment.offset)")
      }
    }
    let bySubject = Dictionary(grouping: alive) { subject(of: $0) }
    if Set(groups.keys) != Set(bySubject.keys) { violations.append("groups without frames") }
    for (subject, frames) in bySubject {
      let shown = frames.count { self[$0].isPresented }
      if groups[subject]?.count != frames.count || groups[subject]?.presentedCount != shown {
        violations.append("the group of \(subject)")
      }
    }
    return violations
  }
}

extension Navigation {
  /// Returns the violations of the state's internal invariants; none if it is sound.
  ///
  /// - Complexity: About linear in the path; linear in it again for each hidden modal.
  package func invariantViolations() -> [String] { machine.table.invariantViolations() }
}
