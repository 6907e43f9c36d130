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
  public init(_ segues: some Sequence<Segue<N>>) {
    switch segues {
    case let groups as Segues: self = groups
    case let array as [Segue<N>]: self.segues = array
    case let set as Set<Segue<N>>: self.segues = Segue.canonicallyOrdered(set)
    default: self.segues = Array(segues)
    }
  }

  /// Creates a group of segues in order, and of the ids that fragments take.
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
  ///   - entry: The fragment to start from. It can be omitted if exactly one fragment has outgoing and no incoming segues.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto segue.
  /// - Throws: All findings of the graph's validation together, and those of the path.
  /// - Complexity: Linear in fragments, segues and path.
  @inlinable
  public init(graph: Segues<N>, entry: N? = nil, path: HelmPath<N> = []) throws(FindingsError<ValidationFinding<N>>) {
    try self.init(graph: NavigationGraph(graph, entry: entry), path: path)
  }
}
