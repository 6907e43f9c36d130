/// The numbers of the guards whose verdicts may have changed.
///
/// Observed state can change on any thread, so this isn't isolated to the main actor, unlike everything around it.
struct DirtyGuards: Sendable {
  private struct Numbers: Sendable {
    var all: Set<Int> = []

    /// The guards whose state changes outside the main actor.
    var late: Set<Int> = []
  }

  private let numbers = Locked(Numbers())

  /// Adds a guard, because state that it has read is about to change.
  ///
  /// - Parameters:
  ///   - number: The number of the guard.
  ///   - isLate: Whether the new value may be set after the guard has been reevaluated: observers are notified before it is set, and only
  ///     on the main actor can nothing run in between.
  /// - Returns: Whether it is the first guard.
  func insert(_ number: Int, isLate: Bool = false) -> Bool {
    numbers.withValue { numbers in
      if isLate { numbers.late.insert(number) }
      let isFirst = numbers.all.isEmpty
      numbers.all.insert(number)
      return isFirst
    }
  }

  /// Returns the guards that have to be reevaluated once more.
  ///
  /// - Parameter isLast: Whether to forget them, because they aren't reevaluated again after this.
  /// - Returns: The numbers of the guards.
  func late(isLast: Bool) -> Set<Int> {
    numbers.withValue { numbers in
      defer { if isLast { numbers.late = [] } }
      return numbers.late
    }
  }

  /// Removes and returns all guards.
  func take() -> Set<Int> {
    numbers.withValue { numbers in
      defer { numbers.all = [] }
      return numbers.all
    }
  }
}
