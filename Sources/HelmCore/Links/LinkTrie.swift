/// The rules by their paths, part by part, so that a URL is compared only with those that fit so far.
struct LinkTrie: Sendable {
  private var nodes = [Node()]

  fileprivate struct Node: Sendable {
    var literals: [String: Int] = [:]

    /// The same in the order in which they were added.
    var inOrder: [(text: String, child: Int)] = []

    /// What comes after a parameter: an integer, a UUID, or any other text.
    var integer: Int?
    var uuid: Int?
    var text: Int?

    /// The rules whose path ends here, those that take one query item or fragment only by that.
    var ends = Ends()

    /// The rules whose rest starts here.
    var rests: [Int] = []
  }

  fileprivate struct Ends: Sendable {
    var all: [Int] = []
    var plain: [Int] = []
    var byQuery: [QueryKey: [Int]] = [:]
    var byFragment: [String: [Int]] = [:]
  }

  fileprivate struct QueryKey: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// Adds a rule.
  ///
  /// - Complexity: Linear in the rule.
  mutating func insert(_ index: Int, _ rule: LinkRule) {
    var node = 0
    for segment in rule.path {
      switch segment {
      case .literal(let text):
        let (parent, isNew) = (node, nodes[node].literals[text] == nil)
        node = child(of: node, \.literals[text])
        if isNew { nodes[parent].inOrder.append((text, node)) }
      case .any: node = child(of: node, \.text)
      case .parameter(let parameter):
        node =
          switch rule.types[parameter].domain {
          case .integer: child(of: node, \.integer)
          case .uuid: child(of: node, \.uuid)
          case .text, .oneOf, .other: child(of: node, \.text)
          }
      case .rest, .restParameter:
        nodes[node].rests.append(index)
        return
      }
    }
    nodes[node].ends.all.append(index)
    if case .literal(let text)? = rule.fragment?.value {
      nodes[node].ends.byFragment[text, default: []].append(index)
    } else if let key = rule.query.lazy.compactMap(QueryKey.init).first {
      nodes[node].ends.byQuery[key, default: []].append(index)
    } else {
      nodes[node].ends.plain.append(index)
    }
  }

  private mutating func child(of node: Int, _ edge: WritableKeyPath<Node, Int?>) -> Int {
    if let child = nodes[node][keyPath: edge] { return child }
    nodes.append(Node())
    nodes[node][keyPath: edge] = nodes.count - 1
    return nodes.count - 1
  }

  /// Calls back with the rules that may match a URL.
  ///
  /// - Parameters:
  ///   - address: The URL.
  ///   - anyText: Whether texts that aren't ids count too.
  ///   - body: Takes a rule, and returns whether to continue.
  /// - Complexity: The nodes that fit so far: one for each part of the path, and one more for each parameter that is an
  ///   alternative to it.
  func forEachCandidate(for address: LinkAddress, anyText: Bool, _ body: (Int) -> Bool) {
    let segments = address.segments
    var pending = [(node: 0, depth: 0)]
    while let (position, depth) = pending.popLast() {
      let node = nodes[position]
      for rule in node.rests where !body(rule) { return }
      guard depth < segments.count else {
        if !node.ends.all.isEmpty, !node.ends.forEach(for: address, body) { return }
        continue
      }
      let segment = segments[depth]
      if let next = node.text { pending.append((next, depth + 1)) }
      if let next = node.uuid, anyText || LinkIDType.uuid.canonicalText(segment) != nil {
        pending.append((next, depth + 1))
      }
      if let next = node.integer, anyText || LinkIDType.integer.canonicalText(segment) != nil {
        pending.append((next, depth + 1))
      }
      if !node.literals.isEmpty, let next = node.literals[segment] { pending.append((next, depth + 1)) }
    }
  }

  /// Calls back with the rules that may match a URL that another rule matches.
  ///
  /// - Parameters:
  ///   - rule: The other rule.
  ///   - body: Takes a rule, and answers whether to go on.
  /// - Complexity: The nodes that fit so far; where the rule has a parameter, those of all literals that it takes.
  func forEachNeighbour(of rule: LinkRule, _ body: (Int) -> Bool) {
    var pending = [(node: 0, depth: 0, isInRest: false)]
    while let (position, depth, isInRest) = pending.popLast() {
      let node = nodes[position]
      for index in node.rests where !body(index) { return }
      let segment = depth < rule.path.count ? rule.path[depth] : nil
      if isInRest || segment?.isRest != false {
        for index in node.ends.all where !body(index) { return }
        guard isInRest || segment != nil else { continue }
        for child in node.children.reversed() { pending.append((child, depth, true)) }
        continue
      }
      let visit = { (child: Int?) in if let child { pending.append((child, depth + 1, false)) } }
      visit(node.text)
      if case .literal(let text)? = segment {
        if LinkIDType.uuid.canonicalText(text) != nil { visit(node.uuid) }
        if LinkIDType.integer.canonicalText(text) != nil { visit(node.integer) }
        visit(node.literals[text])
        continue
      }
      let type: LinkIDType = if case .parameter(let parameter)? = segment { rule.types[parameter] } else { .text }
      if type.domain != .integer { visit(node.uuid) }
      if type.domain != .uuid { visit(node.integer) }
      for (text, child) in node.inOrder.reversed() where type.canonicalText(text) != nil { visit(child) }
    }
  }
}

extension LinkTrie.Node {
  /// All nodes below, in the order they were made.
  fileprivate var children: [Int] { inOrder.map(\.child) + [integer, uuid, text].compactMap(\.self) }
}

extension LinkTrie.Ends {
  /// Calls back with the rules that end here and may match a URL; returns whether to continue.
  fileprivate func forEach(for address: LinkAddress, _ body: (Int) -> Bool) -> Bool {
    for index in plain where !body(index) { return false }
    if !byFragment.isEmpty, let fragment = address.fragment {
      for index in byFragment[fragment] ?? [] where !body(index) { return false }
    }
    guard !byQuery.isEmpty else { return true }
    for (name, value) in address.query {
      guard let value else { continue }
      for index in byQuery[LinkTrie.QueryKey(name: name, value: value)] ?? [] where !body(index) { return false }
    }
    return true
  }
}

extension LinkTrie.QueryKey {
  /// The text that a query item has to have, if there is only one.
  fileprivate init?(_ item: LinkQueryItem) {
    guard case .literal(let text) = item.value else { return nil }
    self.init(name: item.name, value: text)
  }
}
