import HelmCore
import HelmDocuments

extension GraphDrawing {
  /// Creates a drawing of a graph: its fragments and segues, and boxes around tabs, flows and modules.
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
    let tabs = graph.segues.tabs()
    edges = graph.segues.compactMap { segue in
      guard let from = positions[segue.from], let to = positions[segue.to] else { return nil }
      var edge = Edge(from: from, to: to, presentation: segue.resolvedPresentation)
      edge.isTab = tabs.contains(segue.edge)
      (edge.isAuto, edge.isDismissable) = (segue.auto, segue.dismissable)
      edge.tag = segue.tag.map { String(describing: $0) }
      edge.leaving = segue.leaving.map { fragmentName($0) }
      return edge
    }
    noteModules()
    boxRegions(DominatorTree(graph).dominators)
    boxModules()
  }

  /// Creates a drawing of a navigation: its graph, the current rules, the guarded segues, and what its path presents.
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

  /// Adds a box for each tab and each flow: for the fragments that can be reached only through a fragment that another
  /// one holds.
  ///
  /// A screen with its sheet is not a flow, and neither is most of the graph. Regions nested too deeply get no box.
  private mutating func boxRegions(_ dominators: [Int?]) {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (child, dominator) in dominators.enumerated() { if let dominator { children[dominator].append(child) } }
    var roots = nodes.indices.filter { dominators[$0] == nil }
    var order: [Int] = []
    while let node = roots.popLast() {
      order.append(node)
      roots += children[node]
    }
    var sizes = [Int](repeating: 1, count: nodes.count)
    for node in order.reversed() { if let dominator = dominators[node] { sizes[dominator] += sizes[node] } }
    var isBoxed = [Bool](repeating: false, count: nodes.count)
    for edge in edges where edge.presentation?.style == .hold && dominators[edge.to] == edge.from {
      let isFlow = sizes[edge.to] >= Self.smallestFlow && sizes[edge.to] * 2 <= nodes.count
      if edge.isTab ? sizes[edge.to] > 1 : isFlow { isBoxed[edge.to] = true }
    }
    let tabs = Set(edges.filter(\.isTab).map(\.to))
    // From the outermost to the innermost, with the box around each.
    var pending = nodes.indices.reversed().filter { dominators[$0] == nil }.map { (node: $0, box: Int?.none, depth: 0) }
    while let (node, box, depth) = pending.popLast() {
      var (inner, depth) = (box, depth)
      let kind = tabs.contains(node) ? Box.Kind.tab : .flow
      // The lines alone show a flow within a flow, so it gets no box.
      if isBoxed[node], depth < Self.depthLimit, kind == .tab || box.map({ boxes[$0].kind != .flow }) ?? true {
        (inner, depth) = (boxes.count, depth + 1)
        boxes.append(Box(kind, nodes[node].name, parent: box))
      }
      nodes[node].box = inner
      pending += children[node].reversed().map { (node: $0, box: inner, depth: depth) }
    }
    sortBoxes()
  }

  /// The minimum number of fragments in a flow.
  private static let smallestFlow = 3

  /// The maximum depth of boxes: deeper ones can't be distinguished, and Graphviz recurses into boxes.
  static let depthLimit = 8
}

extension NavigationGraph {
  /// The positions of fragments, which drawings use as identifiers.
  var drawingIndex: [N: Int] {
    Dictionary(nodes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
