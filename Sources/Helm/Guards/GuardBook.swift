import Observation

/// All guards of a navigation, which of them concern which move, and what they have read.
///
/// A guard that answers at once is asked under observation: when what it read changes it is noted as dirty, and `onDirty` is
/// called, from whichever thread made the change.
@MainActor
final class GuardBook<N: Fragment> {
  private var guards: [Int: MoveGuard<N>] = [:]
  private var nextNumber = 0

  private var bySegue: [DirectedEdge<N>: [Int]] = [:]
  private var byTarget: [N: [Int]] = [:]
  private var byOrigin: [N: [Int]] = [:]
  private var byLeft: [N: [Int]] = [:]

  private let dirty = DirtyGuards()
  private var observations: [Int: GuardObservations] = [:]

  /// Whether a guard is being asked right now.
  private(set) var isAsking = false

  /// Called once when the first guard gets dirty.
  var onDirty: @Sendable () -> Void = {}

  /// Adds a guard; its number removes it again.
  func add(_ new: MoveGuard<N>) -> Int {
    let number = nextNumber
    nextNumber += 1
    guards[number] = new
    change(number, new.scope) { $0.append(number) }
    return number
  }

  /// Removes a guard.
  ///
  /// - Returns: The guard, unless it was removed before.
  func remove(_ number: Int) -> MoveGuard<N>? {
    guard let old = guards.removeValue(forKey: number) else { return nil }
    observations[number]?.end()
    observations[number] = nil
    change(number, old.scope) { $0.removeAll { $0 == number } }
    return old
  }

  private func change(_ number: Int, _ scope: MoveGuard<N>.Scope, _ change: (inout [Int]) -> Void) {
    switch scope {
    case .leaving(let scope): for fragment in scope.fragments { change(&byLeft[fragment, default: []]) }
    case .taking(let scope):
      switch scope.kind {
      case .segues(let edges): for edge in edges { change(&bySegue[edge, default: []]) }
      case .into(let fragment): change(&byTarget[fragment, default: []])
      case .outOf(let fragment): change(&byOrigin[fragment, default: []])
      }
    }
  }

  /// The guards of a move, in the order in which they were added.
  func guards(of move: GuardedMove<N>) -> [Int] {
    switch move {
    case .leaving(let fragment): byLeft[fragment.fragment] ?? []
    case .taking(let path):
      ((bySegue[path.edge] ?? []) + (byTarget[path.to.fragment] ?? []) + (byOrigin[path.from.fragment] ?? [])).sorted()
    }
  }

  func scope(of number: Int) -> MoveGuard<N>.Scope? { guards[number]?.scope }

  /// The answer of a guard that answers at once, `nil` for one that takes a while.
  func verdict(of number: Int, on move: GuardedMove<N>) -> SegueVerdict<N>? {
    guard case .now(let ask) = guards[number]?.answer else { return nil }
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    let (dirty, onDirty) = (dirty, onDirty)
    let verdict = observations[number, default: GuardObservations()].observe {
      ask(move)
    } onChange: {
      if dirty.insert(number) { onDirty() }
    }
    if observations[number]?.isFull == true {
      // Those that count are made again when the guard is asked about the path.
      observations[number]?.end()
      if dirty.insert(number) { onDirty() }
    }
    return verdict
  }

  /// The question to put to a guard that takes a while.
  func question(for number: Int) -> (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)? {
    guard case .later(let ask) = guards[number]?.answer else { return nil }
    return ask
  }

  /// Whether any guard of a move takes a while to answer.
  func isSlow(_ move: GuardedMove<N>) -> Bool { guards(of: move).contains { question(for: $0) != nil } }

  /// Notes that all guards that answer at once may answer differently now.
  func makeAllDirty() {
    for number in guards.keys where dirty.insert(number) { onDirty() }
  }

  /// Notes how many observations of a guard are needed for the path.
  func noteNeeded(_ count: Int, of number: Int) { observations[number]?.limit = 64 + 2 * count }

  /// The guards whose answers may have changed, in the order in which they were added; they are clean afterwards.
  func takeDirty() -> [Int] {
    dirty.take().filter { guards[$0] != nil }.sorted()
  }
}

/// What one guard has read, and who is to be told when that changes; a bounded number of times.
///
/// An observation lasts until what was read changes, which can be never. So each one reads a source of ours as well, and
/// when there are too many that source changes, and ends them all.
@MainActor
struct GuardObservations {
  /// The most observations at a time.
  var limit = 64

  private var source = GenerationSource()
  private var count = 0

  var isFull: Bool { count > limit }

  mutating func observe<Answer>(
    _ read: () -> Answer, onChange: @escaping @Sendable () -> Void
  ) -> Answer {
    count += 1
    let source = source
    return withObservationTracking {
      source.access()
      return read()
    } onChange: {
      if !source.hasEnded { onChange() }
    }
  }

  /// Ends all observations so far.
  mutating func end() {
    source.end()
    source = GenerationSource()
    count = 0
  }
}

/// The source that all observations of one generation have read.
final class GenerationSource: Sendable {
  private let source = ObservationSource()
  private let ended = Locked(false)

  var hasEnded: Bool { ended.withValue { $0 } }

  func access() { source.access() }

  func end() {
    ended.withValue { $0 = true }
    source.change()
  }
}
