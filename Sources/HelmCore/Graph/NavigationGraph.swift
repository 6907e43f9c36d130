/// All fragments and segues of an app, immutable and indexed for navigation.
///
/// A graph can be created from any segues, even faulty ones. `validationFindings()` returns its problems; `Navigation` and `Helm` reject a
/// graph that has any.
///
/// Fragments keep the order in which an array of segues first names them. The segues of a set, which has no order, are sorted by the names
/// of their fragments. Each fragment's segues are ordered by target. No query result depends on hashing order. Copying a graph copies a
/// reference.
public struct NavigationGraph<N: Fragment>: Sendable {
  package let index: GraphIndex

  @usableFromInline package let names: GraphNames<N>

  /// The entry that was given, even if the graph has no such fragment.
  package var namedEntry: N? { names.namedEntry }

  /// Creates a graph of segues.
  ///
  /// - Parameters:
  ///   - segues: The segues, in any number and order.
  ///   - entry: The fragment that navigation starts from; it can be omitted if exactly one fragment has outgoing and no incoming segues.
  ///     Without any segues, it is the only screen.
  /// - Complexity: Linear in fragments and segues; a set of segues is sorted by name first.
  @inlinable
  public init(_ segues: any Sequence<Segue<N>>, entry: N? = nil) { self.init(Segues(segues), entry: entry) }

  /// Creates a graph of segues, and of the ids that fragments take.
  package init(_ segues: [Segue<N>], entry: N? = nil, ids: [IDRule<N>]) {
    self.init(Segues(segues, ids: ids), entry: entry)
  }

  /// Returns the same graph with another entry.
  func starting(at entry: N) -> NavigationGraph {
    if entry == self.entry { return self }
    return NavigationGraph([Segues(segues), names.declared], entry: entry)
  }

  /// The fragment that navigation starts from: the given one, or else the only inlet.
  ///
  /// `nil` if there is neither, or if the graph doesn't have the given one; both are validation findings.
  public var entry: N? {
    if let namedEntry { return names.position(of: namedEntry) == nil ? nil : namedEntry }
    return index.inlets.count == 1 ? names[index.inlets[0]] : nil
  }
}

extension NavigationGraph: Hashable {
  /// Returns whether two graphs have the same segues and types of ids, in whatever order, and the same entry.
  ///
  /// - Complexity: Constant for copies of one graph, else linear in segues.
  public static func == (lhs: NavigationGraph, rhs: NavigationGraph) -> Bool {
    if lhs.index === rhs.index { return lhs.entry == rhs.entry }
    return lhs.index.segues.count == rhs.index.segues.count && lhs.entry == rhs.entry
      && Set(lhs.idRules) == Set(rhs.idRules) && lhs.hasSegues(of: rhs) && rhs.hasSegues(of: lhs)
  }

  /// Returns whether this graph has all segues of another one; a faulty graph can have several of one edge.
  private func hasSegues(of other: NavigationGraph) -> Bool {
    let fragments = other.fragments.map(position(of:))
    return other.index.segues.allSatisfy { wanted in
      guard let from = fragments[wanted.from.offset], let to = fragments[wanted.to.offset],
        let first = index.segue(from: from, to: to)
      else { return false }
      return index.segues[first.offset..<index.egress(of: from).upperBound.offset].prefix { $0.to == to }.contains {
        $0.style == wanted.style && $0.dismissable == wanted.dismissable && $0.auto == wanted.auto
          && $0.resolvedPresentation == wanted.resolvedPresentation
          && $0.tag.map { names[$0] } == wanted.tag.map { other.names[$0] }
          && $0.leavesAnother == wanted.leavesAnother
          && (!wanted.leavesAnother || names.leaving(of: $0) == other.names.leaving(of: wanted))
      }
    }
  }

  /// Hashes the size of the graph and its entry.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index.segues.count)
    hasher.combine(entry)
  }
}
