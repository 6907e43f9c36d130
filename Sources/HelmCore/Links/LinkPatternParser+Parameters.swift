/// Parses names, types and texts.
extension LinkPatternParser {
  /// Parses the name, the type and the default of a parameter.
  mutating func parseParameter(at start: Int, mayHaveDefault: Bool) throws(LinkPatternError) -> Int {
    let name = try parseName()
    if names.contains(name) { throw error("duplicate parameter :\(displayText(name))", at: start) }
    names.append(name)
    columns.append(start + 1)
    types.append(nil)
    defaults.append(nil)
    if next == "(", offset + 1 < scalars.count, scalars[offset + 1] != "/" {
      offset += 1
      types[names.count - 1] = try parseType()
    }
    let place = offset
    if take("=") {
      if !mayHaveDefault {
        throw error(
          "only an optional part has a default: put it in parentheses, or write %3D for the character itself", at: place
        )
      }
      let text = try parseLiteral(until: "/?&#():", "the default of :\(displayText(name))")
      guard let canonical = (types[names.count - 1] ?? .text).canonicalText(text) else {
        throw error("\(displayText(text)) is not a valid :\(displayText(name))", at: place + 1)
      }
      defaults[names.count - 1] = canonical
    }
    return names.count - 1
  }

  mutating func parseName() throws(LinkPatternError) -> String {
    let start = offset
    while let next, Self.isLetter(next) || Self.isDigit(next) || next == "_" || !next.isASCII { offset += 1 }
    if offset == start { throw error("expected the name of a parameter after the colon, as in :id") }
    return string(start..<offset)
  }

  mutating func parseType() throws(LinkPatternError) -> LinkIDType {
    let start = offset
    var values: [String] = []
    repeat { values.append(try parseLiteral(until: "|()/", "an id")) } while take("|")
    if !take(")") { throw error("expected | or ), found \(found)") }
    switch (values.count, values[0]) {
    case (1, "int"): return .integer
    case (1, "uuid"): return .uuid
    case (1, "text"): return .text
    case (1, _):
      throw error(
        "unknown type \(displayText(values[0])); expected int, uuid, text or ids such as oslo|paris", at: start)
    default:
      if Set(values).count < values.count { throw error("duplicate id", at: start) }
      return .oneOf(values)
    }
  }

  /// Parses a text up to one of several characters, and removes its percent-encoding.
  mutating func parseLiteral(until end: String, _ what: String) throws(LinkPatternError) -> String {
    let start = offset
    while let next, !end.unicodeScalars.contains(next) {
      let code = PercentEncoding.encode(String(next))
      // Characters that have a meaning in other libraries' patterns.
      if "{}[]<>".unicodeScalars.contains(next) {
        throw error("\(next) has no meaning here; write :id for a parameter, or \(code) for the character itself")
      }
      if next == ":" || next == "*" {
        throw error("\(next) matches a whole part; write \(code) for the character itself")
      }
      if next == "(" || next == ")" { throw error("expected \(what), found \(found)") }
      if next == "%" {
        let digits = scalars[(offset + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.isASCII && hexDigit(UInt8($0.value)) != nil }) else {
          throw error("expected two hexadecimal digits after %; write %25 for the character itself")
        }
      }
      offset += 1
    }
    if offset == start { throw error("expected \(what), found \(found)") }
    guard let literal = PercentEncoding.decode(string(start..<offset)) else {
      throw error("the percent-encoding here is not UTF-8", at: start)
    }
    return literal
  }
}
