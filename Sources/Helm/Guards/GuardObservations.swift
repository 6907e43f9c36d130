import Observation

/// The observations of the state that one guard has read; their number is limited.
///
/// An observation lasts until its state changes, which may be never. So each one also reads a source of this type, and when there are too
/// many, that source changes, which ends them all.
@MainActor
struct GuardObservations {
  /// The maximum number of observations at a time.
  var limit = 64

  private var source = GenerationSource()
  private(set) var count = 0

  var isFull: Bool { count > limit }

  /// The source that ends all observations so far.
  nonisolated var generation: GenerationSource { source }

  /// Counts one more observation, and returns the source that it must read to be ended with the rest.
  mutating func begin() -> GenerationSource {
    count += 1
    return source
  }

  /// Ends all observations so far.
  mutating func end() {
    let ended = source
    source = GenerationSource()
    count = 0
    ended.end()
  }
}

/// The observations of the state that one guard has read for a query, with no move about to happen.
///
/// The caller may itself be observed, like a view, and state read here counts as read by it: Observation adds everything read in an inner
/// observation to the outer one. So a view is invalidated when these observations end. All queries of one evaluation have to fit, or views
/// would query and be invalidated forever.
@MainActor
struct GuardQuestions<N: Fragment> {
  /// The maximum number of observations at a time.
  private static var maximum: Int { 16_384 }

  private var observations = GuardObservations()

  /// The moves that were queried since the guard was clean; querying them again needs no further observation.
  private var moves: Set<GuardedMove<N>> = []

  var count: Int { observations.count }

  /// The source that ends all observations so far.
  nonisolated var generation: GenerationSource { observations.generation }

  init() { observations.limit = 256 }

  /// Counts a query of a move, and returns its source; `nil` if the move is already observed.
  mutating func begin(_ move: GuardedMove<N>) -> GenerationSource? {
    guard !moves.contains(move) else { return nil }
    if observations.isFull { end() }
    moves.insert(move)
    // Four times as many, so that it takes several changes of the observed state until these end.
    observations.limit = min(max(observations.limit, 4 * moves.count), Self.maximum)
    return observations.begin()
  }

  /// Allows all moves to be queried and observed again, because observed state has changed.
  mutating func forget() { moves = [] }

  /// Ends all observations so far.
  mutating func end() {
    moves = []
    observations.end()
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
