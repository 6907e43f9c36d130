/// Finding the longest part of a saved path that fits the graph and the current rules.
extension Navigation {
  /// The largest number of edges of a saved path that can be replayed as they were: each from where it started, with
  /// nothing of it lost.
  ///
  /// An edge that can't be taken is dropped with everything on top of it. If edges exclude each other under the current
  /// rules, the choice that keeps the most is searched for, and among equals the one that gives up the earliest edges;
  /// the number of choices tried is bounded.
  ///
  /// - Parameters:
  ///   - edges: The saved path.
  ///   - refusal: Why a guard doesn't allow an edge; `nil` if it does.
  /// - Returns: What can be restored, and what was dropped.
  /// - Complexity: Linear in the path for each choice.
  package func restorable(
    _ edges: [KeptEdge<N>], refusal: (PathEdge<N>) -> String? = { _ in nil }
  ) -> RestorablePath<N> {
    var search = RestorationSearch(self, edges)
    search.rule(out: refusal)
    return search.longest()
  }
}

/// The search for the longest valid part of a saved path.
private struct RestorationSearch<N: Fragment> {
  typealias Reason = DroppedEdge<N>.Reason

  let start: Navigation<N>
  let edges: [KeptEdge<N>]

  /// The segue of each edge, if it can be taken at all.
  var segues: [SegueIndex?]

  /// Why an edge can never be taken.
  var hopeless: [Reason?]

  /// The number of takes left to try.
  var budget = 300_000

  init(_ start: Navigation<N>, _ edges: [KeptEdge<N>]) {
    self.start = start.atEntry()
    self.edges = edges
    segues = Array(repeating: nil, count: edges.count)
    hopeless = Array(repeating: nil, count: edges.count)
  }

  /// Finds out which edges can never be taken.
  mutating func rule(out refusal: (PathEdge<N>) -> String?) {
    let machine = start.machine
    for (index, edge) in edges.enumerated() {
      guard (0...index).contains(edge.cause) else {
        hopeless[index] = .standsOnDropped(nil)
        continue
      }
      guard let target = edge.target else {
        hopeless[index] = .unknownFragment
        continue
      }
      if edge.cause > 0, hopeless[edge.cause - 1] != nil {
        hopeless[index] = .standsOnDropped(edge.cause - 1)
        continue
      }
      let source = edge.cause == 0 ? start.entry : edges[edge.cause - 1].target ?? start.entry
      let link = source => target
      guard let segue = start.graph.position(of: link) else {
        hopeless[index] = .missingSegue(link)
        continue
      }
      let cause = edge.cause == 0 ? nil : edges[edge.cause - 1]
      let path = PathEdge(
        from: cause.map { PathFragment(source, canonicalID: $0.id, occurrence: $0.occurrence) } ?? start.root,
        to: PathFragment(target, canonicalID: edge.id, occurrence: edge.occurrence))
      if machine.disabled.contains(segue) {
        hopeless[index] = .disabled(link)
      } else if machine.redirects[segue] != nil {
        hopeless[index] = .redirected(link)
      } else if let reason = refusal(path) {
        hopeless[index] = .denied(link, reason: reason)
      } else {
        segues[index] = segue
      }
    }
  }

  /// A replay without some edges.
  struct Replay {
    var machine: Machine
    var reasons: [Reason?]
    var kept: Int
  }

  /// Replays all edges except some, and those that don't fit.
  mutating func replay(without given: Set<Int>) -> Replay? {
    var skipped = given
    // If an edge turns out to remove something else, everything is replayed without it.
    while true {
      guard budget > 0 else { return nil }
      var (machine, reasons) = (start.machine, hopeless)
      machine.guarded = GuardedMoves()
      machine.begin()
      var slots: [FrameSlot?] = []
      var misfit: Int?
      for (index, edge) in edges.enumerated() {
        slots.append(nil)
        guard let segue = segues[index], reasons[index] == nil else { continue }
        let link = start.graph.edge(at: segue)
        if skipped.contains(index) {
          reasons[index] = .displaced(link)
          continue
        }
        guard let source = edge.cause == 0 ? machine.table.root : slots[edge.cause - 1] else {
          reasons[index] = .standsOnDropped(edge.cause - 1)
          continue
        }
        guard machine.table[source].isPresented else {
          reasons[index] = .displaced(link)
          continue
        }
        budget -= 1
        let count = machine.table.pathCount
        guard let new = try? machine.take(segue, from: source, to: edge.id, wanted: edge.occurrence),
          machine.table.pathCount == count + 1, machine.table.pathEnds.last == new
        else {
          misfit = index
          break
        }
        slots[index] = new
      }
      guard let misfit else {
        return Replay(machine: machine, reasons: reasons, kept: slots.count { $0 != nil })
      }
      skipped.insert(misfit)
    }
  }

  /// The least number of edges lost if some are given up.
  func loss(of skipped: Set<Int>, standing: [[Int]]) -> Int {
    var gone: Set<Int> = []
    for index in skipped {
      var pending = [index]
      while let next = pending.popLast() { if gone.insert(next).inserted { pending += standing[next] } }
    }
    return gone.count
  }

  mutating func longest() -> RestorablePath<N> {
    let possible = hopeless.count { $0 == nil }
    guard var best = replay(without: []) else { return result(nil, isLongest: false) }
    guard best.kept < possible else { return result(best, isLongest: true) }
    var standing = [[Int]](repeating: [], count: edges.count)
    for (index, edge) in edges.enumerated() where hopeless[index] == nil && edge.cause > 0 {
      standing[edge.cause - 1].append(index)
    }
    // Sets of edges to give up, those that cost least first.
    var queue = RouteQueue<[Int]>()
    for index in edges.indices where hopeless[index] == nil {
      queue.insert([index], cost: loss(of: [index], standing: standing), commands: 1)
    }
    while let skipped = queue.popFirst() {
      let least = loss(of: Set(skipped), standing: standing)
      if possible - least <= best.kept { return result(best, isLongest: true) }
      budget -= 16
      guard let replay = replay(without: Set(skipped)) else { return result(best, isLongest: false) }
      if replay.kept > best.kept { best = replay }
      for index in edges.indices where index > (skipped.last ?? -1) && hopeless[index] == nil {
        budget -= 1
        let more = loss(of: Set(skipped + [index]), standing: standing)
        if more > least, possible - more > best.kept {
          queue.insert(skipped + [index], cost: more, commands: skipped.count + 1)
        }
      }
    }
    return result(best, isLongest: true)
  }

  private func result(_ replay: Replay?, isLongest: Bool) -> RestorablePath<N> {
    var restored = start
    if let replay { restored.machine.table = replay.machine.table }
    let dropped = edges.indices.compactMap { index in
      (replay?.reasons ?? hopeless)[index].map {
        DroppedEdge(index: index, name: edges[index].name, id: edges[index].id, reason: $0)
      }
    }
    return RestorablePath(path: restored.path, dropped: dropped, isLongest: isLongest)
  }
}
