/// Reads segues in and gives every fragment and tag its position.
struct GraphIntake<N: Fragment> {
  private var fragments: [N] = []
  private var positions: [N: FragmentIndex] = [:]
  private var tags: [AnySegueTag] = []
  private var tagPositions: [AnySegueTag: TagIndex] = [:]
  private var segues: [SegueRules] = []

  /// The segues that leave a fragment, which is looked up when all fragments are known.
  private var leaving: [(segue: Int, fragment: N)] = []

  /// Reads segues in.
  ///
  /// - Parameters:
  ///   - segues: The segues.
  ///   - entry: The entry, if one is named.
  ///   - ids: The ids that fragments take.
  /// - Returns: The graph by positions, and what the positions stand for.
  /// - Complexity: Linear in fragments and segues; a set of segues is sorted by name first.
  static func index(
    _ segues: some Sequence<Segue<N>>, entry: N?, ids: [IDRule<N>]
  ) -> (index: GraphIndex, names: GraphNames<N>) {
    var intake = GraphIntake()
    if let set = segues as? Set<Segue<N>> {
      intake.add(set.canonicallyOrdered())
    } else {
      intake.add(segues)
    }
    // A part of an app can be a single screen: an entry without segues.
    if intake.segues.isEmpty, let entry { _ = intake.position(of: entry) }
    return intake.indexed(entry: entry, ids: ids)
  }

  private mutating func add(_ segues: some Sequence<Segue<N>>) {
    self.segues.reserveCapacity(segues.underestimatedCount)
    for segue in segues {
      if let fragment = segue.leaving { leaving.append((self.segues.count, fragment)) }
      self.segues.append(
        SegueRules(
          from: position(of: segue.from), to: position(of: segue.to), tag: segue.tag.map { position(of: $0) },
          style: segue.style, presentation: segue.presentation, dismissable: segue.dismissable, auto: segue.auto))
    }
  }

  private mutating func position(of fragment: N) -> FragmentIndex {
    if let known = positions[fragment] { return known }
    let new = FragmentIndex(fragments.count)
    positions[fragment] = new
    fragments.append(fragment)
    return new
  }

  private mutating func position(of tag: AnySegueTag) -> TagIndex {
    if let known = tagPositions[tag] { return known }
    let new = TagIndex(tags.count)
    tagPositions[tag] = new
    tags.append(tag)
    return new
  }

  private consuming func indexed(entry: N?, ids: [IDRule<N>]) -> (GraphIndex, GraphNames<N>) {
    var unknown: [N] = []
    for (segue, fragment) in leaving {
      if let known = positions[fragment] {
        segues[segue].leaving = known
      } else {
        segues[segue].unknownLeaving = unknown.count
        unknown.append(fragment)
      }
    }
    let names = GraphNames(
      fragments: fragments, positions: positions, tags: tags, tagPositions: tagPositions, unknownLeaving: unknown,
      namedEntry: entry, idRules: ids)
    var kinds: [FragmentIDKind?] = []
    if !ids.isEmpty {
      kinds = Array(repeating: nil, count: fragments.count)
      for rule in ids.reversed() {
        if let known = positions[rule.fragment] { kinds[known.offset] = rule.kind }
      }
    }
    return (GraphIndex(segues, fragmentCount: fragments.count, idKinds: kinds), names)
  }
}
