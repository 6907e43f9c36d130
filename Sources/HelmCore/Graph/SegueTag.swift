/// Another name for a segue, to present or dismiss it by.
///
/// An enum conforms with no code at all.
public protocol SegueTag: Hashable, Sendable {}

/// A segue tag of any type; two are equal if their types and values are.
public struct AnySegueTag: SegueTag, Described {
  /// The tag itself.
  public let base: any SegueTag

  /// Wraps a tag.
  ///
  /// - Parameter base: The tag itself, or another wrapped one, which is not wrapped again.
  /// - Complexity: As the wrapped value's own.
  public init(_ base: any SegueTag) {
    self.base = (base as? AnySegueTag)?.base ?? base
  }

  /// Compares type and value.
  ///
  /// - Parameters:
  ///   - lhs: A tag.
  ///   - rhs: Another tag.
  /// - Returns: Whether both are of one type and equal.
  /// - Complexity: As the wrapped value's own.
  public static func == (lhs: AnySegueTag, rhs: AnySegueTag) -> Bool {
    func isEqual<T: SegueTag>(_ tag: T) -> Bool { (rhs.base as? T) == tag }
    return isEqual(lhs.base)
  }

  /// Hashes the tag itself.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: As the wrapped value's own.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The tag's name, as `String(describing:)` gives it.
  package var descriptionText: String { String(describing: base) }
}
