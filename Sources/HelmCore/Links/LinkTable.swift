/// The rules of all links.
///
/// It finds the rule that a URL matches, and the pairs of rules that match the same URL.
package struct LinkTable: Sendable {
  package let rules: [LinkRule]

  /// The origins of patterns without one.
  package let origins: [LinkOrigin]

  /// Whether the case of paths is ignored.
  let ignoresCase: Bool

  let index: LinkIndex

  /// Calls a closure with pairs of rules that match the same URL, each pair once, and that URL, until it returns `false`.
  ///
  /// - Complexity: The pairs that the index cannot distinguish, each linear in its rules: the work counts nodes visited and rules compared.
  package func forEachOverlap(work: inout Int, _ body: (_ rule: Int, _ other: Int, _ example: String) -> Bool) {
    var reported: Set<[Int]> = []
    var goesOn = true
    for (position, rule) in rules.enumerated() where goesOn {
      index.forEachNeighbour(of: rule, isInside: true, work: &work) { other in
        guard other != position, let example = overlap(rule, rules[other]),
          reported.insert([min(position, other), max(position, other)]).inserted
        else { return true }
        goesOn = body(position, other, example)
        return goesOn
      }
    }
  }

  /// Calls a closure with the rules that match some URL of a rule that isn't in the table, until it returns `false`.
  func forEachRule(matching rule: LinkRule, _ body: (Int) -> Bool) {
    var work = 0
    index.forEachNeighbour(of: rule, isInside: false, work: &work) { other in
      overlap(rule, rules[other]) == nil || body(other)
    }
  }

  /// Returns a URL that two rules match, or `nil` if there is none.
  private func overlap(_ rule: LinkRule, _ other: LinkRule) -> String? {
    let shared: LinkOrigin?
    switch (rule.origin, other.origin) {
    case (nil, nil): return rule.overlap(with: other, from: origins.first)
    case (let origin?, nil), (nil, let origin?): shared = origins.lazy.compactMap { $0.common(with: origin) }.first
    case (let origin?, let its?): shared = origin.common(with: its)
    }
    return shared.flatMap { rule.overlap(with: other, from: $0) }
  }

  /// Returns the rule that a URL matches, with the texts of its parameters; of several, the most specific.
  ///
  /// - Throws: Of several rules whose parameters don't fit, the error of the first.
  /// - Complexity: Linear in the URL; the work counts nodes visited and rules compared.
  func match(_ address: LinkAddress, work: inout Int) throws(LinkError) -> (rule: Int, texts: [String?]) {
    var address = address
    if ignoresCase { address.keys = address.segments.map { $0.lowercased() } }
    let isCommon = address.origin.map { origins.contains(where: $0.isIncluded) } ?? true
    var found: (rule: Int, texts: [String?])?
    var bad: (rule: Int, error: LinkError)?
    for anyText in [false, true] {
      index.forEachCandidate(for: address, anyText: anyText, work: &work) { position in
        let rule = rules[position]
        guard rule.origin.map({ address.origin?.isIncluded(in: $0) == true }) ?? isCommon else { return }
        do throws(LinkError) {
          guard let texts = try rule.match(address) else { return }
          if let before = found, !isBefore(position, before.rule) { return }
          found = (position, texts)
        } catch { if position < bad?.rule ?? .max { bad = (position, error) } }
      }
      if let found { return found }
      if let bad { throw bad.error }
    }
    guard let origin = address.origin, !isCommon, !allOrigins.contains(where: origin.isIncluded) else {
      throw .noMatch(address.text)
    }
    throw .foreignOrigin(address.text, origins: allOrigins.map(\.description))
  }

  /// The origins of the table, and those that patterns name.
  private var allOrigins: [LinkOrigin] {
    var known = Set<LinkOrigin>()
    return (origins + rules.compactMap(\.origin)).filter { known.insert($0).inserted }
  }

  /// Returns whether a rule takes precedence over another one that matches the same URL.
  private func isBefore(_ rule: Int, _ other: Int) -> Bool {
    if rules[rule].isNarrower(than: rules[other], origins: origins) { return true }
    return rule < other && !rules[other].isNarrower(than: rules[rule], origins: origins)
  }
}
