/// The numbers of the guards whose verdicts may have changed.
///
/// Observed state can change on any thread, so this isn't isolated to the main actor, unlike everything around it.
struct DirtyGuards: Sendable {
  private let numbers = Locked<Set<Int>>([])

  /// The guards whose state changes outside the main actor.
  private let late = Locked<Set<Int>>([])

  /// Adds a guard, because state that it has read is about to change.
  ///
  /// - Parameters:
  ///   - number: The number of the guard.
  ///   - isLate: Whether the new value may be set after the guard has been reevaluated: observers are notified before it is set, and only
  ///     on the main actor can nothing run in between.
  /// - Returns: Whether it is the first guard.
  func insert(_ number: Int, isLate: Bool = false) -> Bool {
    if isLate { late.withValue { _ = $0.insert(number) } }
    return numbers.withValue { numbers in
      let isFirst = numbers.isEmpty
      numbers.insert(number)
      return isFirst
    }
  }

  /// Returns the guards that have to be reevaluated once more.
  ///
  /// - Parameter isLast: Whether to forget them, because they aren't reevaluated again after this.
  /// - Returns: The numbers of the guards.
  func late(isLast: Bool) -> Set<Int> {
    late.withValue { late in
      defer { if isLast { late = [] } }
      return late
    }
  }

  /// Removes and returns all guards.
  func take() -> Set<Int> {
    numbers.withValue { numbers in
      defer { numbers = [] }
      return numbers
    }
  }
}
