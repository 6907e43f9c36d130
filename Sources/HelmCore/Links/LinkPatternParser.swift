/// Parses patterns of links, from left to right without backtracking.
struct LinkPatternParser {
  /// The maximum length of a pattern in bytes.
  static let lengthLimit = 4096

  /// The maximum number of optional groups, which bounds the number of paths.
  static let groupLimit = 6

  let text: String
  let scalars: [Unicode.Scalar]
  var offset = 0

  var names: [String] = []
  var columns: [Int] = []
  var types: [LinkIDType?] = []
  var defaults: [String?] = []

  /// The parts of the path, each with its group.
  var parts: [(value: LinkValue, group: Int?)] = []

  /// The groups, each with the enclosing one.
  var groups: [Int?] = []

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(LinkPatternError) -> LinkPattern {
    if text.utf8.count > Self.lengthLimit {
      throw error("a pattern has at most \(Self.lengthLimit) bytes, this one has \(text.utf8.count)", at: 0)
    }
    let origin = try parseOrigin()
    // The host of a custom scheme is the first part of the path.
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
      throw error("duplicate parameter :\(displayText(name))", at: 0)
    }
    return LinkPattern(
      text: text, origin: origin, parameters: names, columns: columns, types: types, defaults: defaults,
      paths: paths(), query: query, fragment: fragment)
  }
}

/// The upcoming input.
extension LinkPatternParser {
  var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  mutating func take(_ wanted: Unicode.Scalar...) -> Bool {
    guard scalars[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  func string(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  var found: String { next.map { displayText(String($0)) } ?? "the end" }

  func error(_ reason: String, at place: Int? = nil) -> LinkPatternError {
    LinkPatternError(pattern: text, column: (place ?? offset) + 1, reason: reason)
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
