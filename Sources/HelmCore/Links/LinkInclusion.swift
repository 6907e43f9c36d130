/// Which of two rules is more specific.
extension LinkRule {
  /// Returns whether another rule matches all URLs that this one matches, and not vice versa.
  ///
  /// The result is `false` if it can't be determined: for two parts that contain texts, and for types of ids that can only be tested. The
  /// origins are those of rules that name none.
  package func isNarrower(than other: LinkRule, origins: [LinkOrigin]) -> Bool {
    isIncluded(in: other, origins: origins) && !other.isIncluded(in: self, origins: origins)
  }

  private func isIncluded(in other: LinkRule, origins: [LinkOrigin]) -> Bool {
    switch (origin, other.origin) {
    case (_, nil): if let origin, !origins.contains(where: origin.isIncluded) { return false }
    case (nil, _?): return false
    case (let origin?, let its?): if !origin.isIncluded(in: its) { return false }
    }
    return isPathIncluded(in: other)
      && other.items.allSatisfy { its in
        let mine = items.first { $0.name == its.name }
        if its.isOptional, other.type(of: its.value).domain == .text { return true }
        guard let mine, !mine.isOptional || its.isOptional else { return false }
        return isIncluded(mine.value, other, its.value)
      }
  }

  private func isPathIncluded(in other: LinkRule) -> Bool {
    let parts = other.path.prefix { !$0.isRest }
    let hasRest = parts.count < other.path.count
    guard hasRest ? partCount >= other.partCount : path.count == parts.count else { return false }
    // A rest can include an empty part; nothing else can.
    return zip(path, parts).allSatisfy { !$0.isRest && isIncluded($0, other, $1) }
  }

  private func isIncluded(_ mine: LinkValue, _ other: LinkRule, _ its: LinkValue) -> Bool {
    switch (mine, its) {
    case (.part(let mine), .part(let its)): includes(mine, other, its)
    case (.literal(let text), .part): other.accepts(text, its)
    case (_, .part), (_, .literal): mine == its
    default: type(of: mine).isIncluded(in: other.type(of: its))
    }
  }

  private func includes(_ mine: SegmentPattern, _ other: LinkRule, _ its: SegmentPattern) -> Bool {
    let isAlike = zip(mine.pieces, its.pieces).allSatisfy { one, two in
      switch (one, two) {
      case (.text(let one), .text(let two)): one == two
      case (.parameter(let one), .parameter(let two)): types[one].isIncluded(in: other.types[two])
      default: false
      }
    }
    if isAlike, mine.pieces.count == its.pieces.count { return true }
    // A single parameter accepts any text between the texts around it.
    guard its.parameters.count == 1, other.types[its.parameters[0]].domain == .text else { return false }
    return mine.prefix.starts(with: its.prefix) && mine.suffix.reversed().starts(with: its.suffix.reversed())
  }
}

/// What requirements accept.
extension LinkRule {
  /// The number of parts that the path has at least.
  var partCount: Int { path.last == .rest ? path.count - 1 : path.count }

  /// Returns the type of the texts that meet a requirement, apart from the texts in a part.
  func type(of value: LinkValue) -> LinkIDType {
    switch value {
    case .literal(let text): .oneOf([text])
    case .parameter(let parameter), .restParameter(let parameter): types[parameter]
    case .part, .any, .rest: .text
    }
  }

  /// Returns whether a text meets a requirement, with ids for its parameters.
  func accepts(_ text: String, _ value: LinkValue) -> Bool {
    guard case .part(let part) = value else { return type(of: value).canonicalText(text) != nil }
    return part.match(text, folds: ignoresCase) { types[$0].canonicalText($1) != nil } != nil
  }
}
