/// The search for the longest part of a saved path that is valid.
///
/// A replay keeps the earlier one of two edges that exclude each other. For each such pair, the search tries what is kept
/// without the earlier one, as long as there is work left.
struct RestorationSearch<N: Fragment> {
  typealias Reason = DroppedEdge<N>.Reason

  let start: Navigation<N>
  let edges: [KeptEdge<N>]

  /// The edges by positions, if they can be taken at all.
  private var steps: [RestorationReplay.Step?]

  /// Why an edge can never be taken.
  private var hopeless: [Reason?]

  private var work: Int

  init(_ start: Navigation<N>, _ edges: [KeptEdge<N>]) {
    var start = start.atEntry()
    start.machine.table.journal.notesTouches = false
    self.start = start
    self.edges = edges
    steps = Array(repeating: nil, count: edges.count)
    hopeless = Array(repeating: nil, count: edges.count)
    work = RestorationLimits.work(for: edges.count)
  }

  /// Finds out which edges can never be taken.
  mutating func rule(out refusal: (PathEdge<N>) -> String?) {
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
      let cause = edge.cause == 0 ? nil : edges[edge.cause - 1]
      let link = (cause?.target ?? start.entry) => target
      guard let segue = start.graph.position(of: link) else {
        hopeless[index] = .missingSegue(link)
        continue
      }
      hopeless[index] = reason(against: segue, link, id: edge.id) {
        refusal(
          PathEdge(
            from: cause.map { PathFragment(link.from, canonicalID: $0.id, occurrence: $0.occurrence) } ?? start.root,
            to: PathFragment(target, canonicalID: edge.id, occurrence: edge.occurrence)))
      }
      if hopeless[index] == nil {
        steps[index] = .init(segue: segue, cause: edge.cause, id: edge.id, occurrence: edge.occurrence)
      }
    }
  }

  private func reason(
    against segue: SegueIndex, _ link: DirectedEdge<N>, id: String?, _ refusal: () -> String?
  ) -> Reason? {
    let machine = start.machine
    if machine.disabled.contains(segue) { return .disabled(link) }
    if machine.redirects[segue] != nil { return .redirected(link) }
    if let kind = machine.graph.idKind(of: machine.graph[segue].to), !(id.map { kind.accepts($0) } ?? false) {
      return .wrongID(link, expected: kind)
    }
    return refusal().map { .denied(link, reason: $0) }
  }

  // MARK: The search

  /// A choice that was replayed: what was given up, and the conflicts that were left.
  private struct Choice {
    let skipped: Set<Int>
    let conflicts: [RestorationReplay.Conflict]
  }

  /// A choice to try: that of another one, but without the conflicting edges up to a certain one, which is kept instead of
  /// the edge that it conflicts with.
  private struct Candidate {
    let choice: Int
    let conflict: Int
  }

  mutating func longest(
    firingAutos: Bool, refusal: (PathEdge<N>) -> String?
  ) -> RestorablePath<N> {
    let possible = steps.count { $0 != nil }
    guard let first = replay(without: []) else {
      return RestorablePath(navigation: start, dropped: reasons(nil), isLongest: false)
    }
    var (best, isLongest) = (first, first.isWhole)
    let sizes = sizes()
    var choices: [Choice] = []
    var queue = RouteQueue<Candidate>()
    func add(_ replay: RestorationReplay, without skipped: Set<Int>, lost: Int) {
      var lost = lost
      for (number, conflict) in replay.conflicts.enumerated() {
        // The edge that is given up instead is one more, whatever stands on it.
        guard possible - lost - 1 > best.kept else { break }
        if conflict.blocker != nil {
          queue.insert(
            Candidate(choice: choices.count, conflict: number), cost: RouteCost(commands: lost), rest: skipped.count)
        }
        lost += sizes[conflict.edge]
      }
      choices.append(Choice(skipped: skipped, conflicts: replay.conflicts))
    }
    if best.kept < possible { add(first, without: [], lost: 0) }
    while let candidate = queue.popFirst() {
      let choice = choices[candidate.choice]
      let conflicts = choice.conflicts[...candidate.conflict]
      guard let blocker = conflicts.last?.blocker else { continue }
      let skipped = choice.skipped.union(conflicts.dropLast().map(\.edge)).union([blocker])
      // Choices that turn out to keep too little are work as well.
      work -= steps.count + 4 * skipped.count
      guard work > 0 else {
        isLongest = false
        break
      }
      let lost = loss(of: skipped)
      guard possible - lost > best.kept else { continue }
      guard let replay = replay(without: skipped), replay.isWhole else {
        isLongest = false
        break
      }
      if replay.kept > best.kept { best = replay }
      add(replay, without: skipped, lost: lost)
    }
    return result(best, isLongest: isLongest, firingAutos: firingAutos, refusal: refusal)
  }

  /// Replays all edges but some; one that takes something away is left out as well.
  private mutating func replay(without given: Set<Int>) -> RestorationReplay? {
    var skipped = given
    for _ in 0..<8 {
      let replay = RestorationReplay(steps, without: skipped, from: unguarded, work: &work)
      guard let misfit = replay.misfit else { return replay }
      skipped.insert(misfit)
    }
    return nil
  }

  private var unguarded: Machine {
    var machine = start.machine
    machine.guarded = GuardedMoves()
    return machine
  }

  /// The number of edges that can be taken and go with each edge, itself included.
  private func sizes() -> [Int] {
    var sizes = steps.map { $0 == nil ? 0 : 1 }
    for (index, step) in steps.enumerated().reversed() {
      if let step, step.cause > 0 { sizes[step.cause - 1] += sizes[index] }
    }
    return sizes
  }

  /// The number of edges lost if some are given up.
  private func loss(of skipped: Set<Int>) -> Int {
    var gone = Array(repeating: false, count: steps.count)
    var count = 0
    for (index, step) in steps.enumerated() {
      guard let step else { continue }
      gone[index] = skipped.contains(index) || (step.cause > 0 && gone[step.cause - 1])
      if gone[index] { count += 1 }
    }
    return count
  }

  // MARK: The result

  private func result(
    _ best: RestorationReplay, isLongest: Bool, firingAutos: Bool, refusal: (PathEdge<N>) -> String?
  ) -> RestorablePath<N> {
    var best = best
    var restored = start
    let dropped = reasons(best)
    if firingAutos || !dropped.isEmpty {
      best.fireAutos { segue, source, machine in
        let target = PathFragment(restored.graph.names[machine.graph[segue].to])
        return refusal(PathEdge(from: restored.pathFragment(machine.table.key(of: source)), to: target)) == nil
      }
    }
    restored.machine.table = best.machine.table
    restored.machine.table.journal.notesTouches = true
    restored.machine.begin()
    return RestorablePath(navigation: restored, dropped: dropped, isLongest: isLongest)
  }

  private func reasons(_ replay: RestorationReplay?) -> [DroppedEdge<N>] {
    var dropped: [DroppedEdge<N>] = []
    for (number, edge) in edges.enumerated() where replay?.slots[number] == nil {
      guard let index = edge.index else { continue }
      dropped.append(DroppedEdge(index: index, name: edge.name, id: edge.id, reason: reason(of: number, in: replay)))
    }
    return dropped
  }

  private func reason(of index: Int, in replay: RestorationReplay?) -> Reason {
    let cause = edges[index].cause - 1
    if edges.indices.contains(cause), cause < index, replay?.slots[cause] == nil {
      // What was put in between has no index: what is wrong with that is what is wrong.
      return edges[cause].index.map { .standsOnDropped($0) } ?? reason(of: cause, in: replay)
    }
    if let reason = hopeless[index] { return reason }
    guard let step = steps[index] else { return .standsOnDropped(nil) }
    return .displaced(start.graph.edge(at: step.segue))
  }
}
