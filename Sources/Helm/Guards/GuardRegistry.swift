import Foundation

/// All guards of a navigation, the moves that each is asked about, and what they have read.
///
/// A guard that answers at once is asked under observation: when what it read changes it is noted as dirty, and `onDirty` is
/// called, from whichever thread made the change.
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

  /// Whether a guard is being asked right now.
  package private(set) var isAsking = false

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
    questions[number]?.end()
    questions[number] = nil
    change(number, old.scope) { $0.removeAll { $0 == number } }
    return old
  }

  private func change(_ number: Int, _ scope: MoveGuard<N>.Scope, _ change: (inout [Int]) -> Void) {
    switch scope {
    case .leaving(let scope): for fragment in scope.fragments { change(&byLeft[fragment, default: []]) }
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

  /// The guards of a move, in the order in which they were added.
  package func guards(of move: GuardedMove<N>) -> [Int] {
    switch move {
    case .leaving(let fragment): byLeft[fragment.fragment] ?? []
    case .taking(let path):
      ((bySegue[path.edge] ?? []) + (byTarget[path.to.fragment] ?? []) + (byOrigin[path.from.fragment] ?? [])).sorted()
    }
  }

  func scope(of number: Int) -> MoveGuard<N>.Scope? { guards[number]?.scope }

  /// The answer of a synchronous guard, `nil` for an asynchronous one.
  ///
  /// - Parameters:
  ///   - number: The guard.
  ///   - move: What it is asked about.
  ///   - isQuestion: Whether somebody, such as a view, only asks, and no move is about to happen.
  /// - Returns: The answer.
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
      // Those that count are made again when the guard is asked about the path.
      observations[number]?.end()
      onChange()
    }
    return verdict
  }

  /// What the guards of a move would answer: the first verdict that does not allow it, in the order in which they were
  /// added.
  ///
  /// - Parameters:
  ///   - move: What is only asked about.
  ///   - undecided: What counts as the answer of an asynchronous guard.
  /// - Returns: The verdict.
  package func verdict(on move: GuardedMove<N>, undecided: SegueVerdict<N> = .allow) -> SegueVerdict<N> {
    for number in guards(of: move) {
      let verdict = verdict(of: number, on: move, isQuestion: true) ?? undecided
      if !verdict.isAllowed { return verdict }
    }
    return .allow
  }

  /// The question for an asynchronous guard.
  func question(for number: Int) -> (@MainActor (GuardedMove<N>) async -> SegueVerdict<N>)? {
    guard case .later(let ask) = guards[number]?.answer else { return nil }
    return ask
  }

  /// Whether any guard of a move is asynchronous.
  package func isSlow(_ move: GuardedMove<N>) -> Bool { guards(of: move).contains { question(for: $0) != nil } }

  /// Notes that all guards that answer at once may answer differently now.
  func makeAllDirty() {
    for number in guards.keys where dirty.insert(number) { onDirty() }
  }

  /// Notes how many observations of a guard are needed for the path.
  func noteNeeded(_ count: Int, of number: Int) { observations[number]?.limit = 64 + 2 * count }

  /// How many observations there are of what guards have read, at most.
  var observationCount: Int {
    observations.values.reduce(0) { $0 + $1.count } + questions.values.reduce(0) { $0 + $1.count }
  }

  deinit {
    // What was read can live for ever, and would keep what is told of its changes.
    let sources = observations.values.map(\.generation) + questions.values.map(\.generation)
    guard !sources.isEmpty else { return }
    Task { @MainActor in for source in sources { source.end() } }
  }

  /// Notes again the guards whose state changes elsewhere than on the main actor: the value may have been set since they were
  /// asked.
  ///
  /// - Parameter isLast: Whether they are not noted again after that.
  /// - Returns: Whether there are any.
  func makeLateDirty(isLast: Bool) -> Bool {
    let late = dirty.late(isLast: isLast).filter { guards[$0] != nil }
    for number in late { _ = dirty.insert(number) }
    return !late.isEmpty
  }

  /// The guards whose answers may have changed, in the order in which they were added; they are clean afterwards.
  func takeDirty() -> [Int] {
    let dirty = dirty.take()
    guard !dirty.isEmpty else { return [] }
    let numbers = dirty.filter { guards[$0] != nil }
    for number in numbers { questions[number]?.forget() }
    return numbers.sorted()
  }
}
