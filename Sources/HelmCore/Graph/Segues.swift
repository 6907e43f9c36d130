/// Segues in order: the navigation of an app, or a part of it, as one literal of groups.
///
/// Each group says how its targets are shown, and makes one segue for each of its edges:
///
/// ```swift
/// let graph: Segues<Screen> = [
///   .tabs(.dashboard => [.news, .library]),
///   .push([.news, .library] => .article),
///   .sheet(.dashboard => .compose),
/// ]
/// ```
///
/// The elements of the literal have the literal's own type. So groups nest, and the compiler checks each of them separately: a mistake is
/// reported on its line, in a graph of any size.
public struct Segues<N: Fragment>: Hashable, Sendable {
  @usableFromInline var segues: [Segue<N>]

  /// The types of the ids that fragments take, in the order of their declaration.
  package private(set) var ids: [IDRule<N>] = []

  /// The `opening` fragments that are not among their tabs.
  var strayOpenings: [N] = []

  /// Creates a group of segues; those of a set, which has no order, are sorted by the names of their fragments.
  ///
  /// - Parameter segues: The segues.
  /// - Complexity: Linear in the segues; a set of segues is sorted by name first.
  @inlinable
  public init(_ segues: some Sequence<Segue<N>>) {
    switch segues {
    case let groups as Segues: self = groups
    case let set as Set<Segue<N>>: self.init(Segue.canonicallyOrdered(set), ids: [])
    default: self.init(Array(segues), ids: [])
    }
  }

  /// Creates a group of segues in order, and of the ids that fragments take.
  @usableFromInline
  package init(_ segues: [Segue<N>], ids: [IDRule<N>], strayOpenings: [N] = []) {
    (self.segues, self.ids, self.strayOpenings) = (segues, ids, strayOpenings)
  }
}

extension Segues: ExpressibleByArrayLiteral {
  /// Joins groups into one.
  ///
  /// - Parameter elements: The groups.
  public init(arrayLiteral elements: Segues...) {
    segues = []
    // Plain loops: for generic elements, a key path or a function of sequences is looked up when it is first needed.
    for group in elements {
      for segue in group.segues { segues.append(segue) }
      for rule in group.ids { ids.append(rule) }
      for fragment in group.strayOpenings { strayOpenings.append(fragment) }
    }
  }
}

extension Segues: ListBacked {
  package var list: [Segue<N>] { segues }
}

extension Segue {
  /// Returns the segues of a set in an order that doesn't depend on hashing: by the names of their sources, then of their targets.
  ///
  /// Inlined into the app, so that its fragments are hashed by specialized code.
  @inlinable
  static func canonicallyOrdered(_ set: Set<Segue>) -> [Segue] {
    var fragments = PositionTable<N, FragmentKind>()
    let segues = Array(set)
    let ends = segues.map { (from: fragments.insert($0.edge.from).offset, to: fragments.insert($0.edge.to).offset) }
    let order = canonicalOrder(of: ends, names: fragmentNames(fragments.values)) { segues[$0].rulesText }
    return order.map { segues[$0] }
  }

  /// The rules as text, the sort key among segues of one edge.
  @usableFromInline
  var rulesText: String {
    "\(style) \(presentation) \(dismissable) \(auto) \(tag.map(String.init(describing:)) ?? "") "
      + "\(leaving.map { fragmentName($0) } ?? "")"
  }
}

/// Returns the positions of segues by the names of their ends, then by their rules; names are compared once per fragment, then their ranks.
@usableFromInline
func canonicalOrder(of ends: [(from: Int, to: Int)], names: [String], rulesText: (Int) -> String) -> [Int] {
  let byName = names.indices.sorted { names[$0] < names[$1] }
  var ranks = [Int](repeating: 0, count: names.count)
  for (previous, next) in zip(byName, byName.dropFirst()) {
    ranks[next] = ranks[previous] + (names[previous] == names[next] ? 0 : 1)
  }
  let keys = ends.map { ranks[$0.from] * names.count + ranks[$0.to] }
  return keys.indices.sorted { keys[$0] == keys[$1] ? rulesText($0) < rulesText($1) : keys[$0] < keys[$1] }
}

extension NavigationGraph {
  /// Creates a graph from groups of segues.
  ///
  /// - Parameters:
  ///   - segues: The groups.
  ///   - entry: The fragment that navigation starts from. It can be omitted if exactly one fragment has outgoing and no incoming segues.
  /// - Complexity: Linear in fragments and segues.
  @inlinable
  public init(_ segues: Segues<N>, entry: N? = nil) { self.init(GraphIntake(segues), entry: entry) }
}

extension Navigation {
  /// Starts navigation in a graph given as groups of segues.
  ///
  /// - Parameters:
  ///   - graph: The groups.
  ///   - entry: The fragment to start from; it can be omitted if exactly one fragment has outgoing and no incoming segues.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto segue.
  /// - Throws: All findings of the graph's validation together, and those of the path.
  @inlinable
  public init(graph: Segues<N>, entry: N? = nil, path: HelmPath<N> = []) throws(FindingsError<ValidationFinding<N>>) {
    try self.init(graph: NavigationGraph(graph, entry: entry), path: path)
  }
}
