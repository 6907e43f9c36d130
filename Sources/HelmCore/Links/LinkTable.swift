/// The rules of all links: finds the one that a URL matches, and the pairs that match one URL.
struct LinkTable: Sendable {
  private(set) var rules: [LinkRule] = []

  /// The origins of the patterns that name none.
  let origins: [LinkOrigin]

  /// The rules of the patterns that name no origin.
  private var common = LinkTrie()

  /// The rules of the patterns that name one.
  private var sites: [LinkOrigin: LinkTrie] = [:]

  /// The sites in the order they were added, then only those of whole domains, then only the others.
  private var siteOrder: [LinkOrigin] = []

  init(origins: [LinkOrigin]) { self.origins = origins }

  /// Adds a rule, unless it matches a URL that another one matches.
  ///
  /// - Returns: The first such rule, and the URL.
  mutating func add(_ rule: LinkRule) -> (other: LinkRule, example: String)? {
    if let found = overlap(with: rule) { return found }
    rules.append(rule)
    guard let origin = rule.origin else {
      common.insert(rules.count - 1, rule)
      return nil
    }
    if sites[origin] == nil { siteOrder.append(origin) }
    sites[origin, default: LinkTrie()].insert(rules.count - 1, rule)
    return nil
  }

  private func overlap(with rule: LinkRule) -> (other: LinkRule, example: String)? {
    var found: (other: LinkRule, example: String)?
    func search(_ trie: LinkTrie?, from origin: LinkOrigin?) -> Bool {
      trie?.forEachNeighbour(of: rule) { index in
        found = rule.overlap(with: rules[index], from: origin).map { (rules[index], $0) }
        return found == nil
      }
      return found != nil
    }
    guard let origin = rule.origin else {
      if search(common, from: origins.first) { return found }
      for site in siteOrder {
        guard let both = origins.lazy.compactMap({ $0.common(with: site) }).first else { continue }
        if search(sites[site], from: both) { return found }
      }
      return nil
    }
    if let both = origins.lazy.compactMap({ $0.common(with: origin) }).first, search(common, from: both) {
      return found
    }
    for site in origin.isWritable ? candidates(origin) : siteOrder {
      if let both = site.common(with: origin), search(sites[site], from: both) { return found }
    }
    return nil
  }

  /// The sites that may take URLs of an origin that isn't a whole domain.
  private func candidates(_ origin: LinkOrigin) -> [LinkOrigin] {
    guard case .exactly(let name)? = origin.host else { return [origin] }
    return sites(scheme: origin.scheme, host: name, port: origin.port)
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
    case match(Int, ids: [String?])
    case badID(LinkRule, parameter: Int, text: String)
    case noMatch
    case foreignOrigin
  }

  /// Finds the rule that a URL matches.
  ///
  /// - Complexity: Linear in the URL; see ``LinkTrie``.
  func match(_ address: LinkAddress) -> Result {
    guard let tries = tries(for: address) else { return .foreignOrigin }
    var result = Result.noMatch
    for anyText in [false, true] {
      for trie in tries {
        trie.forEachCandidate(for: address, anyText: anyText) { index in
          let rule = rules[index]
          switch rule.compare(with: address) {
          case .match(let ids):
            result = .match(index, ids: ids)
            return false
          case .badID(let parameter, let text):
            if case .noMatch = result { result = .badID(rule, parameter: parameter, text: text) }
          case .mismatch: break
          }
          return true
        }
        if case .match = result { return result }
      }
      if case .badID = result { return result }
    }
    return result
  }

  /// The rules that URLs of an origin may match; `nil` if the links have no such origin.
  private func tries(for address: LinkAddress) -> [LinkTrie]? {
    guard let scheme = address.scheme else { return [common] }
    let sites: [LinkOrigin]
    if LinkOrigin.hasHosts(scheme) {
      guard let host = address.host else { return nil }
      sites = self.sites(scheme: scheme, host: host, port: address.port)
    } else {
      guard address.port == nil else { return nil }
      sites = [LinkOrigin(scheme: scheme, host: nil, port: nil)]
    }
    let isCommon = origins.contains { origin in sites.contains(origin) }
    let tries = (isCommon ? [common] : []) + sites.compactMap { self.sites[$0] }
    return tries.isEmpty ? nil : tries
  }
}
