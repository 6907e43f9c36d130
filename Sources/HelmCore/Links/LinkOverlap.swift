/// Whether two rules match the same URL.
extension LinkRule {
  /// The parts of an example.
  private struct Example {
    var segments: [String] = []
    var query: [(name: String, value: String)] = []
    var fragment: String?
  }

  /// Returns a URL that two rules match, whatever their origins, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - other: The other rule.
  ///   - origin: The origin that the example is written with.
  /// - Returns: The URL.
  /// - Complexity: Linear in both.
  func overlap(with other: LinkRule, from origin: LinkOrigin?) -> String? {
    if differsInALiteral(from: other) { return nil }
    var example = Example()
    guard let segments = commonPath(with: other) else { return nil }
    example.segments = segments
    for item in query {
      guard let its = other.query.first(where: { $0.name == item.name }) else {
        if !item.isOptional { example.query.append((item.name, sample(of: item.value, inPath: false))) }
        continue
      }
      if item.isOptional && its.isOptional { continue }
      guard let text = commonText(item.value, other, its.value, inPath: false) else { return nil }
      example.query.append((item.name, text))
    }
    for item in other.query where !item.isOptional && !query.contains(where: { $0.name == item.name }) {
      example.query.append((item.name, other.sample(of: item.value, inPath: false)))
    }
    switch (fragment, other.fragment) {
    case (nil, nil): break
    case (let mine?, let its?):
      if mine.isOptional && its.isOptional { break }
      guard let text = commonText(mine.value, other, its.value, inPath: false) else { return nil }
      example.fragment = text
    case (let mine?, nil): if !mine.isOptional { example.fragment = sample(of: mine.value, inPath: false) }
    case (nil, let its?): if !its.isOptional { example.fragment = other.sample(of: its.value, inPath: false) }
    }
    return LinkWriter.url(
      from: origin?.example, scheme: origin?.host == nil ? origin?.scheme : nil, segments: example.segments,
      query: example.query, fragment: example.fragment)
  }

  /// Returns whether both require different texts of one query item or of the fragment, which often distinguishes rules with the same path.
  private func differsInALiteral(from other: LinkRule) -> Bool {
    for item in query {
      guard case .literal(let text) = item.value else { continue }
      for its in other.query where its.name == item.name {
        if case .literal(let otherText) = its.value, otherText != text { return true }
      }
    }
    if case .literal(let text)? = fragment?.value, case .literal(let its)? = other.fragment?.value {
      return text != its
    }
    return false
  }

  private func commonPath(with other: LinkRule) -> [String]? {
    var segments: [String] = []
    var index = 0
    while true {
      let mine = index < path.count ? path[index] : nil
      let its = index < other.path.count ? other.path[index] : nil
      if mine?.isRest == true || its?.isRest == true {
        return remainder(from: index, with: other).map { segments + $0 }
      }
      guard let mine, let its else { return mine == nil && its == nil ? segments : nil }
      guard let text = commonText(mine, other, its) else { return nil }
      segments.append(text)
      index += 1
    }
  }

  /// Returns the common parts from where one of the paths matches the rest.
  private func remainder(from index: Int, with other: LinkRule) -> [String]? {
    let (mine, its) = (path[index...], other.path[index...])
    let least = { (path: ArraySlice<LinkSegment>) in
      path.count - (path.last == .rest ? 1 : 0)
    }
    // Of two rests, or a rest and parts, the one that requires more parts determines their number.
    let count = max(least(mine), least(its))
    if mine.last?.isRest != true, mine.count < count { return nil }
    if its.last?.isRest != true, its.count < count { return nil }
    return (0..<count).map { offset in
      let isMine = offset < mine.count && !mine[index + offset].isRest
      let isIts = offset < its.count && !its[index + offset].isRest
      if isMine { return sample(of: mine[index + offset]) }
      if isIts { return other.sample(of: its[index + offset]) }
      return "a"
    }
  }

  private func sample(of segment: LinkSegment) -> String {
    if case .part(let part) = segment { sample(of: part) } else { sample(of: segment.value, inPath: true) }
  }

  /// Returns a text that a part matches.
  private func sample(of part: LinkPart, with text: String? = nil) -> String {
    var texts = [String?](repeating: nil, count: types.count)
    for parameter in part.parameters {
      texts[parameter] = text ?? types[parameter].common(with: .text, inPath: true) ?? "a"
    }
    return part.text(texts) ?? "a"
  }

  /// Returns a text that matches a segment of this rule and one of another rule.
  private func commonText(_ mine: LinkSegment, _ other: LinkRule, _ its: LinkSegment) -> String? {
    switch (mine, its) {
    case (.part(let part), .part(let its)): return commonText(part, other, its)
    case (.part(let part), .literal(let text)): return accepts(text, part) ? text : nil
    case (.part(let part), .parameter(let parameter)): return commonText(part, other.types[parameter])
    case (.part(let part), _): return sample(of: part)
    case (_, .part): return other.commonText(its, self, mine)
    default: return commonText(mine.value, other, its.value, inPath: true)
    }
  }

  /// Returns a text that matches a part and is an id.
  private func commonText(_ part: LinkPart, _ type: LinkIDType) -> String? {
    if let texts = type.listedTexts { return texts.first { accepts($0, part) } }
    let samples = [sample(of: part)] + ["1", "-1", "0", "a", LinkIDType.sampleUUID].map { sample(of: part, with: $0) }
    let found = samples.first { accepts($0, part) && type.canonicalText($0) != nil }
    // A type that can only be tested may accept a text that was not tried.
    return found ?? (type.domain == .other ? sample(of: part) : nil)
  }

  /// Returns a text that matches two parts.
  private func commonText(_ mine: LinkPart, _ other: LinkRule, _ its: LinkPart) -> String? {
    for mine in mine.alternatives(types) {
      for its in its.alternatives(other.types) {
        for fill in [UInt8(ascii: "a"), UInt8(ascii: "1")] {
          if let text = mine.common(with: its, fill: fill), accepts(text, mine), other.accepts(text, its) {
            return text
          }
        }
      }
    }
    return nil
  }

  private func sample(of value: LinkValue, inPath: Bool) -> String {
    switch value {
    case .any: "a"
    case .literal(let text): text
    case .parameter(let parameter): types[parameter].common(with: .text, inPath: inPath) ?? "a"
    }
  }

  /// Returns a text that matches a value of this rule and one of another rule.
  private func commonText(_ mine: LinkValue, _ other: LinkRule, _ its: LinkValue, inPath: Bool) -> String? {
    switch (mine, its) {
    case (.literal(let text), .literal(let other)): text == other ? text : nil
    case (.literal(let text), .parameter(let parameter)):
      other.types[parameter].canonicalText(text) == nil ? nil : text
    case (.parameter(let parameter), .literal(let text)): types[parameter].canonicalText(text) == nil ? nil : text
    case (.parameter(let parameter), .parameter(let its)):
      types[parameter].common(with: other.types[its], inPath: inPath)
    case (.any, let value): other.sample(of: value, inPath: inPath)
    case (let value, .any): sample(of: value, inPath: inPath)
    }
  }
}
