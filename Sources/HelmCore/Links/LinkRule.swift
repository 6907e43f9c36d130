/// One path of a pattern with all other requirements: the unit that the table matches.
struct LinkRule: Sendable {
  /// The position of the link in its table.
  let link: Int
  let pattern: String
  let origin: LinkOrigin?
  let path: [LinkSegment]
  let query: [LinkQueryItem]
  let fragment: LinkFragmentPart?
  let parameters: [String]

  /// The types of the parameters.
  let types: [LinkIDType]

  /// The default values of parameters that are omitted.
  let defaults: [String?]

  /// Whether the case of paths is ignored; if so, the texts in ``path`` are in lowercase.
  let ignoresCase: Bool
}

extension LinkRule {
  /// The result of comparing the rule with a URL of its origin.
  enum Comparison {
    /// It matches, with these texts of ids by parameter.
    case match([String?])

    /// It would match, except that a text isn't a valid id.
    case badID(parameter: Int, text: String)
    case mismatch
  }

  /// Compares all requirements of the rule with a URL of its origin.
  func compare(with address: LinkAddress) -> Comparison {
    var texts = [String?](repeating: nil, count: types.count)
    guard fitsPath(of: address, &texts) else { return .mismatch }
    for item in query {
      let text = address.query[item.name]
      guard fits(item.value, text.map { $0 ?? "" }, isOptional: item.isOptional, &texts) else { return .mismatch }
    }
    if let fragment {
      guard fits(fragment.value, address.fragment, isOptional: fragment.isOptional, &texts) else { return .mismatch }
    }
    for (parameter, text) in texts.enumerated() {
      guard let text else {
        texts[parameter] = defaults[parameter]
        continue
      }
      guard let canonical = types[parameter].canonicalText(text) else {
        return .badID(parameter: parameter, text: text)
      }
      texts[parameter] = canonical
    }
    return .match(texts)
  }

  private func fitsPath(of address: LinkAddress, _ texts: inout [String?]) -> Bool {
    for (index, segment) in path.enumerated() {
      if case .rest = segment { return true }
      guard index < address.segments.count else { return false }
      let text = address.segments[index]
      switch segment {
      case .literal(let literal): guard address.keys[index] == literal else { return false }
      case .parameter(let parameter):
        guard !text.isEmpty else { return false }
        texts[parameter] = text
      case .part(let part):
        guard let found = split(text, by: part) else { return false }
        for (parameter, text) in zip(part.parameters, found) { texts[parameter] = text }
      case .restParameter(let parameter):
        texts[parameter] = address.segments[index...].joined(separator: "/")
        return true
      case .any, .rest: guard !text.isEmpty else { return false }
      }
    }
    return path.count == address.segments.count
  }

  /// Returns the texts of the parameters in a part: ids, if it can be split that way, and otherwise any texts.
  private func split(_ text: String, by part: LinkPart) -> [String]? {
    part.match(text, folds: ignoresCase) { types[$0].canonicalText($1) != nil }
      ?? part.match(text, folds: ignoresCase) { _, _ in true }
  }

  private func fits(_ value: LinkValue, _ text: String?, isOptional: Bool, _ texts: inout [String?]) -> Bool {
    guard let text else { return isOptional }
    switch value {
    case .any: return true
    case .literal(let literal): return text == literal
    case .parameter(let parameter):
      texts[parameter] = text
      return true
    }
  }
}

/// The URLs that rules write.
extension LinkRule {
  /// The parts of a URL.
  struct Parts {
    var segments: [String] = []
    var query: [(name: String, value: String)] = []
    var fragment: String?
  }

  /// The error that a URL can't be written: a parameter has no text, or one that isn't valid there.
  struct Unwritable: Error {}

  /// Returns the parts of the URL that the rule matches, with texts for its parameters; those of omitted parameters may be `nil`.
  ///
  /// - Complexity: Linear in the result.
  func parts(_ texts: [String?], any: String? = nil) throws(Unwritable) -> Parts {
    var parts = Parts()
    for segment in path {
      switch segment {
      case .literal(let text): parts.segments.append(text)
      case .parameter(let parameter):
        guard let text = texts[parameter], !text.isEmpty else { throw Unwritable() }
        parts.segments.append(text)
      case .part(let part):
        guard let text = part.text(texts) else { throw Unwritable() }
        parts.segments.append(text)
      case .restParameter(let parameter):
        let pieces = (texts[parameter] ?? "").split(separator: "/", omittingEmptySubsequences: false)
        if pieces.last?.isEmpty != false { throw Unwritable() }
        parts.segments += pieces.map(String.init)
      case .rest: break
      case .any:
        guard let any else { throw Unwritable() }
        parts.segments.append(any)
      }
    }
    if parts.segments.contains(where: { $0 == "." || $0 == ".." }) { throw Unwritable() }
    for item in query {
      if let text = try text(of: item.value, isOptional: item.isOptional, texts) {
        parts.query.append((item.name, text))
      }
    }
    if let fragment { parts.fragment = try text(of: fragment.value, isOptional: fragment.isOptional, texts) }
    return parts
  }

  private func text(of value: LinkValue, isOptional: Bool, _ texts: [String?]) throws(Unwritable) -> String? {
    switch value {
    case .any: return ""
    case .literal(let text): return text
    case .parameter(let parameter):
      guard let text = texts[parameter] else {
        if isOptional { return nil }
        throw Unwritable()
      }
      // A default value is omitted.
      return isOptional && text == defaults[parameter] ? nil : text
    }
  }

  /// The parameters in the path.
  var pathParameters: Set<Int> { Set(path.flatMap(\.parameters)) }

  /// The parameters that every URL of the rule has.
  var neededParameters: Set<Int> {
    var needed = pathParameters
    for item in query where !item.isOptional { if let parameter = item.value.parameter { needed.insert(parameter) } }
    if let fragment, !fragment.isOptional, let parameter = fragment.value.parameter { needed.insert(parameter) }
    return needed
  }

  /// The parameters that a URL of the rule may have.
  var knownParameters: Set<Int> {
    var known = pathParameters
    for item in query { if let parameter = item.value.parameter { known.insert(parameter) } }
    if let parameter = fragment?.value.parameter { known.insert(parameter) }
    return known
  }
}
