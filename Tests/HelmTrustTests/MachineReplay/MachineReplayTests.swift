#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation
  import HelmTools
  import Testing

  @testable import HelmReference

  /// The machine of a page is the library's, compiled by another compiler, for 32 bits, without names, and has to
  /// behave the same.
  @Suite("Machine in a page") struct MachineReplayTests {
    /// Each seed makes its own graph with 100 commands; a release build tries 100 000, and so does any build with
    /// `HELM_TEST_ALL`.
    ///
    /// `HELM_MACHINE_SCRIPTS` names a folder in which to keep the scripts, which `Scripts/replay-machine` replays with
    /// `wasmkit`.
    private static let seeds: ClosedRange<UInt64> = {
      #if DEBUG
        ProcessInfo.processInfo.environment["HELM_TEST_ALL"] == nil ? 1...20 : 1...1_000
      #else
        1...1_000
      #endif
    }()

    private static let node: String? = {
      let found = try? run("/bin/sh", ["-c", "command -v node"])
      return found.flatMap { $0.isEmpty ? nil : $0 }
    }()

    @Test(.enabled(if: node != nil, "there is no node to run the page's script with"))
    func theMachineReplaysScriptsAsTheLibrary() throws {
      let node = try #require(Self.node)
      let kept = ProcessInfo.processInfo.environment["HELM_MACHINE_SCRIPTS"].map { URL(fileURLWithPath: $0) }
      let folder = kept ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
      func file(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
      }
      let scripts = Self.seeds.compactMap {
        MachineScript(seed: $0, commands: 100) { graph, id in
          MachineGraph(graph, entryID: id).text
        }
      }
      try #require(scripts.count == Self.seeds.count)
      var arguments = [
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("replay-machine.mjs").path,
        try file("machine.mjs", PageSources.machine), try file("machine.txt", PageSources.machineModule),
      ]
      for (seed, script) in zip(Self.seeds, scripts) {
        arguments.append(try file("\(seed).jsonl", script.lines.joined(separator: "\n")))
      }
      #expect(try Self.run(node, arguments) == "\(100 * scripts.count) commands")
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }
#endif
