import HelmTesting

extension SeededNumbers {
  /// One of some values; there is at least one.
  mutating func choose<Value>(from values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
}
