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
  public init(_ base: any SegueTag) { self.base = (base as? AnySegueTag)?.base ?? base }

  package var descriptionText: String { String(describing: base) }
}

extension AnySegueTag: KeyEquatable {
  /// The type and the value: `AnyHashable` alone would take numbers of different types for the same one.
  package var equalityKey: [AnyHashable] { [ObjectIdentifier(type(of: base)), AnyHashable(base)] }
}
