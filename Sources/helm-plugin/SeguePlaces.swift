/// The source locations of a graph's segues, as far as they are written with the arrows `=>` and `<=>`.
struct SeguePlaces: Equatable {
  /// Segues such as `home => news`, and fragments, in the order in which they were found.
  private(set) var lines: [String] = []
  private var known: Set<String> = []

  /// - Parameter graph: The location of the graph itself.
  init(graph: String) { lines.append("\t\(graph)") }

  /// The input of `helm-nav check --places`.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds the segues in source code that aren't known yet.
  mutating func add(_ tokens: ArraySlice<SourceToken>, of file: String) {
    let tokens = Array(tokens)
    for (index, token) in tokens.enumerated() where token.text == "=>" || token.text == "<=>" {
      let sources = Self.operand(before: index, in: tokens)
      let targets = Self.operand(after: index, in: tokens)
      for source in sources {
        for target in targets {
          let place = targets.count > 1 ? target : source
          note("\(source.text) => \(target.text)", place, file)
          if token.text == "<=>" { note("\(target.text) => \(source.text)", place, file) }
        }
      }
      for target in targets { note(target.text, target, file) }
      for source in sources { note(source.text, source, file) }
    }
  }

  private mutating func note(_ key: String, _ token: SourceToken, _ file: String) {
    if known.insert(key).inserted { lines.append("\(key)\t\(file):\(token.line):\(token.column)") }
  }

  /// Returns the fragments before an arrow: `.home`, `Screen.home` or a list of them.
  private static func operand(before index: Int, in tokens: [SourceToken]) -> [SourceToken] {
    guard index > 0 else { return [] }
    if tokens[index - 1].text == "]" {
      var start = index - 1
      var depth = 0
      while start >= 0 {
        if tokens[start].text == "]" { depth += 1 }
        if tokens[start].text == "[" { depth -= 1 }
        if depth == 0 { return list(tokens[start..<index]) }
        start -= 1
      }
      return []
    }
    return list(tokens[max(0, index - 2)..<index])
  }

  /// Returns the fragments after an arrow.
  private static func operand(after index: Int, in tokens: [SourceToken]) -> [SourceToken] {
    var end = index + 1
    if end < tokens.count, tokens[end].text == "[" {
      var depth = 0
      while end < tokens.count {
        if tokens[end].text == "[" { depth += 1 }
        if tokens[end].text == "]" { depth -= 1 }
        end += 1
        if depth == 0 { return list(tokens[index + 1..<end]) }
      }
      return []
    }
    // In a chain of names, the last one is the fragment's.
    while end + 1 < tokens.count, tokens[end].text == "." || tokens[end + 1].text == "." { end += 1 }
    return list(tokens[index + 1..<min(end + 1, tokens.count)])
  }

  /// Returns the words that follow a dot, with the location of the dot if nothing precedes it.
  private static func list(_ tokens: ArraySlice<SourceToken>) -> [SourceToken] {
    tokens.indices.dropFirst().compactMap { index in
      guard tokens[index].kind == .word, tokens[index - 1].text == "." else { return nil }
      var token = tokens[index]
      token.text = token.text.filter { $0 != "`" }
      token.column -= 1
      return token
    }
  }
}
