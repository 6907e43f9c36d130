extension Set {
  /// The segues of a set, in an order that doesn't depend on hashing: by the names of their sources, then of their
  /// targets.
  ///
  /// Names are compared once for each fragment; the segues are sorted by the places of those.
  @usableFromInline
  func canonicallyOrdered<N>() -> [Segue<N>] where Element == Segue<N> {
    let segues = Array(self)
    var naming = Naming<N>()
    var keys: [OrderKey] = []
    keys.reserveCapacity(segues.count)
    for (position, segue) in segues.enumerated() {
      let (from, to) = (naming.number(of: segue.from), naming.number(of: segue.to))
      keys.append(OrderKey(from: from, to: to, position: Int32(position)))
    }
    let places = naming.places()
    for key in keys.indices {
      keys[key].from = places[Int(keys[key].from)]
      keys[key].to = places[Int(keys[key].to)]
    }
    keys.sort { lhs, rhs in
      if lhs.from != rhs.from { return lhs.from < rhs.from }
      if lhs.to != rhs.to { return lhs.to < rhs.to }
      return segues[Int(lhs.position)].rulesText < segues[Int(rhs.position)].rulesText
    }
    return keys.map { segues[Int($0.position)] }
  }
}

/// What a segue is sorted by.
private struct OrderKey {
  var from: Int32
  var to: Int32
  let position: Int32
}

/// Numbers fragments and orders them by name.
private struct Naming<N: Fragment> {
  private var numbers: [N: Int32] = [:]
  private var names: [String] = []

  mutating func number(of fragment: N) -> Int32 {
    if let known = numbers[fragment] { return known }
    let new = Int32(names.count)
    numbers.updateValue(new, forKey: fragment)
    names.append(String(describing: fragment))
    return new
  }

  /// The place of each number in the order of the names; equal names have one place.
  func places() -> [Int32] {
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

extension Segue {
  /// The rules as a text, to order the segues of one edge by.
  fileprivate var rulesText: String {
    "\(style) \(presentation) \(dismissable) \(auto) \(tag.map(String.init(describing:)) ?? "") "
      + "\(leaving.map(String.init(describing:)) ?? "")"
  }
}
