extension GraphDrawing {
  /// The module that a name belongs to: `shop` for `shop(cart)`, as nested modules are named, for `shop.cart` and
  /// `shop/cart`.
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

  /// Makes a box for each module with two or more fragments in one place, inside the box of what holds them.
  mutating func boxModules(containers: [Int?]) {
    var members: [String: [Int]] = [:]
    var order: [String] = []
    for (position, node) in nodes.enumerated() {
      guard let module = Self.module(of: node.name) else { continue }
      if members[module, default: []].isEmpty { order.append(module) }
      members[module, default: []].append(position)
    }
    // A fragment with the module's own name is its root.
    for (position, node) in nodes.enumerated() { members[node.name]?.append(position) }
    for module in order {
      let inside = Set(members[module] ?? [])
      guard inside.count > 1, inside.count < nodes.count else { continue }
      let top = inside.filter { containers[$0].map { !inside.contains($0) } ?? true }.sorted()
      let container = top.first.flatMap { containers[$0] }
      guard top.count > 1, top.allSatisfy({ containers[$0] == container }) else { continue }
      let around = container.flatMap { nodes[$0].box }
      wrap(Box(.module, module, parent: around), top)
    }
    sortBoxes()
  }

  /// Puts nodes, or the boxes that they own, into a new box.
  private mutating func wrap(_ box: Box, _ top: [Int]) {
    let new = boxes.count
    boxes.append(box)
    for node in top {
      guard let own = nodes[node].box, own != box.parent else {
        nodes[node].box = new
        continue
      }
      boxes[own].parent = new
    }
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
