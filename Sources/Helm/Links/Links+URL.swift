#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Links {
  /// Returns the link that a URL matches.
  ///
  /// - Parameter url: The URL, which is parsed by RFC 3986, as in `URLComponents`.
  /// - Returns: The pattern of the link, `nil` for the fallback; the fragments that the URL leads to, with their ids, the topmost last; and the
  ///   parameters of the URL that are no fragment's id.
  /// - Throws: The reason that the URL leads nowhere.
  /// - Complexity: Linear in the URL, however many links there are.
  public func match(
    _ url: URL
  ) throws(LinkError) -> (pattern: String?, fragments: [PathFragment<N>], values: [String: String]) {
    try match(url.absoluteString)
  }

  /// Returns the link that the text of a URL matches, with or without percent-encoding.
  package func match(_ text: String) throws(LinkError) -> Match { try match(LinkAddress(parsing: text)) }

  /// Returns the URL of a stack of fragments.
  ///
  /// A link describes the stack if its fragments are in the stack in the same order, the last one on top, each with exactly its id. Of
  /// several such links, the one that names the most fragments is used, and of those the one declared first.
  ///
  /// - Parameters:
  ///   - way: The fragments, each on top of the one before.
  ///   - origin: The origin to use if the link's pattern names none, such as `https://helm.example`; by default the first of the links'
  ///     origins.
  /// - Returns: The URL, which leads to the link's fragments when it is opened, or `nil` if no link describes the stack.
  /// - Complexity: Linear in `way`, for each link to its last fragment.
  public func url(for way: [PathFragment<N>], from origin: String? = nil) -> URL? {
    text(for: way, from: origin).flatMap { URL(string: $0) }
  }
}

extension LinkAddress {
  /// The maximum length of a URL in bytes.
  static let lengthLimit = 16_384

  /// Parses a URL as `URLComponents` does.
  ///
  /// - Throws: `notAURL`, `tooLong` or `badEncoding`.
  package init(parsing text: String) throws(LinkError) {
    if text.utf8.count > Self.lengthLimit { throw .tooLong(bytes: text.utf8.count, limit: Self.lengthLimit) }
    guard let parts = URLComponents(string: text) else { throw .notAURL(text) }
    if parts.percentEncodedUser != nil || parts.percentEncodedPassword != nil { throw .notAURL(text) }
    try self.init(
      text, scheme: parts.scheme, host: parts.encodedHost, port: parts.port, path: parts.percentEncodedPath,
      query: parts.percentEncodedQuery, fragment: parts.percentEncodedFragment)
  }
}
