/// The rules of all links: finds the one that a URL matches, and the pairs that match one URL.
struct LinkTable: Sendable {
  let rules: [LinkRule]

  /// The origins of the patterns that name none.
  let origins: [LinkOrigin]

  /// Whether the case of paths is ignored.
  let ignoresCase: Bool

  /// The rules of the patterns that name no origin.
  private let common: LinkIndex

  /// The rules of the patterns that name one.
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

  /// Two rules that match one URL, such as the example.
  struct Overlap {
    let rule: Int
    let other: Int
    let example: String
  }

  /// Calls back with pairs of rules that match one URL, each pair once, by its later rule within one origin.
  ///
  /// - Parameter body: Takes a pair, and answers whether to look for others of the same rule.
  /// - Complexity: The pairs that the index cannot tell apart, each as long as its rules.
  func forEachOverlap(_ body: (Overlap) -> Bool) {
    for (index, rule) in rules.enumerated() {
      var known: Set<Int> = []
      var goesOn = true
      func search(_ tree: LinkIndex?, isSame: Bool, from origin: LinkOrigin?) {
        guard goesOn, let tree else { return }
        tree.forEachNeighbour(of: rule) { other in
          guard isSame ? other < index : other != index, known.insert(other).inserted,
            let example = rule.overlap(with: rules[other], from: origin)
          else { return true }
          goesOn = body(Overlap(rule: index, other: other, example: example))
          return goesOn
        }
      }
      guard let origin = rule.origin else {
        search(common, isSame: true, from: origins.first)
        continue
      }
      search(sites[origin.site], isSame: true, from: origin)
      for site in self.parents(of: origin) { search(sites[site], isSame: false, from: origin) }
      if let both = origins.lazy.compactMap({ $0.common(with: origin) }).first {
        search(common, isSame: false, from: both)
      }
    }
  }

  /// Calls back with the rules that match some URL of a rule that isn't in the table.
  ///
  /// - Parameters:
  ///   - rule: The rule; without an origin, it stands for URLs of all of ``origins``.
  ///   - body: Takes a rule, and answers whether to go on.
  func forEachRule(matching rule: LinkRule, _ body: (Int) -> Bool) {
    let isCommon = rule.origin.map { origin in origins.contains { $0.common(with: origin) != nil } } ?? true
    let own = (rule.origin.map { [$0] } ?? origins).flatMap { [$0.site] + parents(of: $0) }
    var goesOn = true
    for tree in (isCommon ? [common] : []) + own.compactMap({ sites[$0] }) where goesOn {
      tree.forEachNeighbour(of: rule) { other in
        if rule.overlap(with: rules[other], from: nil) != nil { goesOn = body(other) }
        return goesOn
      }
    }
  }

  /// The domains that an origin is below.
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

  /// A host itself, and the domains that it is below.
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

  /// Finds the rule that a URL matches; of several, the most specific.
  ///
  /// - Parameters:
  ///   - address: The URL.
  ///   - work: Counts the nodes visited and the rules compared.
  /// - Returns: The rule with the texts of its parameters, or why there is none.
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

  /// Whether a rule comes before another one that matches the same URL.
  private func isBefore(_ rule: Int, _ other: Int) -> Bool {
    if rules[rule].isNarrower(than: rules[other], origins: origins) { return true }
    return rule < other && !rules[other].isNarrower(than: rules[rule], origins: origins)
  }

  /// The rules that URLs of an origin may match; `nil` if the links have no such origin.
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

  /// The values that the host of a URL says, for the origins that have a subdomain as a value.
  func hostValues(of address: LinkAddress, by rule: LinkRule) -> [String: String] {
    let origins = rule.origin.map { [$0] } ?? self.origins
    for origin in origins where origin.scheme == address.scheme && origin.port == address.port {
      if let name = origin.parameter, let value = origin.subdomain(of: address.host) { return [name: value] }
    }
    return [:]
  }
}
