import Foundation

/// What a target has read so far.
struct Tally {
  let target: FuzzTarget
  private(set) var inputs = 0
  private(set) var accepted = 0
  private(set) var slowest = 0.0
  private(set) var slowestSize = 0

  init(_ target: FuzzTarget) { self.target = target }

  mutating func read(_ bytes: [UInt8]) {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    let isAccepted = target.read(bytes)
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    let time = Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    inputs += 1
    accepted += isAccepted ? 1 : 0
    if time > slowest { (slowest, slowestSize) = (time, bytes.count) }
  }

  /// The figures, in one line.
  var line: String {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let memory = Double(usage.ru_maxrss) / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      let memory = Double(usage.ru_maxrss) / 1_048_576
    #endif
    return "fuzz: \(target.name): \(inputs) inputs, \(accepted) accepted, slowest "
      + String(format: "%.1f ms (%d bytes), %.0f MB", slowest * 1000, slowestSize, memory)
  }
}
