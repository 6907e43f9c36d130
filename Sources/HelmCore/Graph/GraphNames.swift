/// The fragments and tags that the positions in a graph stand for.
///
/// Lookups are inlined, so that an app's own fragments are hashed by specialized code, which is four times as fast. So is everything that
/// maps many positions to fragments at once.
@usableFromInline
package final class GraphNames<N: Fragment>: Sendable {
  /// The fragments with their positions.
  @usableFromInline let table: FragmentTable<N>

  /// The tags in use, by position.
  let tags: [AnySegueTag]

  /// The entry that was given.
  let namedEntry: N?

  /// The fragments to leave that the graph doesn't have; a validation finding.
  let unknownLeaving: [N]

  /// The ids that fragments take, as declared.
  let idRules: [IDRule<N>]

  /// The `opening` fragments that are not among their tabs; a validation finding.
  let strayOpenings: [N]

  private let tagPositions: [AnySegueTag: TagIndex]

  init(
    table: FragmentTable<N>, tags: [AnySegueTag], tagPositions: [AnySegueTag: TagIndex], unknownLeaving: [N],
    namedEntry: N?, idRules: [IDRule<N>], strayOpenings: [N]
  ) {
    self.table = table
    self.tags = tags
    self.tagPositions = tagPositions
    self.unknownLeaving = unknownLeaving
    self.namedEntry = namedEntry
    self.idRules = idRules
    self.strayOpenings = strayOpenings
  }

  /// The fragments, by position.
  var fragments: [N] { table.fragments }

  /// The fragment at a position.
  @inlinable
  package subscript(position: FragmentIndex) -> N { table.fragments[position.offset] }

  /// The tag at a position.
  package subscript(position: TagIndex) -> AnySegueTag { tags[position.offset] }

  /// Returns the position of a fragment.
  @inlinable
  func position(of fragment: N) -> FragmentIndex? { table.position(of: fragment) }

  /// Returns the position of a tag.
  func position(of tag: AnySegueTag) -> TagIndex? { tagPositions[tag] }
}

extension GraphNames {
  /// Returns a segue's tag.
  func tag(of segue: SegueRules) -> AnySegueTag? { segue.tag.map { self[$0] } }

  /// Returns the fragment that a segue leaves, if not its source.
  func leaving(of segue: SegueRules) -> N? {
    segue.leaving.map { self[$0] } ?? segue.unknownLeaving.map { unknownLeaving[Int($0)] }
  }
}

extension GraphNames {
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
