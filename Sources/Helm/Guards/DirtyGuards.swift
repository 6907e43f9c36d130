/// The numbers of the guards whose answers may have changed.
///
/// Observed state can change on any thread, so this is the one part that doesn't belong to the main actor.
struct DirtyGuards: Sendable {
  private let numbers = Locked<Set<Int>>([])

  /// Those whose state changes elsewhere than on the main actor.
  private let late = Locked<Set<Int>>([])

  /// Adds a guard, because what it has read is about to change.
  ///
  /// - Parameters:
  ///   - number: The guard.
  ///   - isLate: Whether the new value may land after the guard has been asked again: observers are told before it is set, and
  ///     only on the main actor nothing comes between.
  /// - Returns: Whether it is the first.
  func insert(_ number: Int, isLate: Bool = false) -> Bool {
    if isLate { late.withValue { _ = $0.insert(number) } }
    return numbers.withValue { numbers in
      let isFirst = numbers.isEmpty
      numbers.insert(number)
      return isFirst
    }
  }

  /// The guards that have to be asked once more.
  ///
  /// - Parameter isLast: Whether they are forgotten, because they are not asked again after that.
  /// - Returns: Their numbers.
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
