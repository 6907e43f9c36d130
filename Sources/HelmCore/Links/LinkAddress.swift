/// A URL split into its parts, with percent-encoding removed, for comparison with patterns.
package struct LinkAddress: Sendable {
  /// The URL as given, for messages.
  let text: String

  /// The scheme and the host of a website, in lowercase; `nil` for a path alone.
  let origin: LinkOrigin?

  /// The parts of the path; for a custom scheme, the first one is the host.
  let segments: [String]

  /// The parts to compare with texts in patterns; in lowercase if case is ignored.
  var keys: [String]

  /// The first value of each query item, empty for a name without a value, and the fragment under ``QueryItemPattern/fragmentName``.
  let items: [String: String]

  /// Creates an address from the parts of a URL, as split by RFC 3986 and still percent-encoded; throws `badEncoding`, or `notAURL` for
  /// a path that has neither a scheme nor a slash at the start.
  ///
  /// Dot segments are resolved, even percent-encoded ones, and one trailing slash is ignored.
  package init(
    _ text: String, scheme: String?, host: String?, port: Int?, path: String, query: String?, fragment: String?
  ) throws(LinkError) {
    func decode(_ part: some StringProtocol) throws(LinkError) -> String {
      guard let decoded = PercentEncoding.decode(part) else { throw .badEncoding(text) }
      return decoded
    }
    self.text = text
    let scheme = scheme?.asciiLowercased
    if scheme == nil, host != nil || !path.isEmpty && !path.hasPrefix("/") { throw .notAURL(text) }
    let name = try decode(host ?? "").asciiLowercased
    let hasHosts = LinkOrigin.hasHosts(scheme ?? "")
    origin = scheme.map { scheme in
      LinkOrigin(
        scheme: scheme, host: name.isEmpty || !hasHosts ? nil : .exactly(name),
        port: port == LinkOrigin.usualPort(of: scheme) ? nil : port)
    }
    var segments = name.isEmpty || hasHosts ? [] : [name]
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let first = segments.count
    for (index, part) in parts.enumerated() where !(index == 0 && part.isEmpty) {
      switch try decode(part) {
      case ".": continue
      case "..": if segments.count > first { segments.removeLast() }
      case "" where index == parts.count - 1: continue
      case let segment: segments.append(segment)
      }
    }
    self.segments = segments
    keys = segments
    var items: [String: String] = [:]
    for item in query?.split(separator: "&") ?? [] {
      // A plus sign is a space, as in forms on websites.
      let parts = String(item.map { $0 == "+" ? " " : $0 }).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try decode(parts[0])
      let value = parts.count == 2 ? try decode(parts[1]) : ""
      if items[name] == nil { items[name] = value }
    }
    // A query item without a name is in no pattern.
    items[QueryItemPattern.fragmentName] = try fragment.map { part throws(LinkError) in try decode(part) }
    self.items = items
  }
}

extension LinkAddress {
  /// Creates the address of a URL that is written from a pattern.
  init(_ origin: LinkOrigin?, _ parts: WrittenURL, text: String) {
    self.text = text
    self.origin = origin
    segments = parts.segments
    keys = segments
    items = Dictionary(parts.items.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
