#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation

  /// The build folder of the tests.
  enum BuildFolder {
    /// The folder with the library's modules and objects: that of the test program, or one above it.
    static let here: URL? = {
      let programs =
        [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), Bundle.main.executableURL]
        + CommandLine.arguments.filter { $0.contains(".xctest") }.map(URL.init(fileURLWithPath:))
      for var folder in programs.compactMap({ $0?.deletingLastPathComponent() }) {
        while folder.pathComponents.count > 1 {
          let module = folder.appendingPathComponent("Modules/Helm.swiftmodule")
          if FileManager.default.fileExists(atPath: module.path) { return folder }
          folder.deleteLastPathComponent()
        }
      }
      return nil
    }()
  }

  enum Shell {
    /// Runs a shell command and returns its output.
    static func run(_ line: String, _ arguments: [String] = []) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec 2>&1; \(line)", "sh"] + arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }
#endif
