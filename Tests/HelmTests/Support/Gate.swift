import Testing

/// A gate that a test opens when it is ready.
actor Gate<Value: Sendable> {
  private var value: Value?
  private var waiting: [CheckedContinuation<Value, Never>] = []

  func open(with value: Value) {
    self.value = value
    for each in waiting { each.resume(returning: value) }
    waiting = []
  }

  func pass() async -> Value {
    if let value { return value }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets other tasks run until a number of them wait at the gate.
  func isReached(by count: Int = 1) async {
    for _ in 0..<100_000 where waiting.count < count { await Task.yield() }
    #expect(waiting.count >= count)
  }
}
