import Helm
import HelmDocuments

/// Finds paths that an app with a graph may have saved.
struct SavedPathSearch {
  private let navigation: Navigation<NamedFragment>
  private let limit: Int

  init(_ navigation: Navigation<NamedFragment>, limit: Int) {
    self.navigation = navigation
    self.limit = limit
  }

  private var graph: NavigationGraph<NamedFragment> { navigation.graph }

  /// A shortest path that ends with a segue; `nil` if no path does.
  ///
  /// - Complexity: Linear in the graph.
  func path(taking edge: DirectedEdge<NamedFragment>) -> HelmPath<NamedFragment>? { path(taking: edge, id: nil) }

  /// A shortest path to a fragment with an id, or with an example of one.
  func path(to fragment: NamedFragment, id: String? = nil) -> HelmPath<NamedFragment>? {
    graph.ingressEdges(for: fragment).compactMap { path(taking: $0, id: id) }.min { $0.count < $1.count }
  }

  private func path(taking edge: DirectedEdge<NamedFragment>, id: String?) -> HelmPath<NamedFragment>? {
    // A segue that isn't dismissable returns to what it is on top of, so the target must not be on the way, or not with
    // the same id.
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

  /// The shortest way from the entry to a fragment along segues.
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
      for edge in graph.egressEdges(for: fragment) where edge.to != excluded && reached.insert(edge.to).inserted {
        ingress[edge.to] = edge
        pending.append(edge.to)
      }
    }
    guard reached.contains(target) else { return nil }
    var edges: [DirectedEdge<NamedFragment>] = []
    var fragment = target
    while let edge = ingress[fragment] {
      edges.append(edge)
      fragment = edge.from
    }
    return edges.reversed()
  }

  /// The path that takes segues one after the other, each from where the previous one led.
  private func path(along edges: [DirectedEdge<NamedFragment>], lastID: String?) -> HelmPath<NamedFragment> {
    var path = HelmPath<NamedFragment>()
    var last = PathFragment(navigation.entry)
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

  /// A path that has a segue and that another graph doesn't replay unchanged: the shortest one within the limit, or
  /// else one that continues from where the segue leads.
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
    func isBroken(_ path: HelmPath<NamedFragment>) -> Bool {
      path.contains { $0.edge == edge } && !other.restores(path)
    }
    if isBroken(seed) { return seed }
    var pending = [seed]
    var next = 0
    while next < pending.count, pending.count < limit {
      for path in navigation.savedPaths(after: pending[next]) {
        if isBroken(path) { return path }
        pending.append(path)
      }
      next += 1
    }
    return nil
  }
}

extension Navigation {
  /// Whether restoring a path gives the same path.
  func restores(_ path: HelmPath<N>) -> Bool { restored(path)?.path == path }

  private func restored(_ path: HelmPath<N>) -> Navigation? {
    var navigation = self
    do { try navigation.perform(.replace(path)) } catch { return nil }
    return navigation
  }

  /// The paths with one edge more than another one, each as it would be saved.
  func savedPaths(after path: HelmPath<N>) -> [HelmPath<N>] {
    guard let navigation = restored(path) else { return [] }
    return navigation.presentedFragments.reversed().flatMap { source in
      graph.egressEdges(for: source.fragment).compactMap { edge in
        let target = PathFragment(edge.to, id: graph.idKind(of: edge.to)?.example)
        let more = HelmPath(Array(path) + [PathEdge(from: source, to: target)])
        guard let new = restored(more)?.path, new.count == path.count + 1, new.dropLast().elementsEqual(path) else {
          return nil
        }
        return new
      }
    }
  }
}
