/// What a rule requires of one feature of URLs, such as the second part of the path; a URL, which has one text there, is like a rule that
/// requires that text.
enum LinkRequirement: Hashable, Sendable {
  case text(String)

  /// A text that starts with these bytes.
  case affix([UInt8])
  case integer, uuid

  /// Any text instead of one that a type lists: only for URLs that nothing matches.
  case listed

  /// Any text.
  case some
  case absent
  case open

  /// Returns whether all URLs that meet another requirement may meet this one.
  func accepts(_ other: LinkRequirement) -> Bool {
    switch (self, other) {
    case (.open, _): true
    case (.some, let other): other != .open && other != .absent
    case (.integer, .text(let text)): LinkIDType.integer.canonicalText(text) != nil
    case (.integer, .affix(let affix)): affix.allSatisfy("-0123456789".utf8.contains)
    case (.uuid, .text(let text)): LinkIDType.uuid.canonicalText(text) != nil
    case (.uuid, .affix(let affix)): affix.allSatisfy { $0 == UInt8(ascii: "-") || hexDigit($0) != nil }
    case (.affix(let affix), .text(let text)): text.utf8.starts(with: affix)
    case (.affix(let affix), .affix(let longer)): longer.starts(with: affix)
    default: self == other
    }
  }
}

/// A feature of URLs by which rules are told apart.
enum LinkFeature: Hashable, Sendable, Comparable {
  case origin

  /// A part of the path.
  case segment(Int)

  /// The end of a part of the path, read backwards.
  case segmentEnd(Int)

  /// A query item or the fragment.
  case item(String)
}

/// What a rule requires: of each feature one of several requirements, the texts that a type lists and finally `listed`; of other features,
/// nothing.
typealias LinkRequirements = [LinkFeature: [LinkRequirement]]

extension LinkRule {
  /// The maximum number of texts, or combinations of texts, by which a rule is found.
  private static var textLimit: Int { 256 }

  /// What the rule requires of URLs.
  var requirements: LinkRequirements {
    var requirements: LinkRequirements = [:]
    var combinations = 1
    func require(_ value: LinkValue, of feature: LinkFeature) {
      var anyOf = [LinkRequirement.some]
      switch value {
      case .rest, .restParameter: return
      case .any: break
      case .literal(let text): anyOf = [.text(text)]
      case .part(let part):
        if !part.prefix.isEmpty { anyOf = [.affix(part.prefix)] }
      case .parameter(let parameter):
        switch types[parameter].domain {
        case .integer: anyOf = [.integer]
        case .uuid: anyOf = [.uuid]
        case .oneOf(let texts) where combinations * texts.count <= Self.textLimit:
          combinations *= texts.count
          anyOf = texts.map { .text($0) } + [.listed]
        case .text, .other, .oneOf: break
        }
      }
      requirements[feature] = anyOf
    }
    if let origin { requirements[.origin] = [origin.requirement] }
    for (index, value) in path.enumerated() {
      require(value, of: .segment(index))
      if case .part(let part) = value, !part.suffix.isEmpty {
        requirements[.segmentEnd(index)] = [.affix(part.suffix.reversed())]
      }
    }
    if path.last?.isRest != true { requirements[.segment(path.count)] = [.absent] }
    for item in items where !item.isOptional { require(item.value, of: .item(item.name)) }
    return requirements
  }
}

extension LinkAddress {
  /// Returns the requirement that exactly the URLs with the same feature meet.
  func requirement(of feature: LinkFeature) -> LinkRequirement {
    switch feature {
    case .origin: origin?.requirement ?? .absent
    case .segment(let index): index < keys.count ? .text(keys[index]) : .absent
    case .segmentEnd(let index): index < keys.count ? .affix(keys[index].utf8.reversed()) : .absent
    case .item(let name): items[name].map { .text($0) } ?? .absent
    }
  }
}

extension LinkOrigin {
  /// What it requires of origins as texts of which each domain above the host is a prefix.
  fileprivate var requirement: LinkRequirement {
    let start = "\(scheme):\(port.map(String.init) ?? ""):"
    return switch host {
    case nil: .text(start)
    case .exactly(let name): .text(start + String(name.reversed()))
    case .below(let suffix): .affix(Array((start + String(suffix.reversed())).utf8))
    }
  }
}
