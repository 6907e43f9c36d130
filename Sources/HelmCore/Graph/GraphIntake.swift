/// Reads segues, and assigns every fragment and tag its position; later stages use positions.
@usableFromInline
struct GraphIntake<N: Fragment> {
  @usableFromInline let segues: Segues<N>
  @usableFromInline var fragments = PositionTable<N, FragmentKind>()
  @usableFromInline var tags = PositionTable<AnySegueTag, TagKind>()
  @usableFromInline var rules: [SegueRules] = []

  /// The segues that leave a fragment, which is looked up once all fragments are known.
  @usableFromInline var leaving: [Int] = []

  /// Reads segues; inlined into the app, so that its fragments are copied, compared and hashed by specialized code.
  @inlinable
  init(_ segues: Segues<N>) {
    self.init(empty: segues)
    // Segues of one source are usually adjacent.
    var latest: (source: N, position: FragmentIndex)?
    for (number, segue) in segues.segues.enumerated() {
      let source = segue.edge.from
      let from = latest.flatMap { $0.source == source ? $0.position : nil } ?? fragments.insert(source)
      latest = (source, from)
      if segue.leaving != nil { leaving.append(number) }
      rules.append(
        SegueRules(
          from: from, to: fragments.insert(segue.edge.to), tag: segue.tag.map { tags.insert($0) }, style: segue.style,
          presentation: segue.presentation, dismissable: segue.dismissable, auto: segue.auto))
    }
  }

  @usableFromInline
  init(empty segues: Segues<N>) {
    self.segues = segues
    rules.reserveCapacity(segues.segues.count)
  }
}

extension NavigationGraph {
  @usableFromInline
  init(_ intake: consuming GraphIntake<N>, entry: N?) {
    let segues = intake.segues
    // A part of an app can be a single screen: an entry without segues.
    if intake.rules.isEmpty, let entry { _ = intake.fragments.insert(entry) }
    var unknownLeaving: [N] = []
    for number in intake.leaving {
      guard let left = segues.segues[number].leaving else { continue }
      if let known = intake.fragments.positions[left] {
        intake.rules[number].leaving = known
      } else {
        intake.rules[number].unknownLeaving = Int32(truncatingIfNeeded: unknownLeaving.count)
        unknownLeaving.append(left)
      }
    }
    let count = intake.fragments.values.count
    var kinds = [FragmentIDKind?](repeating: nil, count: segues.ids.isEmpty ? 0 : count)
    for rule in segues.ids.reversed() {
      if let known = intake.fragments.positions[rule.fragment] { kinds[known.offset] = rule.kind }
    }
    index = GraphIndex(intake.rules, fragmentCount: count, idKinds: kinds)
    names = GraphNames(
      intake.fragments, intake.tags, unknownLeaving: unknownLeaving, namedEntry: entry,
      declared: Segues([], ids: segues.ids, strayOpenings: segues.strayOpenings))
  }
}

/// The fragments or tags of a graph in order, and the position of each.
///
/// It is inlined into the app, so that its own fragments are copied, compared and hashed by specialized code.
@usableFromInline
struct PositionTable<Value: Hashable & Sendable, Kind>: Sendable {
  @usableFromInline var values: [Value] = []

  @usableFromInline var positions: [Value: Position<Kind>] = [:]

  @inlinable
  init() {}

  /// Returns the position of a value, adding the value if it has none.
  @inlinable
  mutating func insert(_ value: Value) -> Position<Kind> {
    if let known = positions[value] { return known }
    let new = Position<Kind>(values.count)
    positions[value] = new
    values.append(value)
    return new
  }
}
