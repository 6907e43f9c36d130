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
  let parameter: String?

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

  /// Creates an origin from its text.
  ///
  /// - Parameter text: The text, such as `helm:` or `https://helm.example`.
  /// - Throws: An error that says what is wrong, and where.
  /// - Complexity: Linear in the text.
  package init(_ text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text)
    guard let origin = try parser.parseOrigin() else {
      throw parser.error("expected a scheme, such as helm: or https://helm.example")
    }
    try parser.expectEndOfOrigin()
    self = origin
  }

  init(scheme: String, host: Host?, port: Int?, parameter: String? = nil) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.parameter = parameter
  }

  /// Returns the default port of a scheme.
  static func usualPort(of scheme: String) -> Int? { scheme == "https" ? 443 : scheme == "http" ? 80 : nil }

  /// Returns whether a scheme is that of websites.
  static func hasHosts(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

  /// The origin without the name of its subdomain's value.
  var site: LinkOrigin { parameter == nil ? self : LinkOrigin(scheme: scheme, host: host, port: port) }

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
  func isIncluded(in other: LinkOrigin) -> Bool { common(with: other)?.site == site }

  /// Returns the part of a host before the domain, if the origin keeps the subdomain as a value.
  func subdomain(of host: String?) -> String? {
    guard parameter != nil, case .below(let suffix)? = self.host, let host, self.host?.contains(host) == true else {
      return nil
    }
    return String(host.dropLast(suffix.count))
  }

  /// Returns the origin with its subdomain filled in; `nil` if the subdomain is unknown, or isn't valid in a host.
  func filled(with values: [String: String]) -> LinkOrigin? {
    guard case .below(let suffix)? = host else { return self }
    guard let name = parameter.flatMap({ values[$0] })?.asciiLowercased, LinkWriter.isHost(name) else { return nil }
    return LinkOrigin(scheme: scheme, host: .exactly(name + suffix), port: port)
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
