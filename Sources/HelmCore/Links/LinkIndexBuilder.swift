/// Builds an index by splitting rules by one feature after another.
struct LinkIndexBuilder {
  private(set) var nodes: [LinkIndex.Node] = [LinkIndex.Node()]
  private let rules: [LinkRule]

  /// A rule, and the number of positions it has on its way down.
  private struct Entry {
    let rule: Int
    var copies = 1
  }

  /// The maximum number of rules that are compared one by one.
  private static let leafSize = 4

  /// The maximum number of positions of a rule.
  private static let copyLimit = 4096

  init(_ positions: [Int], of rules: [LinkRule]) {
    self.rules = rules
    var pending = [(node: 0, entries: positions.map { Entry(rule: $0) })]
    while let (node, entries) = pending.popLast() {
      guard entries.count > Self.leafSize, let feature = bestFeature(of: entries) else {
        nodes[node].rules = entries.map(\.rule)
        continue
      }
      pending += split(node, entries, by: feature)
    }
  }

  /// The number of rules with each requirement of a feature.
  private struct Tally {
    var byText: [String: Int] = [:]
    var byAffix: [[UInt8]: Int] = [:]
    var integers = 0
    var uuids = 0
    var some = 0
    var absent = 0
    var open = 0
    var said = 0

    /// The largest number of rules that a URL still has to be compared with.
    var cost: Int {
      let text = (byText.values.max() ?? 0) + (byAffix.values.max() ?? 0) + max(integers, uuids) + some
      return open + max(text, absent)
    }
  }

  /// Returns the feature that leaves the fewest rules; `nil` if none distinguishes enough of them.
  private func bestFeature(of entries: [Entry]) -> LinkIndex.Feature? {
    var tallies: [LinkIndex.Feature: Tally] = [:]
    for entry in entries {
      for feature in rules[entry.rule].features {
        var tally = tallies.removeValue(forKey: feature) ?? Tally()
        tally.said += 1
        switch constraint(entry, feature) {
        case .texts(let texts, _): for text in texts { tally.byText[text, default: 0] += 1 }
        case .affix(let affix): tally.byAffix[affix, default: 0] += 1
        case .integer: tally.integers += 1
        case .uuid: tally.uuids += 1
        case .some: tally.some += 1
        case .absent: tally.absent += 1
        case .open: tally.open += 1
        }
        tallies[feature] = tally
      }
    }
    let costs = tallies.map { (cost: $1.cost + entries.count - $1.said, feature: $0) }
    guard let best = costs.min(by: { ($0.cost, $0.feature) < ($1.cost, $1.feature) }) else { return nil }
    return best.cost <= entries.count - max(1, entries.count / 16) ? best.feature : nil
  }

  private func constraint(_ entry: Entry, _ feature: LinkIndex.Feature) -> LinkIndex.Constraint {
    let constraint = rules[entry.rule].constraint(feature)
    guard case .texts(let texts, _) = constraint, texts.count * entry.copies > Self.copyLimit else { return constraint }
    return .some
  }

  private mutating func split(
    _ node: Int, _ entries: [Entry], by feature: LinkIndex.Feature
  ) -> [(node: Int, entries: [Entry])] {
    var groups: [[Entry]] = []
    let first = nodes.count
    func place(_ entry: Entry, _ group: inout Int?) {
      if let group {
        groups[group - first].append(entry)
      } else {
        group = first + groups.count
        groups.append([entry])
      }
    }
    var made = LinkIndex.Node()
    made.feature = feature
    var affixes: [[UInt8]: Int] = [:]
    var affixOrder: [[UInt8]] = []
    for entry in entries {
      switch constraint(entry, feature) {
      case .texts(let texts, let isTyped):
        var entry = entry
        entry.copies *= texts.count
        for text in texts {
          let isNew = made.byText[text] == nil
          place(entry, &made.byText[text])
          guard let child = made.byText[text] else { continue }
          if isNew {
            made.texts.append((text, child))
            if LinkIDType.integer.canonicalText(text) != nil { made.integerTexts.append(child) }
            if LinkIDType.uuid.canonicalText(text) != nil { made.uuidTexts.append(child) }
          }
          if isTyped, made.typed == nil { made.typed = child }
        }
      case .affix(let affix):
        if affixes[affix] == nil { affixOrder.append(affix) }
        place(entry, &affixes[affix])
      case .integer: place(entry, &made.integer)
      case .uuid: place(entry, &made.uuid)
      case .some: place(entry, &made.some)
      case .absent: place(entry, &made.absent)
      case .open: place(entry, &made.open)
      }
    }
    made.affixes = LinkAffixes(affixOrder.compactMap { affix in affixes[affix].map { (affix, $0) } })
    nodes[node] = made
    nodes += groups.map { _ in LinkIndex.Node() }
    return groups.enumerated().map { (first + $0.offset, $0.element) }
  }
}
