import Observation

/// All guards of a navigation, which of them concern which segue, and what they have read.
///
/// A guard that answers at once is asked under observation: when what it read changes it is noted as dirty, and `onDirty` is
/// called, from whichever thread made the change.
@MainActor
final class GuardBook<N: Fragment> {
  private var guards: [Int: SegueGuard<N>] = [:]
  private var nextNumber = 0

  private var bySegue: [DirectedEdge<N>: [Int]] = [:]
  private var byTarget: [N: [Int]] = [:]
  private var byOrigin: [N: [Int]] = [:]

  private let dirty = DirtyGuards()

  /// Called once when the first guard gets dirty.
  var onDirty: @Sendable () -> Void = {}

  /// Adds a guard; its number removes it again.
  func add(_ new: SegueGuard<N>) -> Int {
    let number = nextNumber
    nextNumber += 1
    guards[number] = new
    change(number, new.scope) { $0.append(number) }
    return number
  }

  /// Removes a guard.
  ///
  /// - Returns: The guard, unless it was removed before.
  func remove(_ number: Int) -> SegueGuard<N>? {
    guard let old = guards.removeValue(forKey: number) else { return nil }
    change(number, old.scope) { $0.removeAll { $0 == number } }
    return old
  }

  private func change(_ number: Int, _ scope: GuardScope<N>, _ change: (inout [Int]) -> Void) {
    switch scope.kind {
    case .segues(let edges): for edge in edges { change(&bySegue[edge, default: []]) }
    case .into(let fragment): change(&byTarget[fragment, default: []])
    case .outOf(let fragment): change(&byOrigin[fragment, default: []])
    }
  }

  /// The guards of an edge, in the order in which they were added.
  func guards(of edge: DirectedEdge<N>) -> [Int] {
    let numbers = (bySegue[edge] ?? []) + (byTarget[edge.to] ?? []) + (byOrigin[edge.from] ?? [])
    return numbers.sorted()
  }

  func scope(of number: Int) -> GuardScope<N>? { guards[number]?.scope }

  /// The answer of a guard that answers at once, `nil` for one that takes a while.
  func verdict(of number: Int, on edge: PathEdge<N>) -> SegueVerdict<N>? {
    guard case .now(let ask) = guards[number]?.answer else { return nil }
    let (dirty, onDirty) = (dirty, onDirty)
    return withObservationTracking {
      ask(edge)
    } onChange: {
      if dirty.insert(number) { onDirty() }
    }
  }

  /// The question to put to a guard that takes a while.
  func question(for number: Int) -> (@MainActor (PathEdge<N>) async -> SegueVerdict<N>)? {
    guard case .later(let ask) = guards[number]?.answer else { return nil }
    return ask
  }

  /// The guards whose answers may have changed, in the order in which they were added; they are clean afterwards.
  func takeDirty() -> [Int] {
    dirty.take().filter { guards[$0] != nil }.sorted()
  }
}
