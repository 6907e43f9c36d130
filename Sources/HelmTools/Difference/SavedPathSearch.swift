import Helm
import HelmDocuments
import HelmTesting

/// Searches for paths that an app with a graph may have saved.
struct SavedPathSearch {
  private let navigation: Navigation<NamedFragment>
  private let limit: Int

  init(_ navigation: Navigation<NamedFragment>, limit: Int) {
    self.navigation = navigation
    self.limit = limit
  }

  private var graph: NavigationGraph<NamedFragment> { navigation.graph }

  /// Returns a shortest path that ends with a segue; `nil` if no path does.
  ///
  /// - Complexity: Linear in the graph.
  func path(taking edge: DirectedEdge<NamedFragment>) -> HelmPath<NamedFragment>? { path(taking: edge, id: nil) }

  /// Returns a shortest path to a fragment with an id, or with an example of one.
  func path(to fragment: NamedFragment, id: String? = nil) -> HelmPath<NamedFragment>? {
    graph.incomingEdges(of: fragment).compactMap { path(taking: $0, id: id) }.min { $0.count < $1.count }
  }

  private func path(taking edge: DirectedEdge<NamedFragment>, id: String?) -> HelmPath<NamedFragment>? {
    // A segue that isn't dismissable returns to its target if the source is on top of that, so the target must not be
    // on the way, or not with the same id.
    let isReturning = graph.segue(for: edge)?.dismissable == false
    if edge.from != edge.to, let way = chain(to: edge.from, without: isReturning ? edge.to : nil) {
      let path = self.path(along: way + [edge], lastID: id)
      if isSaved(path, endingWith: edge) { return path }
    }
    guard let way = chain(to: edge.from, without: nil) else { return nil }
    for id in id.map({ [$0] }) ?? sampleIDs where graph.takes(id, for: edge.to) {
      let path = self.path(along: way + [edge], lastID: id)
      if isSaved(path, endingWith: edge) { return path }
    }
    return nil
  }

  /// Returns the shortest way from the entry to a fragment along segues.
  private func chain(to target: NamedFragment, without excluded: NamedFragment?) -> [DirectedEdge<NamedFragment>]? {
    let entry = navigation.entry
    if entry == excluded { return nil }
    var ingress: [NamedFragment: DirectedEdge<NamedFragment>] = [:]
    var reached: Set = [entry]
    var pending = [entry]
    var next = 0
    while next < pending.count, !reached.contains(target) {
      let fragment = pending[next]
      next += 1
      for edge in graph.outgoingEdges(of: fragment) where edge.to != excluded && reached.insert(edge.to).inserted {
        ingress[edge.to] = edge
        pending.append(edge.to)
      }
    }
    return reached.contains(target) ? Array(following: ingress, to: target) : nil
  }

  /// Returns the path that takes segues one after another, each from where the previous one led.
  private func path(along edges: [DirectedEdge<NamedFragment>], lastID: String?) -> HelmPath<NamedFragment> {
    var path = HelmPath<NamedFragment>()
    var last = navigation.root
    for (index, edge) in edges.enumerated() {
      let isLast = index == edges.count - 1
      let id = isLast && lastID != nil ? lastID : graph.idKind(of: edge.to)?.example
      let target = PathFragment(edge.to, id: id)
      path.append(PathEdge(from: last, to: target))
      last = target
    }
    return path
  }

  private func isSaved(_ path: HelmPath<NamedFragment>, endingWith edge: DirectedEdge<NamedFragment>) -> Bool {
    navigation.restores(path) && path.last?.edge == edge
  }

  /// Returns a path that contains a segue, and that another graph doesn't replay unchanged or shows other screens for:
  /// the shortest one within the limit, or otherwise one that continues from where the segue leads.
  ///
  /// - Complexity: Linear in the limit, times the segues of one fragment and the length of a path.
  func path(
    breakingIn other: Navigation<NamedFragment>, by edge: DirectedEdge<NamedFragment>
  ) -> HelmPath<NamedFragment>? {
    let seeds = [[], path(taking: edge)].compactMap(\.self)
    return seeds.lazy.compactMap { firstPath(from: $0, breakingIn: other, by: edge) }.first
  }

  private func firstPath(
    from seed: HelmPath<NamedFragment>, breakingIn other: Navigation<NamedFragment>,
    by edge: DirectedEdge<NamedFragment>
  ) -> HelmPath<NamedFragment>? {
    guard let restored = navigation.restored(seed) else { return nil }
    let elsewhere = other.restored(seed)
    let isHolding = seed.contains { $0.edge == edge }
    let isSame = elsewhere?.path == seed
    if isHolding, !isSame || elsewhere?.presentedFragments != restored.presentedFragments { return seed }
    var pending = [TwoReplays(here: restored, there: isSame ? elsewhere : nil, isHolding: isHolding)]
    var next = 0
    // A fragment presented over itself again and again has ever more sources, few of which lead to anything new.
    var tries = 0
    while next < pending.count, pending.count < limit, tries < limit * 8 {
      let before = pending[next]
      next += 1
      tries += before.here.presentedFragments.count
      for (longer, last) in before.here.savedReplays() {
        let isHolding = before.isHolding || last.edge == edge
        let there = before.there?.after(last)
        if isHolding, there?.presentedFragments != longer.presentedFragments { return longer.path }
        pending.append(TwoReplays(here: longer, there: there, isHolding: isHolding))
      }
    }
    return nil
  }

  /// A path replayed in both graphs.
  ///
  /// Paths that both graphs have are extended from there. A path that the other graph has lost stays lost, since paths
  /// only grow.
  private struct TwoReplays {
    let here: Navigation<NamedFragment>

    /// The state in the other graph; `nil` if that has another path, or none.
    let there: Navigation<NamedFragment>?

    /// Whether the path contains the segue in question.
    let isHolding: Bool
  }
}

extension Navigation {
  /// Returns whether restoring a path results in the same path.
  func restores(_ path: HelmPath<N>) -> Bool { restored(path)?.path == path }

  /// Returns the state that a path restores; `nil` if it can't be replayed.
  fileprivate func restored(_ path: HelmPath<N>) -> Navigation? {
    var navigation = self
    do { try navigation.perform(.replace(path)) } catch { return nil }
    return navigation
  }

  /// Returns the states whose paths have one edge more than this one's, each in its saved form, with that edge.
  fileprivate func savedReplays() -> [(state: Navigation, last: PathEdge<N>)] {
    presentedFragments.reversed().flatMap { source in
      graph.outgoingEdges(of: source.fragment).compactMap { edge in
        let target = PathFragment(edge.to, id: graph.idKind(of: edge.to)?.example)
        var longer = self
        do throws(HelmError<N>) {
          return try longer.replay(PathEdge(from: source, to: target)).map { (longer, $0) }
        } catch {
          return nil
        }
      }
    }
  }

  /// Returns the state whose path has exactly one more edge; `nil` if there is none.
  fileprivate func after(_ edge: PathEdge<N>) -> Navigation? {
    var longer = self
    do throws(HelmError<N>) { return try longer.replay(edge) == edge ? longer : nil } catch { return nil }
  }
}
