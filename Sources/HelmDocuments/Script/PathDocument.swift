import HelmCore

/// A path as a document: an array of path edges, as in a script's `replace` and in a trace.
///
/// ```json
/// [ { "from": "splash", "to": "dashboard" }, { "from": "dashboard", "to": "compose", "targetId": "7" } ]
/// ```
public struct PathDocument: Hashable, Sendable {
  /// The path.
  public let path: HelmPath<NamedFragment>

  /// Reads a path.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - graph: The graph whose fragments are allowed; without one, any are allowed.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the bytes, and in the graph.
  public init(
    reading bytes: some Sequence<UInt8>, for graph: NavigationGraph<NamedFragment>? = nil
  ) throws(DocumentError) {
    path = try KnownNames(graph).path(try JSONValue(parsing: bytes))
  }
}
