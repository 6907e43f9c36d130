import Foundation

/// The numbers of the guards whose answers may have changed.
///
/// Observed state can change on any thread, so this is the one part that is not bound to the main actor.
///
/// It is `Sendable` because `numbers` is private and only ever touched while `lock` is held.
final class DirtyGuards: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: Set<Int> = []

  /// Adds a guard.
  ///
  /// - Returns: Whether it is the first.
  func insert(_ number: Int) -> Bool {
    lock.withLock {
      let isFirst = numbers.isEmpty
      numbers.insert(number)
      return isFirst
    }
  }

  /// Removes and returns all guards.
  func take() -> Set<Int> {
    lock.withLock {
      defer { numbers = [] }
      return numbers
    }
  }
}
