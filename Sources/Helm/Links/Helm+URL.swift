#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The links of an app, and the URL of what is presented.
extension Helm {
  /// The links that `open(_:)` follows and ``url`` writes; none, unless an app sets them.
  public var links: Links<N> {
    get {
      observation.links.access()
      return linkTable
    }
    set {
      linkTable = newValue
      tell { [unowned self] in observation.links.change() }
    }
  }

  /// The URL of what is presented, to share it; `nil` where no link says it.
  ///
  /// It is the URL of the topmost fragment and of the way to it. Overlays, and fragments that autos have presented, are looked
  /// through, where no link says them: an article is shared whether or not the mini player lies over it. Opening the URL leads to
  /// the fragments that the link names, with their ids.
  ///
  /// - Complexity: Linear in the way, for each link to its last fragment.
  public var url: URL? { url(from: nil) }

  /// The URL of what is presented, from one of the origins of the links.
  ///
  /// - Parameter origin: Where the link comes from, if its pattern leaves that open; the first of the links' origins, if nothing
  ///   is said.
  /// - Returns: The URL; `nil` where no link says what is presented.
  /// - Complexity: Linear in the way, for each link to its last fragment.
  public func url(from origin: LinkOrigin?) -> URL? {
    observation.path.access()
    let links = links
    for place in state.presentedPlaces.reversed() {
      let way = state.way(down: place.fragment)?.map(\.place).reversed() ?? []
      if let url = links.url(for: Array(way), from: origin) as URL? { return url }
      let isAuto = place.ingress.flatMap { graph.segue(for: $0) }?.auto == true
      guard place.layer == .overlay || isAuto else { return nil }
    }
    return nil
  }
}
