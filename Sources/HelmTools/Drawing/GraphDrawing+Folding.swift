extension GraphDrawing {
  /// Returns a drawing in which related nodes are folded until few enough are left, so that a large graph can still be
  /// read.
  ///
  /// Modules are folded first, one after another, the largest first; then tabs and flows, from the innermost outwards;
  /// then fragments far from the entry, into those that lead to them first. A node that stands for several fragments
  /// shows their number and the number of each mark, and takes the strongest mark; one that was only partly added or
  /// removed counts as changed. Segues between the same nodes become one.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of nodes.
  ///   - open: The names of modules, tabs and flows to leave unfolded.
  ///   - keepsMarksOpen: Whether to also leave those with marks unfolded, as long as the limit allows.
  /// - Returns: The smaller drawing, or this one if it is small enough.
  /// - Complexity: Linear in the drawing, times the depth of its boxes; to keep marks unfolded, the same again for each
  ///   module, tab and flow with a mark.
  public func folded(toAtMost limit: Int, open: Set<String> = [], keepsMarksOpen: Bool = false) -> GraphDrawing {
    if nodes.count <= limit { return self }
    let marked = keepsMarksOpen ? namesAroundMarks : []
    var (best, open) = (folding(toAtMost: limit, open: open, last: marked), open)
    if !keepsMarksOpen { return best }
    for name in marked where !open.contains(name) {
      let next = folding(toAtMost: limit, open: open.union([name]), last: marked)
      // Opening one must not hide another.
      let (before, after) = (best.shownFragments(but: name), next.shownFragments(but: name))
      if before.isSubset(of: after), after.count > before.count { (best, open) = (next, open.union([name])) }
    }
    return best
  }

  /// Returns the nodes by their names and numbers of fragments, except those with one name.
  private func shownFragments(but name: String) -> Set<[String]> {
    Set(nodes.lazy.filter { $0.name != name }.map { [$0.name, "\($0.count)"] })
  }

  /// The modules, and the innermost tabs and flows, that contain a mark, each once.
  private var namesAroundMarks: [String] {
    var marked = Set(nodes.indices.filter { nodes[$0].mark != nil })
    for edge in edges where edge.mark != nil { marked.formUnion([edge.from, edge.to].filter(nodes.indices.contains)) }
    var known: Set<String> = []
    return marked.sorted().flatMap { position in
      let box = nodes[position].box.flatMap { boxes.indices.contains($0) ? boxes[$0].name : nil }
      return [Self.module(of: nodes[position].name), box].compactMap(\.self)
    }.filter { known.insert($0).inserted }
  }

  private func folding(toAtMost limit: Int, open: Set<String>, last: [String]) -> GraphDrawing {
    var drawing = foldingModules(toAtMost: limit, open: open, last: last)
    if drawing.nodes.count > limit { drawing = drawing.foldingBoxes(toAtMost: limit, open: open) }
    if drawing.nodes.count > limit { drawing = drawing.foldingRegions(toAtMost: limit, open: open) }
    if drawing.nodes.count < nodes.count {
      drawing.remarks.append("folded: \(counted(nodes.count, "fragment")) in \(counted(drawing.nodes.count, "node"))")
    }
    return drawing
  }

  /// Folds tabs and flows, one depth after another, unless that leaves almost nothing.
  private func foldingBoxes(toAtMost limit: Int, open: Set<String>) -> GraphDrawing {
    var left = Set(boxes.indices.filter { boxes[$0].kind != .module && !open.contains(boxes[$0].name) })
    // A box around an open one also has to stay open.
    for box in boxes where open.contains(box.name) { left.subtract(way(to: box.parent)) }
    let depths = boxDepths
    var drawing = self
    var folding: Set<Int> = []
    for depth in stride(from: depths.max() ?? 0, through: 0, by: -1) where drawing.nodes.count > limit {
      folding.formUnion(left.filter { depths[$0] == depth })
      let folded = self.folding(boxes: folding)
      if folded.nodes.count < limit / 4 { break }
      drawing = folded
    }
    return drawing
  }

  /// Folds each module into one node, wherever its fragments are, the largest first, until few enough nodes are left.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of nodes.
  ///   - open: The names of modules to leave unfolded.
  ///   - last: The names of modules to fold after all others, the first one last.
  /// - Returns: The smaller drawing.
  private func foldingModules(toAtMost limit: Int, open: Set<String>, last: [String]) -> GraphDrawing {
    var members: [String: [Int]] = [:]
    for (position, node) in nodes.enumerated() {
      if let module = node.module { members[module, default: []].append(position) }
    }
    let ranks = Dictionary(last.enumerated().map { ($1, last.count - $0) }, uniquingKeysWith: { first, _ in first })
    let order = members.filter { $1.count > 1 && $1.count < nodes.count && !open.contains($0) }.sorted { one, other in
      let (rank, otherRank) = (ranks[one.key, default: 0], ranks[other.key, default: 0])
      if rank != otherRank { return rank < otherRank }
      return one.value.count != other.value.count ? one.value.count > other.value.count : one.value[0] < other.value[0]
    }
    var count = nodes.count
    let folded = order.prefix { module in
      defer { count -= module.value.count - 1 }
      return count > limit
    }
    var target = Array(nodes.indices)
    var names: [Int: String] = [:]
    var places: [Int: Int?] = [:]
    for (module, inside) in folded {
      let first = inside[0]
      for position in inside { target[position] = first }
      names[first] = module
      // The innermost box around all of them, except boxes of the module itself.
      var around = inside.map { way(to: nodes[$0].box) }.reduce(way(to: nodes[first].box)) { ways, way in
        Array(zip(ways, way).prefix { $0 == $1 }.map(\.0))
      }
      while let box = around.last, boxes[box].name == module { around.removeLast() }
      places[first] = .some(around.last)
    }
    if names.isEmpty { return self }
    var new = merging(into: target, names: names)
    var kept = 0
    for position in nodes.indices where target[position] == position {
      if let place = places[position] { new.nodes[kept].box = place }
      kept += 1
    }
    new.sortBoxes()
    new.dropBoxesOfOne()
    return new
  }

  /// Returns a box and the boxes around it, from the outermost one.
  private func way(to box: Int?) -> [Int] {
    var way: [Int] = []
    var box = box
    while let position = box, boxes.indices.contains(position), way.count <= boxes.count {
      way.append(position)
      box = boxes[position].parent
    }
    return way.reversed()
  }

  /// The number of boxes around each box.
  private var boxDepths: [Int] {
    var depths: [Int] = []
    for box in boxes { depths.append(box.parent.map { depths.indices.contains($0) ? depths[$0] + 1 : 0 } ?? 0) }
    return depths
  }

  /// Folds each of some boxes into one node.
  private func folding(boxes folding: Set<Int>) -> GraphDrawing {
    // The outermost folded box around each box.
    var outermost: [Int?] = []
    for (position, box) in boxes.enumerated() {
      let around = box.parent.flatMap { outermost.indices.contains($0) ? outermost[$0] : nil }
      outermost.append(around ?? (folding.contains(position) ? position : nil))
    }
    var groups: [Int: Int] = [:]
    var target = Array(nodes.indices)
    var names: [Int: String] = [:]
    // A tab or a flow is represented by its first fragment, and a module by any of its fragments.
    for position in nodes.indices {
      guard let box = nodes[position].box, boxes.indices.contains(box), let folded = outermost[box] else { continue }
      if groups[folded] == nil || nodes[position].name == boxes[folded].name { groups[folded] = position }
    }
    for position in nodes.indices {
      guard let box = nodes[position].box, boxes.indices.contains(box), let folded = outermost[box] else { continue }
      let owner = groups[folded] ?? position
      target[position] = owner
      names[owner] = boxes[folded].name
    }
    var new = merging(into: target, names: names)
    var kept = 0
    for position in nodes.indices where target[position] == position {
      if let box = nodes[position].box, boxes.indices.contains(box), let folded = outermost[box] {
        new.nodes[kept].box = boxes[folded].parent
      }
      kept += 1
    }
    new.sortBoxes()
    return new
  }

  /// Merges nodes into others, which keep their places.
  ///
  /// - Parameters:
  ///   - target: For each node, the position of the node to merge it into; its own position if it stays.
  ///   - names: New names for nodes that stay.
  /// - Returns: The smaller drawing.
  func merging(into target: [Int], names: [Int: String]) -> GraphDrawing {
    var new = self
    var number = [Int](repeating: 0, count: nodes.count)
    new.nodes = []
    for position in nodes.indices where target[position] == position {
      number[position] = new.nodes.count
      var node = nodes[position]
      if let name = names[position] { (node.members, node.name) = (node.fragments, name) }
      new.nodes.append(node)
    }
    for position in nodes.indices where target[position] != position {
      new.nodes[number[target[position]]].absorb(nodes[position])
    }
    new.edges = []
    var known: [[Int]: Int] = [:]
    for edge in edges where nodes.indices.contains(edge.from) && nodes.indices.contains(edge.to) {
      let (from, to) = (number[target[edge.from]], number[target[edge.to]])
      let isFolded = new.nodes[from].count > 1 || new.nodes[to].count > 1
      if isFolded && from == to {
        new.nodes[from].absorb(edge)
        continue
      }
      var moved = edge
      (moved.from, moved.to) = (from, to)
      if isFolded, let other = known[[from, to]] {
        new.edges[other].absorb(moved)
      } else {
        known[[from, to]] = new.edges.count
        new.edges.append(moved)
      }
    }
    return new
  }
}

