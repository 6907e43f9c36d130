/// A type that its module describes: what `descriptionText` says is the `description`.
package protocol Described: CustomStringConvertible {
  /// The value in words.
  var descriptionText: String { get }
}

extension Described {
  /// The value in words.
  public var description: String { descriptionText }
}

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

/// A collection that keeps its elements in an array.
package protocol ListBacked: RandomAccessCollection where Index == Int {
  associatedtype Item

  /// The elements in order.
  var list: [Item] { get }
}

extension ListBacked {
  /// The position of the first element.
  public var startIndex: Int { 0 }

  /// The position after the last element.
  public var endIndex: Int { list.count }

  /// The element at a position.
  ///
  /// - Parameter position: A position of the collection.
  public subscript(position: Int) -> Item { list[position] }
}
