extension Segue {
  /// Returns the segues of a set in an order that doesn't depend on hashing: by the names of their sources, then of their targets.
  ///
  /// Names are compared once per fragment; the segues are then sorted by the ranks of those names.
  static func canonicallyOrdered(_ set: Set<Segue>) -> [Segue] {
    let segues = Array(set)
    var fragments = PositionTable<N, FragmentKind>()
    var ends: [(from: Int, to: Int)] = []
    for segue in segues { ends.append((fragments.insert(segue.from).offset, fragments.insert(segue.to).offset)) }
    let names = fragmentNames(fragments.values)
    let rankOfName = Dictionary(uniqueKeysWithValues: Set(names).sorted().enumerated().map { ($1, $0) })
    let ranks = names.map { rankOfName[$0] ?? 0 }
    // Positions are sorted, since moving segues of an unknown type around allocates.
    let order = segues.indices.sorted { one, other in
      let (lhs, rhs) = (ends[one], ends[other])
      if ranks[lhs.from] != ranks[rhs.from] { return ranks[lhs.from] < ranks[rhs.from] }
      if ranks[lhs.to] != ranks[rhs.to] { return ranks[lhs.to] < ranks[rhs.to] }
      return segues[one].rulesText < segues[other].rulesText
    }
    return order.map { segues[$0] }
  }

  /// The rules as text, the sort key among segues of one edge.
  private var rulesText: String {
    "\(style) \(presentation) \(dismissable) \(auto) \(tag.map(String.init(describing:)) ?? "") "
      + "\(leaving.map { fragmentName($0) } ?? "")"
  }
}
