/// What a search looks at next: the cheapest, then the one with the fewest commands, then the oldest.
struct RouteQueue<Element> {
  private struct Entry {
    let cost: Int
    let commands: Int
    let number: Int
    let element: Element

    func isBefore(_ other: Entry) -> Bool {
      (cost, commands, number) < (other.cost, other.commands, other.number)
    }
  }

  private var entries: [Entry] = []
  private var nextNumber = 0

  mutating func insert(_ element: Element, cost: Int, commands: Int) {
    entries.append(Entry(cost: cost, commands: commands, number: nextNumber, element: element))
    nextNumber += 1
    var child = entries.count - 1
    while child > 0, case let parent = (child - 1) / 2, entries[child].isBefore(entries[parent]) {
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Element? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first.element }
    entries[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < entries.count && entries[child].isBefore(entries[least]) {
        least = child
      }
      if least == parent { return first.element }
      entries.swapAt(least, parent)
      parent = least
    }
  }
}
