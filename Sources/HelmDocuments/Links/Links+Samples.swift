import HelmCore

/// Sample URLs for comparing two tables.
extension Links {
  /// Returns URLs that a link matches: by each of its paths, from each of its origins, with several texts for each id, and URLs that links
  /// of another table match as well; the simplest first.
  ///
  /// A more specific link of this table may take precedence for one of them.
  package func samples(ofLink index: Int, for other: Links) -> [String] {
    var known: Set<String> = []
    var samples: [String] = []
    for rule in table.rules where rule.link == index {
      let origins = rule.origin.map { [$0] } ?? table.origins.map(Optional.some)
      for origin in origins.isEmpty ? [nil] : origins {
        let common = other.table.rules.compactMap { rule.overlap(with: $0, from: origin) }
        samples += (rule.samples(from: origin) + common).filter { known.insert($0).inserted }
      }
    }
    return samples
  }
}

extension LinkRule {
  /// The maximum number of combinations of texts; beyond it, the ids are varied one at a time.
  private static var productLimit: Int { 64 }

  /// Returns URLs that the rule matches: with several texts for each id, and without what is optional.
  fileprivate func samples(from origin: LinkOrigin?) -> [String] {
    let texts = types.map(\.samples)
    let first = texts.map { $0.first ?? "a" }
    var choices = [first]
    let count = texts.reduce(1) { min($0 * max(1, $1.count), Self.productLimit + 1) }
    for (parameter, others) in texts.enumerated() {
      let varied = count <= Self.productLimit ? choices : [first]
      for text in others.dropFirst() {
        choices += varied.map { choice in
          var choice = choice
          choice[parameter] = text
          return choice
        }
      }
    }
    var parts = choices.map { self.parts($0, any: "a") }
    parts.append(self.parts(first, any: "other"))
    if items.contains(where: \.isOptional) {
      let needed = neededParameters
      parts += choices.map { texts in
        self.parts(texts.indices.map { needed.contains($0) ? texts[$0] : nil }, any: "a")
      }
    }
    return parts.compactMap { $0?.url(from: origin) }
  }
}

extension LinkIDType {
  /// A few ids of the type, the simplest first.
  fileprivate var samples: [String] {
    switch domain {
    case .oneOf(let values): Array(values.prefix(50))
    case .integer: ["1", "2", "-1"]
    case .uuid: [Self.sampleUUID]
    case .text, .other:
      ["a", "1", Self.sampleUUID, "true"].filter { canonicalText($0) != nil }
    }
  }
}
