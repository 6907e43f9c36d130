extension GraphDrawing {
  /// Returns the part of the drawing that is near some fragments.
  ///
  /// A fragment at the boundary shows the number of its segues that aren't drawn.
  ///
  /// - Parameters:
  ///   - names: The names of the fragments to focus on.
  ///   - radius: The maximum number of segues to other fragments, in either direction.
  /// - Returns: The smaller drawing, which is empty if no fragment has such a name.
  /// - Complexity: Linear in the drawing.
  public func focused(on names: [String], radius: Int) -> GraphDrawing {
    var neighbours = [[Int]](repeating: [], count: nodes.count)
    for edge in edges where nodes.indices.contains(edge.from) && nodes.indices.contains(edge.to) {
      neighbours[edge.from].append(edge.to)
      neighbours[edge.to].append(edge.from)
    }
    let names = Set(names)
    var distance = [Int?](repeating: nil, count: nodes.count)
    var front = nodes.indices.filter { names.contains(nodes[$0].name) }
    for node in front { distance[node] = 0 }
    var steps = 0
    while steps < radius, !front.isEmpty {
      steps += 1
      var next: [Int] = []
      for node in front {
        for neighbour in neighbours[node] where distance[neighbour] == nil {
          distance[neighbour] = steps
          next.append(neighbour)
        }
      }
      front = next
    }
    var focused = keeping { distance[$0] != nil }
    var hiddenSegues = [Int](repeating: 0, count: nodes.count)
    for edge in edges where nodes.indices.contains(edge.from) && nodes.indices.contains(edge.to) {
      if distance[edge.to] == nil { hiddenSegues[edge.from] += edge.count }
    }
    var kept = 0
    for position in nodes.indices where distance[position] != nil {
      let hidden = neighbours[position].count { distance[$0] == nil }
      focused.nodes[kept].isFocus = distance[position] == 0
      focused.nodes[kept].hiddenSegues += hiddenSegues[position]
      if hidden > 0 { focused.nodes[kept].notes.append("… \(counted(hidden, "more segue"))") }
      kept += 1
    }
    let left = nodes.count - focused.nodes.count
    if left > 0 {
      let around = names.sorted().map(DrawingText.isolated).joined(separator: ", ")
      focused.remarks.append("\(counted(left, "fragment")) further away from \(around) not shown")
    }
    focused.dropBoxesOfOne()
    return focused
  }

  /// A drawing of each module: its fragments, and the fragments that they lead to or come from.
  ///
  /// - Complexity: Linear in the drawing, for each module.
  package var pagesOfModules: [(module: String, drawing: GraphDrawing)] {
    modules.map { module in
      var page = focused(on: nodes.filter { $0.module == module }.map(\.name), radius: 1)
      for position in page.nodes.indices { page.nodes[position].isFocus = false }
      page.remarks = remarks
      return (module, page)
    }
  }

  /// Returns the drawing with only some of its nodes, and the edges between them.
  func keeping(_ isKept: (Int) -> Bool) -> GraphDrawing {
    var new = self
    var number = [Int?](repeating: nil, count: nodes.count)
    new.nodes = []
    for position in nodes.indices where isKept(position) {
      number[position] = new.nodes.count
      new.nodes.append(nodes[position])
    }
    new.edges = edges.compactMap { edge in
      guard nodes.indices.contains(edge.from), nodes.indices.contains(edge.to), let from = number[edge.from],
        let to = number[edge.to]
      else { return nil }
      var edge = edge
      (edge.from, edge.to) = (from, to)
      return edge
    }
    new.sortBoxes()
    return new
  }
}

/// Returns a count with its noun, such as `2 fragments`.
func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
