import HelmCore

extension GraphDrawing {
  /// Draws a graph: its fragments and segues, and a box around what can be presented only inside one fragment.
  ///
  /// Nodes and edges are in the graph's order.
  ///
  /// - Parameter graph: The graph, sound or not.
  /// - Complexity: Near linear in fragments and segues.
  public init<N: Fragment>(_ graph: NavigationGraph<N>) {
    self.init()
    let positions = graph.drawingIndex
    let entry = graph.entry
    nodes = graph.fragments.map { fragment in
      var node = Node(fragmentName(fragment))
      node.isEntry = fragment == entry
      return node
    }
    edges = graph.segues.compactMap { segue in
      guard let from = positions[segue.from], let to = positions[segue.to] else { return nil }
      var edge = Edge(from: from, to: to, presentation: segue.resolvedPresentation)
      (edge.isAuto, edge.isDismissable) = (segue.auto, segue.dismissable)
      edge.tag = segue.tag.map { String(describing: $0) }
      edge.leaving = segue.leaving.map { fragmentName($0) }
      return edge
    }
    let containers = ContainerTree(graph).containers
    box(containers: containers)
    boxModules(containers: containers)
  }

  /// Draws a navigation: its graph, the current rules, what is guarded, and what its path presents.
  ///
  /// - Parameter navigation: The navigation.
  /// - Complexity: Near linear in fragments and segues, and linear in the path.
  public init<N: Fragment>(_ navigation: Navigation<N>) {
    self.init(navigation.graph)
    let guarded = Set(navigation.guardedEdges)
    for (position, edge) in navigation.graph.edges.enumerated() {
      edges[position].isGuarded = guarded.contains(edge)
      for trait in navigation.traits(of: edge) {
        switch trait {
        case .disabled: edges[position].isDisabled = true
        case .redirect(let flow):
          edges[position].redirect = flow.isEmpty ? "nothing" : flow.map(\.description).joined(separator: ", ")
        }
      }
    }
    highlight(navigation.path)
  }

  /// Makes a box for each fragment that holds others; one that is too deep in others is left out.
  private mutating func box(containers: [Int?]) {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (child, container) in containers.enumerated() { if let container { children[container].append(child) } }
    // From the outermost to the innermost, with the box around each.
    var pending = nodes.indices.reversed().filter { containers[$0] == nil }.map { (node: $0, box: Int?.none, depth: 0) }
    while let (node, box, depth) = pending.popLast() {
      var inner = box
      if !children[node].isEmpty, depth < Self.depthLimit {
        inner = boxes.count
        boxes.append(Box(.container, nodes[node].name, parent: box))
      }
      nodes[node].box = inner
      pending += children[node].reversed().map { (node: $0, box: inner, depth: depth + 1) }
    }
  }

  /// The maximum depth of boxes: more can't be told apart, and Graphviz recurses into them.
  static let depthLimit = 8
}

extension NavigationGraph {
  /// The fragments' positions, which drawings use as identifiers.
  var drawingIndex: [N: Int] {
    Dictionary(nodes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
