/// Rules organized by what they require of URLs, so that a URL is compared only with those that fit the features examined.
///
/// Each node examines one feature of a URL: the one that distinguishes most of its rules. Rules that accept several texts of a feature are
/// below each of them; rules that don't restrict it are in a branch that every URL takes.
struct LinkIndex: Sendable {
  private var nodes = [Node()]

  fileprivate struct Node: Sendable {
    /// The feature that is examined; `nil` for rules that are compared one by one.
    var feature: LinkFeature?
    var rules: [Int] = []

    /// The nodes of the rules with each requirement.
    var branches: [LinkRequirement: Int] = [:]

    /// The distinct lengths of affixes in the branches, in order.
    var affixLengths: [Int] = []

    /// The branches of texts and affixes that may be integers or UUIDs, by that type.
    var narrower: [LinkRequirement: [Int]] = [:]
  }

  /// Calls a closure with the rules that may match a URL, or would if any text were an id, and counts the nodes visited and rules found.
  ///
  /// - Complexity: The nodes that fit so far: one for each feature examined, and one more for rules that require less of it.
  func forEachCandidate(for address: LinkAddress, anyText: Bool, work: inout Int, _ body: (Int) -> Void) {
    var pending = [0]
    while let position = pending.popLast() {
      let node = nodes[position]
      work += 1 + node.rules.count
      node.rules.forEach(body)
      guard let feature = node.feature else { continue }
      pending += node.branches(accepting: address.requirement(of: feature), anyText: anyText)
    }
  }

  /// Calls a closure with the rules that may match a URL that another rule matches, until it returns `false`, and counts as above.
  ///
  /// Of two rules inside of the index, only one finds the other: where they diverge, the rule that requires more looks at the position of
  /// the other. So a rule with few requirements doesn't have to visit all that have more.
  ///
  /// - Complexity: The nodes that fit so far; for a rule that isn't in the index, including all texts of the features it leaves open.
  func forEachNeighbour(of rule: LinkRule, isInside: Bool, work: inout Int, _ body: (Int) -> Bool) {
    let requirements = rule.requirements
    var pending = [(node: 0, isOwn: isInside)]
    while let (position, isOwn) = pending.popLast() {
      let node = nodes[position]
      work += 1 + node.rules.count
      for rule in node.rules where !body(rule) { return }
      guard let feature = node.feature else { continue }
      let wanted = requirements[feature] ?? [.open]
      let own = Set(wanted.compactMap { node.branches[$0] })
      let fitting = Set(wanted.flatMap { isOwn ? node.branches(accepting: $0) : node.branches(fitting: $0) })
      pending += fitting.sorted().map { ($0, isOwn && own.contains($0)) }
    }
  }
}

extension LinkIndex.Node {
  /// Returns the branches of the rules that require as much as the requirement, or less: the narrowest last.
  fileprivate func branches(accepting requirement: LinkRequirement, anyText: Bool = false) -> [Int] {
    var found: [Int] = []
    func add(_ wider: LinkRequirement, evenIf fits: Bool = false) {
      if let branch = branches[wider], fits || wider.accepts(requirement) { found.append(branch) }
    }
    for wider in [LinkRequirement.open, .absent, .some] { add(wider) }
    affixes(of: requirement).forEach { add($0) }
    for wider in [LinkRequirement.uuid, .integer] { add(wider, evenIf: anyText && requirement != .absent) }
    if case .text = requirement {
      if anyText { add(.listed, evenIf: true) }
      add(requirement)
    }
    return found
  }

  /// Returns the branches of all rules whose requirements may be met together with the requirement.
  fileprivate func branches(fitting requirement: LinkRequirement) -> [Int] {
    switch requirement {
    case .text, .listed, .absent: branches(accepting: requirement)
    case .integer, .uuid: branches(accepting: requirement) + (narrower[requirement] ?? [])
    case .affix, .some, .open:
      branches.filter { $0.key != .listed && ($0.key.accepts(requirement) || requirement.accepts($0.key)) }.map(\.value)
    }
  }

