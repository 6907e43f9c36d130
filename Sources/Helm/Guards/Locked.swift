import Foundation

/// A value that any thread may read and change, one thread at a time.
///
/// `Mutex` of the standard library needs newer systems than those that Helm runs on.
// @unchecked: `value` is private, and touched only within `withValue`, while `lock` is held; what leaves is `Sendable`.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value while nobody else does.
  func withValue<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer { lock.withLock { body(&value) } }
}
