/// Reads segues and assigns every fragment its position.
///
/// This part is inlined into the app, so that its fragments are copied, compared and hashed by specialized code. Later stages use
/// positions.
@usableFromInline
struct GraphIntake<N: Fragment> {
  @usableFromInline var fragments = FragmentTable<N>()
  @usableFromInline var segues: SegueIntake

  /// The segues that leave a fragment; looked up once all fragments are known.
  @usableFromInline var leaving: [(segue: Int, fragment: N)] = []

  /// The ids declared along with the segues.
  @usableFromInline var ids: [IDRule<N>] = []

  /// The `opening` fragments that are not among their tabs.
  @usableFromInline var strayOpenings: [N] = []

  /// Creates an intake and reads segues.
  ///
  /// - Complexity: Linear in the segues; a set of segues is sorted by name first.
  @inlinable
  init(_ sequence: any Sequence<Segue<N>>) {
    let list: [Segue<N>]
    switch sequence {
    case let array as [Segue<N>]: list = array
    case let groups as Segues<N>:
      list = groups.segues
      (ids, strayOpenings) = (groups.ids, groups.strayOpenings)
    case let set as Set<Segue<N>>: list = Segue.canonicallyOrdered(set)
    default: list = Array(sequence)
    }
    segues = SegueIntake(capacity: list.count)
    // Segues of one source are usually adjacent.
    var latest: (source: N, position: FragmentIndex)?
    for segue in list {
      let from: FragmentIndex
      if let latest, latest.source == segue.edge.from {
        from = latest.position
      } else {
        from = fragments.insert(segue.edge.from)
        latest = (segue.edge.from, from)
      }
      let to = fragments.insert(segue.edge.to)
      if let fragment = segue.leaving { leaving.append((segues.count, fragment)) }
      segues.add(
        from: from, to: to, tag: segue.tag, style: segue.style, presentation: segue.presentation,
        dismissable: segue.dismissable, auto: segue.auto)
    }
  }

  /// Returns the graph by positions, and the names of the positions.
  ///
  /// - Parameters:
  ///   - entry: The entry, if one is given.
  ///   - moreIDs: Further declarations of ids.
  /// - Returns: The graph, and the names.
  /// - Complexity: Linear in fragments and segues.
  consuming func indexed(entry: N?, ids moreIDs: [IDRule<N>]) -> (GraphIndex, GraphNames<N>) {
    // A part of an app can be a single screen: an entry without segues.
    if segues.rules.isEmpty, let entry { _ = fragments.insert(entry) }
    var unknown: [N] = []
    for (segue, fragment) in leaving {
      if let known = fragments.position(of: fragment) {
        segues.rules[segue].leaving = known
      } else {
        segues.rules[segue].unknownLeaving = Int32(truncatingIfNeeded: unknown.count)
        unknown.append(fragment)
      }
    }
    let ids = ids + moreIDs
    let names = GraphNames(
      table: fragments, tags: segues.tags, tagPositions: segues.tagPositions, unknownLeaving: unknown,
      namedEntry: entry, idRules: ids, strayOpenings: strayOpenings)
    var kinds: [FragmentIDKind?] = []
    if !ids.isEmpty {
      kinds = Array(repeating: nil, count: names.fragments.count)
      for rule in ids.reversed() {
        if let known = names.position(of: rule.fragment) { kinds[known.offset] = rule.kind }
      }
    }
    return (GraphIndex(segues.rules, fragmentCount: names.fragments.count, idKinds: kinds), names)
  }
}

/// Reads the rules of segues, and assigns every tag its position.
@usableFromInline
struct SegueIntake {
  fileprivate(set) var rules: [SegueRules] = []
  private(set) var tags: [AnySegueTag] = []
  private(set) var tagPositions: [AnySegueTag: TagIndex] = [:]

  @usableFromInline
  init(capacity: Int) { rules.reserveCapacity(capacity) }

  @usableFromInline
  var count: Int { rules.count }

  @usableFromInline
  mutating func add(
    from: FragmentIndex, to: FragmentIndex, tag: AnySegueTag?, style: SegueStyle, presentation: SeguePresentation,
    dismissable: Bool, auto: Bool
  ) {
    rules.append(
      SegueRules(
        from: from, to: to, tag: tag.map { position(of: $0) }, style: style, presentation: presentation,
        dismissable: dismissable, auto: auto))
  }

  private mutating func position(of tag: AnySegueTag) -> TagIndex {
    if let known = tagPositions[tag] { return known }
    let new = TagIndex(tags.count)
    tagPositions[tag] = new
    tags.append(tag)
    return new
  }
}
