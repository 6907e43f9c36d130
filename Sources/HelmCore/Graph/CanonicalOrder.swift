extension Segue {
  /// Returns the segues of a set in an order that doesn't depend on hashing: by the names of their sources, then of their targets.
  ///
  /// Names are compared once per fragment; the segues are then sorted by the ranks of those names.
  @inlinable
  static func canonicallyOrdered(_ set: Set<Segue>) -> [Segue] {
    let segues = Array(set)
    var fragments = FragmentTable<N>()
    var keys: [OrderKey] = []
    keys.reserveCapacity(segues.count)
    for (position, segue) in segues.enumerated() {
      let (from, to) = (fragments.insert(segue.edge.from), fragments.insert(segue.edge.to))
      keys.append(OrderKey(from: from, to: to, position: position))
    }
    let names = fragmentNames(fragments.fragments)
    return OrderKey.sorted(keys, names: names) { segues[$0].rulesText }.map { segues[$0.position] }
  }

  /// The rules as text, the sort key among segues of one edge.
  @usableFromInline
  var rulesText: String {
    "\(style) \(presentation) \(dismissable) \(auto) \(tag.map(String.init(describing:)) ?? "") "
      + "\(leaving.map { fragmentName($0) } ?? "")"
  }
}

/// The sort key of a segue.
@usableFromInline
struct OrderKey {
  private var from: Int32
  private var to: Int32
  private let offset: Int32

  /// The segue's position in the unsorted list.
  @usableFromInline
  var position: Int { Int(offset) }

  @usableFromInline
  init(from: FragmentIndex, to: FragmentIndex, position: Int) {
    (self.from, self.to, offset) = (from.rawValue, to.rawValue, Int32(truncatingIfNeeded: position))
  }

  /// Sorts by the names of the fragments, and then by the texts of the rules.
  @usableFromInline
  static func sorted(_ unordered: [OrderKey], names: [String], rulesText: (Int) -> String) -> [OrderKey] {
    let places = places(of: names)
    var keys = unordered
    for key in keys.indices {
      keys[key].from = places[Int(keys[key].from)]
      keys[key].to = places[Int(keys[key].to)]
    }
    keys.sort { lhs, rhs in
      if lhs.from != rhs.from { return lhs.from < rhs.from }
      if lhs.to != rhs.to { return lhs.to < rhs.to }
      return rulesText(lhs.position) < rulesText(rhs.position)
    }
    return keys
  }

  /// Returns the rank of each name; equal names share a rank.
  private static func places(of names: [String]) -> [Int32] {
    let order = names.indices.sorted { names[$0] < names[$1] }
    var places = [Int32](repeating: 0, count: names.count)
    var place: Int32 = 0
    for (previous, next) in zip(order, order.dropFirst()) {
      if names[previous] != names[next] { place += 1 }
      places[next] = place
    }
    return places
  }
}
