#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation

  /// The compiler on the path, and the module that the tests were built with.
  struct Compiler {
    let modules: URL

    static let here: Compiler? = {
      guard (try? Shell.run("command -v swiftc")) != "" else { return nil }
      return BuildFolder.here.map { Compiler(modules: $0.appendingPathComponent("Modules")) }
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
      let compile = "ulimit -t \(seconds); swiftc -typecheck -swift-version 6 -I \"$@\" || echo \"failed: $?\""
      return try Shell.run(compile, [modules.path, file.path] + options)
    }
  }
#endif
