/// The paths that a state has come from, found by undoing one change after another.
package struct PastPaths<N: Fragment> {
  private var edges: [Int: StampedEdge]
  private let names: GraphNames<N>

  /// Starts at the path of a state.
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

  /// The path as it was.
  ///
  /// - Complexity: Sorting the path.
  package var path: HelmPath<N> {
    HelmPath(unique: edges.values.sorted { $0.stamp < $1.stamp }.map { names.pathEdge($0.edge) })
  }
}
