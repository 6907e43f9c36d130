/// A parser of the documented part of Mermaid's flowchart grammar.
///
/// It accepts a header, accessibility texts, nodes of four shapes, links of three kinds with quoted texts, subgraphs,
/// styles, classes and clicks. Anything else is an error.
struct MermaidGrammar {
  struct Mistake: Error, CustomStringConvertible {
    let line: Int
    let description: String
  }

  private(set) var nodes: [String: String] = [:]
  private(set) var links: [(from: String, arrow: String, label: String, to: String)] = []
  private(set) var description: [String] = []
  private(set) var title = ""
  private(set) var subgraphs: [String] = []
  private var depth = 0
  private var rest = Substring()
  private var lineNumber = 0

  init(_ text: String) throws {
    // Mermaid removes directives and comments before it parses; there must be none.
    if text.contains("%%") { throw Mistake(line: 0, description: "a comment or a directive") }
    var isDescription = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      lineNumber = number + 1
      rest = line.drop { $0 == " " }
      if rest.isEmpty { continue }
      if number == 0 {
        guard ["flowchart LR", "flowchart TB"].contains(line) else { throw mistake("no header") }
      } else if isDescription {
        if rest == "}" { isDescription = false } else { description.append(try decoded(String(rest))) }
      } else if rest == "accDescr {" {
        isDescription = true
      } else {
        try statement()
      }
    }
    guard depth == 0, !isDescription else { throw mistake("something is not closed") }
  }

  private func mistake(_ description: String) -> Mistake {
    Mistake(line: lineNumber, description: "\(description): \(rest)")
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func expect(_ prefix: String) throws { if !take(prefix) { throw mistake("expected \(prefix)") } }

  private mutating func statement() throws {
    if take("accTitle: ") {
      title = try decoded(String(rest))
    } else if take("subgraph ") {
      let id = try identifier()
      try expect("[")
      subgraphs.append(try quoted())
      try expect("]")
      try finish()
      if nodes[id] != nil { throw mistake("a subgraph named like a node") }
      depth += 1
    } else if rest == "end" {
      depth -= 1
      if depth < 0 { throw mistake("an end too many") }
    } else if take("linkStyle ") {
      guard let number = Int(rest.prefix { $0.isNumber }), number < links.count else { throw mistake("no such link") }
      rest = rest.drop { $0.isNumber }
      try expect(" ")
      try styles()
    } else if take("classDef ") {
      _ = try identifier()
      try expect(" ")
      try styles()
    } else if take("class ") {
      repeat { if nodes[try identifier()] == nil { throw mistake("no such node") } } while take(",")
      try expect(" ")
      _ = try identifier()
      try finish()
    } else if take("style ") {
      if nodes[try identifier()] == nil { throw mistake("no such node") }
      try expect(" ")
      try styles()
    } else if take("click ") {
      if nodes[try identifier()] == nil { throw mistake("no such node") }
      try expect(" href ")
      _ = try quoted()
      try finish()
    } else {
      let from = try node()
      guard take(" ") else { return try finish() }
      guard let arrow = ["-->", "==>", "-.->"].first(where: { rest.hasPrefix($0) }) else { throw mistake("no arrow") }
      try expect(arrow)
      var label = ""
      if take("|") {
        label = try quoted()
        try expect("|")
      }
      try expect(" ")
      links.append((from, arrow, label, try node()))
      try finish()
    }
  }

  private func finish() throws { if !rest.isEmpty { throw mistake("more than a statement") } }

  private mutating func identifier() throws -> String {
    let id = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = id.first, first.isLetter, id != "end" else { throw mistake("no identifier") }
    rest = rest.dropFirst(id.count)
    return String(id)
  }

  /// A node that is declared here or was before.
  private mutating func node() throws -> String {
    let id = try identifier()
    for (left, right) in [("([", "])"), ("[[", "]]"), ("[", "]")] where take(left) {
      nodes[id] = try quoted()
      try expect(right)
      return id
    }
    if nodes[id] == nil { throw mistake("an unknown node") }
    return id
  }

  private mutating func quoted() throws -> String {
    try expect("\"")
    let text = rest.prefix { $0 != "\"" }
    rest = rest.dropFirst(text.count)
    try expect("\"")
    return try decoded(String(text).replacing("<br>", with: "\n"))
  }

  private mutating func styles() throws {
    for style in rest.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = style.split(separator: ":")
      guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0 == "-" }),
        parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "#" || $0 == "." })
      else { throw mistake("no style") }
    }
    rest = ""
  }

  /// A text with its entities resolved; between quotes nothing else may have a meaning.
  private func decoded(_ text: String) throws -> String {
    var result = ""
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "#":
        let digits = scalars.prefix { ("0"..."9").contains($0) }
        scalars = scalars.dropFirst(digits.count)
        guard scalars.popFirst() == ";", let value = UInt32(String(digits)), let scalar = Unicode.Scalar(value) else {
          throw mistake("no entity")
        }
        result.unicodeScalars.append(scalar)
      case "\"", "`", "<", ">", "{", "}", "[", "]", "|", ";", "&", "\\", "%":
        throw mistake("\(scalar) has a meaning")
      default:
        if scalar == "\n" {
          result += "\n"
          continue
        }
        if scalar.value < 0x20 || [.format, .control].contains(scalar.properties.generalCategory) {
          throw mistake("a hidden U+\(String(scalar.value, radix: 16))")
        }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
