/// The numbers of the guards whose answers may have changed.
///
/// Observed state can change on any thread, so this is the one part that doesn't belong to the main actor.
struct DirtyGuards: Sendable {
  private let numbers = Locked<Set<Int>>([])

  /// Adds a guard.
  ///
  /// - Returns: Whether it is the first.
  func insert(_ number: Int) -> Bool {
    numbers.withValue { numbers in
      let isFirst = numbers.isEmpty
      numbers.insert(number)
      return isFirst
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
