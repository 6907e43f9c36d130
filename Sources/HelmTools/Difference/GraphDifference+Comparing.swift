import Helm
import HelmDocuments
import HelmTesting

extension GraphDifference {
  /// Compares two graphs.
  ///
  /// Each change is judged separately. Saved paths are replayed exactly, as when they are restored; they include
  /// everything that the older graph allows from its start. What users can reach is explored up to a limit; beyond that
  /// limit, a fragment counts as reached if segues lead to it.
  ///
  /// - Parameters:
  ///   - old: The older graph.
  ///   - new: The newer graph.
  ///   - guarded: The segues with guards; without them, guards aren't compared.
  ///   - links: The links of both versions; without them, a link counts as broken if what it may name is gone.
  ///   - limits: The limits of the search for examples.
  ///   - progress: A closure called from time to time with the number of states found, for the older graph first.
  /// - Throws: The validation error of the older graph, or otherwise of the newer one.
  /// - Complexity: Linear in the limits, and in the graphs for each change.
  public init(
    from old: GraphDocument, to new: GraphDocument, guarded: Guarded = Guarded(), links: LinkTables? = nil,
    limits: Limits = Limits(), progress: ExplorationProgress? = nil
  ) throws(FindingsError<ValidationFinding<NamedFragment>>) {
    let comparison = GraphComparison(
      old: try Navigation(trying: old.graph), new: try Navigation(trying: new.graph), guarded: guarded, links: links,
      limits: limits, progress: progress)
    self.init(old: old, new: new, changes: comparison.changes())
  }
}

/// The comparison of two sound graphs.
struct GraphComparison {
  typealias Change = GraphDifference.Change
  typealias Breakage = GraphDifference.Breakage

  let old: Navigation<NamedFragment>
  let new: Navigation<NamedFragment>
  let guarded: GraphDifference.Guarded
  let links: GraphDifference.LinkTables?
  let limits: GraphDifference.Limits

  /// The fragments with another name in the newer graph.
  let renamed: [NamedFragment: NamedFragment]

  let saved: SavedPathSearch

  /// The segues of the newer graph that nothing undoes, although something did in the older one.
  private let oneWayNow: [DirectedEdge<NamedFragment>]
  let oldReach: ReachedFragments
  let newReach: ReachedFragments

  init(
    old: Navigation<NamedFragment>, new: Navigation<NamedFragment>, guarded: GraphDifference.Guarded,
    links: GraphDifference.LinkTables?, limits: GraphDifference.Limits, progress: ExplorationProgress?
  ) {
    self.old = old
    self.new = new
    self.guarded = guarded
    self.links = links
    self.limits = limits
    let renamed = guessedRenames(from: old.graph, to: new.graph)
    self.renamed = renamed
    saved = SavedPathSearch(old, limit: limits.paths)
    oneWayNow = old.graph.segues.compactMap { segue in
      let edge = DirectedEdge(from: renamed[segue.from] ?? segue.from, to: renamed[segue.to] ?? segue.to)
      guard let after = new.graph.segue(for: edge), old.graph.hasWayBack(segue), !new.graph.hasWayBack(after) else {
        return nil
      }
      return edge
    }
    oldReach = ReachedFragments(from: old, limits, progress: progress)
    newReach = ReachedFragments(from: new, taking: oneWayNow, limits, progress: progress)
  }

  func changes() -> [Change] {
    let changes =
      entryChanges() + fragmentChanges() + segueChanges() + idChanges() + unreachable() + waysBackLost() + guardsLost()
    return links.map { changes.map(\.withoutLinks) + linkChanges($0) } ?? changes
  }

  /// Returns the name of an older graph's fragment in the newer graph, whether or not that has it.
  func now(_ fragment: NamedFragment) -> NamedFragment { renamed[fragment] ?? fragment }

  private func now(_ edge: DirectedEdge<NamedFragment>) -> DirectedEdge<NamedFragment> {
    DirectedEdge(from: now(edge.from), to: now(edge.to))
  }

