/// The origin of links: a custom scheme of the app, or a website.
///
/// `helm:` matches `helm://city/oslo`, whose host is the first part of the path, as well as `helm:///city/oslo`. `https://helm.example`
/// matches the website's pages, `https://*.helm.example` those of all subdomains, and `https://:tenant.helm.example` keeps the subdomain as
/// a value. Schemes and hosts are compared case-insensitively.
package struct LinkOrigin: Hashable, Sendable, CustomStringConvertible {
  package let scheme: String

  /// The host; `nil` for a custom scheme, whose hosts are parts of paths.
  package let host: Host?
  package let port: Int?

  /// The name of the value for the subdomain.
  var parameter: String?

  /// A host of a website.
  package enum Host: Hashable, Sendable {
    case exactly(String)

    /// Any host with this suffix: the dot and the domain.
    case below(String)

    /// Returns whether a host matches.
    package func contains(_ host: String) -> Bool {
      switch self {
      case .exactly(let name): name == host
      case .below(let suffix): host.hasSuffix(suffix) && host.utf8.count > suffix.utf8.count
      }
    }
  }

  /// Returns the default port of a scheme.
  static func usualPort(of scheme: String) -> Int? { scheme == "https" ? 443 : scheme == "http" ? 80 : nil }

  /// Returns whether a scheme is that of websites.
  static func hasHosts(_ scheme: String) -> Bool { usualPort(of: scheme) != nil }

  /// Returns the origin of URLs that come from both, or `nil` if there are none.
  func common(with other: LinkOrigin) -> LinkOrigin? {
    guard scheme == other.scheme, port == other.port else { return nil }
    switch (host, other.host) {
    case (nil, nil): return self
    case (.exactly(let name), let host?): return host.contains(name) ? self : nil
    case (.below, .exactly?): return other.common(with: self)
    case (.below(let mine), .below(let its)):
      return mine.hasSuffix(its) ? self : its.hasSuffix(mine) ? other : nil
    case (nil, _), (_, nil): return nil
    }
  }

  /// Returns whether all URLs of this origin are of another one, too.
  func isIncluded(in other: LinkOrigin) -> Bool { common(with: other).map { $0.host == host } == true }

  /// Returns the value in the host of a URL, if the origin keeps the subdomain as a value.
  func value(in address: LinkAddress) -> (name: String, text: String)? {
    guard let parameter, case .below(let suffix)? = host, let origin = address.origin, origin.isIncluded(in: self),
      case .exactly(let host)? = origin.host
    else { return nil }
    return (parameter, String(host.dropLast(suffix.count)))
  }

  /// Returns the origin with its subdomain filled in; `nil` if the subdomain is unknown, or isn't valid in a host.
  func filled(with values: [String: String]) -> LinkOrigin? {
    guard case .below(let suffix)? = host else { return self }
    guard let name = parameter.flatMap({ values[$0] })?.asciiLowercased, Self.isLabel(name) else { return nil }
    return LinkOrigin(scheme: scheme, host: .exactly(name + suffix), port: port)
  }

  /// Returns whether a text, written as a host or a part of one, is parsed back unchanged.
  static func isLabel(_ text: String) -> Bool {
    // A name with two dashes may be one that some software decodes.
    let dash = UInt8(ascii: "-")
    return !text.isEmpty && text.utf8.first != dash
      && text.utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit || $0 == dash }
      && !zip(text.utf8, text.utf8.dropFirst()).contains { $0 == dash && $1 == dash }
  }

  /// The origin as written: `https://*.helm.example`.
  package var description: String { text(subdomain: parameter.map { ":\($0)" } ?? "*") }

  /// A single origin that this one covers, for an example.
  var example: String { text(subdomain: "www") }

  /// Whether it is a website rather than a custom scheme.
  package var isWebsite: Bool { host != nil }

  private func text(subdomain: String) -> String {
    let port = port.map { ":\($0)" } ?? ""
    return switch host {
    case nil: "\(scheme):"
    case .exactly(let name): "\(scheme)://\(name)\(port)"
    case .below(let suffix): "\(scheme)://\(subdomain)\(suffix)\(port)"
    }
  }
}

extension LinkOrigin {
  /// Creates an origin from its text, such as `helm:` or `https://helm.example`.
  package init(_ text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text)
    guard let origin = try parser.parseOrigin() else {
      throw parser.error("expected a scheme, such as helm: or https://helm.example")
    }
    _ = parser.take("/")
    if parser.next != nil {
      throw parser.error("expected the end of the origin, found \(parser.found); paths are for the patterns")
    }
    self = origin
  }
}