  /// Returns all affixes of the branches that texts with the requirement start with.
  private func affixes(of requirement: LinkRequirement) -> [LinkRequirement] {
    if affixLengths.isEmpty { return [] }
    let text: [UInt8]
    switch requirement {
    case .text(let whole): text = Array(whole.utf8)
    case .affix(let affix): text = affix
    default: return []
    }
    return affixLengths.prefix { $0 <= text.count }.map { .affix(Array(text.prefix($0))) }
  }
}

/// Building an index by splitting rules by one feature after another.
extension LinkIndex {
  /// The maximum number of rules that are compared one by one.
  private static var leafSize: Int { 4 }

  /// A rule, with what it requires.
  private typealias Entry = (rule: Int, requirements: LinkRequirements)

  /// Creates an index, in time that is linear in the rules' requirements, for each level.
  init(_ rules: [LinkRule]) {
    var pending = [(node: 0, entries: rules.enumerated().map { Entry($0, $1.requirements) })]
    while let (node, entries) = pending.popLast() {
      guard entries.count > Self.leafSize, let feature = Self.bestFeature(of: entries) else {
        nodes[node].rules = entries.map(\.rule)
        continue
      }
      pending += split(node, entries, by: feature, rules)
    }
  }

  /// Returns the feature that leaves the fewest rules; `nil` if none distinguishes enough of them.
  private static func bestFeature(of entries: [Entry]) -> LinkFeature? {
    var counts: [LinkFeature: [LinkRequirement: Int]] = [:]
    for (_, requirements) in entries {
      for (feature, wanted) in requirements {
        counts[feature, default: [.open: entries.count]][.open, default: 0] -= 1
        for requirement in wanted { counts[feature, default: [:]][requirement, default: 0] += 1 }
      }
    }
    let costs = counts.map { (cost: cost($1), feature: $0) }
    guard let best = costs.min(by: { ($0.cost, $0.feature) < ($1.cost, $1.feature) }) else { return nil }
    return best.cost <= entries.count - max(1, entries.count / 16) ? best.feature : nil
  }

  /// Returns the largest number of rules that a URL still has to be compared with, given the number of rules with each requirement.
  private static func cost(_ counts: [LinkRequirement: Int]) -> Int {
    var (text, affix) = (0, 0)
    for (requirement, count) in counts {
      if case .text = requirement { text = max(text, count) }
      if case .affix = requirement { affix = max(affix, count) }
    }
    func count(_ requirement: LinkRequirement) -> Int { counts[requirement] ?? 0 }
    let present = count(.some) + max(count(.integer), count(.uuid)) + affix + text
    return count(.open) + max(present, count(.absent))
  }

  private mutating func split(
    _ position: Int, _ entries: [Entry], by feature: LinkFeature, _ rules: [LinkRule]
  ) -> [(node: Int, entries: [Entry])] {
    var node = Node()
    node.feature = feature
    var groups: [(node: Int, entries: [Entry])] = []
    var listed: Set<[AnyHashable]> = []
    for var entry in entries {
      for requirement in entry.requirements[feature] ?? [.open] {
        if requirement == .listed {
          // Of rules that differ in types alone, one is enough for the error.
          let rule = rules[entry.rule]
          guard listed.insert([rule.origin, rule.path, rule.items]).inserted else { continue }
          entry.requirements = entry.requirements.mapValues { $0.last == .listed ? [.some] : $0 }
        }
        if let branch = node.branches[requirement] {
          groups[branch - nodes.count].entries.append(entry)
          continue
        }
        let branch = nodes.count + groups.count
        groups.append((branch, [entry]))
        node.branches[requirement] = branch
        if case .affix(let affix) = requirement { node.affixLengths.append(affix.count) }
        for type in [LinkRequirement.integer, .uuid] where type != requirement && type.accepts(requirement) {
          node.narrower[type, default: []].append(branch)
        }
      }
    }
    node.affixLengths = Set(node.affixLengths).sorted()
    nodes[position] = node
    nodes += groups.map { _ in Node() }
    return groups
  }
}
