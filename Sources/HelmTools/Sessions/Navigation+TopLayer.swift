import HelmCore

extension Navigation {
  /// The fragments that can be touched: the content of the topmost modal or curtain, or everything if there is none.
  ///
  /// - Complexity: Linear in what is presented.
  var topLayer: ArraySlice<PathFragment<N>> {
    let places = presentedPlaces
    let covering = places.lastIndex { $0.layer == .modal || $0.layer == .curtain }
    return places.map(\.fragment)[(covering ?? places.startIndex)...]
  }
}
