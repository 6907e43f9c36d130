/// A second name for a segue, to present or dismiss it by.
///
/// An enum conforms without any code.
public protocol SegueTag: Hashable, Sendable {}

/// A type-erased segue tag; two are equal if their types and values are.
public struct AnySegueTag: SegueTag, Described {
  /// The wrapped tag.
  public let base: any SegueTag

  /// Creates a type-erased tag.
  ///
  /// - Parameter base: The tag, or an already wrapped one, which is not wrapped again.
  /// - Complexity: That of the wrapped value.
  public init(_ base: any SegueTag) {
    self.base = (base as? AnySegueTag)?.base ?? base
  }

  /// Returns whether two tags have the same type and value.
  ///
  /// - Parameters:
  ///   - lhs: A tag.
  ///   - rhs: Another tag.
  /// - Returns: Whether both have the same type and are equal.
  /// - Complexity: That of the wrapped value.
  public static func == (lhs: AnySegueTag, rhs: AnySegueTag) -> Bool {
    func isEqual<T: SegueTag>(_ tag: T) -> Bool { (rhs.base as? T) == tag }
    return isEqual(lhs.base)
  }

  /// Hashes the wrapped tag.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: That of the wrapped value.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The tag's name, as `String(describing:)` returns it.
  package var descriptionText: String { String(describing: base) }
}
