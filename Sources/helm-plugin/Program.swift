import Foundation

/// Another program, and the result of running it.
struct Program {
  let file: String
  let arguments: [String]

  /// The file for its output; without one, the output goes to this tool's.
  let log: String?

  init(_ file: String, _ arguments: [String], log: String? = nil) {
    self.file = file
    self.arguments = arguments
    self.log = log
  }

  func run() throws -> (code: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: file)
    process.arguments = arguments
    // Xcode sets the SDK of the device that it builds for.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SDKROOT" }
    if let log {
      try Data().write(to: URL(fileURLWithPath: log))
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
    }
    try process.run()
    process.waitUntilExit()
    let said = try log.map { String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self) } ?? ""
    return (process.terminationStatus, said.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
