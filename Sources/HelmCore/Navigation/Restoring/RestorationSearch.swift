/// The search for the longest valid part of a saved path.
///
/// Of two edges that exclude each other, a replay keeps the earlier one. For each such pair, the search also tries what is kept without the
/// earlier one, as long as there is work left.
struct RestorationSearch<N: Fragment> {
  private let start: Navigation<N>
  private let path: SavedPath<N>

  /// The edges of the path, with those that a bridge inserted.
  private let edges: [SavedEdge]

  /// The fragments, by the numbers of their names: each is looked up once, and everything done for each edge uses positions.
  private let targets: [FragmentIndex?]

  /// The edges by positions; `nil` for edges that can never be taken.
  private var steps: [RestorationReplay.Step?]

  /// The reasons why edges can never be taken; without one, the edge stands on such an edge, or on nothing.
  private var hopeless: [Int: DroppedEdge<N>.Reason] = [:]

  /// The amount of work that is left.
  private(set) var work: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - path: The saved path.
  ///   - start: The state with an empty path.
  ///   - refusal: A closure that returns why a guard denies an edge, or `nil` if it allows it. Without guards, it isn't called.
  init(of path: SavedPath<N>, from start: Navigation<N>, refusal: (PathEdge<N>) -> String?) {
    (self.start, self.path) = (start, path)
    var targets = path.fragments.map { $0.flatMap { start.graph.position(of: $0) } }
    var bridge = RestorationBridge(start.machine)
    edges = bridge.bridging(path.edges, to: &targets)
    self.targets = targets
    steps = Array(repeating: nil, count: edges.count)
    work = RestorationLimits.work(for: edges.count)
    let (entry, isGuarded) = (start.machine.table[start.machine.table.root].fragment, start.isGuarded)
    for (index, edge) in edges.enumerated() {
      guard edge.cause >= 0, edge.cause <= index, edge.cause == 0 || steps[edge.cause - 1] != nil else { continue }
      let source = edge.cause > 0 ? targets[edges[edge.cause - 1].name] : entry
      guard let source, let target = targets[edge.name], let segue = start.graph.index.segue(from: source, to: target)
      else {
        hopeless[index] = fragment(at: index) == nil ? .unknownFragment : .missingSegue(link(at: index))
        continue
      }
      hopeless[index] = obstacle(against: segue, at: index)
      if isGuarded, hopeless[index] == nil, let reason = refusal(pathEdge(at: index)) {
        hopeless[index] = .denied(link(at: index), reason: reason)
      }
      if hopeless[index] == nil {
        steps[index] = .init(segue: segue, cause: edge.cause, id: edge.id, occurrence: edge.occurrence)
      }
    }
  }

  private func obstacle(against segue: SegueIndex, at index: Int) -> DroppedEdge<N>.Reason? {
    if start.machine.disabled.contains(segue) { return .disabled(link(at: index)) }
    if start.machine.redirects[segue] != nil { return .redirected(link(at: index)) }
    guard let kind = start.graph.index.idKind(of: start.graph.index[segue].to) else { return nil }
    if let id = edges[index].id, kind.accepts(id) { return nil }
    return .wrongID(link(at: index), expected: kind.name)
  }

  // MARK: Names

  /// Returns an edge as the path had it.
  private func pathEdge(at number: Int) -> PathEdge<N> {
    let (edge, link) = (edges[number], link(at: number))
    let to = PathFragment(link.to, canonicalID: edge.id, occurrence: edge.occurrence)
    guard edge.cause > 0 else { return PathEdge(from: start.root, to: to) }
    let cause = edges[edge.cause - 1]
    return PathEdge(from: PathFragment(link.from, canonicalID: cause.id, occurrence: cause.occurrence), to: to)
  }

  /// Returns the ends of an edge, as far as these exist.
  private func link(at number: Int) -> DirectedEdge<N> {
    let cause = edges[number].cause
    return ((cause > 0 ? fragment(at: cause - 1) : nil) ?? start.entry) => (fragment(at: number) ?? start.entry)
  }

  private func fragment(at number: Int) -> N? {
    let name = edges[number].name
    return path.fragments.indices.contains(name) ? path.fragments[name] : targets[name].map { start.graph.names[$0] }
  }

  // MARK: The search

  /// Returns the replay of the longest part, and whether it is certain that no other one is longer.
  mutating func longest() -> (replay: RestorationReplay, isLongest: Bool) {
    let possible = steps.count { $0 != nil }
    var best = replay(without: [])
    work = min(work, RestorationLimits.searching(for: steps.count))
    // The edges to give up, and those that then exclude others; each of these is given up in turn.
    var choices = [(skipped: Set<Int>(), blockers: best.blockers)]
    let isLongest = best.isWhole
    var (tried, next) = (Set<Set<Int>>(), 0)
    while next < choices.count, best.kept < possible {
      let choice = choices[next]
      next += 1
      for blocker in choice.blockers {
        let skipped = choice.skipped.union([blocker])
        guard tried.insert(skipped).inserted else { continue }
        // Choices that turn out to keep too little cost work, too.
        work -= steps.count + 4 * skipped.count
        guard work > 0 else { return (best, false) }
        guard possible - loss(of: skipped) > best.kept else { continue }
        let replay = replay(without: skipped)
        guard replay.isWhole else { return (best, false) }
        if replay.kept > best.kept { best = replay }
        choices.append((skipped, replay.blockers))
      }
    }
    return (best, isLongest)
  }

  private mutating func replay(without skipped: Set<Int>) -> RestorationReplay {
    RestorationReplay(steps, without: skipped, from: start.machine, work: &work)
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

  /// Returns the edges of the path that a replay doesn't keep, in order.
  func dropped(by replay: RestorationReplay) -> [DroppedEdge<N>] {
    if replay.kept == edges.count { return [] }
    return edges.enumerated().compactMap { number, edge in
      guard replay.slots[number] == nil, let index = edge.index else { return nil }
      return DroppedEdge(index: index, name: path.names[edge.name], id: edge.id, reason: reason(of: number, in: replay))
    }
  }

  private func reason(of number: Int, in replay: RestorationReplay) -> DroppedEdge<N>.Reason {
    let cause = edges[number].cause - 1
    if edges.indices.contains(cause), cause < number, replay.slots[cause] == nil {
      // An inserted edge has no index; its own reason applies instead.
      return edges[cause].index.map { .sourceDropped($0) } ?? reason(of: cause, in: replay)
    }
    return hopeless[number] ?? (steps[number] == nil ? .sourceDropped(nil) : .conflicts(link(at: number)))
  }
}
