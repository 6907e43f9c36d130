/// One path of a pattern with everything else that it requires: what the table matches.
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
}

extension LinkRule {
  /// The result of comparing a URL whose path fits with the rule.
  enum Comparison {
    /// It matches, with these ids by parameter.
    case match([String?])

    /// It would match, except for a text that isn't an id.
    case badID(parameter: Int, text: String)
    case mismatch
  }

  /// Compares everything that the rule requires with a URL from its origin.
  func compare(with address: LinkAddress) -> Comparison {
    var texts = [String?](repeating: nil, count: types.count)
    var index = 0
    for segment in path {
      if segment.isRest {
        if case .restParameter(let parameter) = segment {
          guard index < address.segments.count else { return .mismatch }
          texts[parameter] = address.segments[index...].joined(separator: "/")
        }
        index = address.segments.count
        break
      }
      guard index < address.segments.count else { return .mismatch }
      let text = address.segments[index]
      switch segment {
      case .literal(let literal): guard text == literal else { return .mismatch }
      case .parameter(let parameter):
        guard !text.isEmpty else { return .mismatch }
        texts[parameter] = text
      case .any, .rest, .restParameter: guard !text.isEmpty else { return .mismatch }
      }
      index += 1
    }
    guard index == address.segments.count else { return .mismatch }
    for item in query {
      let text = address.query[item.name]
      guard fits(item.value, text.map { $0 ?? "" }, isOptional: item.isOptional, &texts) else { return .mismatch }
    }
    if let fragment {
      guard fits(fragment.value, address.fragment, isOptional: fragment.isOptional, &texts) else { return .mismatch }
    }
    for (parameter, text) in texts.enumerated() {
      guard let text else { continue }
      guard let canonical = types[parameter].canonicalText(text) else {
        return .badID(parameter: parameter, text: text)
      }
      texts[parameter] = canonical
    }
    return .match(texts)
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
