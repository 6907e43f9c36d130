import Foundation

/// The guards of a navigation, the moves that each applies to, and the state that they have read.
///
/// Synchronous guards are evaluated under observation: when state that one has read changes, the guard is marked as dirty, and `onDirty` is
/// called, on whichever thread made the change.
@MainActor
package final class GuardRegistry<N: Fragment> {
  private var guards: [Int: MoveGuard<N>] = [:]
  private var nextNumber = 0

  private var bySegue: [DirectedEdge<N>: [Int]] = [:]
  private var byTarget: [N: [Int]] = [:]
  private var byOrigin: [N: [Int]] = [:]
  private var byLeft: [N: [Int]] = [:]

  private let dirty = DirtyGuards()
  private var observations: [Int: GuardObservations] = [:]
  private var questions: [Int: GuardQuestions<N>] = [:]

  /// Whether a guard is being evaluated.
  package private(set) var isAsking = false

  /// Called once when the first guard becomes dirty.
  var onDirty: @Sendable () -> Void = {}

  /// Adds a guard, and returns the number by which it can be removed.
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
    questions[number]?.end()
    questions[number] = nil
    change(number, old.scope) { $0.removeAll { $0 == number } }
    return old
  }

  private func change(_ number: Int, _ scope: MoveGuard<N>.Scope, _ change: (inout [Int]) -> Void) {
    switch scope {
    case .leaving(let fragments): for fragment in fragments { change(&byLeft[fragment, default: []]) }
    case .taking(let scope):
      switch scope {
      case .segue(let edge): change(&bySegue[edge, default: []])
      case .segues(let edges): for edge in edges { change(&bySegue[edge, default: []]) }
      case .into(let fragment): change(&byTarget[fragment, default: []])
      case .outOf(let fragment): change(&byOrigin[fragment, default: []])
      case .intoModals: break  // It has been resolved to the segues of the graph.
      }
    }
  }

  /// Returns the guards of a move, in the order in which they were added.
  package func guards(of move: GuardedMove<N>) -> [Int] {
    switch move {
    case .leaving(let fragment): byLeft[fragment.fragment] ?? []
    case .taking(let path):
      ((bySegue[path.edge] ?? []) + (byTarget[path.to.fragment] ?? []) + (byOrigin[path.from.fragment] ?? [])).sorted()
    }
  }

  func scope(of number: Int) -> MoveGuard<N>.Scope? { guards[number]?.scope }

  /// Returns the verdict of a synchronous guard, or `nil` for an asynchronous one.
  ///
  /// - Parameters:
  ///   - number: The number of the guard.
  ///   - move: The move.
  ///   - isQuestion: Whether this is a query, for example by a view, and no move is about to happen.
  /// - Returns: The verdict.
  func verdict(of number: Int, on move: GuardedMove<N>, isQuestion: Bool = false) -> SegueVerdict<N>? {
    guard case .now(let ask) = guards[number]?.answer else { return nil }
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    let source =
      isQuestion
      ? questions[number, default: GuardQuestions()].begin(move)
      : observations[number, default: GuardObservations()].begin()
    guard let source else { return ask(move) }
    let (dirty, onDirty) = (dirty, onDirty)
    let onChange: @Sendable () -> Void = { if dirty.insert(number, isLate: !Thread.isMainThread) { onDirty() } }
    let verdict = source.observe({ ask(move) }, onChange: onChange)
    if !isQuestion, observations[number]?.isFull == true {
      // The observations that are needed are made again when the guard is reevaluated for the path.
      observations[number]?.end()
      onChange()
    }
    return verdict
  }

  /// Returns the verdict that the guards of a move would give: the first one that doesn't allow it, in the order in which they were added.
  ///
  /// - Parameters:
  ///   - move: The move that is queried.
  ///   - undecided: The verdict to assume for an asynchronous guard.
  /// - Returns: The verdict.
  package func verdict(on move: GuardedMove<N>, undecided: SegueVerdict<N> = .allow) -> SegueVerdict<N> {
    for number in guards(of: move) {
      let verdict = verdict(of: number, on: move, isQuestion: true) ?? undecided
      if !verdict.isAllowed { return verdict }
    }
    return .allow
  }

  /// Returns the function of an asynchronous guard.
  func question(for number: Int) -> (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)? {
    guard case .later(let ask) = guards[number]?.answer else { return nil }
    return ask
  }

  /// Returns whether any guard of a move is asynchronous.
  package func isSlow(_ move: GuardedMove<N>) -> Bool { guards(of: move).contains { question(for: $0) != nil } }

  /// Marks all guards as dirty, because synchronous ones may return a different verdict.
  func makeAllDirty() {
    for number in guards.keys where dirty.insert(number) { onDirty() }
  }

  /// Stores how many observations of a guard the path needs.
  func noteNeeded(_ count: Int, of number: Int) { observations[number]?.limit = 64 + 2 * count }

  /// The number of observations of state that guards have read; it is limited, however often guards are evaluated.
  package var observationCount: Int {
    observations.values.reduce(0) { $0 + $1.count } + questions.values.reduce(0) { $0 + $1.count }
  }

  deinit {
    // Observed state can live forever, and would retain the closures that observe it.
    let sources = observations.values.map(\.generation) + questions.values.map(\.generation)
    guard !sources.isEmpty else { return }
    Task { @MainActor in for source in sources { source.end() } }
  }

  /// Marks the guards whose state changes outside the main actor as dirty again, because the value may have been set since they were
  /// evaluated.
  ///
  /// - Parameter isLast: Whether they aren't marked again after this.
  /// - Returns: Whether there are any.
  func makeLateDirty(isLast: Bool) -> Bool {
    let late = dirty.late(isLast: isLast).filter { guards[$0] != nil }
    for number in late { _ = dirty.insert(number) }
    return !late.isEmpty
  }

  /// Returns the guards whose verdicts may have changed, in the order in which they were added, and marks them as clean.
  func takeDirty() -> [Int] {
    let dirty = dirty.take()
    guard !dirty.isEmpty else { return [] }
    let numbers = dirty.filter { guards[$0] != nil }
    for number in numbers { questions[number]?.forget() }
    return numbers.sorted()
  }
}
