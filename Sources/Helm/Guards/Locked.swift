import Foundation

/// A value that any thread can read and change, one thread at a time.
///
/// The standard library's `Mutex` requires newer systems than those that Helm supports.
// @unchecked: `value` is private, and accessed only in `withValue`, while `lock` is held; only `Sendable` values leave it.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value with exclusive access.
  func withValue<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer { lock.withLock { body(&value) } }
}
