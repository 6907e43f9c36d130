extension GraphDrawing {
  /// Folds fragments far from the entry into the fragments that lead to them first, breadth first, until few enough are
  /// left.
  func foldingRegions(toAtMost limit: Int, open: Set<String>) -> GraphDrawing {
    var targets = [[Int]](repeating: [], count: nodes.count)
    for edge in edges where nodes.indices.contains(edge.from) && nodes.indices.contains(edge.to) {
      targets[edge.from].append(edge.to)
    }
    // The tree of first ways from the entry, and from fragments that the entry doesn't lead to.
    var children = [[Int]](repeating: [], count: nodes.count)
    var roots: [Int] = []
    var order: [Int] = []
    var seen = [Bool](repeating: false, count: nodes.count)
    for root in nodes.indices.filter({ nodes[$0].isEntry }) + Array(nodes.indices) where !seen[root] {
      seen[root] = true
      roots.append(root)
      var next = order.count
      order.append(root)
      while next < order.count {
        let node = order[next]
        next += 1
        for target in targets[node] where !seen[target] {
          seen[target] = true
          children[node].append(target)
          order.append(target)
        }
      }
    }
    var shown = Set<Int>()
    var target = Array(nodes.indices)
    var names: [Int: String] = [:]
    // A row that doesn't fit is cut: the rest of it becomes one node.
    func show(_ row: [Int], of parent: Int?) {
      let room = limit - shown.count
      let sorted =
        row.count <= room
        ? row
        : row.filter { open.contains(nodes[$0].name) || !children[$0].isEmpty }
          + row.filter { !open.contains(nodes[$0].name) && children[$0].isEmpty }
      let rest = row.count <= room ? [] : Array(sorted.dropFirst(max(0, room - 1)))
      for node in sorted.dropLast(rest.count) { shown.insert(node) }
      guard let first = rest.first else { return }
      for node in rest { target[node] = first }
      shown.insert(first)
      names[first] = rest.count == 1 ? nil : "\(nodes[first].name) …"
    }
    show(roots, of: nil)
    for node in order where shown.contains(node) && target[node] == node && names[node] == nil {
      let row = children[node]
      if row.isEmpty { continue }
      if shown.count + row.count <= limit || open.contains(nodes[node].name) || shown.count < limit / 2 {
        show(row, of: node)
      }
    }
    // A node that isn't shown is folded into the nearest shown node on its way.
    for node in order {
      for child in children[node] where !shown.contains(child) && target[child] == child {
        target[child] = target[node]
      }
    }
    var new = merging(into: target, names: names)
    new.sortBoxes()
    new.dropBoxesOfOne()
    return new
  }

  /// Removes boxes that contain only one node and no box.
  mutating func dropBoxesOfOne() {
    var content = [Int](repeating: 0, count: boxes.count)
    for node in nodes { if let box = node.box { content[box] += 1 } }
    for position in boxes.indices.reversed() {
      let parent = boxes[position].parent
      if let parent { content[parent] += min(content[position], 1) }
      if content[position] > 1 { continue }
      for node in nodes.indices where nodes[node].box == position { nodes[node].box = parent }
      for box in boxes.indices where boxes[box].parent == position { boxes[box].parent = parent }
    }
    sortBoxes()
  }
}
