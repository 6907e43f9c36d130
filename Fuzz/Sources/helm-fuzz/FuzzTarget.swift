/// Something that reads bytes from anywhere.
struct FuzzTarget: Sendable {
  /// The name, of the folder of its corpus as well.
  let name: String

  /// Reads an input; traps, by `must`, where something is wrong, and returns whether the input was accepted.
  let read: @Sendable ([UInt8]) -> Bool

  /// All targets; a new entry point is one line here, and a folder with an example or two in Fuzz/Corpus.
  static let all: [FuzzTarget] = [
    FuzzTarget(name: "graph", read: readGraph),
    FuzzTarget(name: "script", read: readScript),
    FuzzTarget(name: "path", read: readPath),
    FuzzTarget(name: "ids", read: readIDs),
    FuzzTarget(name: "json", read: readJSON),
    FuzzTarget(name: "drawing", read: readDrawing),
    FuzzTarget(name: "explore", read: readExploreLines),
    FuzzTarget(name: "commands", read: readCommands),
    FuzzTarget(name: "pattern", read: readPattern),
    FuzzTarget(name: "url", read: readURL),
    FuzzTarget(name: "links", read: readLinks),
    FuzzTarget(name: "saved", read: readSaved),
    FuzzTarget(name: "infer", read: readEvents),
    FuzzTarget(name: "sessions", read: readSessions),
    FuzzTarget(name: "inspect", read: readRequests),
  ]
}

/// Traps where something does not hold that has to.
func must(_ isTrue: Bool, _ what: @autoclosure () -> String, line: UInt = #line) {
  if !isTrue { fatalError("does not hold (line \(line)): \(what())") }
}

/// Traps where a message is not a short line that a terminal can show.
func mustBeLine(_ message: String, limit: Int = 4000, line: UInt = #line) {
  must(message.utf8.count <= limit, "a message of \(message.utf8.count) bytes", line: line)
  for scalar in message.unicodeScalars {
    let isShown =
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
      default: true
      }
    must(isShown, "a message with U+\(String(scalar.value, radix: 16)): \(message)", line: line)
  }
}
