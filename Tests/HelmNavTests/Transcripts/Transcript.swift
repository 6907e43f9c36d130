import Testing

@testable import helm_nav

/// A table of calls of the tool, and all that a user sees of them, in one text.
///
/// Each call sees the files of the transcript, and those that earlier calls have written. Nothing in a transcript
/// depends on time, on hashing order, on the locale, or on the machine.
struct Transcript: Sendable, CustomTestStringConvertible {
  /// The subcommand, or what the calls have in common.
  let name: String

  /// The documents that the calls read.
  let files: [String: String]

  /// The calls: a command line without the program's name, whose further lines are standard input.
  ///
  /// A line that starts with `#` is a heading; `without dot:` runs the call where Graphviz is not installed.
  let calls: [String]

  init(_ name: String, files: [String: String] = [:], _ calls: [String]) {
    (self.name, self.calls) = (name, calls)
    self.files = TranscriptFiles.all.merging(files) { $1 }
  }

  var testDescription: String { name }

  private static let withoutDot = "without dot: "

  /// Runs the calls, and returns their output: with `!` in front of each line of standard error, the contents of
  /// written files, and exit codes other than 0.
  ///
  /// - Parameter isWhole: Whether pages and long files are included, except for what a page embeds, which is in long
  ///   lines.
  /// - Returns: The output.
  /// - Throws: An error if a call can't be split into words.
  func text(isWhole: Bool = false) throws -> String {
    func shown(_ content: String) -> String {
      guard isWhole else { return Self.shown(content) }
      // Pages are long, and characters are slow to find.
      let lines = content.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.count < 20_000 }
      return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
    var text = ""
    var files = files
    for call in calls {
      if call.hasPrefix("#") {
        text += (text.isEmpty ? "" : "\n") + "\(call)\n"
        continue
      }
      let lines = call.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let hasDot = !call.hasPrefix(Self.withoutDot)
      let line = String(hasDot ? lines[0] : lines[0].dropFirst(Self.withoutDot.count))
      let input = lines.count > 1 ? String(lines[1]) : ""
      let arguments = try Word.split(line).map(\.text)
      let console = TextConsole(input: input, files: files)
      if !input.isEmpty { console.files["-"] = input }
      // In a terminal, a line is seen where it is typed.
      (console.isInteractive, console.echoesInput) = (arguments.first == "explore", arguments.first == "explore")
      if hasDot {
        console.program = { [unowned console] name, arguments, input throws(ProgramError) in
          Self.runDot(console, name, arguments, input)
        }
      }
      let code = Tool(console: console).run(arguments)
      text += "\n$ \(hasDot ? "" : Self.withoutDot)helm-nav \(line)\n"
      if !input.isEmpty, !console.echoesInput {
        text += input.split(separator: "\n").map { "< \($0)\n" }.joined()
      }
      text += arguments.first == "sessions" ? shown(console.output) : console.output
      if !console.output.isEmpty, !console.output.hasSuffix("\n") { text += "\\ no line break\n" }
      text += console.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { "! \($0)\n" }.joined()
      for (name, content) in console.files.sorted(by: { $0.key < $1.key }) where files[name] != content && name != "-" {
        text += "--- \(name)\n" + shown(content)
      }
      if code != 0 { text += "exit code \(code)\n" }
      files = console.files
      files["-"] = nil
    }
    return text
  }

  /// Returns a written file, unless it is a picture or a page, which have tests of their own.
  private static func shown(_ content: String) -> String {
    if content.hasPrefix("<") || content.hasPrefix("picture") { return "(a picture or a page)\n" }
    let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 200 else { return content }
    return (lines.prefix(4) + ["(… \(lines.count - 8) lines …)"] + lines.suffix(4)).joined(separator: "\n")
  }

  /// Stands in for Graphviz: shows how it is called, and returns a layout whose size depends on the number of nodes.
  private static func runDot(
    _ console: TextConsole, _ name: String, _ arguments: [String], _ input: String
  ) -> String {
    let nodes = input.ranges(of: "id=helm_n").count + input.ranges(of: "id=\"helm_n").count
    let pages = input.split(separator: "\n").count { $0.hasPrefix("digraph") }
    console.write("[\(name) \(arguments.joined(separator: " ")): \(pages) of \(nodes)]\n")
    switch arguments.first(where: { $0.hasPrefix("-T") }) {
    case "-Tdot": return "digraph {\n  graph [bb=\"0,0,\(200 * nodes),\(90 * nodes)\"];\n}\n"
    case "-Tsvg": return "<svg width=\"1pt\" height=\"1pt\">\n</svg>\n"
    default: return "picture"
    }
  }
}
