import Foundation
import Helm
import HelmAnalytics
import HelmDocuments

@testable import NavTool

/// An export of any format, which the first byte names or leaves to each line: it is refused with short lines, or gives a sound
/// graph, the same each time.
func readEvents(_ bytes: [UInt8]) -> Bool {
  let formats = [nil] + EventFormat.allCases.map(\.rawValue)
  let format = formats[Int(bytes.first ?? 0) % formats.count]
  func run() -> (code: Int32, console: MemoryConsole) {
    let console = MemoryConsole(["events": Array(bytes.dropFirst())])
    let options = format.map { ["--format", $0] } ?? []
    let code = Tool(console: console).run(["infer", "events", "-o", "p", "--document", "d", "--steps", "s"] + options)
    return (code, console)
  }
  let (code, console) = run()
  must(code == 0 || code == 2, "\(code)")
  for line in console.errors { mustBeLine(line) }
  guard code == 0 else { return false }
  let again = run().console
  must(again.files == console.files && again.errors == console.errors, "another proposal of the same events")
  do { _ = try GraphDocument(reading: console.files["d"] ?? []) } catch {
    fatalError("\(error): \(String(decoding: console.files["d"] ?? [], as: UTF8.self))")
  }
  // The steps are the same sessions, so they are explained by the same graph.
  let steps = MemoryConsole(["events": console.files["s"] ?? []])
  let stepCode = Tool(console: steps).run(["infer", "events", "--document", "d"])
  must(stepCode == 0, "\(steps.errors)")
  must((try? GraphDocument(reading: steps.files["d"] ?? [])) != nil, "no graph of the steps")
  return true
}

/// A file of steps: each that is read is written the same, and a session of it is drawn, whatever its steps say.
func readSessions(_ bytes: [UInt8]) -> Bool {
  var session: String?
  for line in bytes.split(separator: 0x0A) {
    guard let step = try? JSONDecoder().decode(SessionStep.self, from: Data(line)) else { continue }
    let copy = try? JSONDecoder().decode(SessionStep.self, from: Data(step.json.utf8))
    must(copy == step, step.json)
    session = session ?? step.session
  }
  guard let session, !session.hasPrefix("-") else { return false }
  let console = MemoryConsole(["graph": Array(Sample.document.description.utf8), "sessions": bytes])
  let arguments = ["draw", "graph", "--format", "dot", "--sessions", "sessions", "--session=\(session)"]
  let code = Tool(console: console).run(arguments)
  for line in console.errors { mustBeLine(line) }
  must(code == 0, "\(console.errors)")
  return true
}

/// A console of files in memory.
private final class MemoryConsole: Console {
  let isInteractive = false
  let hasColours = false
  let progress: @Sendable (String) -> Void = { _ in }
  var files: [String: [UInt8]]
  private(set) var errors: [String] = []

  init(_ files: [String: [UInt8]]) { self.files = files }

  func write(_ text: String) {}
  func writeError(_ line: String) { errors.append(line) }
  func flush() {}
  func readLine() -> String? { nil }

  func readFile(_ name: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[name] else { throw FileError(name: name, reason: "No such file or directory") }
    return bytes
  }

  func writeFile(_ name: String, _ text: String) throws(FileError) { files[name] = Array(text.utf8) }

  func run(
    _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
  ) throws(ProgramError) -> [UInt8] {
    throw .missing
  }
}
