/// The parts of a URL after its origin, without percent-encoding.
package struct WrittenURL {
  var segments: [String] = []

  /// The query items, and the fragment under ``QueryItemPattern/fragmentName``.
  var items: [(name: String, value: String)] = []

  /// Returns the URL with an origin, percent-encoded so that parsing it yields the same parts; without an origin, it is a path.
  ///
  /// With a custom scheme, the first part of the path becomes the host, if it is valid as one.
  package func url(from origin: LinkOrigin?) -> String {
    var segments = segments[...]
    var url = origin?.example ?? ""
    if let origin, !origin.isWebsite {
      url += "//"
      if let first = segments.first, LinkOrigin.isLabel(first) {
        url += first
        segments.removeFirst()
      }
    }
    if self.segments.isEmpty { url += "/" }
    for segment in segments { url += "/" + PercentEncoding.encode(segment) }
    var sign = "?"
    for item in items where item.name != QueryItemPattern.fragmentName {
      url += sign + PercentEncoding.encode(item.name) + "=" + PercentEncoding.encode(item.value)
      sign = "&"
    }
    for item in items where item.name == QueryItemPattern.fragmentName {
      url += "#" + PercentEncoding.encode(item.value)
    }
    return url
  }
}
