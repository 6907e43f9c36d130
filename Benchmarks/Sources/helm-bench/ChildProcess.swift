import Foundation

/// Measures in a process of its own, so that the peak of its memory belongs to the one measurement.
enum ChildProcess {
  /// What a child reports.
  enum Report: Codable {
    case measured(Measurement)
    case failed(String)
  }

  /// Measures one case at one size.
  static func measure(_ name: String, size: Int, isQuick: Bool) -> Report {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--measure", name, String(size)] + (isQuick ? ["--quick"] : [])
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        return .failed("the measuring process ended with \(process.terminationStatus)")
      }
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      return .failed("\(error)")
    }
  }
}
