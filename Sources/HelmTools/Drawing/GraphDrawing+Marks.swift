import HelmCore

extension GraphDrawing {
  /// Marks what a path presents, with the ids, and the segues that lead there.
  ///
  /// Nodes are found by the names of the fragments; anything that the drawing doesn't show is ignored. Call this before
  /// folding.
  ///
  /// - Parameter path: The path. If it is empty, the entry counts as presented.
  /// - Complexity: Linear in the drawing and in the path.
  public mutating func highlight<N: Fragment>(_ path: HelmPath<N>) {
    let finder = NameFinder(self)
    if path.isEmpty {
      for position in nodes.indices where nodes[position].isEntry { nodes[position].mark = .presented }
    }
    for edge in path {
      let (from, to) = (fragmentName(edge.from.fragment), fragmentName(edge.to.fragment))
      for end in [edge.from, edge.to] {
        guard let position = finder.node(fragmentName(end.fragment)) else { continue }
        nodes[position].mark = .presented
        if let id = end.id, !nodes[position].notes.contains("id \(id)") { nodes[position].notes.append("id \(id)") }
      }
      for position in finder.edges(from, to) { edges[position].mark = .presented }
    }
  }

  /// Marks fragments by name.
  ///
  /// A node that is already marked as a problem keeps that mark.
  ///
  /// - Parameters:
  ///   - name: The name of the fragments.
  ///   - mark: The mark.
  ///   - note: A line to add below the name.
  /// - Complexity: Linear in the nodes.
  public mutating func mark(fragment name: String, as mark: Mark, note: String? = nil) {
    for position in nodes.indices where nodes[position].name == name {
      nodes[position].mark = mark.combined(with: nodes[position].mark)
      if let note, !nodes[position].notes.contains(note) { nodes[position].notes.append(note) }
    }
  }

  /// Marks segues by the names of their ends.
  ///
  /// An edge that is already marked as a problem keeps that mark.
  ///
  /// - Parameters:
  ///   - from: The name of the source.
  ///   - to: The name of the target.
  ///   - mark: The mark.
  ///   - note: A line to add to the label.
  /// - Complexity: Linear in the edges.
  public mutating func mark(segueFrom from: String, to: String, as mark: Mark, note: String? = nil) {
    for position in edges.indices where joins(position, from, to) {
      edges[position].mark = mark.combined(with: edges[position].mark)
      if let note, !edges[position].notes.contains(note) { edges[position].notes.append(note) }
    }
  }

  /// Sets the weights of nodes and edges in proportion to numbers, such as visits; the largest numbers have the
  /// thickest lines.
  ///
  /// - Parameters:
  ///   - name: What the numbers count: `visits`.
  ///   - fragments: The number of each fragment, by its name; a missing fragment has a weight of zero.
  ///   - segues: The number of each segue, by the names of its ends; a missing segue has a weight of zero.
  ///   - showsNumbers: Whether to also show the numbers.
  ///   - missing: The text to show if there is no number.
  /// - Complexity: Linear in the drawing and in the numbers.
  public mutating func weigh(
    by name: String, fragments: [String: Int], segues: [[String]: Int], showsNumbers: Bool = true, missing: String = "0"
  ) {
    weightName = name
    let mostVisited = Double(max(1, fragments.values.max() ?? 0))
    let mostTaken = Double(max(1, segues.values.max() ?? 0))
    for position in nodes.indices {
      let number = fragments[nodes[position].name].map { max(0, $0) }
      nodes[position].weight = Double(number ?? 0) / mostVisited
      if showsNumbers { nodes[position].notes.append(number.map { "\($0)" } ?? missing) }
    }
    for position in edges.indices {
      guard let (from, to) = ends(of: position) else { continue }
      let number = segues[[from, to]].map { max(0, $0) }
      edges[position].weight = Double(number ?? 0) / mostTaken
      if showsNumbers { edges[position].notes.append(number.map { "\($0)" } ?? missing) }
    }
  }

  /// Returns the names of an edge's ends; `nil` if one of them doesn't exist.
  func ends(of edge: Int) -> (from: String, to: String)? {
    let edge = edges[edge]
    guard nodes.indices.contains(edge.from), nodes.indices.contains(edge.to) else { return nil }
    return (nodes[edge.from].name, nodes[edge.to].name)
  }

  private func joins(_ edge: Int, _ from: String, _ to: String) -> Bool {
    ends(of: edge).map { $0.from == from && $0.to == to } ?? false
  }
}

extension GraphDrawing.Mark {
  /// Returns the stronger of two marks.
  func combined(with other: Self?) -> Self {
    guard let other else { return self }
    let order: [Self] = [.problem, .warning, .removed, .changed, .added, .visited, .presented]
    return (order.firstIndex(of: self) ?? 0) <= (order.firstIndex(of: other) ?? 0) ? self : other
  }
}

/// Finds nodes and edges by name.
private struct NameFinder {
  private var positions: [String: Int] = [:]
  private var edgePositions: [[Int]: [Int]] = [:]

  init(_ drawing: GraphDrawing) {
    for (position, node) in drawing.nodes.enumerated() where positions[node.name] == nil {
      positions[node.name] = position
    }
    for (position, edge) in drawing.edges.enumerated() {
      edgePositions[[edge.from, edge.to], default: []].append(position)
    }
  }

  func node(_ name: String) -> Int? { positions[name] }

  func edges(_ from: String, _ to: String) -> [Int] {
    guard let from = positions[from], let to = positions[to] else { return [] }
    return edgePositions[[from, to]] ?? []
  }
}
