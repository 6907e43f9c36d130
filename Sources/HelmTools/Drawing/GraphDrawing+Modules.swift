extension GraphDrawing {
  /// Returns the module that a name belongs to: `shop` for `shop(cart)`, which is how fragments of nested modules are
  /// named, and for `shop.cart` and `shop/cart`.
  ///
  /// - Parameter name: The name of a fragment.
  /// - Returns: The text before the first separator; `nil` if there is none, or nothing before it.
  /// - Complexity: Linear in the name.
  static func module(of name: String) -> String? {
    guard let mark = name.firstIndex(where: { "(./".contains($0) }), mark > name.startIndex,
      name.index(after: mark) < name.endIndex, name[mark] != "(" || name.hasSuffix(")")
    else { return nil }
    return String(name[..<mark])
  }

  /// Records the modules with two or more fragments, by the names of these; a fragment with the module's own name is
  /// its root.
  mutating func noteModules() {
    var members: [String: Int] = [:]
    var order: [String] = []
    for node in nodes {
      guard let module = Self.module(of: node.name) else { continue }
      if members[module] == nil { order.append(module) }
      members[module, default: 0] += 1
    }
    for node in nodes where members[node.name] != nil { members[node.name, default: 0] += 1 }
    modules = order.filter { members[$0, default: 0] > 1 }
    let known = Set(modules)
    for position in nodes.indices {
      let name = nodes[position].name
      nodes[position].module = [Self.module(of: name), name].compactMap(\.self).first(where: known.contains)
    }
  }

  /// The position of each module among all modules.
  var moduleNumbers: [String: Int] {
    Dictionary(modules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds boxes for modules: wherever two or more fragments of a module are in one place, around these and nothing
  /// else.
  mutating func boxModules() {
    // The modules of everything in each box, to find boxes with only one.
    var pure = [Set<String?>](repeating: [], count: boxes.count)
    for node in nodes { if let box = node.box { pure[box].insert(node.module) } }
    for box in boxes.indices.reversed() { if let parent = boxes[box].parent { pure[parent].formUnion(pure[box]) } }
    var inside: [Int?: [(module: String?, node: Int?, box: Int?)]] = [:]
    for (position, node) in nodes.enumerated() { inside[node.box, default: []].append((node.module, position, nil)) }
    for (position, box) in boxes.enumerated() {
      let module = pure[position].count == 1 ? pure[position].first ?? nil : nil
      inside[box.parent, default: []].append((module, nil, position))
    }
    let numbers = moduleNumbers
    for place in [nil] + boxes.indices.map(Int?.some) {
      let all = inside[place] ?? []
      let groups = Dictionary(grouping: all.filter { $0.module != nil }) { numbers[$0.module ?? "", default: 0] }
      for (number, members) in groups.sorted(by: { $0.key < $1.key }) {
        guard members.count > 1, members.count < all.count else { continue }
        for member in members {
          if let node = member.node { nodes[node].box = boxes.count }
          if let box = member.box { boxes[box].parent = boxes.count }
        }
        boxes.append(Box(.module, modules[number], parent: place))
      }
    }
    sortBoxes()
  }

  /// Numbers the boxes so that each comes after the one around it, and removes the empty ones.
  mutating func sortBoxes() {
    var used = Set<Int>()
    for node in nodes {
      var box = node.box
      while let position = box, boxes.indices.contains(position), used.insert(position).inserted {
        box = boxes[position].parent
      }
    }
    var children: [Int?: [Int]] = [:]
    for position in boxes.indices where used.contains(position) {
      children[boxes[position].parent, default: []].append(position)
    }
    var number: [Int: Int] = [:]
    var sorted: [Box] = []
    var pending = Array((children[nil] ?? []).reversed())
    while let position = pending.popLast() {
      number[position] = sorted.count
      var box = boxes[position]
      box.parent = box.parent.flatMap { number[$0] }
      sorted.append(box)
      pending += (children[position] ?? []).reversed()
    }
    boxes = sorted
    for position in nodes.indices { nodes[position].box = nodes[position].box.flatMap { number[$0] } }
  }
}
