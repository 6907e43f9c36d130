/// Whether two rules match the same URL.
extension LinkRule {
  /// Returns a URL that two rules match, whatever their origins, written with the given one; `nil` if there is none.
  func overlap(with other: LinkRule, from origin: LinkOrigin?) -> String? {
    var parts = LinkParts()
    for item in items {
      let its = other.items.first { $0.name == item.name }
      if item.isOptional, its?.isOptional ?? true { continue }
      guard let text = commonText(item.value, other, its?.value ?? .any, inPath: false) else { return nil }
      parts.items.append((item.name, text))
    }
    for item in other.items where !item.isOptional && !items.contains(where: { $0.name == item.name }) {
      guard let text = commonText(.any, other, item.value, inPath: false) else { return nil }
      parts.items.append((item.name, text))
    }
    // Of two rests, or a rest and parts, the one that requires more parts determines their number.
    let count = max(partCount, other.partCount)
    for index in 0..<count {
      guard let mine = part(at: index), let its = other.part(at: index),
        let text = commonText(mine, other, its, inPath: true)
      else { return nil }
      parts.segments.append(text)
    }
    return parts.url(from: origin)
  }

  /// Returns the requirement of a part of a URL's path; `nil` if the path ends before.
  private func part(at index: Int) -> LinkValue? {
    if index < path.count, !path[index].isRest { return path[index] }
    return path.last?.isRest == true ? .any : nil
  }

  /// Returns a text that meets a requirement of this rule and one of another rule.
  private func commonText(_ mine: LinkValue, _ other: LinkRule, _ its: LinkValue, inPath: Bool) -> String? {
    switch (mine, its) {
    case (.part(let part), .part(let its)): commonText(part, other, its)
    case (.part(let part), _): commonText(part, other.type(of: its))
    case (_, .part): other.commonText(its, self, mine, inPath: inPath)
    default: type(of: mine).common(with: other.type(of: its), inPath: inPath)
    }
  }

  /// Returns a text that matches a part and is an id.
  private func commonText(_ part: LinkPart, _ type: LinkIDType) -> String? {
    if let texts = type.listedTexts { return texts.first { accepts($0, part) } }
    let samples = [nil, "1", "-1", "0", "a", LinkIDType.sampleUUID].map { sample(of: part, with: $0) }
    if let found = samples.first(where: { accepts($0, part) && type.canonicalText($0) != nil }) { return found }
    // A type that can only be tested may accept a text that was not tried.
    let isKnown = type.domain != .other && part.parameters.allSatisfy { types[$0].domain != .other }
    return isKnown ? nil : samples[0]
  }

  /// Returns a text that a part matches, with the same text for all parameters or one that each accepts.
  private func sample(of part: LinkPart, with text: String?) -> String {
    part.text { text ?? types[$0].common(with: .text, inPath: true) } ?? "a"
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
}