extension GraphDrawing.Edge {
  /// Merges another edge into this one.
  fileprivate mutating func absorb(_ other: Self) {
    count += other.count
    if presentation != other.presentation { presentation = nil }
    (isTab, isAuto) = (isTab && other.isTab, isAuto || other.isAuto)
    isDismissable = isDismissable && other.isDismissable
    isGuarded = isGuarded || other.isGuarded
    isDisabled = isDisabled && other.isDisabled
    (tag, leaving, redirect, notes) = (nil, nil, nil, [])
    steps = GraphDrawing.StepNumber.merged(steps, other.steps)
    mark = GraphDrawing.Mark.folded(mark, other.mark)
    if let theirs = other.weight { weight = max(theirs, weight ?? 0) }
  }
}

extension GraphDrawing.Node {
  /// The number of fragments and segues with each mark that the node stands for.
  private var allMarks: [GraphDrawing.Mark: Int] { count > 1 ? foldedMarks : mark.map { [$0: 1] } ?? [:] }

  /// The names of the fragments that the node stands for.
  var fragments: [String] { members.isEmpty ? [name] : members }

  /// Merges another node into this one.
  fileprivate mutating func absorb(_ other: Self) {
    foldedMarks = allMarks.merging(other.allMarks, uniquingKeysWith: +)
    mark = GraphDrawing.Mark.folded(mark, other.mark)
    count += other.count
    members = fragments + other.fragments
    segues += other.segues
    hiddenSegues += other.hiddenSegues
    if module != other.module { module = nil }
    (isEntry, isFocus) = (isEntry || other.isEntry, isFocus || other.isFocus)
    if let theirs = other.weight { weight = max(theirs, weight ?? 0) }
    notes = []
    steps = GraphDrawing.StepNumber.merged(steps, other.steps)
  }

  /// Merges an edge between the node's fragments, of which only the number and the mark remain visible.
  fileprivate mutating func absorb(_ edge: GraphDrawing.Edge) {
    segues += edge.count
    guard let theirs = edge.mark else { return }
    foldedMarks[theirs, default: 0] += edge.count
    mark = GraphDrawing.Mark.folded(mark, theirs)
  }

  /// The marks in the node, in words: `3 removed, 1 changed`.
  var foldedWords: String? {
    let findings = (foldedMarks[.problem] ?? 0) + (foldedMarks[.warning] ?? 0)
    let words =
      (findings > 0 ? [counted(findings, "finding")] : [])
      + [GraphDrawing.Mark.added, .removed, .changed].compactMap { mark in
        foldedMarks[mark].map { "\($0) \(mark.meaning)" }
      }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension GraphDrawing.Mark {
  /// Returns the mark of two things folded together; what was only partly added or removed counts as changed.
  fileprivate static func folded(_ one: Self?, _ other: Self?) -> Self? {
    guard one != other, let strongest = one?.combined(with: other) ?? other else { return one }
    return strongest == .added || strongest == .removed ? .changed : strongest
  }
}
