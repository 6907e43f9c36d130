/// Rules by what they say of URLs, so that a URL is compared only with those that fit what was looked at.
///
/// Each node looks at one feature of a URL: the one that tells most of its rules apart. Rules that say several texts of a feature
/// are below each of them; rules that say nothing of it are in a branch that every URL takes.
struct LinkIndex: Sendable {
  private(set) var nodes: [Node] = []

  /// What a node looks at.
  enum Feature: Hashable, Sendable, Comparable {
    case segment(Int)

    /// The end of a part of the path.
    case segmentEnd(Int)
    case fragment
    case query(String)
  }

  /// What a rule says of a feature.
  enum Constraint {
    case texts([String], isTyped: Bool)
    case integer, uuid

    /// It is there, with this text at its start or its end.
    case affix([UInt8])

    /// It is there.
    case some

    /// It is not there.
    case absent

    /// Nothing.
    case open
  }

  struct Node: Sendable {
    /// What is looked at; `nil` for rules that are compared one by one.
    var feature: Feature?
    var rules: [Int] = []

    var byText: [String: Int] = [:]

    /// The texts in the order of the rules.
    var texts: [(text: String, node: Int)] = []

    /// The first node of a text that is there for a type, for what isn't an id.
    var typed: Int?
    var affixes = LinkAffixes()
    var integer: Int?
    var uuid: Int?
    var some: Int?
    var absent: Int?
    var open: Int?
  }

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - positions: The positions of its rules, in order.
  ///   - rules: All rules.
  /// - Complexity: Linear in what the rules say, for each level.
  init(_ positions: [Int], of rules: [LinkRule]) {
    nodes = LinkIndexBuilder(positions, of: rules).nodes
  }

  /// Calls back with the rules that may match a URL.
  ///
  /// - Parameters:
  ///   - address: The URL.
  ///   - anyText: Whether texts that aren't ids count, too.
  ///   - work: Counts the nodes visited.
  ///   - body: Takes a rule.
  /// - Complexity: The nodes that fit so far: one for each feature looked at, and one more for rules that say less of it.
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

  /// Calls back with the rules that may match a URL that another rule matches.
  ///
  /// - Parameters:
  ///   - rule: The other rule.
  ///   - body: Takes a rule, and answers whether to go on.
  /// - Complexity: The nodes that fit so far; where the rule leaves a feature open, those of all texts that it takes.
  func forEachNeighbour(of rule: LinkRule, _ body: (Int) -> Bool) {
    guard !nodes.isEmpty else { return }
    var pending = [0]
    while let position = pending.popLast() {
      let node = nodes[position]
      for rule in node.rules where !body(rule) { return }
      guard let feature = node.feature else { continue }
      if let next = node.open { pending.append(next) }
      switch rule.constraint(feature) {
      case .absent:
        if let next = node.absent { pending.append(next) }
        continue
      case .open:
        if let next = node.absent { pending.append(next) }
        pending += node.present { _ in true }
      case .some: pending += node.present { _ in true }
      case .integer: pending += node.present(but: node.uuid) { LinkIDType.integer.canonicalText($0) != nil }
      case .uuid: pending += node.present(but: node.integer) { LinkIDType.uuid.canonicalText($0) != nil }
      case .affix(let affix):
        pending += [node.some, node.integer, node.uuid].compactMap(\.self)
        node.affixes.forEachNeighbour(of: affix) { pending.append($0) }
        for (text, next) in node.texts where feature.affixText(text).starts(with: affix) { pending.append(next) }
      case .texts(let texts, _):
        pending += [node.some].compactMap(\.self)
        if node.uuid != nil || node.integer != nil || !node.affixes.isEmpty {
          var isIn = (uuid: false, integer: false)
          for text in texts {
            isIn.uuid = isIn.uuid || LinkIDType.uuid.canonicalText(text) != nil
            isIn.integer = isIn.integer || LinkIDType.integer.canonicalText(text) != nil
            node.affixes.forEachAffix(of: feature.affixText(text)) { pending.append($0) }
          }
          if isIn.uuid, let next = node.uuid { pending.append(next) }
          if isIn.integer, let next = node.integer { pending.append(next) }
        }
        for text in texts { if let next = node.byText[text] { pending.append(next) } }
      }
    }
  }
}

extension LinkIndex.Node {
  /// The nodes of texts that a type takes, and of what isn't known by its text.
  fileprivate func present(but other: Int? = nil, _ takes: (String) -> Bool) -> [Int] {
    texts.filter { takes($0.text) }.map(\.node) + affixes.all
      + [some, integer, uuid].compactMap(\.self).filter { $0 != other }
  }
}

extension LinkIndex.Feature {
  /// The text from where affixes are looked up.
  func affixText(_ text: String) -> [UInt8] {
    if case .segmentEnd = self { Array(text.utf8.reversed()) } else { Array(text.utf8) }
  }
}

extension LinkAddress {
  /// What a URL says of a feature, `nil` for nothing.
  fileprivate func text(of feature: LinkIndex.Feature) -> String? {
    switch feature {
    case .segment(let index), .segmentEnd(let index): index < segments.count ? segments[index] : nil
    case .fragment: fragment
    case .query(let name): query[name].map { $0 ?? "" }
    }
  }

  /// The text that is looked up where it isn't the text itself.
  fileprivate func key(of feature: LinkIndex.Feature) -> String? {
    if case .segment(let index) = feature { keys[index] } else { nil }
  }
}

extension LinkRule {
  /// The number of texts up to which a rule is found by each of them.
  static let indexedTexts = 256

  /// The features that the rule says something of.
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

  /// What the rule says of a feature.
  func constraint(_ feature: LinkIndex.Feature) -> LinkIndex.Constraint {
    switch feature {
    case .segment(let index):
      guard index < path.count else { return path.last?.isRest == true ? .open : .absent }
      switch path[index] {
      case .rest, .restParameter: return .open
      case .part(let part):
        // Where case is ignored, a text is known only in lowercase.
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
