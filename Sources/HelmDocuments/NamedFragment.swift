import HelmCore

/// A fragment known only by its name, for graphs that come from documents.
public struct NamedFragment: Fragment, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Names a fragment.
  ///
  /// - Parameter name: The name, any text.
  public init(_ name: String) { self.name = name }

  /// Names a fragment by a literal.
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

  /// Names a tag.
  ///
  /// - Parameter name: The name, any text.
  public init(_ name: String) { self.name = name }

  /// Names a tag by a literal.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}
