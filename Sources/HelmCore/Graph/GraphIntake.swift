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
    index.updateValue(new, forKey: fragment)
    fragments.append(fragment)
    return new
  }

  private mutating func integer(of tag: AnySegueTag?) -> Int32 {
    guard let tag else { return none }
    if let known = tagIndex[tag] { return known }
    let new = Int32(tags.count)
    tagIndex.updateValue(new, forKey: tag)
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
