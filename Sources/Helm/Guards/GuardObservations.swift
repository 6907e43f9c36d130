import Observation

/// What one guard has read, and whom to tell when that changes; the number of observations is bounded.
///
/// An observation lasts until what was read changes, which can be never. So each one reads a source of ours as well, and
/// when there are too many that source changes, and ends them all.
@MainActor
struct GuardObservations {
  /// The maximum number of observations at a time.
  var limit = 64

  private var source = GenerationSource()
  private(set) var count = 0

  var isFull: Bool { count > limit }

  /// What ends all observations so far.
  nonisolated var generation: GenerationSource { source }

  /// Notes that there will be one more; what ends it has to be read with the rest.
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

/// What one guard has read when it was only asked, and no move was about to happen.
///
/// The caller may be observed, as a view is, and what is read here counts as read by it: Observation adds what is read in an
/// inner observation to the outer one. So a view is told when these observations end. All that is asked in one evaluation has
/// to fit in, or views would ask and be told without end.
@MainActor
struct GuardQuestions<N: Fragment> {
  /// The most observations at a time, whatever is asked.
  private static var maximum: Int { 16_384 }

  private var observations = GuardObservations()

  /// The moves that were asked about since the guard was clean: to ask again needs no further observation.
  private var moves: Set<GuardedMove<N>> = []

  var count: Int { observations.count }

  /// What ends all observations so far.
  nonisolated var generation: GenerationSource { observations.generation }

  init() { observations.limit = 256 }

  /// Notes that a move is asked about, `nil` where that is observed already.
  mutating func begin(_ move: GuardedMove<N>) -> GenerationSource? {
    guard !moves.contains(move) else { return nil }
    if observations.isFull { end() }
    moves.insert(move)
    // Four times as many, so that it takes several changes of what was read until these end.
    observations.limit = min(max(observations.limit, 4 * moves.count), Self.maximum)
    return observations.begin()
  }

  /// Lets all moves be asked about and observed again, because something that was read has changed.
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

  /// Reads something, and is told once when that changes, unless this ends before.
  func observe<Answer>(_ read: () -> Answer, onChange: @escaping @Sendable () -> Void) -> Answer {
    // What is told holds the flag alone: a source that was held by its own observers would never go.
    withObservationTracking {
      source.access()
      return read()
    } onChange: { [ended] in
      if !ended.withValue({ $0 }) { onChange() }
    }
  }

  /// Ends all that is observed with this.
  func end() {
    ended.withValue { $0 = true }
    source.change()
  }
}
