import HelmCore

/// An array in pages, for millions of elements: it grows without copying its elements, and takes hardly more memory than they do.
struct Pages<Element: Sendable>: Sendable {
  private var pages: [[Element]] = []

  /// The number of elements.
  private(set) var count = 0

  private static var pageSize: Int { 1 << 14 }

  init() {}

  /// Adds an element at the end.
  ///
  /// - Complexity: Constant.
  mutating func append(_ element: Element) {
    if count == pages.count * Self.pageSize {
      pages.append([])
      // The first page grows like any array, because most explorations are small.
      if count > 0 { pages[pages.count - 1].reserveCapacity(Self.pageSize) }
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// Removes everything after the first elements.
  mutating func removeAll(after kept: Int) {
    while count > kept {
      let page = pages.count - 1
      let removed = Swift.min(count - kept, pages[page].count)
      pages[page].removeLast(removed)
      count -= removed
      if pages[page].isEmpty { pages.removeLast() }
    }
  }
}

extension Pages: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element { pages[position / Self.pageSize][position % Self.pageSize] }
}
