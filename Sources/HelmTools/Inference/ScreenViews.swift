/// The screens that users viewed, in each session in order.
package struct ScreenViews: Sendable {
  /// The names of the screens; elsewhere, a screen is its position in this list.
  package private(set) var names: [String] = []

  /// The screens of each session, in order.
  package private(set) var sessions: [[Int32]] = []

  private var places: [String: Int32] = [:]

  /// Creates views without sessions.
  package init() {}

  /// Adds a session.
  ///
  /// - Parameter screens: The names of its screens, in order.
  package mutating func add(_ screens: some Sequence<String>) {
    sessions.append(screens.map { place(of: $0) })
  }

  private mutating func place(of name: String) -> Int32 {
    if let known = places[name] { return known }
    let place = Int32(names.count)
    names.append(name)
    places[name] = place
    return place
  }
}

/// A square table of numbers, one for each pair of screens.
struct ScreenTable {
  let count: Int
  private var numbers: [Int]

  init(_ count: Int) {
    self.count = count
    numbers = Array(repeating: 0, count: count * count)
  }

  subscript(from: Int, to: Int) -> Int {
    get { numbers[from * count + to] }
    set { numbers[from * count + to] = newValue }
  }

  /// The pairs with a number other than zero.
  var pairs: [(from: Int, to: Int, number: Int)] {
    numbers.indices.compactMap { index in
      numbers[index] == 0 ? nil : (index / count, index % count, numbers[index])
    }
  }
}
