/// Writes URLs, percent-encoded so that parsing them yields the same parts.
enum LinkWriter {
  /// Returns a URL.
  ///
  /// - Parameters:
  ///   - origin: The origin; without one, the result is a path.
  ///   - scheme: The scheme, if it is a custom one: the first part of the path then becomes its host, if it is valid as one.
  ///   - segments: The parts of the path.
  ///   - query: The query items, in order.
  ///   - fragment: The fragment.
  /// - Returns: The URL.
  /// - Complexity: Linear in the text.
  static func url(
    from origin: String?, scheme: String?, segments: [String], query: [(name: String, value: String)], fragment: String?
  ) -> String {
    var segments = segments[...]
    var url = origin ?? ""
    if scheme != nil {
      url += "//"
      if let first = segments.first, isHost(first) {
        url += first
        segments = segments.dropFirst()
      } else if segments.isEmpty {
        url += "/"
      }
    } else if segments.isEmpty {
      url += "/"
    }
    for segment in segments { url += "/" + PercentEncoding.encode(segment) }
    for (index, item) in query.enumerated() {
      url += (index == 0 ? "?" : "&") + PercentEncoding.encode(item.name) + "=" + PercentEncoding.encode(item.value)
    }
    if let fragment { url += "#" + PercentEncoding.encode(fragment) }
    return url
  }

  /// Returns whether a part of a path, written as a host, is parsed back unchanged.
  static func isHost(_ text: String) -> Bool {
    // A name with two dashes may be one that some software decodes.
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && !text.contains("--")
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }
}
