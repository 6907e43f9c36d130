/// Rules organized by what they require of URLs, so that a URL is compared only with those that fit the features examined.
///
/// Each node examines one feature of a URL: the one that distinguishes most of its rules. Rules that accept several texts of a feature are
/// below each of them; rules that don't restrict it are in a branch that every URL takes.
struct LinkIndex: Sendable {
  private(set) var nodes: [Node] = []

  /// The feature of a URL that a node examines.
  enum Feature: Hashable, Sendable, Comparable {
    case segment(Int)

    /// The end of a part of the path.
    case segmentEnd(Int)
    case fragment
    case query(String)
  }

  /// A rule's requirement of a feature.
  enum Constraint {
    case texts([String], isTyped: Bool)
    case integer, uuid

    /// It is present, with this text at its start or its end.
    case affix([UInt8])

    /// It is present.
    case some

    /// It is absent.
    case absent

    /// No requirement.
    case open
  }

  struct Node: Sendable {
    /// The feature that is examined; `nil` for rules that are compared one by one.
    var feature: Feature?
    var rules: [Int] = []

    var byText: [String: Int] = [:]

    /// The texts in the order of the rules.
    var texts: [(text: String, node: Int)] = []

    /// The nodes of texts that are integers, and of texts that are UUIDs.
    var integerTexts: [Int] = []
    var uuidTexts: [Int] = []

    /// The first node of a text that a type lists, for texts that aren't ids.
    var typed: Int?
    var affixes = LinkAffixes()
    var integer: Int?
    var uuid: Int?
    var some: Int?
    var absent: Int?
    var open: Int?
  }

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - positions: The positions of its rules, in order.
  ///   - rules: All rules.
  /// - Complexity: Linear in the rules' requirements, for each level.
  init(_ positions: [Int], of rules: [LinkRule]) {
    nodes = LinkIndexBuilder(positions, of: rules).nodes
  }

  /// Calls a closure with the rules that may match a URL.
  ///
  /// - Parameters:
  ///   - address: The URL.
  ///   - anyText: Whether texts that aren't ids match, too.
  ///   - work: A counter of the nodes visited.
  ///   - body: A closure that takes a rule.
  /// - Complexity: The nodes that fit so far: one for each feature examined, and one more for rules that require less of it.
  func forEachCandidate(for address: LinkAddress, anyText: Bool, work: inout Int, _ body: (Int) -> Void) {
    guard !nodes.isEmpty else { return }
    var pending = [0]
    while let position = pending.popLast() {
      work += 1
      let node = nodes[position]
      for rule in node.rules { body(rule) }
      guard let feature = node.feature else { continue }
      if let next = node.open { pending.append(next) }
      guard let text = address.text(of: feature) else {
        if let next = node.absent { pending.append(next) }
        continue
      }
      if let next = node.some { pending.append(next) }
      if !node.affixes.isEmpty {
        node.affixes.forEachAffix(of: feature.affixText(text)) { pending.append($0) }
      }
      if let next = node.uuid, anyText || LinkIDType.uuid.canonicalText(text) != nil { pending.append(next) }
      if let next = node.integer, anyText || LinkIDType.integer.canonicalText(text) != nil { pending.append(next) }
      if !node.byText.isEmpty {
        if let next = node.byText[address.key(of: feature) ?? text] {
          pending.append(next)
        } else if anyText, let next = node.typed {
          pending.append(next)
        }
      }
    }
  }
}

extension LinkIndex.Feature {
  /// Returns the bytes in which affixes are looked up.
  func affixText(_ text: String) -> [UInt8] {
    if case .segmentEnd = self { Array(text.utf8.reversed()) } else { Array(text.utf8) }
  }
}

extension LinkAddress {
  /// Returns the text of a feature in a URL; `nil` if it is absent.
  fileprivate func text(of feature: LinkIndex.Feature) -> String? {
    switch feature {
    case .segment(let index), .segmentEnd(let index): index < segments.count ? segments[index] : nil
    case .fragment: fragment
    case .query(let name): query[name].map { $0 ?? "" }
    }
  }

  /// Returns the text to look up, if it isn't the text itself.
  fileprivate func key(of feature: LinkIndex.Feature) -> String? {
    if case .segment(let index) = feature { keys[index] } else { nil }
  }
}

extension LinkRule {
  /// The maximum number of texts for which a rule is indexed by each text.
  static let indexedTexts = 256

  /// The features that the rule has requirements of.
  var features: [LinkIndex.Feature] {
    var features: [LinkIndex.Feature] = []
    for (index, segment) in path.enumerated() where !segment.isRest {
      features.append(.segment(index))
      if case .part(let part) = segment, !part.suffix.isEmpty { features.append(.segmentEnd(index)) }
    }
    if path.last?.isRest != true { features.append(.segment(path.count)) }
    for item in query where !item.isOptional { features.append(.query(item.name)) }
    if let fragment, !fragment.isOptional { features.append(.fragment) }
    return features
  }

  /// Returns the rule's requirement of a feature.
  func constraint(_ feature: LinkIndex.Feature) -> LinkIndex.Constraint {
    switch feature {
    case .segment(let index):
      guard index < path.count else { return path.last?.isRest == true ? .open : .absent }
      switch path[index] {
      case .rest, .restParameter: return .open
      case .part(let part):
        // If case is ignored, the text is only known in lowercase.
        return part.prefix.isEmpty || ignoresCase ? .some : .affix(part.prefix)
      case .literal, .parameter, .any: return constraint(path[index].value)
      }
    case .segmentEnd(let index):
      guard index < path.count, case .part(let part) = path[index], !part.suffix.isEmpty, !ignoresCase else {
        return .open
      }
      return .affix(part.suffix.reversed())
    case .fragment:
      guard let fragment, !fragment.isOptional else { return .open }
      return constraint(fragment.value)
    case .query(let name):
      guard let item = query.first(where: { $0.name == name }), !item.isOptional else { return .open }
      return constraint(item.value)
    }
  }

  private func constraint(_ value: LinkValue) -> LinkIndex.Constraint {
    switch value {
    case .any: return .some
    case .literal(let text): return .texts([text], isTyped: false)
    case .parameter(let parameter):
      switch types[parameter].domain {
      case .integer: return .integer
      case .uuid: return .uuid
      case .oneOf(let texts) where texts.count <= Self.indexedTexts: return .texts(texts, isTyped: true)
      case .text, .other, .oneOf: return .some
      }
    }
  }
}
