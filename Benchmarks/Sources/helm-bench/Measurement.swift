/// What was measured of one case at one size.
struct Measurement: Codable, Equatable {
  let size: Int

  /// The median time of an operation.
  let nanoseconds: Double

  /// The fastest and the slowest time of an operation.
  let fastest: Double
  let slowest: Double

  /// How many times were taken, each over a batch of operations.
  let samples: Int
  let batch: Int

  /// How many blocks an operation asks the heap for; `nil` where that cannot be counted.
  let allocations: Double?

  /// The most memory that the measuring process has had, with its input and the program itself.
  let peakBytes: Int
}

/// How many operations a run of the work takes, and the work.
struct Work {
  var operations = 1
  let run: @MainActor () throws -> Void
}
