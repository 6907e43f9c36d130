import Helm

/// Queries by name only, for tests.
extension Navigation {
  func stack(from fragment: N) -> [PathFragment<N>] { stack(from: .any(fragment)) }

  func isShown(_ fragment: N, id: (any FragmentID)? = nil) -> Bool {
    shownPlace(of: fragment, id: id?.canonicalText) != nil
  }

  func isShown(_ fragment: N, id: FragmentIDWildcard) -> Bool { shownFragment(fragment) != nil }

  func isShown(_ edge: DirectedEdge<N>) -> Bool { shownFragment(through: edge) != nil }

  func isShown(_ edge: PathEdge<N>) -> Bool { shownPlace(through: edge) != nil }

  func content(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, in: .content) }

  func accessories(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, in: .accessory) }

  func overlays(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, in: .overlay) }
}
