import CAllocationCount
import Foundation

/// Measures work: warmed up, in batches that the clock can tell apart, as often as the budget allows.
struct Meter {
  /// How long to measure for.
  let budget: Duration

  /// How many samples to take at least, and at most.
  let samples: ClosedRange<Int>

  static let full = Meter(budget: .milliseconds(400), samples: 5...501)
  static let quick = Meter(budget: .milliseconds(5), samples: 3...101)

  /// The shortest batch, far above the resolution of the clock.
  private static let batchTime = Duration.microseconds(50)

  /// Keeps a measurement of hundredths of a second from being batched for seconds.
  private static let largestBatch = 1 << 16

  @MainActor
  func measure(_ work: Work, size: Int) throws -> Measurement {
    let clock = ContinuousClock()
    func time(_ runs: Int) throws -> Duration {
      let start = threadTime()
      for _ in 0..<runs { try work.run() }
      return threadTime() - start
    }

    var runs = 1
    var last = try time(runs)
    // The first run also sets up what the others find; short ones would be batched by it, far too few at once.
    if last < .milliseconds(100) { last = try time(runs) }
    while last < Self.batchTime, runs < Self.largestBatch {
      runs *= 2
      last = try time(runs)
    }

    let operations = runs * work.operations
    let before = allocation_count()
    var times = [try time(runs).nanoseconds / Double(operations)]
    let allocations = allocation_count() - before

    // What takes a second is measured three times at least, what takes many once; the warm-up is not counted.
    let fewest = last < .seconds(1) ? samples.lowerBound : last < .seconds(5) ? 3 : 1
    let start = clock.now
    while times.count < fewest || times.count < samples.upperBound && clock.now - start < budget {
      times.append(try time(runs).nanoseconds / Double(operations))
    }
    times.sort()
    return Measurement(
      size: size, nanoseconds: times[times.count / 2], fastest: times[0], slowest: times[times.count - 1],
      samples: times.count, batch: operations,
      allocations: allocation_count_is_available() ? Double(allocations) / Double(operations) : nil,
      peakBytes: peakMemory())
  }
}

/// The time that this thread has had a processor for, which other programs' work does not add to.
///
/// The work waits for nothing, so on an idle machine this is what the clock on the wall shows.
private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension Duration {
  var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}

/// Makes sure that a result is computed.
@inline(never)
func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
