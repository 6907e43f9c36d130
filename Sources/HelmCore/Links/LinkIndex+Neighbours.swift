extension LinkIndex {
  /// A node to visit, and whether the rule whose neighbors are searched is below it.
  private typealias Place = (node: Int, isOwn: Bool)

  /// Calls a closure with the rules that may match a URL that another rule matches.
  ///
  /// Of two rules of the index, only one finds the other: where they diverge, the rule that requires more looks at the position of the
  /// other. So a rule with few requirements doesn't have to visit all that have more.
  ///
  /// - Parameters:
  ///   - rule: The other rule.
  ///   - isInside: Whether it is a rule of this index, so that other rules may find it instead.
  ///   - work: A counter of the nodes visited.
  ///   - body: A closure that takes a rule, and returns whether to continue.
  /// - Complexity: The nodes that fit so far; for a rule that isn't in the index, including all texts of the features it leaves open.
  func forEachNeighbour(of rule: LinkRule, isInside: Bool, work: inout Int, _ body: (Int) -> Bool) {
    guard !nodes.isEmpty else { return }
    var pending: [Place] = [(0, isInside)]
    while let (position, isOwn) = pending.popLast() {
      work += 1
      let node = nodes[position]
      for rule in node.rules where !body(rule) { return }
      guard let feature = node.feature else { continue }
      let constraint = rule.constraint(feature)
      if isOwn {
        node.addWider(than: constraint, of: feature, to: &pending)
      } else {
        node.addAll(fitting: constraint, of: feature, to: &pending)
      }
    }
  }
}

extension LinkIndex.Node {
  /// Adds the node of a rule, and those of rules that require as much of the feature, or less.
  fileprivate func addWider(
    than constraint: LinkIndex.Constraint, of feature: LinkIndex.Feature, to pending: inout [(node: Int, isOwn: Bool)]
  ) {
    switch constraint {
    case .open: pending.add(open, isOwn: true)
    case .absent:
      pending.add(open)
      pending.add(absent, isOwn: true)
    case .some:
      pending.add(open)
      pending.add(some, isOwn: true)
    case .integer:
      pending.add(open)
      pending.add(some)
      pending.add(integer, isOwn: true)
    case .uuid:
      pending.add(open)
      pending.add(some)
      pending.add(uuid, isOwn: true)
    case .affix(let affix):
      pending.add(open)
      addTypes(fitting: affix, to: &pending)
      let own = affixes[affix]
      affixes.forEachNeighbour(of: affix) { pending.add($0, isOwn: $0 == own) }
    case .texts(let texts, _):
      pending.add(open)
      // A rule with several texts is at several positions, or at that of any text.
      addAll(among: texts, isOwn: texts.count == 1, of: feature, to: &pending)
    }
  }

  /// Adds the nodes of all rules whose requirements of the feature may be met together with the constraint.
  fileprivate func addAll(
    fitting constraint: LinkIndex.Constraint, of feature: LinkIndex.Feature,
    to pending: inout [(node: Int, isOwn: Bool)]
  ) {
    pending.add(open)
    switch constraint {
    case .absent: pending.add(absent)
    case .open, .some:
      if case .open = constraint { pending.add(absent) }
      for (_, node) in texts { pending.add(node) }
      for node in affixes.all + [some, integer, uuid] { pending.add(node) }
    case .integer:
      for node in integerTexts + affixes.inIntegers + [some, integer] { pending.add(node) }
    case .uuid:
      for node in uuidTexts + affixes.inUUIDs + [some, uuid] { pending.add(node) }
    case .affix(let affix):
      addTypes(fitting: affix, to: &pending)
      affixes.forEachNeighbour(of: affix) { pending.add($0) }
      for (text, node) in texts where feature.affixText(text).starts(with: affix) { pending.add(node) }
    case .texts(let texts, _): addAll(among: texts, isOwn: false, of: feature, to: &pending)
    }
  }

  /// Adds the nodes of any text, and of the types whose texts can start or end with an affix.
  private func addTypes(fitting affix: [UInt8], to pending: inout [(node: Int, isOwn: Bool)]) {
    pending.add(some)
    if LinkAffixes.canBeInInteger(affix) { pending.add(integer) }
    if LinkAffixes.canBeInUUID(affix) { pending.add(uuid) }
  }

  /// Adds the nodes of texts, and of constraints that accept one of them.
  private func addAll(
    among texts: [String], isOwn: Bool, of feature: LinkIndex.Feature, to pending: inout [(node: Int, isOwn: Bool)]
  ) {
    pending.add(some)
    if uuid != nil || integer != nil || !affixes.isEmpty {
      var isIn = (uuid: false, integer: false)
      for text in texts {
        isIn.uuid = isIn.uuid || LinkIDType.uuid.canonicalText(text) != nil
        isIn.integer = isIn.integer || LinkIDType.integer.canonicalText(text) != nil
        affixes.forEachAffix(of: feature.affixText(text)) { pending.add($0) }
      }
      if isIn.uuid { pending.add(uuid) }
      if isIn.integer { pending.add(integer) }
    }
    for text in texts { pending.add(byText[text], isOwn: isOwn) }
  }
}

extension [(node: Int, isOwn: Bool)] {
  fileprivate mutating func add(_ node: Int?, isOwn: Bool = false) { if let node { append((node, isOwn)) } }
}
