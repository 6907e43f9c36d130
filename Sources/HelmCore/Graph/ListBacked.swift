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
