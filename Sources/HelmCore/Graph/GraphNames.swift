/// The fragments and tags that the positions in a graph stand for.
///
/// Lookups are inlined, so that an app's own fragments are hashed by specialized code, which is four times as fast. So is everything that
/// maps many positions to fragments at once.
@usableFromInline
package final class GraphNames<N: Fragment>: Sendable {
  /// The fragments with their positions.
  @usableFromInline let table: PositionTable<N, FragmentKind>

  /// The tags in use, with their positions.
  private let tags: PositionTable<AnySegueTag, TagKind>

  /// The entry that was given.
  let namedEntry: N?

  /// The fragments to leave that the graph doesn't have; a validation finding.
  private let unknownLeaving: [N]

  /// The ids that fragments take, as declared.
  let idRules: [IDRule<N>]

  /// The `opening` fragments that are not among their tabs; a validation finding.
  let strayOpenings: [N]

  init(
    table: PositionTable<N, FragmentKind>, tags: PositionTable<AnySegueTag, TagKind>, unknownLeaving: [N],
    namedEntry: N?, idRules: [IDRule<N>], strayOpenings: [N]
  ) {
    self.table = table
    self.tags = tags
    self.unknownLeaving = unknownLeaving
    self.namedEntry = namedEntry
    self.idRules = idRules
    self.strayOpenings = strayOpenings
  }

  /// The fragments, by position.
  var fragments: [N] { table.values }

  /// The fragment at a position.
  @inlinable
  package subscript(position: FragmentIndex) -> N { table.values[position.offset] }

  /// The tag at a position.
  package subscript(position: TagIndex) -> AnySegueTag { tags.values[position.offset] }

  /// Returns the position of a fragment.
  @inlinable
  func position(of fragment: N) -> FragmentIndex? { table.positions[fragment] }

  /// Returns the position of a tag.
  func position(of tag: AnySegueTag) -> TagIndex? { tags.positions[tag] }

  /// Returns the fragment that a segue leaves, if not its source.
  func leaving(of segue: SegueRules) -> N? {
    segue.leaving.map { self[$0] } ?? segue.unknownLeaving.map { unknownLeaving[Int($0)] }
  }

  /// Returns the path fragment of a frame.
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
