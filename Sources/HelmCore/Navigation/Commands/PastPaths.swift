/// The earlier paths of a state, reconstructed by undoing one change after another.
package struct PastPaths<N: Fragment> {
  private var edges: [Int: StampedEdge]
  private let names: GraphNames<N>

  /// Creates a value with the path of a state.
  ///
  /// - Complexity: Linear in the path.
  package init(_ navigation: Navigation<N>) {
    edges = Dictionary(uniqueKeysWithValues: navigation.machine.table.stampedPath().map { ($0.stamp, $0) })
    names = navigation.graph.names
  }

  /// Goes back to the path before a change.
  ///
  /// - Complexity: Linear in the change.
  package mutating func undo(_ change: PathChange) {
    for edge in change.after { edges[edge.stamp] = nil }
    for edge in change.before { edges[edge.stamp] = edge }
  }

  /// The reconstructed path.
  ///
  /// - Complexity: That of sorting the path.
  package var path: HelmPath<N> {
    HelmPath(unique: edges.values.sorted { $0.stamp < $1.stamp }.map { names.pathEdge($0.edge) })
  }
}
