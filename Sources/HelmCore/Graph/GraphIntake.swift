/// Reads segues, and assigns every fragment and tag its position; later stages use positions.
@usableFromInline
struct GraphIntake<N: Fragment> {
  private let segues: Segues<N>
  private var fragments: PositionTable<N, FragmentKind>
  private let ends: [(from: FragmentIndex, to: FragmentIndex)]
  private var tags = PositionTable<AnySegueTag, TagKind>()

  /// The fragments to leave that the graph doesn't have.
  private var unknownLeaving: [N] = []

  /// Creates an intake of segues, whose ends are the given positions.
  @usableFromInline
  init(
    _ segues: Segues<N>, _ fragments: PositionTable<N, FragmentKind>, _ ends: [(from: FragmentIndex, to: FragmentIndex)]
  ) {
    (self.segues, self.fragments, self.ends) = (segues, fragments, ends)
  }

  /// Reads the ends of segues; inlined into the app, so that its fragments are hashed by specialized code.
  @inlinable
  init(_ segues: Segues<N>) {
    var fragments = PositionTable<N, FragmentKind>()
    var ends: [(from: FragmentIndex, to: FragmentIndex)] = []
    ends.reserveCapacity(segues.segues.count)
    for segue in segues.segues { ends.append((fragments.insert(segue.edge.from), fragments.insert(segue.edge.to))) }
    self.init(segues, fragments, ends)
  }

  /// Returns the graph by positions, and the names of the positions.
  ///
  /// - Complexity: Linear in fragments and segues.
  consuming func indexed(entry: N?) -> (GraphIndex, GraphNames<N>) {
    // A part of an app can be a single screen: an entry without segues.
    if ends.isEmpty, let entry { _ = fragments.insert(entry) }
    var rules: [SegueRules] = []
    rules.reserveCapacity(ends.count)
    for (segue, ends) in zip(segues.segues, ends) { rules.append(self.rules(of: segue, from: ends.from, to: ends.to)) }
    var kinds: [FragmentIDKind?] = []
    if !segues.ids.isEmpty {
      kinds = Array(repeating: nil, count: fragments.values.count)
      for rule in segues.ids.reversed() {
        if let known = fragments.positions[rule.fragment] { kinds[known.offset] = rule.kind }
      }
    }
    return (
      GraphIndex(rules, fragmentCount: fragments.values.count, idKinds: kinds),
      GraphNames(
        table: fragments, tags: tags, unknownLeaving: unknownLeaving, namedEntry: entry, idRules: segues.ids,
        strayOpenings: segues.strayOpenings)
    )
  }

  private mutating func rules(of segue: Segue<N>, from: FragmentIndex, to: FragmentIndex) -> SegueRules {
    var rules = SegueRules(
      from: from, to: to, tag: segue.tag.map { tags.insert($0) }, style: segue.style, presentation: segue.presentation,
      dismissable: segue.dismissable, auto: segue.auto)
    if let left = segue.leaving {
      rules.leaving = fragments.positions[left]
      if rules.leaving == nil {
        rules.unknownLeaving = Int32(truncatingIfNeeded: unknownLeaving.count)
        unknownLeaving.append(left)
      }
    }
    return rules
  }
}
