/// Which of two rules is more specific.
extension LinkRule {
  /// Returns whether another rule matches all URLs that this one matches, and not vice versa.
  ///
  /// The result is `false` if it can't be determined: for two parts that contain texts, and for types of ids that can only be tested.
  ///
  /// - Parameters:
  ///   - other: The other rule.
  ///   - origins: The origins of the rules that name none.
  /// - Returns: Whether this rule is more specific.
  /// - Complexity: Linear in both.
  func isNarrower(than other: LinkRule, origins: [LinkOrigin]) -> Bool {
    isIncluded(in: other, origins: origins) && !other.isIncluded(in: self, origins: origins)
  }

  /// Returns whether another rule matches all URLs that this one matches.
  func isIncluded(in other: LinkRule, origins: [LinkOrigin]) -> Bool {
    switch (origin, other.origin) {
    case (_, nil): if let origin, !origins.contains(where: origin.isIncluded) { return false }
    case (nil, _?): return false
    case (let origin?, let its?): if !origin.isIncluded(in: its) { return false }
    }
    guard isPathIncluded(in: other) else { return false }
    for its in other.query {
      let mine = query.first { $0.name == its.name }
      guard isIncluded(mine?.value, mine?.isOptional, other, its.value, its.isOptional) else { return false }
    }
    guard let its = other.fragment else { return true }
    return isIncluded(fragment?.value, fragment?.isOptional, other, its.value, its.isOptional)
  }

  private func isPathIncluded(in other: LinkRule) -> Bool {
    for (index, its) in other.path.enumerated() {
      switch its {
      case .rest: return true
      case .restParameter:
        guard index < path.count, path[index] != .rest else { return false }
        // A rest can include an empty part; nothing else can.
        return true
      default: break
      }
      guard index < path.count, !path[index].isRest else { return false }
      guard isIncluded(path[index], other, its) else { return false }
    }
    return path.count == other.path.count
  }

  private func isIncluded(_ mine: LinkSegment, _ other: LinkRule, _ its: LinkSegment) -> Bool {
    switch (mine, its) {
    case (.literal(let text), .part(let part)): return other.accepts(text, part)
    case (.part(let mine), .part(let its)): return includes(mine, other, its)
    case (.part, .parameter(let parameter)): return other.types[parameter].domain == .text
    case (.part, .literal): return false
    case (_, .part): return false
    default: return isIncluded(mine.value, other, its.value)
    }
  }

  /// Returns whether a text matches a part, with ids for its parameters.
  func accepts(_ text: String, _ part: LinkPart) -> Bool {
    part.match(text, folds: ignoresCase) { types[$0].canonicalText($1) != nil } != nil
  }

  private func includes(_ mine: LinkPart, _ other: LinkRule, _ its: LinkPart) -> Bool {
    if mine.pieces.count == its.pieces.count {
      let pairs = zip(mine.pieces, its.pieces)
      let isAlike = pairs.allSatisfy { one, two in
        switch (one, two) {
        case (.text(let one), .text(let two)): one == two
        case (.parameter(let one), .parameter(let two)): types[one].isIncluded(in: other.types[two])
        default: false
        }
      }
      if isAlike { return true }
    }
    // A single parameter accepts any text between the texts around it.
    guard its.parameters.count == 1, other.types[its.parameters[0]].domain == .text else { return false }
    let (prefix, suffix) = (its.prefix, its.suffix)
    return mine.prefix.starts(with: prefix) && mine.suffix.reversed().starts(with: suffix.reversed())
  }

  private func isIncluded(
    _ mine: LinkValue?, _ isMineOptional: Bool?, _ other: LinkRule, _ its: LinkValue, _ isItsOptional: Bool
  ) -> Bool {
    if isItsOptional, isAnyText(its, other) { return true }
    guard let mine, let isMineOptional else { return false }
    if isMineOptional && !isItsOptional { return false }
    return isIncluded(mine, other, its)
  }

  private func isAnyText(_ value: LinkValue, _ rule: LinkRule) -> Bool {
    switch value {
    case .any: true
    case .literal: false
    case .parameter(let parameter): rule.types[parameter].domain == .text
    }
  }

  private func isIncluded(_ mine: LinkValue, _ other: LinkRule, _ its: LinkValue) -> Bool {
    switch (mine, its) {
    case (_, .any): true
    case (.literal(let mine), .literal(let its)): mine == its
    case (_, .literal): false
    case (.literal(let mine), .parameter(let its)): other.types[its].canonicalText(mine) != nil
    case (.any, .parameter(let its)): other.types[its].domain == .text
    case (.parameter(let mine), .parameter(let its)): types[mine].isIncluded(in: other.types[its])
    }
  }
}

extension LinkSegment {
  /// The segment as a value, for one that is a whole part of a path.
  var value: LinkValue {
    switch self {
    case .literal(let text): .literal(text)
    case .parameter(let parameter), .restParameter(let parameter): .parameter(parameter)
    case .any, .rest, .part: .any
    }
  }
}
