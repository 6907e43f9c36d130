@testable import helm_nav

/// A console of texts and files in memory.
final class TextConsole: Console {
  var isInteractive = false
  var hasColours = false
  var files: [String: String]
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
  func readLine() -> String? { lines.isEmpty ? nil : String(lines.removeFirst()) }

  func readFile(_ name: String) throws(FileError) -> [UInt8] {
    guard let text = files[name] else { throw FileError(name: name, reason: "No such file or directory") }
    return Array(text.utf8)
  }

  func writeFile(_ name: String, _ text: String) throws(FileError) {
    if name.hasPrefix("/") { throw FileError(name: name, reason: "Permission denied") }
    files[name] = text
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
