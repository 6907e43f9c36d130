/// The queue of a search: the cheapest element first, then the one with the fewest commands left, then the oldest.
struct RouteQueue<Element> {
  private struct Entry {
    let cost: RouteCost
    let rest: Int
    let number: Int
    let element: Element

    func isBefore(_ other: Entry) -> Bool {
      cost == other.cost ? (rest, number) < (other.rest, other.number) : cost < other.cost
    }
  }

  private var entries: [Entry] = []
  private var nextNumber = 0

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - cost: The cost of a route that continues from the element.
  ///   - rest: The number of commands that are left of it.
  mutating func insert(_ element: Element, cost: RouteCost, rest: Int) {
    insert(Entry(cost: cost, rest: rest, number: nextNumber, element: element))
    nextNumber += 1
  }

  /// Reorders all elements.
  ///
  /// - Parameter cost: A closure that returns the new cost of an element, given its cost and the number of commands left.
  mutating func reorder(by cost: (RouteCost, Int) -> RouteCost) {
    let former = entries
    entries.removeAll(keepingCapacity: true)
    for entry in former {
      insert(Entry(cost: cost(entry.cost, entry.rest), rest: entry.rest, number: entry.number, element: entry.element))
    }
  }

  private mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var child = entries.count - 1
    while child > 0, case let parent = (child - 1) / 2, entries[child].isBefore(entries[parent]) {
      entries.swapAt(child, parent)
      child = parent
    }
  }

  /// The cost of the next element.
  var least: RouteCost? { entries.first?.cost }

  mutating func popFirst() -> Element? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first.element }
    entries[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < entries.count {
        if entries[child].isBefore(entries[least]) { least = child }
      }
      if least == parent { return first.element }
      entries.swapAt(least, parent)
      parent = least
    }
  }
}
