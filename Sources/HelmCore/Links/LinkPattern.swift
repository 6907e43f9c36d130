/// What the URLs of a link look like.
///
/// | in a pattern | in a URL |
/// |---|---|
/// | `/news` | this part of the path |
/// | `/:id` | any part of the path, which is an id |
/// | `/:id(int)`, `(uuid)`, `(oslo\|paris)` | a part of the path that is such an id |
/// | `/*` | any part of the path |
/// | `/**` | the rest of the path, or nothing |
/// | `/:path+` | the rest of the path, which is an id |
/// | `(/archive)` | may be left out |
/// | `?q=:query&tab=news` | these query items, in any order and among others |
/// | `?(q=:query)` | may be left out |
/// | `#:section` | the fragment of the URL |
/// | `https://helm.example/news`, `helm://news` | only URLs of this origin |
///
/// Texts are compared with case, after percent-encoding has been removed. Characters with a meaning in patterns are
/// percent-encoded: `%3A` for a colon.
public struct LinkPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as written.
  public let text: String

  /// The origin that the pattern names, if any.
  public let origin: LinkOrigin?

  /// The names of its parameters, in order.
  public let parameters: [String]

  /// The types of the parameters, as far as the pattern declares them.
  let types: [LinkIDType?]

  /// The paths, one for each choice of optional groups, the longest first.
  let paths: [[LinkSegment]]

  let query: [LinkQueryItem]
  let fragment: LinkFragmentPart?

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern.
  /// - Throws: What is wrong with it, and where.
  /// - Complexity: Linear in the text, for each choice of optional groups.
  public init(_ text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text)
    self = try parser.parse()
  }

  init(
    text: String, origin: LinkOrigin?, parameters: [String], types: [LinkIDType?], paths: [[LinkSegment]],
    query: [LinkQueryItem], fragment: LinkFragmentPart?
  ) {
    self.text = text
    self.origin = origin
    self.parameters = parameters
    self.types = types
    self.paths = paths
    self.query = query
    self.fragment = fragment
  }

  /// Compares the texts.
  ///
  /// - Parameters:
  ///   - lhs: A pattern.
  ///   - rhs: Another pattern.
  /// - Returns: Whether both are written in the same way.
  public static func == (lhs: LinkPattern, rhs: LinkPattern) -> Bool { lhs.text == rhs.text }

  /// Hashes the text.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The pattern as it was written.
  public var description: String { text }
}

/// A part of a path in a pattern; a parameter is known by its position in the pattern's list.
enum LinkSegment: Hashable, Sendable {
  case literal(String)
  case parameter(Int)

  /// Any part that is not empty.
  case any

  /// The rest, which may be nothing.
  case rest

  /// The rest, at least one part.
  case restParameter(Int)

  /// Whether nothing comes after it.
  var isRest: Bool {
    switch self {
    case .rest, .restParameter: true
    case .literal, .parameter, .any: false
    }
  }
}

/// A query item in a pattern.
struct LinkQueryItem: Hashable, Sendable {
  let name: String
  let value: LinkValue
  let isOptional: Bool
}

/// The fragment of a URL in a pattern.
struct LinkFragmentPart: Hashable, Sendable {
  let value: LinkValue
  let isOptional: Bool
}

/// What a query item or a fragment has to be.
enum LinkValue: Hashable, Sendable {
  /// It has to be present.
  case any
  case literal(String)
  case parameter(Int)
}
