#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation

  /// The compiler on the path, and the module that the tests were built with.
  struct Compiler {
    let modules: URL

    /// Where the module is: beside the program that runs the tests, or in a folder above it.
    static let here: Compiler? = {
      guard (try? run("command -v swiftc", [])) != "" else { return nil }
      let programs =
        [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), Bundle.main.executableURL]
        + CommandLine.arguments.filter { $0.contains(".xctest") }.map(URL.init(fileURLWithPath:))
      for var folder in programs.compactMap({ $0?.deletingLastPathComponent() }) {
        while folder.pathComponents.count > 1 {
          let modules = folder.appendingPathComponent("Modules")
          if FileManager.default.fileExists(atPath: modules.appendingPathComponent("Helm.swiftmodule").path) {
            return Compiler(modules: modules)
          }
          folder.deleteLastPathComponent()
        }
      }
      return nil
    }()

    /// Checks a source.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - seconds: The processor time that the compiler may take.
    ///   - options: More options.
    /// - Returns: What the compiler says: nothing where all is well.
    /// - Throws: What keeps the compiler from being run.
    func typeCheck(_ source: String, _ seconds: Int, _ options: [String] = []) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Edges.swift")
      try Data(source.utf8).write(to: file)
      let compile =
        "ulimit -t \(seconds); swiftc -typecheck -swift-version 6 -I \"$@\" || echo \"failed: $?\""
      return try Self.run(compile, [modules.path, file.path] + options)
    }

    /// Runs a line of shell and gives all that it prints.
    private static func run(_ line: String, _ arguments: [String]) throws -> String {
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
