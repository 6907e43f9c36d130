/// Parses a scheme, and the host of a website.
extension LinkPatternParser {
  /// Parses a scheme, and the host of a website; returns `nil` if there is no scheme.
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
}
