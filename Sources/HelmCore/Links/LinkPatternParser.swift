/// Reads patterns of links, from left to right without backtracking.
struct LinkPatternParser {
  /// The maximum length of a pattern in bytes.
  static let lengthLimit = 4096

  /// The maximum number of optional groups, which bounds the number of paths.
  static let groupLimit = 6

  private let text: String
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  private var names: [String] = []
  private var types: [LinkIDType?] = []
  private var defaults: [String?] = []

  /// The parts of the path, each with the group that it is in.
  private var parts: [(segment: LinkSegment, group: Int?)] = []

  /// The groups, each with the one around it.
  private var groups: [Int?] = []

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(LinkPatternError) -> LinkPattern {
    if text.utf8.count > Self.lengthLimit {
      throw error("a pattern has at most \(Self.lengthLimit) bytes, this one has \(text.utf8.count)", at: 0)
    }
    let origin = try parseOrigin()
    // The host of a scheme of the app's own is the first part of the path.
    if let origin, origin.host == nil, let next, !"/?#(".unicodeScalars.contains(next) {
      parts.append((try parseSegment(inGroup: false), nil))
    } else if origin == nil, next != "/", next != "(" {
      throw error("expected a path, which starts with a slash, or a scheme, such as helm: or https:")
    }
    try parsePath()
    let query = take("?") ? try parseQuery() : []
    let fragment = take("#") ? try parseFragment() : nil
    if next != nil { throw error("expected the end of the pattern, found \(found)") }
    if let name = origin?.parameter, names.contains(name) {
      throw error("the parameter :\(displayText(name)) is there twice", at: 0)
    }
    return LinkPattern(
      text: text, origin: origin, parameters: names, types: types, defaults: defaults, paths: paths(), query: query,
      fragment: fragment)
  }

  // MARK: The origin

  /// Reads a scheme, and the host of a website; `nil` where there is no scheme.
  mutating func parseOrigin() throws(LinkPatternError) -> LinkOrigin? {
    let isScheme = { (scalar: Unicode.Scalar) in
      Self.isLetter(scalar) || Self.isDigit(scalar) || "+-.".unicodeScalars.contains(scalar)
    }
    guard let first = next, Self.isLetter(first) else { return nil }
    let end = scalars.firstIndex { !isScheme($0) } ?? scalars.count
    guard end < scalars.count, scalars[end] == ":" else { return nil }
    let scheme = string(0..<end).asciiLowercased
    offset = end + 1
    let hasSlashes = take("/", "/")
    guard LinkOrigin.hasHosts(scheme) else { return LinkOrigin(scheme: scheme, host: nil, port: nil) }
    if !hasSlashes { throw error("expected \(scheme)://, and the name of a host") }
    return try parseHost(scheme)
  }

  private mutating func parseHost(_ scheme: String) throws(LinkPatternError) -> LinkOrigin {
    var parameter: String?
    if take(":") {
      parameter = try parseName()
      if !take(".") { throw error("expected a dot and a domain after the subdomain, found \(found)") }
    }
    let isBelow = parameter != nil || take("*", ".")
    let start = offset
    while let next, !"/?#(:".unicodeScalars.contains(next) {
      guard Self.isLetter(next) || Self.isDigit(next) || "-._".unicodeScalars.contains(next) else {
        throw error(
          "expected a host of letters, digits, dots and dashes, found \(found); an international one is written xn--…")
      }
      offset += 1
    }
    let name = string(start..<offset).asciiLowercased
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    if name.isEmpty || labels.contains("") { throw error("expected the name of a host", at: start) }
    var port: Int?
    if take(":") {
      let start = offset
      while let next, Self.isDigit(next) { offset += 1 }
      guard let number = Int(string(start..<offset)), (1...65535).contains(number) else {
        throw error("expected a port from 1 to 65535", at: start)
      }
      port = number == LinkOrigin.usualPort(of: scheme) ? nil : number
    }
    return LinkOrigin(
      scheme: scheme, host: isBelow ? .below("." + name) : .exactly(name), port: port, parameter: parameter)
  }

  /// Refuses anything after an origin.
  mutating func expectEndOfOrigin() throws(LinkPatternError) {
    _ = take("/")
    if next != nil { throw error("expected the end of the origin, found \(found); paths are for the patterns") }
  }

  // MARK: The path

