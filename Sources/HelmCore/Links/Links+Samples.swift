/// Sample URLs for comparing two tables.
extension Links {
  /// Returns URLs that a link matches: by each of its paths, from each of its origins, with several texts for each id, and URLs that links
  /// of another table match as well.
  ///
  /// - Parameters:
  ///   - index: The position of the link.
  ///   - other: The other table.
  /// - Returns: The URLs, the simplest first. A more specific link of this table may take precedence for one of them.
  /// - Complexity: Linear in the origins, times the parameters and the links of the other table.
  package func samples(ofLink index: Int, for other: Links) -> [String] {
    var known: Set<String> = []
    var samples: [String] = []
    for rule in table.rules where rule.link == index {
      let origins = rule.origin.map { [$0] } ?? table.origins.map(Optional.some)
      for origin in origins.isEmpty ? [nil] : origins {
        let common = other.table.rules.compactMap { rule.overlap(with: $0, from: origin) }
        for url in rule.samples(from: origin) + common where !url.isEmpty && known.insert(url).inserted {
          samples.append(url)
        }
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
    let count = texts.reduce(1) { $0.multipliedReportingOverflow(by: max(1, $1.count)).partialValue }
    for (parameter, others) in texts.enumerated() {
      let varied = (1...Self.productLimit).contains(count) ? choices : [first]
      for text in others.dropFirst() {
        choices += varied.map { choice in
          var choice = choice
          choice[parameter] = text
          return choice
        }
      }
    }
    var samples = choices.map { url($0, isWhole: true, from: origin) }
    samples.append(url(first, any: "other", isWhole: true, from: origin))
    if query.contains(where: \.isOptional) || fragment?.isOptional == true {
      samples += choices.map { url($0, isWhole: false, from: origin) }
    }
    return samples
  }

  /// Returns the URL with a text for each parameter.
  private func url(_ texts: [String], any: String = "a", isWhole: Bool, from origin: LinkOrigin?) -> String {
    var given: [String?] = texts
    if !isWhole {
      for parameter in given.indices where !neededParameters.contains(parameter) { given[parameter] = nil }
    }
    guard let parts = try? parts(given, any: any) else { return "" }
    return LinkWriter.url(
      from: origin?.example, scheme: origin?.host == nil ? origin?.scheme : nil, segments: parts.segments,
      query: parts.query, fragment: parts.fragment)
  }
}

extension LinkIDType {
  /// A few ids of the type, the simplest first.
  fileprivate var samples: [String] {
    switch domain {
    case .oneOf(let values): Array(values.prefix(50))
    case .integer: ["1", "2", "-1"]
    case .uuid: ["00000000-0000-0000-0000-000000000000"]
    case .text, .other:
      ["a", "1", "00000000-0000-0000-0000-000000000000", "true"].filter { canonicalText($0) != nil }
    }
  }
}
