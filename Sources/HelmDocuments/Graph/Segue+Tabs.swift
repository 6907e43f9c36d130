import HelmCore

extension Collection {
  /// Returns the segues that lead to tabs: to inline parts of a fragment that has several, of which one is in front.
  ///
  /// - Complexity: Linear in segues.
  package func tabs<N: Fragment>() -> Set<DirectedEdge<N>> where Element == Segue<N> {
    let parts = filter { $0.resolvedPresentation == .inline }
    let counts = Dictionary(parts.map { ($0.from, 1) }, uniquingKeysWith: +)
    return Set(parts.filter { counts[$0.from, default: 0] > 1 }.map(\.edge))
  }
}
