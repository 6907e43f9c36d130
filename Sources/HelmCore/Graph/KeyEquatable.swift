/// A type whose values are equal where a part of them is.
package protocol KeyEquatable: Hashable {
  associatedtype EqualityKey: Hashable

  /// The part of the value that counts.
  var equalityKey: EqualityKey { get }
}

extension KeyEquatable {
  /// Compares what counts.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether both are equal in what counts.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.equalityKey == rhs.equalityKey }

  /// Hashes what counts.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(equalityKey) }
}
