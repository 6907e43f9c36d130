import HelmCore

/// What tools list of links.
extension Links {
  /// Returns the pairs of links that match the same URL, the more specific one first, with that URL: at most as many as the limit, in the
  /// order of the links.
  package func precedences(limit: Int) -> [(first: Int, then: Int, example: String)] {
    var pairs: [(first: Int, then: Int, example: String)] = []
    var work = 0
    table.forEachOverlap(work: &work) { rule, other, example in
      let (rule, other) = (table.rules[rule], table.rules[other])
      if rule.link == other.link { return true }
      let isFirst = rule.isNarrower(than: other, origins: table.origins)
      let pair = isFirst ? (rule.link, other.link) : (other.link, rule.link)
      if !pairs.contains(where: { $0.first == pair.0 && $0.then == pair.1 }) {
        pairs.append((pair.0, pair.1, example))
      }
      return pairs.count < limit
    }
    return pairs.sorted { ($0.first, $0.then) < ($1.first, $1.then) }
  }
}

extension Link {
  /// Returns the names of the parameters that are ids or parts of them, for each fragment; a table declares those that are values instead.
  package func parameters(in source: LinkSource<N>) -> [[String]] {
    guard let pattern = try? LinkPattern(pattern) else { return fragments.map { _ in [] } }
    return CompiledLink.steps(of: self, pattern, in: source, nil).steps.map { step in
      step.id.parameters.map { pattern.parameters[$0] }
    }
  }

  /// The known types of parameters, by name.
  package var knownTypes: [String: LinkIDType] {
    guard let pattern = try? LinkPattern(pattern) else { return types }
    let steps = CompiledLink.steps(of: self, pattern, in: LinkSource(), nil).steps
    let needed = CompiledLink.types(steps, of: self, pattern).map { (pattern.parameters[$0.position], $0.type) }
    return types.merging(needed) { own, _ in own }
  }
}

extension LinkIDType {
  /// The notation of the type in patterns; `text` for a type that can only be tested.
  package var patternText: String {
    switch domain {
    case .text, .other: "text"
    case .integer: "int"
    case .uuid: "uuid"
    case .oneOf(let values): values.count == 1 ? "text" : values.map(PercentEncoding.encode).joined(separator: "|")
    }
  }
}

extension LinkFinding {
  /// The pattern of the link that the finding is about, `nil` for the fallback; of two links, the one declared later.
  package var pattern: String? {
    switch self {
    case .badPattern(let pattern, _, _), .noFragments(let pattern), .unusedParameter(let pattern, _),
      .unknownParameter(let pattern, _), .ambiguous(let pattern, _, _), .lostTarget(let pattern, _),
      .wrongID(let pattern, _, _, _, _), .moreAmbiguous(let pattern, _):
      pattern
    case .unknownFragment(let pattern, _, _), .unreachable(let pattern, _, _), .missingID(let pattern, _, _),
      .neverInFront(let pattern, _, _):
      pattern
    }
  }
}
