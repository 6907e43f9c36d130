/// A binary heap: its least element first.
package struct Heap<Element: Comparable> {
  /// The elements; none is less than its parent, which is at half its position.
  private(set) var elements: [Element] = []

  package init() {}

  package var min: Element? { elements.first }

  /// Adds an element, in logarithmic time.
  package mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0, case let parent = (child - 1) / 2, elements[child] < elements[parent] {
      elements.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the least element, in logarithmic time.
  @discardableResult
  package mutating func popMin() -> Element? {
    guard let least = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return least }
    elements[0] = last
    var parent = 0
    while true {
      var lesser = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
        if elements[child] < elements[lesser] { lesser = child }
      }
      if lesser == parent { return least }
      elements.swapAt(lesser, parent)
      parent = lesser
    }
  }
}

extension Heap: Sendable where Element: Sendable {}
