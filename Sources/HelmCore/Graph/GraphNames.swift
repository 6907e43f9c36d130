/// The fragments and tags that the positions in a graph stand for.
///
/// Lookups are inlined, so that an app's own fragments are hashed by specialized code, which is four times as fast. So is everything that
/// maps many positions to fragments at once.
@usableFromInline
package final class GraphNames<N: Fragment>: Sendable {
  @usableFromInline let table: PositionTable<N, FragmentKind>

  private let tags: PositionTable<AnySegueTag, TagKind>

  let namedEntry: N?

  /// The fragments to leave that the graph doesn't have; a validation finding.
  private let unknownLeaving: [N]

  /// What the groups declare besides segues: the ids that fragments take, and openings that are no tabs.
  let declared: Segues<N>

  init(
    _ table: PositionTable<N, FragmentKind>, _ tags: PositionTable<AnySegueTag, TagKind>, unknownLeaving: [N],
    namedEntry: N?, declared: Segues<N>
  ) {
    (self.table, self.tags, self.unknownLeaving) = (table, tags, unknownLeaving)
    (self.namedEntry, self.declared) = (namedEntry, declared)
  }

  @inlinable
  package subscript(position: FragmentIndex) -> N { table.values[position.offset] }

  package subscript(position: TagIndex) -> AnySegueTag { tags.values[position.offset] }

  @inlinable
  func position(of fragment: N) -> FragmentIndex? { table.positions[fragment] }

  func position(of tag: AnySegueTag) -> TagIndex? { tags.positions[tag] }

  /// Returns the fragment that a segue leaves, if not its source.
  func leaving(of segue: SegueRules) -> N? {
    segue.leaving.map { self[$0] } ?? segue.unknownLeaving.map { unknownLeaving[Int($0)] }
  }

  @inlinable
  package func pathFragment(_ key: FrameKey) -> PathFragment<N> {
    PathFragment(self[key.subject.fragment], canonicalID: key.subject.id, occurrence: key.occurrence)
  }

  @inlinable
  package func pathEdge(_ edge: FrameEdge) -> PathEdge<N> {
    PathEdge(from: pathFragment(edge.source), to: pathFragment(edge.target))
  }
}

extension SegueRules {
  /// Whether the segue leaves a fragment other than its source; looking for its name takes ten times as long.
  var leavesAnother: Bool { leaving != nil || unknownLeaving != nil }
}

extension NavigationGraph {
  package func position(of edge: DirectedEdge<N>) -> SegueIndex? {
    guard let from = names.position(of: edge.from), let to = names.position(of: edge.to) else { return nil }
    return index.segue(from: from, to: to)
  }

  @inlinable
  package func position(of fragment: N) -> FragmentIndex? { names.position(of: fragment) }

  package func fragment(at position: FragmentIndex) -> N { names[position] }

  package func edge(at position: SegueIndex) -> DirectedEdge<N> {
    let segue = index[position]
    return DirectedEdge(from: names[segue.from], to: names[segue.to])
  }

  package func segue(at position: SegueIndex) -> Segue<N> {
    let segue = index[position]
    return Segue(
      edge(at: position), style: segue.style, dismissable: segue.dismissable, auto: segue.auto,
      tag: segue.tag.map { names[$0].base }, leaving: names.leaving(of: segue), presentation: segue.presentation)
  }
}
