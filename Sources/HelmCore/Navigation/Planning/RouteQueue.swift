/// The queue of a search: the cheapest element first, then the one with the fewest commands left, then the oldest.
struct RouteQueue<Element> {
  private struct Entry: Comparable {
    let cost: RouteCost
    let rest: Int
    let number: Int
    let element: Element

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      lhs.cost == rhs.cost ? (lhs.rest, lhs.number) < (rhs.rest, rhs.number) : lhs.cost < rhs.cost
    }

    static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.number == rhs.number }
  }

  private var entries = Heap<Entry>()
  private var nextNumber = 0

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - cost: The cost of a route that continues from the element.
  ///   - rest: The number of commands that are left of it.
  mutating func insert(_ element: Element, cost: RouteCost, rest: Int) {
    entries.insert(Entry(cost: cost, rest: rest, number: nextNumber, element: element))
    nextNumber += 1
  }

  mutating func popFirst() -> Element? { entries.popMin()?.element }
}