  private func entryChanges() -> [Change] {
    guard now(old.entry) != new.entry else { return [] }
    // Every path starts from the entry.
    let first = old.graph.outgoingEdges(of: old.entry).lazy.compactMap { saved.path(taking: $0) }.first
    let breaks = first.map { [Breakage(.savedPaths, "they start from another fragment", .init(path: $0))] } ?? []
    return [Change(.entryChanged(from: old.entry, to: new.entry), breaks: breaks)]
  }

  private func fragmentChanges() -> [Change] {
    var changes: [Change] = []
    for fragment in old.graph.fragments {
      if let name = renamed[fragment] {
        changes.append(
          Change(
            .fragmentRenamed(from: fragment, to: name), breaks: gone(fragment, "the old name is gone", isSeen: true)))
      } else if !new.graph.contains(fragment) {
        changes.append(
          Change(.fragmentRemoved(fragment), breaks: gone(fragment, "the fragment is gone", isSeen: false)))
      }
    }
    let known = Set(old.graph.fragments.map(now))
    return changes + new.graph.fragments.filter { !known.contains($0) }.map { Change(.fragmentAdded($0)) }
  }

  /// Returns what a missing name breaks.
  private func gone(_ fragment: NamedFragment, _ reason: String, isSeen: Bool) -> [Breakage] {
    var breaks: [Breakage] = []
    if let path = saved.path(to: fragment) { breaks.append(Breakage(.savedPaths, reason, .init(path: path))) }
    guard let way = oldReach.way(to: fragment) else { return breaks }
    breaks.append(Breakage(.links, reason, .init(.old, way)))
    if !isSeen { breaks.append(Breakage(.users, reason, .init(.old, way))) }
    return breaks
  }

  private func segueChanges() -> [Change] {
    var changes: [Change] = []
    var known: Set<DirectedEdge<NamedFragment>> = []
    for segue in old.graph.segues {
      let edge = now(segue.edge)
      known.insert(edge)
      guard let other = new.graph.segue(for: edge) else {
        let path = saved.path(taking: segue.edge)
        let breaks = path.map { [Breakage(.savedPaths, "they take the segue", .init(path: $0))] } ?? []
        changes.append(Change(.segueRemoved(segue), breaks: breaks))
        continue
      }
      let before = Segue(
        edge, style: segue.style, dismissable: segue.dismissable, auto: segue.auto, tag: segue.tag?.base,
        leaving: segue.leaving.map(now), presentation: segue.presentation)
      guard before != other else { continue }
      changes.append(judged(segue, before, other))
    }
    return changes + new.graph.segues.filter { !known.contains($0.edge) }.map { Change(.segueAdded($0)) }
  }

