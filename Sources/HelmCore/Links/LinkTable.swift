/// The rules of all links.
///
/// It finds the rule that a URL matches, and the pairs of rules that match the same URL.
struct LinkTable: Sendable {
  let rules: [LinkRule]

  /// The origins of patterns without one.
  let origins: [LinkOrigin]

  /// Whether the case of paths is ignored.
  let ignoresCase: Bool

  /// The rules of patterns without an origin.
  private let common: LinkIndex

  /// The rules of patterns with an origin.
  private let sites: [LinkOrigin: LinkIndex]

  init(origins: [LinkOrigin] = [], ignoresCase: Bool = false, _ rules: [LinkRule] = []) {
    self.origins = origins
    self.ignoresCase = ignoresCase
    self.rules = rules
    common = LinkIndex(rules.indices.filter { rules[$0].origin == nil }, of: rules)
    var sites: [LinkOrigin: [Int]] = [:]
    for (index, rule) in rules.enumerated() {
      if let origin = rule.origin { sites[origin.site, default: []].append(index) }
    }
    self.sites = sites.mapValues { LinkIndex($0, of: rules) }
  }

  /// Two rules that match the same URL, such as the example.
  struct Overlap {
    let rule: Int
    let other: Int
    let example: String
  }

  /// Calls a closure with pairs of rules that match the same URL, each pair once.
  ///
  /// - Parameters:
  ///   - work: A counter of the nodes visited and the rules compared.
  ///   - body: A closure that takes a pair, and returns whether to continue.
  /// - Complexity: The pairs that the index cannot distinguish, each linear in its rules.
  func forEachOverlap(work: inout Int, _ body: (Overlap) -> Bool) {
    var reported: Set<[Int]> = []
    var goesOn = true
    for (index, rule) in rules.enumerated() where goesOn {
      func search(_ tree: LinkIndex?, isInside: Bool, from origin: LinkOrigin?) {
        guard goesOn, let tree else { return }
        var compared = 0
        tree.forEachNeighbour(of: rule, isInside: isInside, work: &work) { other in
          guard index != other else { return true }
          compared += 1
          guard let example = rule.overlap(with: rules[other], from: origin),
            reported.insert([min(index, other), max(index, other)]).inserted
          else { return true }
          goesOn = body(Overlap(rule: index, other: other, example: example))
          return goesOn
        }
        work += compared
      }
      guard let origin = rule.origin else {
        search(common, isInside: true, from: origins.first)
        continue
      }
      search(sites[origin.site], isInside: true, from: origin)
      for site in self.parents(of: origin) { search(sites[site], isInside: false, from: origin) }
      if let both = origins.lazy.compactMap({ $0.common(with: origin) }).first {
        search(common, isInside: false, from: both)
      }
    }
  }

  /// Calls a closure with the rules that match some URL of a rule that isn't in the table.
  ///
  /// - Parameters:
  ///   - rule: The rule; without an origin, it stands for URLs of all of ``origins``.
  ///   - body: A closure that takes a rule, and returns whether to continue.
  func forEachRule(matching rule: LinkRule, _ body: (Int) -> Bool) {
    let isCommon = rule.origin.map { origin in origins.contains { $0.common(with: origin) != nil } } ?? true
    let own = (rule.origin.map { [$0] } ?? origins).flatMap { [$0.site] + parents(of: $0) }
    var (goesOn, work) = (true, 0)
    for tree in (isCommon ? [common] : []) + own.compactMap({ sites[$0] }) where goesOn {
      tree.forEachNeighbour(of: rule, isInside: false, work: &work) { other in
        if rule.overlap(with: rules[other], from: nil) != nil { goesOn = body(other) }
        return goesOn
      }
    }
  }

  /// Returns the domains that an origin is below.
  private func parents(of origin: LinkOrigin) -> [LinkOrigin] {
    switch origin.host {
    case nil: []
    case .exactly(let name): Array(sites(scheme: origin.scheme, host: name, port: origin.port).dropFirst())
    case .below(let suffix):
      sites(scheme: origin.scheme, host: String(suffix.dropFirst()), port: origin.port).dropFirst().filter {
        $0 != origin.site
      }
    }
  }

  /// Returns a host itself, and the domains that it is below.
  private func sites(scheme: String, host: String, port: Int?) -> [LinkOrigin] {
    var sites = [LinkOrigin(scheme: scheme, host: .exactly(host), port: port)]
    // No valid host has more labels than this.
    for index in host.indices.lazy.filter({ host[$0] == "." }).prefix(128) {
      sites.append(LinkOrigin(scheme: scheme, host: .below(String(host[index...])), port: port))
    }
    return sites
  }

  /// The result of matching a URL; the matching rule is given by its position.
  enum Result {
    case match(Int, texts: [String?])
    case badID(LinkRule, parameter: Int, text: String)
    case noMatch
    case foreignOrigin
  }

  /// Returns the rule that a URL matches; of several, the most specific.
  ///
  /// - Parameters:
  ///   - address: The URL.
  ///   - work: A counter of the nodes visited and the rules compared.
  /// - Returns: The rule with the texts of its parameters, or the reason why there is none.
  /// - Complexity: Linear in the URL; see ``LinkIndex``.
  func match(_ address: LinkAddress, work: inout Int) -> Result {
    guard let indices = indices(for: address) else { return .foreignOrigin }
    var address = address
    if ignoresCase { address.keys = address.segments.map { $0.lowercased() } }
    var found: (rule: Int, texts: [String?])?
    var bad: Result?
    for anyText in [false, true] {
      for index in indices {
        var compared = 0
        index.forEachCandidate(for: address, anyText: anyText, work: &work) { position in
          compared += 1
          switch rules[position].compare(with: address) {
          case .match(let texts):
            if let before = found, !isBefore(position, before.rule) { break }
            found = (position, texts)
          case .badID(let parameter, let text): bad = bad ?? .badID(rules[position], parameter: parameter, text: text)
          case .mismatch: break
          }
        }
        work += compared
      }
      if let found { return .match(found.rule, texts: found.texts) }
      if let bad { return bad }
    }
    return .noMatch
  }

  /// Returns whether a rule takes precedence over another one that matches the same URL.
  private func isBefore(_ rule: Int, _ other: Int) -> Bool {
    if rules[rule].isNarrower(than: rules[other], origins: origins) { return true }
    return rule < other && !rules[other].isNarrower(than: rules[rule], origins: origins)
  }

  /// Returns the indices of the rules that URLs of an origin may match; `nil` if the links have no such origin.
  private func indices(for address: LinkAddress) -> [LinkIndex]? {
    guard let scheme = address.scheme else { return [common] }
    guard let known = sites(for: address, scheme) else { return nil }
    let indices =
      (origins.contains { known.contains($0.site) } ? [common] : []) + known.compactMap { self.sites[$0] }
    return indices.isEmpty ? nil : indices
  }

  private func sites(for address: LinkAddress, _ scheme: String) -> [LinkOrigin]? {
    if LinkOrigin.hasHosts(scheme) {
      return address.host.map { sites(scheme: scheme, host: $0, port: address.port) }
    }
    return address.port == nil ? [LinkOrigin(scheme: scheme, host: nil, port: nil)] : nil
  }

  /// Returns the values in the host of a URL, for origins that keep the subdomain as a value.
  func hostValues(of address: LinkAddress, by rule: LinkRule) -> [String: String] {
    let origins = rule.origin.map { [$0] } ?? self.origins
    for origin in origins where origin.scheme == address.scheme && origin.port == address.port {
      if let name = origin.parameter, let value = origin.subdomain(of: address.host) { return [name: value] }
    }
    return [:]
  }
}
