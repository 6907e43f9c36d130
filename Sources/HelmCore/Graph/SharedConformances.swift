/// A type whose `description` is its `descriptionText`.
package protocol Described: CustomStringConvertible {
  var descriptionText: String { get }
}

extension Described {
  /// The value in words.
  public var description: String { descriptionText }
}

/// A type whose values are compared and hashed by a key.
package protocol KeyEquatable: Hashable {
  associatedtype EqualityKey: Hashable

  /// The part of the value that is compared and hashed.
  var equalityKey: EqualityKey { get }
}

extension KeyEquatable {
  /// Returns whether two values have equal keys.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.equalityKey == rhs.equalityKey }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(equalityKey) }
}

/// A collection of the elements of a list.
package protocol ListBacked: RandomAccessCollection where Index == Int {
  associatedtype List: RandomAccessCollection where List.Index == Int

  /// The elements in order.
  var list: List { get }
}

extension ListBacked {
  /// The position of the first element.
  public var startIndex: Int { 0 }

  /// The position after the last element.
  public var endIndex: Int { list.count }

  /// The element at a position.
  public subscript(position: Int) -> List.Element { list[position] }
}