  private mutating func parsePath() throws(LinkPatternError) {
    var open: [(group: Int, start: Int)] = []
    while let next {
      let start = offset
      switch next {
      case "(":
        offset += 1
        if self.next != "/", self.next != "(" {
          throw error("expected a slash: a group holds whole parts of the path, as in (/:id)")
        }
        if groups.count == Self.groupLimit {
          throw error("a pattern has at most \(Self.groupLimit) groups that may be left out", at: start)
        }
        groups.append(open.last?.group)
        open.append((groups.count - 1, start))
      case ")":
        if open.popLast() == nil { throw error("no group ends here; write %29 for a parenthesis") }
        offset += 1
      case "/":
        offset += 1
        if self.next == nil || "?#".unicodeScalars.contains(self.next ?? "/") {
          // A slash at the end is ignored.
          if !open.isEmpty { throw error("expected a part of the path after the slash") }
          continue
        }
        if let last = parts.last, last.segment.isRest {
          throw error("nothing can come after the rest of a path", at: start)
        }
        parts.append((try parseSegment(inGroup: !open.isEmpty), open.last?.group))
      case "?", "#":
        if let last = open.last { throw error("the group that starts here has no end", at: last.start) }
        return
      default: throw error("expected a slash, found \(found)")
      }
    }
    if let last = open.last { throw error("the group that starts here has no end", at: last.start) }
  }

  private mutating func parseSegment(inGroup: Bool) throws(LinkPatternError) -> LinkSegment {
    let start = offset
    if take("*") {
      let isRest = take("*")
      try expectEndOfSegment()
      return isRest ? .rest : .any
    }
    var pieces: [LinkPart.Piece] = []
    while let next, !"/?#()".unicodeScalars.contains(next) || pieces.isEmpty {
      guard take(":") else {
        let literal = try parseLiteral(until: "/?#():", "a part of the path")
        pieces.append(.text(Array(literal.utf8)))
        continue
      }
      let place = offset - 1
      if case .parameter? = pieces.last { throw error("expected a text between two parameters", at: place) }
      let index = try parseParameter(at: place, mayHaveDefault: inGroup)
      if take("+") {
        if types[index] != nil { throw error("the rest of a path is any text", at: place) }
        if !pieces.isEmpty { throw error("the rest of a path is a whole part", at: place) }
        try expectEndOfSegment()
        return .restParameter(index)
      }
      pieces.append(.parameter(index))
    }
    if pieces.isEmpty { throw error("expected a part of the path, found \(found)") }
    if case .text(let bytes)? = pieces.first, pieces.count == 1 {
      let literal = String(decoding: bytes, as: UTF8.self)
      if literal == "." || literal == ".." {
        throw error("\(literal) is never a part of a path: it is resolved before links are matched", at: start)
      }
      return .literal(literal)
    }
    if case .parameter(let index)? = pieces.first, pieces.count == 1 { return .parameter(index) }
    let part = LinkPart(pieces: pieces)
    if part.parameters.count > LinkPart.parameterLimit {
      throw error("a part of a path has at most \(LinkPart.parameterLimit) parameters", at: start)
    }
    return .part(part)
  }

  private mutating func expectEndOfSegment() throws(LinkPatternError) {
    guard let next, !"/?#()".unicodeScalars.contains(next) else { return }
    throw error("expected a slash, found \(found): this is a whole part of a path")
  }

