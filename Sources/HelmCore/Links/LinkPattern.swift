/// The pattern of a link's URLs, in the notation that ``Link`` describes.
package struct LinkPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as written.
  package let text: String

  /// The origin that the pattern names, if any.
  package let origin: LinkOrigin?

  /// The names of its parameters, in order.
  package let parameters: [String]

  /// The types of the parameters that the pattern declares.
  let types: [LinkIDType?]

  /// The default values of parameters that are omitted.
  let defaults: [String?]

  /// The paths, one for each combination of optional groups, the longest first.
  package internal(set) var paths: [[LinkSegment]]

  package let query: [LinkQueryItem]
  package let fragment: LinkFragmentPart?

  /// Creates a pattern from its text.
  ///
  /// - Parameter text: The pattern.
  /// - Throws: An error that says what is wrong, and where.
  /// - Complexity: Linear in the text, for each combination of optional groups.
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

  /// The pattern as written.
  package var description: String { text }
}

/// A part of a path in a pattern; a parameter is identified by its position in the pattern's list.
package enum LinkSegment: Hashable, Sendable {
  case literal(String)
  case parameter(Int)
  case part(LinkPart)

  /// Any part that is not empty.
  case any

  /// The rest, which may be nothing.
  case rest

  /// The rest, at least one part.
  case restParameter(Int)

  /// Whether nothing can follow it.
  var isRest: Bool {
    switch self {
    case .rest, .restParameter: true
    case .literal, .parameter, .part, .any: false
    }
  }

  /// The parameters in the segment.
  var parameters: [Int] {
    switch self {
    case .parameter(let parameter), .restParameter(let parameter): [parameter]
    case .part(let part): part.parameters
    case .literal, .any, .rest: []
    }
  }
}

/// A query item in a pattern.
package struct LinkQueryItem: Hashable, Sendable {
  package let name: String
  package let value: LinkValue
  package let isOptional: Bool
}

/// The fragment of a URL in a pattern.
package struct LinkFragmentPart: Hashable, Sendable {
  package let value: LinkValue
  package let isOptional: Bool
}

/// The requirement of a query item or a fragment.
package enum LinkValue: Hashable, Sendable {
  /// It has to be present.
  case any
  case literal(String)
  case parameter(Int)

  var parameter: Int? { if case .parameter(let parameter) = self { parameter } else { nil } }
}
