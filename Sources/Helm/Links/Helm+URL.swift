#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The links of an app, and the URL of what is presented.
extension Helm {
  /// The links that `open(_:)` opens and ``url`` generates; empty unless an app sets them.
  ///
  /// Links that don't name the types of ids take them from the graph.
  public var links: Links<N> {
    get {
      observation.links.access()
      return linkTable ?? Links()
    }
    set {
      let table = newValue.typed(by: graph)
      linkTable = table
      matchLink = { url throws(LinkError) in try table.match(url) }
      deliver { [unowned self] in observation.links.change() }
    }
  }

  /// The URL of what is presented, for sharing; `nil` if no link describes it.
  ///
  /// It describes the topmost fragment and those below it. Overlays and fragments that autos presented are left out if no link names them,
  /// so an article can be shared with or without a mini player above it. Opening the URL leads to the fragments that the link names, with
  /// their ids.
  ///
  /// - Complexity: Linear in the causes of the fragment, for each link that ends with it.
  public var url: URL? { url(from: nil) }

  /// Returns the URL of what is presented, with one of the origins of the links.
  ///
  /// - Parameter origin: The origin to use if the link's pattern names none, such as `https://helm.example`; by default the first of the
  ///   links' origins.
  /// - Returns: The URL, or `nil` if no link describes what is presented.
  /// - Complexity: Linear in the causes of the fragment, for each link that ends with it.
  public func url(from origin: String?) -> URL? {
    observation.path.access()
    let links = links
    for place in state.presentedPlaces.reversed() where !place.isBeside {
      let way = state.way(down: place.fragment)?.map(\.place).reversed() ?? []
      if let url = links.url(for: Array(way), from: origin) { return url }
      let isAuto = place.ingress.flatMap { graph.segue(for: $0) }?.auto == true
      guard place.layer == .overlay || isAuto else { return nil }
    }
    return nil
  }
}
