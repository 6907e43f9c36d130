extension Links {
  /// A finding, and the position of the link that it is about: -1 for origins.
  typealias Found = (link: Int, finding: LinkFinding<N>)

  /// Returns a table of all links without problems, and the problems of the others.
  ///
  /// A graph declares the types of ids.
  static func compiled(_ source: LinkSource<N>, in graph: NavigationGraph<N>?) -> (links: Links, findings: [Found]) {
    var findings: [Found] = []
    var origins: [LinkOrigin] = []
    for text in source.origins {
      do throws(LinkPatternError) { origins.append(try LinkOrigin(text)) } catch {
        findings.append((-1, .badPattern(error.pattern, column: error.column, reason: error.reason)))
      }
    }
    var rules: [LinkRule] = []
    var ways: [Way] = []
    for (index, link) in source.links.enumerated() {
      do throws(LinkPatternError) {
        let found = try CompiledLink(link, at: index, in: source, graph)
        findings += found.findings.map { (index, $0) }
        rules += found.rules
        ways += found.ways
      } catch { findings.append((index, .badPattern(error.pattern, column: error.column, reason: error.reason))) }
    }
    let table = LinkTable(rules: rules, origins: origins, ignoresCase: source.ignoresCase, index: LinkIndex(rules))
    return (Links(source, table, ways), findings)
  }

  /// The problems of links with each other.
  var clashes: [Found] { ambiguities + lostTargets }

  /// Returns findings in the order of the links.
  static func inOrder(_ findings: [Found]) -> [LinkFinding<N>] {
    findings.enumerated().sorted { ($0.element.link, $0.offset) < ($1.element.link, $1.offset) }
      .map(\.element.finding)
  }

  /// Returns the links with the types of ids that a graph declares; a text that can't be such an id is reported when a link is matched.
  package func typed(by graph: NavigationGraph<N>) -> Links {
    if graph.idRules.isEmpty { return self }
    var links = Self.compiled(source, in: graph).links
    links.values = values
    return links
  }

  /// The maximum number of conflicting pairs to search for.
  private static var clashLimit: Int { 1_000 }

  /// Findings for pairs in which neither link is more specific: for each link, the first before it.
  private var ambiguities: [Found] {
    var clashes: [Int: (other: Int, example: String)] = [:]
    var (count, work) = (0, 0)
    table.forEachOverlap(work: &work) { rule, other, example in
      let (rule, other) = (table.rules[rule], table.rules[other])
      if rule.isNarrower(than: other, origins: table.origins) || other.isNarrower(than: rule, origins: table.origins) {
        return true
      }
      let (later, earlier) = (max(rule.link, other.link), min(rule.link, other.link))
      if clashes[later].map({ earlier < $0.other }) ?? true { clashes[later] = (earlier, example) }
      count += 1
      return count < Self.clashLimit
    }
    let patterns = source.links.map(\.pattern)
    var found: [Found] = clashes.map { link, clash in
      (link, .ambiguous(pattern: patterns[link], other: patterns[clash.other], example: clash.example))
    }
    if count == Self.clashLimit, let last = clashes.keys.max() {
      found.append((patterns.count, .moreAmbiguous(pattern: patterns[last], than: count)))
    }
    return found
  }

  /// Findings for old URLs whose replacements no link matches, one for each link.
  private var lostTargets: [Found] {
    var known: Set<Int> = []
    return zip(ways, table.rules).compactMap { way, rule in
      guard let target = way.target?.rules.first(where: { !leadsSomewhere($0) }), known.insert(rule.link).inserted
      else { return nil }
      return (rule.link, .lostTarget(pattern: rule.pattern, target: target.pattern))
    }
  }

  private func leadsSomewhere(_ target: LinkRule) -> Bool {
    var known: Set<Int> = []
    var pending = [target]
    while let rule = pending.popLast() {
      var isFound = false
      table.forEachRule(matching: rule) { index in
        guard known.insert(index).inserted else { return true }
        if let next = ways[index].target { pending += next.rules } else { isFound = true }
        return !isFound
      }
      if isFound { return true }
    }
    return false
  }
}
