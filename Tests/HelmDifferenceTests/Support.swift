import Foundation
import Helm
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@testable import helm_nav

typealias Named = NamedFragment

/// The graph that most tests modify: tabs, a push, a sheet, a lock and a swap.
let app = document([
  Segue(from: "splash", to: "home"),
  Segue(from: "home", to: "news", style: .hold, auto: true),
  Segue(from: "home", to: "library", style: .hold),
  Segue(from: "home", to: "compose", style: .hold, dismissable: true, tag: NamedTag("write")),
  Segue(from: "news", to: "article", dismissable: true),
  Segue(from: "article", to: "comments", dismissable: true),
])

func document(
  _ segues: [Segue<Named>], entry: Named? = nil, ids: [IDRule<Named>] = []
) -> GraphDocument {
  GraphDocument(segues: segues, entry: entry, ids: ids)
}

extension GraphDocument {
  func without(_ from: Named, _ to: Named) -> GraphDocument {
    document(segues.filter { $0.from != from || $0.to != to }, entry: entry, ids: ids)
  }

  func with(_ segue: Segue<Named>) -> GraphDocument {
    let rest = segues.map { $0.edge == segue.edge ? segue : $0 }
    return document(rest + (rest.contains { $0.edge == segue.edge } ? [] : [segue]), entry: entry, ids: ids)
  }

  func renaming(_ from: Named, _ to: Named) -> GraphDocument {
    let name = { (each: Named) in each == from ? to : each }
    return document(
      segues.map {
        Segue(
          from: name($0.from), to: name($0.to), style: $0.style, dismissable: $0.dismissable, auto: $0.auto,
          tag: $0.tag?.base, leaving: $0.leaving.map(name), presentation: $0.presentation)
      }, entry: entry.map(name), ids: ids)
  }
}

/// Checks that each example does what it claims.
func checkExamples(_ difference: GraphDifference) throws {
  for change in difference.changes {
    for breakage in change.breaks {
      guard let example = breakage.example else { continue }
      let graph = example.version == .old ? difference.old.graph : difference.new.graph
      var navigation = try Navigation(graph: graph)
      for command in example.commands {
        #expect(throws: Never.self, "\(change.kind): \(command)") { try navigation.perform(command) }
      }
      if case .replace(let path) = example.commands.first, breakage.audience == .savedPaths {
        #expect(navigation.path == path)
      }
    }
  }
}

/// A console of texts and files in memory, which never runs Graphviz.
final class MemoryConsole: Console {
  let isInteractive = false
  let hasColours = false
  var files: [String: String]
  private(set) var output = ""
  private(set) var errors = ""
  var progress: @Sendable (String) -> Void = { _ in }

  init(_ files: [String: String]) { self.files = files }

  func write(_ text: String) { output += text }
  func writeError(_ line: String) { errors += line + "\n" }
  func flush() {}
  func readLine() -> String? { nil }

  func readFile(_ name: String) throws(FileError) -> [UInt8] {
    guard let text = files[name] else { throw FileError(name: name, reason: "No such file or directory") }
    return Array(text.utf8)
  }

  func writeFile(_ name: String, _ text: String) throws(FileError) { files[name] = text }

  func run(
    _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
  ) throws(ProgramError) -> [UInt8] {
    throw .missing
  }
}

/// Runs the tool.
func run(_ arguments: [String], _ console: MemoryConsole) -> Int32 { Tool(console: console).run(arguments) }

/// Runs a program until it exits.
func runProgram(
  _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
) throws -> (code: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  if let folder { process.currentDirectoryURL = folder }
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}

/// Creates a temporary folder for the duration of a closure.
func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("helm-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

/// The package's folder.
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The number of random cases.
enum Trials {
  /// A release build tries them all; a debug build, which takes ten times as long, tries a quarter.
  static func count(_ count: UInt64) -> UInt64 {
    #if DEBUG
      count / 4
    #else
      count
    #endif
  }
}
