import Foundation

/// The guards of a navigation, the moves that each applies to, and the state that they have read.
///
/// Synchronous guards are evaluated under observation: when state that one has read changes, the guard is marked as dirty, and `onDirty` is
/// called, on whichever thread made the change.
@MainActor
package final class GuardRegistry<N: Fragment> {
  private var guards: [Int: MoveGuard<N>] = [:]
  private var nextNumber = 0

  private var numbers: [Reason: [Int]] = [:]

  /// What a move has in common with the scope of a guard.
  private enum Reason: Hashable {
    case segue(DirectedEdge<N>), into(N), outOf(N), leaving(N)
  }

  /// The guards whose verdicts may have changed; observed state can change on any thread.
  let dirty = Locked(DirtyGuards())

  /// The observations that guards made for the path, and for queries.
  private var observations: [Int: GuardObservations<N>] = [:]
  private var queries: [Int: GuardObservations<N>] = [:]

  /// Whether a guard is being evaluated.
  package private(set) var isEvaluating = false

  /// Called once when the first guard becomes dirty.
  var onDirty: @Sendable () -> Void = {}

  /// Adds a guard, and returns its number.
  func add(_ new: MoveGuard<N>) -> Int {
    let number = nextNumber
    nextNumber += 1
    guards[number] = new
    change(number, new.scope) { $0.append(number) }
    return number
  }

  /// Removes and returns a guard, unless it was removed before.
  func remove(_ number: Int) -> MoveGuard<N>? {
    guard let old = guards.removeValue(forKey: number) else { return nil }
    for var each in [observations.removeValue(forKey: number), queries.removeValue(forKey: number)] { each?.end() }
    change(number, old.scope) { $0.removeAll { $0 == number } }
    return old
  }

  private func change(_ number: Int, _ scope: MoveGuard<N>.Scope, _ change: (inout [Int]) -> Void) {
    let reasons: [Reason] =
      switch scope {
      case .leaving(let fragments): fragments.map { .leaving($0) }
      case .taking(.segue(let edge)): [.segue(edge)]
      case .taking(.segues(let edges)): edges.map { .segue($0) }
      case .taking(.into(let fragment)): [.into(fragment)]
      case .taking(.outOf(let fragment)): [.outOf(fragment)]
      case .taking(.intoModals): []  // It has been resolved to the segues of the graph.
      }
    for reason in reasons { change(&numbers[reason, default: []]) }
  }

  /// Returns the guards of a move, in the order in which they were added.
  package func guards(of move: GuardedMove<N>) -> [Int] {
    let reasons: [Reason] =
      switch move {
      case .leaving(let place): [.leaving(place.fragment)]
      case .taking(let path): [.segue(path.edge), .into(path.to.fragment), .outOf(path.from.fragment)]
      }
    return reasons.flatMap { numbers[$0] ?? [] }.sorted()
  }

  func scope(of number: Int) -> MoveGuard<N>.Scope? { guards[number]?.scope }

  /// Returns the verdict of a synchronous guard, or `nil` for an asynchronous one; for a query, no move is about to happen.
  func verdict(of number: Int, on move: GuardedMove<N>, isQuery: Bool = false) -> SegueVerdict<N>? {
    guard case .synchronous(let evaluate) = guards[number]?.evaluation else { return nil }
    let wasEvaluating = isEvaluating
    isEvaluating = true
    defer { isEvaluating = wasEvaluating }
    let source =
      isQuery
      ? queries[number, default: GuardObservations(limit: 256)].begin(query: move)
      : observations[number, default: GuardObservations(limit: 64)].begin()
    guard let source else { return evaluate(move) }
    let (dirty, onDirty) = (dirty, onDirty)
    let onChange: @Sendable () -> Void = {
      let isLate = !Thread.isMainThread
      if dirty.withValue({ $0.insert(number, isLate: isLate) }) { onDirty() }
    }
    let verdict = source.observe({ evaluate(move) }, onChange: onChange)
    if !isQuery, observations[number]?.isFull == true {
      // The observations that are needed are made again when the guard is reevaluated for the path.
      observations[number]?.end()
      onChange()
    }
    return verdict
  }

  /// Returns the first verdict of the guards of a move that doesn't allow it; an asynchronous guard counts as `undecided`.
  package func verdict(on move: GuardedMove<N>, undecided: SegueVerdict<N> = .allow) -> SegueVerdict<N> {
    for number in guards(of: move) {
      let verdict = verdict(of: number, on: move, isQuery: true) ?? undecided
      if !verdict.isAllowed { return verdict }
    }
    return .allow
  }

  /// Returns the function of an asynchronous guard.
  func asyncGuard(for number: Int) -> (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)? {
    guard case .asynchronous(let evaluate) = guards[number]?.evaluation else { return nil }
    return evaluate
  }

  /// Returns whether any guard of a move is asynchronous.
  package func isAsynchronous(_ move: GuardedMove<N>) -> Bool {
    guards(of: move).contains { asyncGuard(for: $0) != nil }
  }

  /// Marks all guards as dirty, because synchronous ones may return a different verdict.
  func makeAllDirty() {
    for number in guards.keys where dirty.withValue({ $0.insert(number) }) { onDirty() }
  }

  /// Stores how many observations of a guard the path needs.
  func setNeededCount(_ count: Int, of number: Int) { observations[number]?.limit = 64 + 2 * count }

  /// The number of observations of state that guards have read; it is limited, however often guards are evaluated.
  package var observationCount: Int {
    (Array(observations.values) + queries.values).reduce(0) { $0 + $1.count }
  }

  deinit {
    // Observed state can live forever, and would retain the closures that observe it.
    let sources = observations.values.map(\.generation) + queries.values.map(\.generation)
    guard !sources.isEmpty else { return }
    Task { @MainActor in for source in sources { source.end() } }
  }

  /// Marks the guards whose state changes outside the main actor as dirty again, because the value may have been set since they were
  /// evaluated, and returns whether there are any; after some turns, a guard no longer counts.
  func makeLateDirty() -> Bool {
    let known = Set(guards.keys)
    return dirty.withValue { dirty in
      let late = dirty.late.filter { known.contains($0.key) }
      dirty.all.formUnion(late.keys)
      dirty.late = late.compactMapValues { $0 > 1 ? $0 - 1 : nil }
      return !late.isEmpty
    }
  }

  /// Returns the guards whose verdicts may have changed, in the order in which they were added, and marks them as clean.
  func takeDirty() -> [Int] {
    let dirty = dirty.withValue { dirty in
      defer { dirty.all = [] }
      return dirty.all
    }
    guard !dirty.isEmpty else { return [] }
    let numbers = dirty.filter { guards[$0] != nil }
    for number in numbers { queries[number]?.forgetQueries() }
    return numbers.sorted()
  }
}
