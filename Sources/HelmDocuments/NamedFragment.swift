import HelmCore

/// A fragment known only by its name, for graphs that come from documents.
public struct NamedFragment: Fragment, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates a fragment with a name.
  ///
  /// - Parameter name: The name, which may be any text.
  public init(_ name: String) { self.name = name }

  /// Creates a fragment from a literal.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}

/// A tag known only by its name, for graphs that come from documents.
public struct NamedTag: SegueTag, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates a tag with a name.
  ///
  /// - Parameter name: The name, which may be any text.
  public init(_ name: String) { self.name = name }

  /// Creates a tag from a literal.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}
