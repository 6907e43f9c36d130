#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Links {
  /// Finds the link that a URL matches.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The link, and the fragments that the URL names.
  /// - Throws: Why it leads nowhere.
  /// - Complexity: Linear in the URL, however many links there are.
  public func match(_ url: URL) throws(LinkError) -> LinkMatch<N> { try match(url.absoluteString) }

  /// Finds the link that the text of a URL matches.
  ///
  /// The text is split by RFC 3986, as `URLComponents` does it; what has to be percent-encoded may be so or not.
  ///
  /// - Parameter text: The URL.
  /// - Returns: The link, and the fragments that the URL names.
  /// - Throws: Why it leads nowhere.
  /// - Complexity: Linear in the text, however many links there are.
  public func match(_ text: String) throws(LinkError) -> LinkMatch<N> { try match(LinkAddress(parsing: text)) }

  /// The URL that says a way.
  ///
  /// A link says it whose fragments are on the way in their order, the last of them at its end, each with exactly its id. Of
  /// several, the one that names the most fragments counts, and then the one that was declared first.
  ///
  /// - Parameters:
  ///   - way: The fragments, each standing on the one before.
  ///   - origin: Where the link comes from, if its pattern leaves that open; the first of ``origins``, if nothing is said.
  /// - Returns: The URL; opening it leads to these fragments of the link again. `nil` where no pattern says it.
  /// - Complexity: Linear in the way, for each link to its last fragment.
  public func url(for way: [PathFragment<N>], from origin: LinkOrigin? = nil) -> URL? {
    let text: String? = url(for: way, from: origin)
    return text.flatMap { URL(string: $0) }
  }
}

extension LinkAddress {
  /// The most bytes of a URL.
  static let lengthLimit = 16_384

  /// Splits a URL as `URLComponents` does.
  ///
  /// - Throws: `notAURL`, or `badEncoding`.
  init(parsing text: String) throws(LinkError) {
    guard text.utf8.count <= Self.lengthLimit, let parts = URLComponents(string: text) else { throw .notAURL(text) }
    if parts.percentEncodedUser != nil || parts.percentEncodedPassword != nil { throw .notAURL(text) }
    try self.init(
      text, scheme: parts.scheme, host: parts.encodedHost, port: parts.port, path: parts.percentEncodedPath,
      query: parts.percentEncodedQuery, fragment: parts.percentEncodedFragment)
  }
}