  /// The paths, by choice of optional groups: each the parts in order.
  private func paths() -> [[LinkSegment]] {
    var paths: [[LinkSegment]] = []
    for choice in 0..<(1 << groups.count) {
      let isIn = { (group: Int) in choice & (1 << group) != 0 }
      // A group is present only if the one around it is.
      guard groups.indices.allSatisfy({ !isIn($0) || groups[$0].map(isIn) ?? true }) else { continue }
      paths.append(parts.filter { $0.group.map(isIn) ?? true }.map(\.segment))
    }
    return paths.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  // MARK: Query and fragment

  private mutating func parseQuery() throws(LinkPatternError) -> [LinkQueryItem] {
    var items: [LinkQueryItem] = []
    var names: Set<String> = []
    repeat {
      let start = offset
      let isOptional = take("(")
      let nameStart = offset
      let name = try parseLiteral(until: "=&#()", "the name of a query item")
      if !names.insert(name).inserted {
        throw error("the query item \(displayText(name)) is there twice", at: nameStart)
      }
      let value: LinkValue = take("=") ? try parseValue(until: "&#()", isOptional: isOptional) : .any
      if isOptional {
        if !take(")") { throw error("expected the end of the group, found \(found)") }
        guard case .parameter = value else {
          throw error(
            "a query item that may be left out is there for its id: write (\(displayText(name))=:id)", at: start)
        }
      }
      items.append(LinkQueryItem(name: name, value: value, isOptional: isOptional))
    } while take("&")
    return items
  }

  private mutating func parseFragment() throws(LinkPatternError) -> LinkFragmentPart {
    let start = offset
    let isOptional = take("(")
    let value = try parseValue(until: "()", isOptional: isOptional)
    if isOptional {
      if !take(")") { throw error("expected the end of the group, found \(found)") }
      guard case .parameter = value else {
        throw error("a fragment that may be left out is there for its id: write (:id)", at: start)
      }
    }
    return LinkFragmentPart(value: value, isOptional: isOptional)
  }

  private mutating func parseValue(until end: String, isOptional: Bool) throws(LinkPatternError) -> LinkValue {
    let start = offset
    if take("*") { return .any }
    if take(":") { return .parameter(try parseParameter(at: start, mayHaveDefault: isOptional)) }
    return .literal(try parseLiteral(until: end, "a value"))
  }

  // MARK: Names, types and texts

  /// Reads a type alone: `int`, or `oslo|paris`.
  static func type(_ text: String) throws(LinkPatternError) -> LinkIDType {
    var parser = LinkPatternParser(text + ")")
    let type = try parser.parseType()
    if parser.next != nil { throw parser.error("expected the end of the type, found \(parser.found)") }
    return type
  }

  /// Reads the name, the type and the default of a parameter.
  private mutating func parseParameter(at start: Int, mayHaveDefault: Bool) throws(LinkPatternError) -> Int {
    let name = try parseName()
    if names.contains(name) { throw error("the parameter :\(displayText(name)) is there twice", at: start) }
    names.append(name)
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
          "only what may be left out has a default: put it in parentheses, or write %3D for the sign", at: place)
      }
      let text = try parseLiteral(until: "/?&#():", "what :\(displayText(name)) is where it is left out")
      guard let canonical = (types[names.count - 1] ?? .text).canonicalText(text) else {
        throw error("\(displayText(text)) is not a valid :\(displayText(name))", at: place + 1)
      }
      defaults[names.count - 1] = canonical
    }
    return names.count - 1
  }

  private mutating func parseName() throws(LinkPatternError) -> String {
    let start = offset
    while let next, Self.isLetter(next) || Self.isDigit(next) || next == "_" || !next.isASCII { offset += 1 }
    if offset == start { throw error("expected the name of a parameter after the colon, as in :id") }
    return string(start..<offset)
  }

  private mutating func parseType() throws(LinkPatternError) -> LinkIDType {
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
      if Set(values).count < values.count { throw error("an id is there twice", at: start) }
      return .oneOf(values)
    }
  }

  /// The signs that other libraries have in patterns, and that URLs have only percent-encoded.
  private static let meaningless: [Unicode.Scalar: String] = [
    "{": "%7B", "}": "%7D", "[": "%5B", "]": "%5D", "<": "%3C", ">": "%3E",
  ]

  /// Reads a text up to one of several characters, and removes its percent-encoding.
  private mutating func parseLiteral(until end: String, _ what: String) throws(LinkPatternError) -> String {
    let start = offset
    while let next, !end.unicodeScalars.contains(next) {
      if let code = Self.meaningless[next] {
        throw error("\(next) means nothing here; write :id for a parameter, or \(code) for the sign itself")
      }
      if next == ":" || next == "*" {
        let code = next == ":" ? "%3A" : "%2A"
        throw error("\(next) stands for a whole part; write \(code) for the sign itself")
      }
      if next == "(" || next == ")" { throw error("expected \(what), found \(found)") }
      if next == "%" {
        let digits = scalars[(offset + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ $0.isASCII && hexDigit(UInt8($0.value)) != nil }) else {
          throw error("expected two hexadecimal digits after %; write %25 for the sign itself")
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

  // MARK: What is next

  private var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func take(_ wanted: Unicode.Scalar...) -> Bool {
    guard scalars[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  private var found: String { next.map { displayText(String($0)) } ?? "the end" }

  func error(_ reason: String, at place: Int? = nil) -> LinkPatternError {
    LinkPatternError(pattern: text, column: (place ?? offset) + 1, reason: reason)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
