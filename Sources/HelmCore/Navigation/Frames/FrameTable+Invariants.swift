/// Checks the table's lists against each other and against semantics.md §2; for tests.
extension FrameTable {
  /// What is wrong with the table: nothing, if it is sound.
  ///
  /// - Complexity: About quadratic in the frames.
  func invariantViolations() -> [String] {
    let pathOrder = listed(from: path) { self[$0].path }
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
    check(byKey.count == alive.count, "byKey has \(byKey.count) of \(alive.count) frames")
    check(pathCount == pathOrder.count, "pathCount is \(pathCount) of \(pathOrder.count)")
    for frame in alive { violations += self.violations(of: frame, alive: alive) }
    violations += violationsOfCounts(alive)

    let visible = presented(in: root)
    let shown = listed(from: presented) { self[$0].presented }
    check(shown == visible, "presented \(shown ?? []) instead of \(visible)")
    check(presentedCount == visible.count, "presentedCount is \(presentedCount) of \(visible.count)")
    check(alive.allSatisfy { self[$0].isPresented == visible.contains($0) }, "a frame's isPresented is wrong")
    return violations
  }

  /// The frames of a list, or `nil` where its links do not fit together.
  private func listed(from ends: Frame.Children, links: (Int32) -> Frame.Links) -> [Int32]? {
    var list: [Int32] = []
    var frame = ends.first
    while frame != none {
      guard links(frame).previous == list.last ?? none, list.count < frames.count else { return nil }
      list.append(frame)
      frame = links(frame).next
    }
    return list.last ?? none == ends.last ? list : nil
  }

  /// What is presented in a frame's place, by the recursion of semantics.md §2.
  private func presented(in frame: Int32) -> [Int32] {
    if self[frame].heir != none { return presented(in: self[frame].heir) }
    let layers = [Frame.Role.content, .overlay, .modal].map { role in
      listed(from: self[frame].children(role)) { self[$0].siblings } ?? []
    }
    return [frame] + (layers[0].suffix(1) + layers[1] + layers[2].suffix(1)).flatMap { presented(in: $0) }
  }

  /// What is wrong with one frame and its references to others.
  private func violations(of frame: Int32, alive: [Int32]) -> [String] {
    let it = self[frame]
    var violations: [String] = []
    func check(_ isTrue: Bool, _ violation: String) {
      if !isTrue { violations.append("frame \(frame): \(violation)") }
    }

    check(byKey[key(of: frame)] == frame, "byKey")
    check(!it.isDoomed, "is doomed")
    for role in [Frame.Role.content, .overlay, .modal, .pass] {
      let expected = alive.filter { self[$0].cause == frame && self[$0].role == role }
      check(listed(from: it.children(role)) { self[$0].siblings } == expected, "its children as \(role)")
      if role == .modal { check(expected.count <= 1, "holds \(expected.count) modals") }
    }
    check(it.heir == none || (alive.contains(it.heir) && self[it.heir].giver == frame), "its heir")
    check(alive.count { self[$0].giver == frame } == (it.heir == none ? 0 : 1), "has given its place away twice")
    check(it.giver == none || alive.contains(it.giver), "its giver is gone")
    check((it.giver == none) == (it.role != .pass), "its giver does not go with its role")

    var opener = frame
    while self[opener].giver != none { opener = self[opener].giver }
    check(it.opener == opener, "its opener")
    var occupant = frame
    while self[occupant].heir != none { occupant = self[occupant].heir }
    if opener == frame { check(it.occupant == occupant, "its occupant") }

    guard frame != root else { return violations }
    check(alive.contains(it.cause) && it.depth == self[it.cause].depth + 1, "its depth")
    check(self[it.cause].stamp < it.stamp || it.cause == root, "is older than its cause")
    check(self[it.jump].depth < it.depth && stands(frame, on: it.jump), "its jump")
    let holds = held[HeldKey(source: it.cause, segue: it.segue)] == frame
    check(holds == (it.giver == none), "held")
    return violations
  }

  /// What is wrong with the numbers of frames.
  private func violationsOfCounts(_ alive: [Int32]) -> [String] {
    var violations: [String] = []
    let fragments = Set(alive.map { self[$0].fragment })
    if Set(counts.keys) != fragments { violations.append("counts of fragments without frames") }
    for fragment in fragments {
      let frames = alive.filter { self[$0].fragment == fragment }
      let shown = frames.count { self[$0].isPresented }
      if counts[fragment]?.all != frames.count || counts[fragment]?.presented != shown {
        violations.append("counts of fragment \(fragment)")
      }
    }
    if held.count != alive.count(where: { $0 != root && self[$0].giver == none }) {
      violations.append("held has \(held.count) entries")
    }
    return violations
  }
}
