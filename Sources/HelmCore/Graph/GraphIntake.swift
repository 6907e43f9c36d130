/// Reads segues, and assigns every fragment and tag its position; later stages use positions.
@usableFromInline
struct GraphIntake<N: Fragment> {
  @usableFromInline let segues: Segues<N>
  @usableFromInline var fragments = PositionTable<N, FragmentKind>()
  private var tags = PositionTable<AnySegueTag, TagKind>()
  private var rules: [SegueRules] = []

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
      add(
        from: from, to: fragments.insert(segue.edge.to), tag: segue.tag, style: segue.style,
        presentation: segue.presentation, dismissable: segue.dismissable, auto: segue.auto)
    }
  }

  @usableFromInline
  init(empty segues: Segues<N>) {
    self.segues = segues
    rules.reserveCapacity(segues.segues.count)
  }

  @usableFromInline
  mutating func add(
    from: FragmentIndex, to: FragmentIndex, tag: AnySegueTag?, style: SegueStyle, presentation: SeguePresentation,
    dismissable: Bool, auto: Bool
  ) {
    rules.append(
      SegueRules(
        from: from, to: to, tag: tag.map { tags.insert($0) }, style: style, presentation: presentation,
        dismissable: dismissable, auto: auto))
  }

  /// Returns the graph by positions, and the names of the positions.
  ///
  /// - Complexity: Linear in fragments and segues.
  consuming func indexed(entry: N?) -> (GraphIndex, GraphNames<N>) {
    // A part of an app can be a single screen: an entry without segues.
    if rules.isEmpty, let entry { _ = fragments.insert(entry) }
    var unknownLeaving: [N] = []
    for number in leaving {
      guard let left = segues.segues[number].leaving else { continue }
      if let known = fragments.positions[left] {
        rules[number].leaving = known
      } else {
        rules[number].unknownLeaving = Int32(truncatingIfNeeded: unknownLeaving.count)
        unknownLeaving.append(left)
      }
    }
    var kinds: [FragmentIDKind?] = []
    if !segues.ids.isEmpty {
      kinds = Array(repeating: nil, count: fragments.values.count)
      for rule in segues.ids.reversed() {
        if let known = fragments.positions[rule.fragment] { kinds[known.offset] = rule.kind }
      }
    }
    let declared = Segues([], ids: segues.ids, strayOpenings: segues.strayOpenings)
    return (
      GraphIndex(rules, fragmentCount: fragments.values.count, idKinds: kinds),
      GraphNames(fragments, tags, unknownLeaving: unknownLeaving, namedEntry: entry, declared: declared)
    )
  }
}

/// The fragments or tags of a graph in order, and the position of each.
///
/// It is inlined into the app, so that its own fragments are copied, compared and hashed by specialized code.
@usableFromInline
struct PositionTable<Value: Hashable & Sendable, Kind>: Sendable {
  /// The values, by position.
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
