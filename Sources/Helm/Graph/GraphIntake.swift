/// Reads segues in and gives every fragment and tag its integer.
struct GraphIntake<N: Fragment> {
  private(set) var fragments: [N] = []
  private(set) var index: [N: Int32] = [:]
  private(set) var tags: [AnySegueTag] = []
  private(set) var tagIndex: [AnySegueTag: Int32] = [:]
  private(set) var compact: [CompactSegue] = []

  /// The fragments to leave, by the position of their segue; those are looked up when all fragments are known.
  private var leaving: [N] = []

  mutating func add(_ segues: some Sequence<Segue<N>>) {
    compact.reserveCapacity(segues.underestimatedCount)
    for segue in segues {
      compact.append(
        CompactSegue(
          from: integer(of: segue.from), to: integer(of: segue.to), tag: integer(of: segue.tag),
          leaving: reference(to: segue.leaving), style: segue.style, presentation: segue.presentation,
          dismissable: segue.dismissable, auto: segue.auto,
          layer: segue.style == .hold
            ? segue.resolvedPresentation.layer : nil))
    }
  }

  private mutating func integer(of fragment: N) -> Int32 {
    if let known = index[fragment] { return known }
    let new = Int32(fragments.count)
    index[fragment] = new
    fragments.append(fragment)
    return new
  }

  private mutating func integer(of tag: AnySegueTag?) -> Int32 {
    guard let tag else { return none }
    if let known = tagIndex[tag] { return known }
    let new = Int32(tags.count)
    tagIndex[tag] = new
    tags.append(tag)
    return new
  }

  /// A fragment to leave, as a number below `none`.
  private mutating func reference(to fragment: N?) -> Int32 {
    guard let fragment else { return none }
    leaving.append(fragment)
    return none - Int32(leaving.count)
  }

  /// Replaces the references to fragments to leave by their integers, and lists those that are no fragment of the graph.
  func resolvingLeaving(in segues: [CompactSegue]) -> (unknown: [N], segues: [CompactSegue]) {
    guard !leaving.isEmpty else { return ([], segues) }
    var unknown: [N] = []
    let resolved = segues.map { segue in
      guard segue.leaving < none else { return segue }
      var segue = segue
      let fragment = leaving[Int(none - segue.leaving) - 1]
      if let known = index[fragment] {
        segue.leaving = known
      } else {
        unknown.append(fragment)
        segue.leaving = none - Int32(unknown.count)
      }
      return segue
    }
    return (unknown, resolved)
  }
}

extension Set {
  /// The segues of a set in an order that hashing has no part in: by the names of their origins, then of their targets.
  func canonicallyOrdered<N>() -> [Segue<N>] where Element == Segue<N> {
    var names: [N: String] = [:]
    func name(_ fragment: N) -> String {
      if let known = names[fragment] { return known }
      let name = String(describing: fragment)
      names[fragment] = name
      return name
    }
    return map { (segue: $0, from: name($0.from), to: name($0.to)) }
      .sorted { lhs, rhs in
        if lhs.from != rhs.from { return lhs.from < rhs.from }
        if lhs.to != rhs.to { return lhs.to < rhs.to }
        return lhs.segue.rulesText < rhs.segue.rulesText
      }
      .map(\.segue)
  }
}

extension Segue {
  /// The rules as a text, to order the segues of one edge by.
  fileprivate var rulesText: String {
    "\(style) \(presentation) \(dismissable) \(auto) \(tag.map(String.init(describing:)) ?? "") "
      + "\(leaving.map(String.init(describing:)) ?? "")"
  }
}
