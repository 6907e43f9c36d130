/// A gate that a test opens when it is ready.
package actor Gate<Value: Sendable> {
  private var value: Value?
  private var waiting: [CheckedContinuation<Value, Never>] = []

  package init() {}

  package func open(with value: Value) {
    self.value = value
    for each in waiting { each.resume(returning: value) }
    waiting = []
  }

  package func pass() async -> Value {
    if let value { return value }
    return await withCheckedContinuation { waiting.append($0) }
  }

  private var waitingCount: Int { waiting.count }

  /// Lets other tasks run until a number of them wait at the gate; false if fewer come.
  @MainActor package func isReached(by count: Int = 1) async -> Bool {
    await until { await waitingCount >= count }
    return await waitingCount >= count
  }
}
