extension NavigationGraph {
  /// All fragments, in the graph's order.
  public var nodes: [N] { storage.fragments }

  /// All segues, by origin and then by target, in the graph's order.
  ///
  /// - Complexity: Linear in segues.
  public var segues: [Segue<N>] { storage.compact.indices.map { storage.segue(at: Int32($0)) } }

  /// All edges, by origin and then by target, in the graph's order.
  ///
  /// - Complexity: Linear in segues.
  public var edges: [DirectedEdge<N>] { storage.compact.indices.map { storage.edge(at: Int32($0)) } }

  /// The fragments with segues out and none in.
  public var inlets: [N] { storage.inlets.map { nodes[Int($0)] } }

  /// The fragments with segues in and none out.
  ///
  /// - Complexity: Linear in fragments.
  public var outlets: [N] {
    nodes.indices.filter { storage.egress(of: Int32($0)).isEmpty }.map { nodes[$0] }
  }

  /// Whether anything can be pushed on a fragment, so that a front end shows it in a stack.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: Whether a push starts from it or leaves it.
  /// - Complexity: Constant.
  public func isPushedOn(_ node: N) -> Bool { storage.index[node].map { storage.isPushedOn[Int($0)] } ?? false }

  /// Whether the graph has a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: Whether any segue starts from it or leads to it.
  /// - Complexity: Constant.
  public func has(node: N) -> Bool { storage.index[node] != nil }

  /// Whether the graph has a segue for an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: Whether there is such a segue.
  /// - Complexity: Logarithmic in the segues of the edge's origin.
  public func has(edge: DirectedEdge<N>) -> Bool { storage.position(of: edge) != nil }

  /// The segue of an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The segue, or `nil` where the graph has none for it.
  /// - Complexity: Logarithmic in the segues of the edge's origin.
  public func segue(for edge: DirectedEdge<N>) -> Segue<N>? {
    storage.position(of: edge).map(storage.segue(at:))
  }

  /// The edges out of a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges in the graph's order; none for an unknown fragment.
  /// - Complexity: Linear in the result.
  public func egressEdges(for node: N) -> [DirectedEdge<N>] {
    guard let fragment = storage.index[node] else { return [] }
    return storage.egress(of: fragment).map { storage.edge(at: $0) }
  }

  /// The edges into a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edges in the graph's order; none for an unknown fragment.
  /// - Complexity: Linear in the result.
  public func ingressEdges(for node: N) -> [DirectedEdge<N>] {
    guard let fragment = storage.index[node] else { return [] }
    return storage.ingress(of: fragment).map { storage.edge(at: $0) }
  }

  /// The only edge out of a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edge.
  /// - Throws: ``GraphQueryError/missingEgressEdge(_:)`` or ``GraphQueryError/ambiguousEgressEdges(_:)``.
  /// - Complexity: Linear in the fragment's edges.
  public func uniqueEgressEdge(for node: N) throws(GraphQueryError<N>) -> DirectedEdge<N> {
    let edges = egressEdges(for: node)
    guard let edge = edges.first else { throw .missingEgressEdge(node) }
    guard edges.count == 1 else { throw .ambiguousEgressEdges(edges) }
    return edge
  }

  /// The only edge into a fragment.
  ///
  /// - Parameter node: The fragment.
  /// - Returns: The edge.
  /// - Throws: ``GraphQueryError/missingIngressEdge(_:)`` or ``GraphQueryError/ambiguousIngressEdges(_:)``.
  /// - Complexity: Linear in the fragment's edges.
  public func uniqueIngressEdge(for node: N) throws(GraphQueryError<N>) -> DirectedEdge<N> {
    let edges = ingressEdges(for: node)
    guard let edge = edges.first else { throw .missingIngressEdge(node) }
    guard edges.count == 1 else { throw .ambiguousIngressEdges(edges) }
    return edge
  }
}

/// Why a fragment has no unique edge in or out.
public enum GraphQueryError<N: Fragment>: Error, Hashable, CustomStringConvertible {
  /// No edge leads out of the fragment.
  case missingEgressEdge(N)

  /// No edge leads into the fragment.
  case missingIngressEdge(N)

  /// Several edges lead out of one fragment.
  case ambiguousEgressEdges([DirectedEdge<N>])

  /// Several edges lead into one fragment.
  case ambiguousIngressEdges([DirectedEdge<N>])

  /// The error in one sentence.
  public var description: String {
    switch self {
    case .missingEgressEdge(let node): "No edge leads out of \(displayName(node))."
    case .missingIngressEdge(let node): "No edge leads into \(displayName(node))."
    case .ambiguousEgressEdges(let edges):
      "Several edges lead out of one fragment: \(displayList(edges, \.description))."
    case .ambiguousIngressEdges(let edges):
      "Several edges lead into one fragment: \(displayList(edges, \.description))."
    }
  }
}

extension GraphStorage {
  /// The positions of a fragment's segues out, in the order of their targets.
  func egress(of fragment: Int32) -> Range<Int32> {
    egressOffsets[Int(fragment)]..<egressOffsets[Int(fragment) + 1]
  }

  /// The positions of a fragment's segues in, in the order of their origins.
  func ingress(of fragment: Int32) -> ArraySlice<Int32> {
    ingress[Int(ingressOffsets[Int(fragment)])..<Int(ingressOffsets[Int(fragment) + 1])]
  }

  /// The position of the segue between two fragments, or `none`.
  func position(from: Int32, to: Int32) -> Int32 {
    var range = egress(of: from)
    while !range.isEmpty {
      let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
      if compact[Int(middle)].to < to {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let found = range.lowerBound
    return found < egressOffsets[Int(from) + 1] && compact[Int(found)].to == to ? found : none
  }

  /// The position of an edge's segue.
  func position(of edge: DirectedEdge<N>) -> Int32? {
    guard let from = index[edge.from], let to = index[edge.to] else { return nil }
    let found = position(from: from, to: to)
    return found == none ? nil : found
  }

  func edge(at position: Int32) -> DirectedEdge<N> {
    let segue = compact[Int(position)]
    return DirectedEdge(from: fragments[Int(segue.from)], to: fragments[Int(segue.to)])
  }

  func segue(at position: Int32) -> Segue<N> {
    let segue = compact[Int(position)]
    let leaving: N? =
      segue.leaving == none
      ? nil : segue.leaving > none ? fragments[Int(segue.leaving)] : unknownLeaving[Int(none - segue.leaving) - 1]
    return Segue(
      edge(at: position), style: segue.style, dismissable: segue.dismissable, auto: segue.auto,
      tag: segue.tag == none ? nil : tags[Int(segue.tag)].base, leaving: leaving,
      presentation: segue.presentation)
  }
}
