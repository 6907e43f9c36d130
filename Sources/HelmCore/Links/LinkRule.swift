/// One path of a pattern, together with the pattern's other requirements: the unit that the table matches.
package final class LinkRule: Sendable {
  /// The position of the link in its table.
  package let link: Int
  let pattern: String
  package let origin: LinkOrigin?
  let path: [LinkValue]

  /// The query items and the fragment.
  package let items: [QueryItemPattern]
  let parameters: [String]

  /// The types of the parameters.
  package let types: [LinkIDType]

  /// The default values of parameters that are omitted.
  let defaults: [String?]

  /// Whether the case of paths is ignored; if so, the texts in ``path`` are in lowercase.
  let ignoresCase: Bool

  /// The parameters in the path.
  let pathParameters: Set<Int>

  /// The parameters that every URL of the rule has.
  package let neededParameters: Set<Int>

  /// The parameters that a URL of the rule may have.
  let knownParameters: Set<Int>

  init(
    _ pattern: LinkPattern, path: [LinkValue], types: [LinkIDType], origin: LinkOrigin?, link: Int, ignoresCase: Bool
  ) {
    let inPath = Set(path.flatMap(\.parameters))
    self.link = link
    self.pattern = pattern.text
    self.origin = origin
    self.path = ignoresCase ? path.map(\.lowercased) : path
    items = pattern.query + (pattern.fragment.map { [$0] } ?? [])
    parameters = pattern.parameters
    let types =
      !ignoresCase ? types : types.enumerated().map { inPath.contains($0) ? $1.ignoringCase : $1 }
    self.types = types
    defaults = zip(pattern.defaults, types).map { text, type in text.map { type.canonicalText($0) ?? $0 } }
    self.ignoresCase = ignoresCase
    pathParameters = inPath
    neededParameters = inPath.union(items.filter { !$0.isOptional }.flatMap(\.value.parameters))
    knownParameters = inPath.union(items.flatMap(\.value.parameters))
  }
}

extension LinkRule {
  /// Returns whether each URL of the rule has a text for a parameter, or there is a default for it.
  func gives(_ parameter: Int) -> Bool { neededParameters.contains(parameter) || defaults[parameter] != nil }

  /// Returns the texts of ids, by parameter, in a URL of the rule's origin; `nil` if it doesn't match.
  ///
  /// Throws if it would match, except that a text isn't a valid id.
  func match(_ address: LinkAddress) throws(LinkError) -> [String?]? {
    var texts = [String?](repeating: nil, count: types.count)
    guard fitsPath(of: address, &texts) else { return nil }
    for item in items {
      guard let text = address.items[item.name] else {
        if item.isOptional { continue }
        return nil
      }
      if case .literal(let literal) = item.value, text != literal { return nil }
      if case .parameter(let parameter) = item.value { texts[parameter] = text }
    }
    for (parameter, text) in texts.enumerated() {
      guard let text = text ?? defaults[parameter] else { continue }
      guard let canonical = types[parameter].canonicalText(text) else {
        throw badID(parameter, text, in: address.text, expected: types[parameter].name)
      }
      texts[parameter] = canonical
    }
    return texts
  }

  /// Returns the error that a text in a URL isn't a valid id.
  func badID(_ parameter: Int, _ text: String, in url: String, expected: String) -> LinkError {
    .badID(url, pattern: pattern, parameter: parameters[parameter], text: text, expected: expected)
  }

  private func fitsPath(of address: LinkAddress, _ texts: inout [String?]) -> Bool {
    for (index, value) in path.enumerated() {
      if value == .rest { return true }
      guard index < address.segments.count else { return false }
      let text = address.segments[index]
      switch value {
      case .literal(let literal): guard address.keys[index] == literal else { return false }
      case .part(let part):
        guard let found = split(text, by: part) else { return false }
        for (parameter, text) in zip(part.parameters, found) { texts[parameter] = text }
      case .restParameter(let parameter):
        texts[parameter] = address.segments[index...].joined(separator: "/")
        return true
      case .parameter, .any, .rest:
        guard !text.isEmpty else { return false }
        for parameter in value.parameters { texts[parameter] = text }
      }
    }
    return path.count == address.segments.count
  }

  /// Returns the texts of the parameters in a part: ids, if it can be split that way, and otherwise any texts.
  private func split(_ text: String, by part: SegmentPattern) -> [String]? {
    part.match(text, folds: ignoresCase) { types[$0].canonicalText($1) != nil }
      ?? part.match(text, folds: ignoresCase) { _, _ in true }
  }
}

/// The URLs that rules write.
extension LinkRule {
  /// Returns the parts of the URL that the rule matches, with texts for its parameters; those of omitted parameters may be `nil`.
  ///
  /// The result is `nil` if a parameter has no text, or one that isn't valid there.
  package func parts(_ texts: [String?], any: String? = nil) -> WrittenURL? {
    var parts = WrittenURL()
    for value in path {
      let text: String?
      switch value {
      case .literal(let literal): text = literal
      case .parameter(let parameter): text = texts[parameter]
      case .part(let part): text = part.text { texts[$0] }
      case .any: text = any
      case .rest: continue
      case .restParameter(let parameter):
        let pieces = (texts[parameter] ?? "").split(separator: "/", omittingEmptySubsequences: false)
        parts.segments += pieces.dropLast().map(String.init)
        text = pieces.last.map(String.init)
      }
      guard let text, !text.isEmpty else { return nil }
      parts.segments.append(text)
    }
    if parts.segments.contains(where: { $0 == "." || $0 == ".." }) { return nil }
    for item in items {
      switch item.value {
      case .literal(let text): parts.items.append((item.name, text))
      case .parameter(let parameter):
        guard let text = texts[parameter] else {
          if item.isOptional { continue }
          return nil
        }
        // A default value is omitted.
        if !item.isOptional || text != defaults[parameter] { parts.items.append((item.name, text)) }
      case .part, .any, .rest, .restParameter: parts.items.append((item.name, ""))
      }
    }
    return parts
  }
}
