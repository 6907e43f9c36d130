/// What the URLs of a link look like, as ``Link`` describes it.
package struct LinkPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as written.
  package let text: String

  /// The origin that the pattern names, if any.
  package let origin: LinkOrigin?

  /// The names of its parameters, in order.
  package let parameters: [String]

  /// The types of the parameters, as far as the pattern declares them.
  let types: [LinkIDType?]

  /// What parameters are where they are left out.
  let defaults: [String?]

  /// The paths, one for each choice of optional groups, the longest first.
  var paths: [[LinkSegment]]

  let query: [LinkQueryItem]
  let fragment: LinkFragmentPart?

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern.
  /// - Throws: What is wrong with it, and where.
  /// - Complexity: Linear in the text, for each choice of optional groups.
  package init(_ text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text)
    self = try parser.parse()
  }

  init(
    text: String, origin: LinkOrigin?, parameters: [String], types: [LinkIDType?], defaults: [String?],
    paths: [[LinkSegment]], query: [LinkQueryItem], fragment: LinkFragmentPart?
  ) {
    self.text = text
    self.origin = origin
    self.parameters = parameters
    self.types = types
    self.defaults = defaults
    self.paths = paths
    self.query = query
    self.fragment = fragment
  }

  package static func == (lhs: LinkPattern, rhs: LinkPattern) -> Bool { lhs.text == rhs.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The pattern as it was written.
  package var description: String { text }
}

/// A part of a path in a pattern; a parameter is known by its position in the pattern's list.
enum LinkSegment: Hashable, Sendable {
  case literal(String)
  case parameter(Int)
  case part(LinkPart)

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
    case .literal, .parameter, .part, .any: false
    }
  }

  /// The parameters that are in it.
  var parameters: [Int] {
    switch self {
    case .parameter(let parameter), .restParameter(let parameter): [parameter]
    case .part(let part): part.parameters
    case .literal, .any, .rest: []
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

  var parameter: Int? { if case .parameter(let parameter) = self { parameter } else { nil } }
}
