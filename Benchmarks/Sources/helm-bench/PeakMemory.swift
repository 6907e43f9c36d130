import Foundation

/// The most memory that this process has had, in bytes; 0 where that is unknown.
///
/// On Linux it is the kernel's `VmHWM`, which starts anew with each program; elsewhere it is `getrusage`'s figure.
func peakMemory() -> Int {
  #if os(Linux)
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return kilobytes * 1024
  #else
    var usage = rusage()
    return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
  #endif
}
