/// The search for the longest valid part of a saved path.
///
/// Of two edges that exclude each other, a replay keeps the earlier one. For each such pair, the search also tries what is kept without the
/// earlier one, as long as there is work left.
struct RestorationSearch {
  /// The reason why an edge is dropped.
  enum Obstacle {
    case unknownFragment, missingSegue, disabled, redirected, displaced
    case denied(String)
    case wrongID(FragmentIDKind)

    /// The edge that it stands on was dropped; the index is that edge's position in the saved path, if it had one.
    case standsOnDropped(Int?)
  }

  /// An edge that is dropped, and the edge that the reason is about, which differs if that one was inserted below it.
  struct Dropped {
    let edge: Int
    let origin: Int
    let obstacle: Obstacle
  }

  /// The part of the path that is kept.
  struct Result {
    let replay: RestorationReplay
    let dropped: [Dropped]
    let isLongest: Bool
  }

  private let start: Machine
  private let edges: [KeptEdge]

  /// The fragments, by the numbers of their names.
  private let targets: [FragmentIndex?]

  /// The edges by positions; `nil` for edges that can never be taken.
  private var steps: [RestorationReplay.Step?]

  /// The reasons why edges can never be taken.
  private var hopeless: [Int: Obstacle] = [:]

  /// The amount of work that is left.
  private(set) var work: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - start: The state with an empty path.
  ///   - edges: The edges.
  ///   - targets: The fragments, by the numbers of their names.
  init(_ start: Machine, _ edges: [KeptEdge], to targets: [FragmentIndex?]) {
    self.start = start
    self.edges = edges
    self.targets = targets
    steps = Array(repeating: nil, count: edges.count)
    work = RestorationLimits.work(for: edges.count)
  }

  /// Determines which edges can never be taken.
  ///
  /// - Parameter refusal: A closure that returns why a guard denies the edge with a number, or `nil` if it allows it.
  mutating func ruleOut(_ refusal: (Int) -> String?) {
    let entry = start.table[start.table.root].fragment
    for index in edges.indices {
      let edge = edges[index]
      guard edge.cause >= 0, edge.cause <= index else {
        hopeless[index] = .standsOnDropped(nil)
        continue
      }
      if edge.cause > 0, steps[edge.cause - 1] == nil {
        hopeless[index] = targets[edge.name] == nil ? .unknownFragment : .standsOnDropped(edge.cause - 1)
        continue
      }
      let source = edge.cause > 0 ? targets[edges[edge.cause - 1].name] : entry
      guard let source, let target = targets[edge.name], let segue = start.graph.segue(from: source, to: target) else {
        hopeless[index] = targets[edge.name] == nil ? .unknownFragment : .missingSegue
        continue
      }
      if let obstacle = obstacle(against: segue, to: target, id: edge.id) {
        hopeless[index] = obstacle
      } else if let reason = refusal(index) {
        hopeless[index] = .denied(reason)
      } else {
        steps[index] = .init(segue: segue, cause: edge.cause, id: edge.id, occurrence: edge.occurrence)
      }
    }
  }

  private func obstacle(against segue: SegueIndex, to target: FragmentIndex, id: String?) -> Obstacle? {
    if start.disabled.contains(segue) { return .disabled }
    if start.redirects[segue] != nil { return .redirected }
    guard let kind = start.graph.idKind(of: target) else { return nil }
    if let id, kind.accepts(id) { return nil }
    return .wrongID(kind)
  }

  // MARK: The search

  /// A choice that was replayed: the edges given up, and the remaining conflicts.
  private struct Choice {
    let skipped: Set<Int>
    let conflicts: [RestorationReplay.Conflict]
  }

  /// A choice to try: another choice without the conflicting edges before a given one, which is kept instead of the edge that excludes it.
  private struct Candidate {
    let choice: Int
    let conflict: Int
  }

  mutating func longest() -> Result {
    let possible = steps.count { $0 != nil }
    guard let first = replay(without: []) else {
      let none = RestorationReplay([], without: [], from: start, work: &work)
      return Result(replay: none, dropped: dropped(nil), isLongest: false)
    }
    var (best, isLongest) = (first, first.isWhole)
    let sizes = sizes()
    var choices: [Choice] = []
    var queue = RouteQueue<Candidate>()
    func add(_ replay: RestorationReplay, without skipped: Set<Int>, lost: Int) {
      var lost = lost
      for (number, conflict) in replay.conflicts.enumerated() {
        // Another edge is given up instead, so at least one more is lost, whatever stands on it.
        guard possible - lost - 1 > best.kept else { break }
        if conflict.blocker != nil {
          queue.insert(
            Candidate(choice: choices.count, conflict: number), cost: RouteCost(commands: lost), rest: skipped.count)
        }
        lost += sizes[conflict.edge]
      }
      choices.append(Choice(skipped: skipped, conflicts: replay.conflicts))
    }
    work = min(work, RestorationLimits.searching(for: steps.count))
    if work > 0, best.kept < possible {
      add(first, without: [], lost: 0)
    } else if best.kept < possible {
      isLongest = false
    }
    while let candidate = queue.popFirst() {
      let choice = choices[candidate.choice]
      let conflicts = choice.conflicts[...candidate.conflict]
      guard let blocker = conflicts.last?.blocker else { continue }
      let skipped = choice.skipped.union(conflicts.dropLast().map(\.edge)).union([blocker])
      // Choices that turn out to keep too little cost work, too.
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
    return Result(replay: best, dropped: dropped(best), isLongest: isLongest)
  }

  /// Replays all edges except the given ones; an edge that removes something is left out as well.
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
    var machine = start
    machine.guarded = GuardedMoves()
    return machine
  }

  /// Returns, for each edge, the number of takeable edges that are lost with it, including itself.
  private func sizes() -> [Int] {
    var sizes = steps.map { $0 == nil ? 0 : 1 }
    for (index, step) in steps.enumerated().reversed() {
      if let step, step.cause > 0 { sizes[step.cause - 1] += sizes[index] }
    }
    return sizes
  }

  /// Returns the number of edges lost if the given ones are given up.
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

  private func dropped(_ replay: RestorationReplay?) -> [Dropped] {
    var dropped: [Dropped] = []
    if let replay, replay.kept == edges.count { return dropped }
    for number in edges.indices where replay?.slots[number] == nil && edges[number].index != nil {
      dropped.append(reason(of: number, from: number, in: replay))
    }
    return dropped
  }

  private func reason(of number: Int, from edge: Int, in replay: RestorationReplay?) -> Dropped {
    let cause = edges[number].cause - 1
    if edges.indices.contains(cause), cause < number, replay?.slots[cause] == nil {
      // An inserted edge has no index; its own reason applies instead.
      guard let index = edges[cause].index else { return reason(of: cause, from: edge, in: replay) }
      return Dropped(edge: edge, origin: number, obstacle: .standsOnDropped(index))
    }
    let obstacle = hopeless[number] ?? (steps[number] == nil ? .standsOnDropped(nil) : .displaced)
    return Dropped(edge: edge, origin: number, obstacle: obstacle)
  }
}
