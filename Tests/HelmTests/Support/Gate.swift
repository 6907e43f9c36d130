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
}