  /// Returns the change of a segue's rules, trying out paths with the new rules.
  private func judged(
    _ segue: Segue<NamedFragment>, _ before: Segue<NamedFragment>, _ after: Segue<NamedFragment>
  ) -> Change {
    let kind = GraphDifference.Kind.segueChanged(from: before, to: after)
    // An exact replay fires no autos, ignores tags, and makes no distinction between kinds of modals, or between the
    // two kinds of passes.
    let isSame =
      before.dismissable == after.dismissable && before.leaving == after.leaving
      && before.resolvedPresentation.layer == after.resolvedPresentation.layer && before.style == after.style
    if isSame { return Change(kind) }
    let names = Dictionary(renamed.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let leaving = after.leaving.map { names[$0] ?? $0 }
    let hybrid = old.graph.segues.map { each in
      each.edge != segue.edge
        ? each
        : Segue(
          segue.edge, style: after.style, dismissable: after.dismissable, auto: segue.auto, tag: segue.tag?.base,
          leaving: leaving, presentation: after.presentation)
    }
    let graph = NavigationGraph(hybrid, entry: old.entry, ids: old.graph.idRules)
    // The segue may leave a fragment that only the newer graph has.
    guard let other = try? Navigation(trying: graph) else { return Change(kind, unsettled: [.savedPaths]) }
    guard saved.path(taking: segue.edge) != nil else { return Change(kind) }
    guard let path = saved.path(breakingIn: other, by: segue.edge) else {
      return Change(kind, unsettled: [.savedPaths])
    }
    let reason = other.restores(path) ? "they show other screens" : "they end elsewhere"
    return Change(kind, breaks: [Breakage(.savedPaths, "\(reason) under the new rules", .init(path: path))])
  }

  private func idChanges() -> [Change] {
    old.graph.fragments.compactMap { fragment in
      let (before, after) = (old.graph.idKind(of: fragment), new.graph.idKind(of: now(fragment)))
      guard before != after, new.graph.contains(now(fragment)) else { return nil }
      let kind = GraphDifference.Kind.idsChanged(now(fragment), from: before?.name, to: after?.name)
      guard let after, !after.takesAll(of: before) else { return Change(kind) }
      var breaks: [Breakage] = []
      let id = refusedID(before, after)
      if let path = saved.path(to: fragment, id: id) {
        breaks.append(Breakage(.savedPaths, "they have ids of another type", .init(path: path)))
      }
      if oldReach.way(to: fragment) != nil {
        breaks.append(Breakage(.links, "ids in them are of another type", nil))
      }
      return Change(kind, breaks: breaks)
    }
  }

  /// Returns an id that is no longer accepted; `nil` for the lack of one.
  private func refusedID(_ before: FragmentIDKind?, _ after: FragmentIDKind) -> String? {
    guard let before else { return nil }
    return ([before.example] + sampleIDs).first { before.accepts($0) && !after.accepts($0) } ?? before.example
  }

  private func unreachable() -> [Change] {
    old.graph.fragments.compactMap { fragment in
      guard new.graph.contains(now(fragment)), !newReach.reaches(now(fragment)) else { return nil }
      guard let way = oldReach.way(to: fragment) else { return nil }
      return Change(
        .fragmentUnreachable(now(fragment)),
        breaks: [.links, .users].map { Breakage($0, "nothing leads there any longer", .init(.old, way)) })
    }
  }

  private func waysBackLost() -> [Change] {
    oneWayNow.compactMap { edge in
      // Users aren't stuck in a place that they can't reach.
      newReach.way(taking: edge).map { way in
        Change(.wayBackLost(edge), breaks: [Breakage(.users, "they cannot go back", .init(.new, way))])
      }
    }
  }

  private func guardsLost() -> [Change] {
    if guarded.old.isEmpty { return [] }
    let oldOpen = GraphWays(from: old, without: guarded.old)
    let newOpen = GraphWays(from: new, without: guarded.new)
    return old.graph.fragments.compactMap { fragment in
      guard oldReach.reaches(fragment), !oldOpen.reaches(fragment), let way = newOpen.way(to: now(fragment)) else {
        return nil
      }
      let flow = NavigationCommand.present(new.graph.flow(along: way))
      return Change(
        .guardLost(now(fragment)),
        breaks: [Breakage(.users, "there is a way without a guard", .init(.new, [flow]))])
    }
  }
}

extension NavigationGraph {
  /// Returns whether going back undoes a segue: it is dismissable, or there is one in the other direction.
  fileprivate func hasWayBack(_ segue: Segue<N>) -> Bool {
    segue.dismissable || contains(DirectedEdge(from: segue.to, to: segue.from))
  }
}

extension FragmentIDKind {
  /// Returns whether every id of another kind is also of this kind; `nil` accepts any id, and none.
  fileprivate func takesAll(of other: FragmentIDKind?) -> Bool {
    guard let other else { return false }
    let widths = ["Int8": 8, "Int16": 16, "Int32": 32, "Int64": 64, "Int": 64]
    let unsigned = ["UInt8": 8, "UInt16": 16, "UInt32": 32, "UInt64": 64, "UInt": 64]
    if name == "String" { return widths[other.name] != nil || unsigned[other.name] != nil || other.name == "UUID" }
    if let width = widths[name] {
      return widths[other.name].map { $0 <= width } ?? unsigned[other.name].map { $0 < width } ?? false
    }
    return unsigned[name].flatMap { width in unsigned[other.name].map { $0 <= width } } ?? false
  }
}

/// Ids that most types accept or reject.
let sampleIDs = [
  "1", "2", "a", "b", "-1", "300", "70000", "5000000000", "00000000-0000-0000-0000-000000000001",
  "00000000-0000-0000-0000-000000000002",
]
