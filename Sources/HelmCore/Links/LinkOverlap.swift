/// Whether two rules match the same URL.
extension LinkRule {
  /// Returns a URL that two rules match, whatever their origins, written with the given one; `nil` if there is none.
  package func overlap(with other: LinkRule, from origin: LinkOrigin?) -> String? {
    var parts = WrittenURL()
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
    let (type, itsType) = (type(of: mine), other.type(of: its))
    switch (mine, its) {
    case (.part, _), (_, .part): break
    default: return type.common(with: itsType, inPath: inPath)
    }
    if let texts = type.listedTexts ?? itsType.listedTexts {
      return texts.first { accepts($0, mine) && other.accepts($0, its) }
    }
    // A type that can only be tested may accept a text that is not among its samples.
    let tried = mine.parameters.map { types[$0] } + its.parameters.map { other.types[$0] }
    let isOpen = tried.contains { $0.domain == .other }
    var untested: String?
    for isSampled in isOpen ? [true, false] : [false] {
      untested = texts(of: mine, isSampled: isSampled).common(with: other.texts(of: its, isSampled: isSampled))
      if let text = untested, accepts(text, mine), other.accepts(text, its) { return text }
    }
    if case (.part, .part) = (mine, its) { return nil }
    return isOpen ? untested : nil
  }

  private func texts(of value: LinkValue, isSampled: Bool) -> TextSet {
    guard case .part(let part) = value else {
      return TextSet([.parameter(0)], [type(of: value)], isSampled: isSampled)
    }
    return TextSet(part.pieces, types, isSampled: isSampled)
  }
}
