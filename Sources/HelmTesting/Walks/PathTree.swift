import Helm

/// Numbered paths that share their common beginnings, so that a path that grows by an edge takes the space of one edge.
struct PathTree<N: Fragment>: Sendable {
  /// The number of the empty path.
  static var empty: Int { -1 }

  private struct Node {
    let edge: PathEdge<N>

    /// The path without its last edge.
    let parent: Int
  }

  private struct Step: Hashable {
    let parent: Int
    let edge: PathEdge<N>
  }

  private var nodes: [Node] = []
  private var numbers: [Step: Int] = [:]

  /// Returns the number of a path, which is the same for equal paths.
  ///
  /// - Complexity: Linear in the path.
  mutating func number(of path: HelmPath<N>) -> Int {
    path.reduce(Self.empty) { number(of: $1, after: $0) }
  }

  /// Returns the number of the path that a command has turned another path into.
  ///
  /// - Complexity: Linear in the change if it is at the end of the path, otherwise in the path.
  mutating func number(
    after number: Int, _ outcome: NavigationOutcome<N>, in navigation: Navigation<N>
  ) -> Int {
    let change = navigation.pathEdges(of: outcome.pathChange)
    var (last, removed) = (number, Set(change.removed))
    while last != Self.empty, removed.remove(nodes[last].edge) != nil { last = nodes[last].parent }
    guard removed.isEmpty else { return self.number(of: navigation.path) }
    return change.added.reduce(last) { self.number(of: $1, after: $0) }
  }

  private mutating func number(of edge: PathEdge<N>, after parent: Int) -> Int {
    let step = Step(parent: parent, edge: edge)
    if let known = numbers[step] { return known }
    numbers[step] = nodes.count
    nodes.append(Node(edge: edge, parent: parent))
    return nodes.count - 1
  }

  /// Returns the path with a number.
  ///
  /// - Complexity: Linear in the path.
  func path(_ number: Int) -> HelmPath<N> {
    var (edges, last) = ([PathEdge<N>](), number)
    while last != Self.empty {
      edges.append(nodes[last].edge)
      last = nodes[last].parent
    }
    return HelmPath(edges.reversed())
  }

  /// Returns the last edge of a segue in the path with a number.
  ///
  /// - Complexity: Linear in the edges after it.
  func lastEdge(by segue: DirectedEdge<N>, in number: Int) -> PathEdge<N>? {
    var last = number
    while last != Self.empty {
      if nodes[last].edge.edge == segue { return nodes[last].edge }
      last = nodes[last].parent
    }
    return nil
  }

  /// Discards what is needed only to add paths.
  mutating func close() { numbers = [:] }
}

/// The states of a walk's steps.
final class WalkStates<N: Fragment>: Sendable {
  let start: Navigation<N>
  let paths: PathTree<N>

  init(start: Navigation<N>, paths: PathTree<N>) {
    var paths = paths
    paths.close()
    (self.start, self.paths) = (start, paths)
  }
}
