/// The search for the longest valid part of a saved path.
///
/// Of two edges that exclude each other, a replay keeps the earlier one. For each such pair, the search also tries what is kept without the
/// earlier one, as long as there is work left.
struct RestorationSearch<N: Fragment> {
  /// An edge that is dropped, by its number, and the reason.
  typealias Dropped = (edge: Int, reason: DroppedEdge<N>.Reason)

  /// The part of the path that is kept.
  struct Result {
    let replay: RestorationReplay
    let dropped: [Dropped]
    let isLongest: Bool
  }

  private let start: Machine
  private let names: RestorationNames<N>
  private var edges: [KeptEdge] { names.edges }

  /// The edges by positions; `nil` for edges that can never be taken.
  private var steps: [RestorationReplay.Step?]

  /// The reasons why edges can never be taken; without one, the edge stands on such an edge, or on nothing.
  private var hopeless: [Int: DroppedEdge<N>.Reason] = [:]

  /// The amount of work that is left.
  private var work: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - start: The state with an empty path.
  ///   - names: The edges, with their names.
  ///   - refusal: A closure that returns why a guard denies the edge with a number, or `nil` if it allows it.
  init(_ start: Machine, _ names: RestorationNames<N>, refusal: (Int) -> String?) {
    (self.start, self.names) = (start, names)
    steps = Array(repeating: nil, count: names.edges.count)
    work = RestorationLimits.work(for: names.edges.count)
    for index in edges.indices {
      let edge = edges[index]
      guard edge.cause >= 0, edge.cause <= index, edge.cause == 0 || steps[edge.cause - 1] != nil else { continue }
      let source = edge.cause > 0 ? names.targets[edges[edge.cause - 1].name] : start.table[start.table.root].fragment
      let target = names.targets[edge.name]
      guard let source, let target, let segue = start.graph.segue(from: source, to: target) else {
        hopeless[index] = names.fragment(at: index) == nil ? .unknownFragment : .missingSegue(names.link(at: index))
        continue
      }
      hopeless[index] =
        obstacle(against: segue, at: index) ?? refusal(index).map { .denied(names.link(at: index), reason: $0) }
      if hopeless[index] == nil {
        steps[index] = .init(segue: segue, cause: edge.cause, id: edge.id, occurrence: edge.occurrence)
      }
    }
  }

  private func obstacle(against segue: SegueIndex, at index: Int) -> DroppedEdge<N>.Reason? {
    if start.disabled.contains(segue) { return .disabled(names.link(at: index)) }
    if start.redirects[segue] != nil { return .redirected(names.link(at: index)) }
    guard let kind = start.graph.idKind(of: start.graph[segue].to) else { return nil }
    if let id = edges[index].id, kind.accepts(id) { return nil }
    return .wrongID(names.link(at: index), expected: kind.name)
  }

  // MARK: The search

  mutating func longest() -> Result {
    let possible = steps.count { $0 != nil }
    var best = replay(without: [])
    var isLongest = best.isWhole
    work = min(work, RestorationLimits.searching(for: steps.count))
    // The edges to give up, and the conflicts that are left then; each edge that excludes another one is given up in turn.
    var choices = [(skipped: Set<Int>(), conflicts: best.conflicts)]
    var (tried, next) = (Set<Set<Int>>(), 0)
    search: while next < choices.count, best.kept < possible {
      let choice = choices[next]
      next += 1
      for blocker in choice.conflicts.compactMap(\.blocker) {
        let skipped = choice.skipped.union([blocker])
        guard tried.insert(skipped).inserted else { continue }
        // Choices that turn out to keep too little cost work, too.
        work -= steps.count + 4 * skipped.count
        guard work > 0 else {
          isLongest = false
          break search
        }
        guard possible - loss(of: skipped) > best.kept else { continue }
        let replay = replay(without: skipped)
        guard replay.isWhole else {
          isLongest = false
          break search
        }
        if replay.kept > best.kept { best = replay }
        choices.append((skipped, replay.conflicts))
      }
    }
    return Result(replay: best, dropped: dropped(best), isLongest: isLongest)
  }

  private mutating func replay(without skipped: Set<Int>) -> RestorationReplay {
    RestorationReplay(steps, without: skipped, from: start, work: &work)
  }

  /// Returns the number of edges lost if the given ones are given up.
  private func loss(of skipped: Set<Int>) -> Int {
    var gone = Array(repeating: false, count: steps.count)
    for (index, step) in steps.enumerated() {
      if let step { gone[index] = skipped.contains(index) || step.cause > 0 && gone[step.cause - 1] }
    }
    return gone.count { $0 }
  }

  // MARK: The result

  private func dropped(_ replay: RestorationReplay) -> [Dropped] {
    if replay.kept == edges.count { return [] }
    return edges.indices.filter { replay.slots[$0] == nil && edges[$0].index != nil }.map {
      ($0, reason(of: $0, in: replay))
    }
  }

  private func reason(of number: Int, in replay: RestorationReplay) -> DroppedEdge<N>.Reason {
    let cause = edges[number].cause - 1
    if edges.indices.contains(cause), cause < number, replay.slots[cause] == nil {
      // An inserted edge has no index; its own reason applies instead.
      return edges[cause].index.map { .standsOnDropped($0) } ?? reason(of: cause, in: replay)
    }
    return hopeless[number] ?? (steps[number] == nil ? .standsOnDropped(nil) : .displaced(names.link(at: number)))
  }
}
