import Observation

/// The observations of the state that one guard has read; their number is limited.
///
/// An observation lasts until its state changes, which may be never. So each one also reads a source of this type, and when there are too
/// many, that source changes, which ends them all.
@MainActor
struct GuardObservations<N: Fragment> {
  /// The maximum number of observations at a time, for queries.
  private static var maximum: Int { 16_384 }

  /// The number of observations above which there are too many.
  var limit: Int

  private var source = GenerationSource()
  private(set) var count = 0

  /// The moves that were queried since the guard was clean; querying them again needs no further observation.
  private var moves: Set<GuardedMove<N>> = []

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { count > limit }

  /// The source that ends all observations so far.
  nonisolated var generation: GenerationSource { source }

  /// Counts one more observation, and returns the source that it must read to be ended with the rest.
  mutating func begin() -> GenerationSource {
    count += 1
    return source
  }

  /// Counts a query, with no move about to happen, and returns its source; `nil` if the move is already observed.
  ///
  /// The caller may itself be observed, like a view, and state read here counts as read by it: Observation adds everything read in an inner
  /// observation to the outer one. So a view is invalidated when these observations end. All queries of one evaluation have to fit, or
  /// views would query and be invalidated forever.
  mutating func begin(query move: GuardedMove<N>) -> GenerationSource? {
    guard !moves.contains(move) else { return nil }
    if isFull { end() }
    moves.insert(move)
    // Four times as many, so that it takes several changes of the observed state until these end.
    limit = min(max(limit, 4 * moves.count), Self.maximum)
    return begin()
  }

  /// Allows all moves to be queried and observed again, because observed state has changed.
  mutating func forgetQueries() { moves = [] }

  /// Ends all observations so far.
  mutating func end() {
    let ended = source
    (source, count, moves) = (GenerationSource(), 0, [])
    ended.end()
  }
}

/// The source that all observations of one generation have read.
@MainActor
final class GenerationSource {
  private let source = ObservationSource()
  private let ended = Locked(false)

  /// Reads state, and calls a closure once when it changes, unless this ends first.
  func observe<Answer>(_ read: () -> Answer, onChange: @escaping @Sendable () -> Void) -> Answer {
    // The closure captures only the flag: a source retained by its own observers would never be deallocated.
    withObservationTracking {
      source.access()
      return read()
    } onChange: { [ended] in
      if !ended.withValue({ $0 }) { onChange() }
    }
  }

  /// Ends all observations that have read this source.
  func end() {
    ended.withValue { $0 = true }
    source.change()
  }
}

/// The numbers of the guards whose verdicts may have changed.
struct DirtyGuards: Sendable {
  var all: Set<Int> = []

  /// The guards whose state changes outside the main actor, each with how many more times it is reevaluated.
  var late: [Int: Int] = [:]

  /// Adds a guard, because state that it has read is about to change, and returns whether it is the first.
  ///
  /// Observers are notified before a value is set, and only on the main actor can nothing run in between. Elsewhere the change is late: the
  /// guard may be reevaluated before the value is set.
  mutating func insert(_ number: Int, isLate: Bool = false) -> Bool {
    if isLate { late[number] = HelmLimits.lateTurns }
    defer { all.insert(number) }
    return all.isEmpty
  }
}
