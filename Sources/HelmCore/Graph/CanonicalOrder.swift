extension Segue {
  /// Returns the segues of a set in an order that doesn't depend on hashing: by the names of their sources, then of their targets.
  ///
  /// Names are compared once per fragment; the segues are then sorted by the ranks of those names.
  static func canonicallyOrdered(_ set: Set<Segue>) -> [Segue] {
    var fragments = PositionTable<N, FragmentKind>()
    let segues = set.map { segue in
      (segue: segue, from: fragments.insert(segue.from).offset, to: fragments.insert(segue.to).offset)
    }
    let names = fragmentNames(fragments.values)
    let rankOfName = Dictionary(uniqueKeysWithValues: Set(names).sorted().enumerated().map { ($1, $0) })
    let ranks = names.map { rankOfName[$0] ?? 0 }
    let sorted = segues.sorted { lhs, rhs in
      if ranks[lhs.from] != ranks[rhs.from] { return ranks[lhs.from] < ranks[rhs.from] }
      if ranks[lhs.to] != ranks[rhs.to] { return ranks[lhs.to] < ranks[rhs.to] }
      return lhs.segue.rulesText < rhs.segue.rulesText
    }
    return sorted.map(\.segue)
  }

  /// The rules as text, the sort key among segues of one edge.
  private var rulesText: String {
    "\(style) \(presentation) \(dismissable) \(auto) \(tag.map(String.init(describing:)) ?? "") "
      + "\(leaving.map { fragmentName($0) } ?? "")"
  }
}
