/// Collects findings, each with the link that it is about.
final class LinkFindings<N: Fragment> {
  private var all: [(link: Int, finding: LinkFinding<N>)] = []

  func add(_ finding: LinkFinding<N>, link: Int) { all.append((link, finding)) }

  /// The findings in the order of the links; those of origins come first.
  var inOrder: [LinkFinding<N>] {
    all.enumerated().sorted { ($0.element.link, $0.offset) < ($1.element.link, $1.offset) }.map(\.element.finding)
  }
}

extension Links {
  /// Creates a table of all links without problems.
  ///
  /// - Parameters:
  ///   - source: The links.
  ///   - findings: The collector of findings; without one, pairs that match the same URL are not searched for.
  ///   - graph: The graph that declares the types of ids.
  init(_ source: LinkSource<N>, findings: LinkFindings<N>?, in graph: NavigationGraph<N>? = nil) {
    self.source = source
    values = source.values
    var origins: [LinkOrigin] = []
    for text in source.origins {
      do throws(LinkPatternError) { origins.append(try LinkOrigin(text)) } catch {
        findings?.add(error.finding(), link: -1)
      }
    }
    var rules: [LinkRule] = []
    var ways: [Way] = []
    for (index, link) in source.links.enumerated() {
      let found = LinkRules(link, at: index, in: source, graph)
      for finding in found.findings { findings?.add(finding, link: index) }
      rules += found.rules
      ways += found.ways
    }
    table = LinkTable(origins: origins, ignoresCase: source.ignoresCase, rules)
    self.ways = ways
    var byTarget: [N: [Int]] = [:]
    for (index, way) in ways.enumerated() {
      if let last = way.steps.last { byTarget[last.fragment, default: []].append(index) }
    }
    self.byTarget = byTarget.mapValues { rules in
      rules.sorted { (ways[$1].steps.count, $0) < (ways[$0].steps.count, $1) }
    }
    if let findings {
      findAmbiguities(findings)
      findLostTargets(findings)
    }
  }

  /// Returns the links with the types of ids that a graph declares.
  ///
  /// - Parameter graph: The graph.
  /// - Returns: The links. A text that can't be an id of the graph's type is reported when a link is matched.
  /// - Complexity: Linear in the links; constant if the graph declares no types.
  package func typed(by graph: NavigationGraph<N>) -> Links {
    if graph.idRules.isEmpty { return self }
    var links = Links(source, findings: nil, in: graph)
    links.values = values
    return links
  }

  /// The maximum number of clashing pairs to search for.
  private static var clashLimit: Int { 1_000 }

  /// Adds findings for pairs in which neither link is more specific: for each link, the first before it.
  private func findAmbiguities(_ findings: LinkFindings<N>) {
    var clashes: [Int: (other: Int, example: String)] = [:]
    var (count, work) = (0, 0)
    table.forEachOverlap(work: &work) { overlap in
      let (rule, other) = (table.rules[overlap.rule], table.rules[overlap.other])
      if rule.isNarrower(than: other, origins: table.origins) || other.isNarrower(than: rule, origins: table.origins) {
        return true
      }
      let (later, earlier) = (max(rule.link, other.link), min(rule.link, other.link))
      if clashes[later].map({ earlier < $0.other }) ?? true { clashes[later] = (earlier, overlap.example) }
      count += 1
      return count < Self.clashLimit
    }
    if count == Self.clashLimit, let last = clashes.keys.max() {
      findings.add(.moreAmbiguous(pattern: source.links[last].pattern, than: count), link: source.links.count)
    }
    for (link, clash) in clashes {
      let patterns = source.links
      findings.add(
        .ambiguous(pattern: patterns[link].pattern, other: patterns[clash.other].pattern, example: clash.example),
        link: link)
    }
  }

  /// Adds findings for old URLs whose replacements no link matches.
  private func findLostTargets(_ findings: LinkFindings<N>) {
    for (index, way) in ways.enumerated() {
      guard let target = way.target, !leadsSomewhere(target.rule) else { continue }
      let rule = table.rules[index]
      findings.add(.lostTarget(pattern: rule.pattern, target: target.rule.pattern), link: rule.link)
    }
  }

  private func leadsSomewhere(_ target: LinkRule) -> Bool {
    var known: Set<Int> = []
    var pending = [target]
    while let rule = pending.popLast() {
      var isFound = false
      table.forEachRule(matching: rule) { index in
        guard known.insert(index).inserted else { return true }
        if let next = ways[index].target { pending.append(next.rule) } else { isFound = true }
        return !isFound
      }
      if isFound { return true }
    }
    return false
  }

  /// Returns the pairs of links that match the same URL, the more specific one first, with that URL.
  ///
  /// - Parameter limit: The maximum number of pairs.
  /// - Returns: The pairs, in the order of the links.
  package func precedences(limit: Int) -> [(first: Int, then: Int, example: String)] {
    var pairs: [(first: Int, then: Int, example: String)] = []
    var work = 0
    table.forEachOverlap(work: &work) { overlap in
      let (rule, other) = (table.rules[overlap.rule], table.rules[overlap.other])
      guard rule.link != other.link, pairs.count < limit else { return pairs.count < limit }
      let isFirst = rule.isNarrower(than: other, origins: table.origins)
      let pair = isFirst ? (rule.link, other.link) : (other.link, rule.link)
      if !pairs.contains(where: { $0.first == pair.0 && $0.then == pair.1 }) {
        pairs.append((pair.0, pair.1, overlap.example))
      }
      return true
    }
    return pairs.sorted { ($0.first, $0.then) < ($1.first, $1.then) }
  }
}

extension LinkPatternError {
  /// Returns the finding for this error.
  func finding<N>() -> LinkFinding<N> { .badPattern(pattern, column: column, reason: reason) }
}
