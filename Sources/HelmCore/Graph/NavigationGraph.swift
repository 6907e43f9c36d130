/// All fragments and segues of an app, immutable and indexed for navigation.
///
/// A graph can be made of any segues, even faulty ones. `validationFindings()` says what is wrong, and `Navigation` and
/// `Helm` refuse a graph that has findings.
///
/// Fragments keep the order in which an array of segues first names them; the segues of a set, which has no order, are
/// taken by the names of their fragments. Each fragment's segues are in the order of their targets. No result of
/// any query depends on hashing order. Copying a graph copies a reference.
public struct NavigationGraph<N: Fragment>: Sendable {
  /// The graph by positions.
  package let index: GraphIndex

  @usableFromInline let names: GraphNames<N>

  /// The entry that was named, whether or not the graph has such a fragment.
  package var namedEntry: N? { names.namedEntry }

  /// Indexes segues.
  ///
  /// - Parameters:
  ///   - segues: The segues, in any number and order.
  ///   - entry: The fragment that navigation starts from. It may be left out where exactly one fragment has segues out
  ///     and none in. With no segues at all, it is the only screen.
  ///   - ids: The ids that fragments take.
  /// - Complexity: Linear in fragments and segues; a set of segues is sorted by name first.
  @inlinable
  public init(_ segues: any Sequence<Segue<N>>, entry: N? = nil, ids: [IDRule<N>] = []) {
    self.init(GraphIntake(segues), entry: entry, ids: ids)
  }

  @usableFromInline
  init(_ intake: consuming GraphIntake<N>, entry: N?, ids: [IDRule<N>]) {
    (index, names) = intake.indexed(entry: entry, ids: ids)
  }

  /// The fragment that navigation starts from: the one that was named, or else the only inlet.
  ///
  /// `nil` where neither is there; the graph has a validation finding then.
  public var entry: N? {
    if let namedEntry { return names.position(of: namedEntry) == nil ? nil : namedEntry }
    return index.inlets.count == 1 ? names[index.inlets[0]] : nil
  }
}

extension NavigationGraph: Hashable {
  /// Compares segues, entries and the types of ids.
  ///
  /// - Parameters:
  ///   - lhs: A graph.
  ///   - rhs: Another graph.
  /// - Returns: Whether both have the same segues and ids, whatever their order, and the same entry.
  /// - Complexity: Constant for copies of one graph, else linear in segues.
  public static func == (lhs: NavigationGraph, rhs: NavigationGraph) -> Bool {
    if lhs.index === rhs.index { return lhs.entry == rhs.entry }
    return lhs.index.segues.count == rhs.index.segues.count && lhs.entry == rhs.entry
      && Set(lhs.idRules) == Set(rhs.idRules) && Set(lhs.segues) == Set(rhs.segues)
  }

  /// Hashes the size of the graph and its entry.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index.segues.count)
    hasher.combine(entry)
  }
}
