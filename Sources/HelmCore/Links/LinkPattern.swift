/// The pattern of a link's URLs, in the notation that ``Link`` describes.
package struct LinkPattern: Sendable {
  /// The pattern as written.
  package let text: String

  /// The origin that the pattern names, if any.
  package let origin: LinkOrigin?

  /// The names of its parameters, in order.
  package let parameters: [String]

  /// The columns at which the parameters are, from 1, in Unicode scalars.
  let columns: [Int]

  /// The types of the parameters that the pattern declares.
  let types: [LinkIDType?]

  /// The default values of parameters that are omitted.
  let defaults: [String?]

  /// The paths, one for each combination of optional groups, the longest first.
  package let paths: [[LinkValue]]

  package let query: [QueryItemPattern]
  package let fragment: QueryItemPattern?
}

extension LinkPattern {
  /// Creates a pattern from its text.
  package init(_ text: String) throws(LinkPatternError) {
    var parser = LinkPatternParser(text)
    self = try parser.parse()
  }
}

/// What a pattern requires of a part of the path, of a query item or of the fragment.
///
/// A parameter is identified by its position in the pattern's list.
package enum LinkValue: Hashable, Sendable {
  case literal(String)
  case parameter(Int)

  /// A part of the path with texts and parameters in it.
  case part(SegmentPattern)

  /// It has to be present; in a path, it can't be empty.
  case any

  /// The rest of the path, which may be nothing.
  case rest

  /// The rest of the path, at least one part.
  case restParameter(Int)

  /// Whether nothing can follow it.
  var isRest: Bool {
    switch self {
    case .rest, .restParameter: true
    case .literal, .parameter, .part, .any: false
    }
  }

  /// The value with its texts in lowercase.
  var lowercased: LinkValue {
    switch self {
    case .literal(let text): .literal(text.lowercased())
    case .part(let part): .part(part.lowercased)
    case .parameter, .any, .rest, .restParameter: self
    }
  }

  var parameters: [Int] {
    switch self {
    case .parameter(let parameter), .restParameter(let parameter): [parameter]
    case .part(let part): part.parameters
    case .literal, .any, .rest: []
    }
  }
}

/// A query item in a pattern, or the fragment of its URLs.
package struct QueryItemPattern: Hashable, Sendable {
  /// The name; empty for the fragment, because no query item of a pattern has an empty name.
  package let name: String
  package let value: LinkValue
  package let isOptional: Bool

  static let fragmentName = ""
}

/// The error that a text is not a pattern of links, or not an origin.
package struct LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  package let pattern: String

  /// The column of the problem, from 1, in Unicode scalars.
  package let column: Int

  /// What is wrong and what was expected, on one line.
  package let reason: String

  package var description: String { "\(displayText(pattern)), column \(column): \(reason)" }
}
