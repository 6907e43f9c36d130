@testable import helm_nav

/// A console of texts and files in memory.
final class TextConsole: Console {
  var isInteractive = false
  var hasColours = false
  var files: [String: String]

  /// Whether the lines that are read appear in the output, as they do in a terminal.
  var echoesInput = false

  /// Runs a program; without it, no program is installed.
  var program: ((_ name: String, _ arguments: [String], _ input: String) throws(ProgramError) -> String)?
  private var lines: [Substring]
  private(set) var output = ""
  private(set) var errors = ""

  init(input: String = "", files: [String: String] = [:]) {
    lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.files = files
  }

  func write(_ text: String) { output += text }
  func writeError(_ line: String) { errors += line + "\n" }
  private(set) var flushes = 0
  func flush() { flushes += 1 }
  let progress: @Sendable (String) -> Void = { _ in }

  func readLine() -> String? {
    guard !lines.isEmpty else { return nil }
    let line = String(lines.removeFirst())
    if echoesInput { output += line + "\n" }
    return line
  }

  func readFile(_ name: String) throws(FileError) -> [UInt8] {
    guard let text = files[name] else { throw FileError(name: name, reason: "No such file or directory") }
    // Pictures aren't text; each character is a byte.
    return name.hasSuffix(".png") ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(text.utf8)
  }

  func writeFile(_ name: String, _ text: String) throws(FileError) {
    if name.hasPrefix("/") { throw FileError(name: name, reason: "Permission denied") }
    files[name] = text
  }

  func files(in folder: String) throws(FileError) -> [String] {
    files.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  func run(
    _ program: String, _ arguments: [String], files: [String: [UInt8]], input: [UInt8]
  ) throws(ProgramError) -> [UInt8] {
    guard let run = self.program else { throw .missing }
    return Array(try run(program, arguments, String(decoding: input, as: UTF8.self)).utf8)
  }
}

/// Runs the tool on texts.
func runTool(_ arguments: [String], _ console: TextConsole) -> Int32 { Tool(console: console).run(arguments) }

/// A small graph with every layer.
let smallGraph = """
  { "version": 1, "segues": [
    { "from": "start", "to": "home" },
    { "from": "home", "to": "news", "style": "hold", "auto": true },
    { "from": "home", "to": "my library", "style": "hold" },
    { "from": "home", "to": "player", "style": "hold", "dismissable": true, "presentation": "overlay" },
    { "from": "home", "to": "compose", "style": "hold", "dismissable": true, "tag": "write" },
    { "from": "news", "to": "article", "dismissable": true } ] }
  """
