import HelmCore

/// Finds what a cheapest route costs, naively: Dijkstra over whole navigations, with every command that a route may have.
struct NaiveRoute<N: Fragment> {
  let wanted: [PathFragment<N>]

  enum Answer: Equatable {
    case cost(Int)
    case none

    /// There are too many states to look at all of them.
    case unknown
  }

  /// What it costs from a state, without replacing the path or with that.
  func answer(from start: Navigation<N>, limit: Int, mayReplace: Bool) -> Answer {
    var costs: [HelmPath<N>: Int] = [start.path: 0]
    var buckets: [[Navigation<N>]] = [[start]]
    var (cost, looked) = (0, 0)
    while cost < buckets.count {
      while let here = buckets[cost].popLast() {
        guard costs[here.path] == cost else { continue }
        if isReached(in: here) { return .cost(cost) }
        looked += 1
        if looked > limit { return .unknown }
        for (next, step) in neighbours(of: here, mayReplace: mayReplace) {
          let sum = cost + step
          if let known = costs[next.path], known <= sum { continue }
          costs[next.path] = sum
          while buckets.count <= sum { buckets.append([]) }
          buckets[sum].append(next)
        }
      }
      cost += 1
    }
    return .none
  }

  /// The causes of the topmost fragment, from it down to the root.
  private func way(of state: Navigation<N>) -> [(place: PathFragment<N>, isAuto: Bool)] {
    let path = state.path
    var way: [(place: PathFragment<N>, isAuto: Bool)] = []
    var place = state.topmostFragment
    while let edge = path.first(where: { $0.to == place }) {
      way.append((place, state.graph.segue(for: edge.edge)?.auto == true))
      place = edge.from
    }
    return way + [(place, false)]
  }

  func isReached(in state: Navigation<N>) -> Bool {
    guard let last = wanted.last else { return true }
    let way = way(of: state)
    guard let top = way.firstIndex(where: { $0.place.isLike(last) }), way[..<top].allSatisfy(\.isAuto) else {
      return false
    }
    var left = Array(wanted.dropLast())
    for (place, _) in way[(top + 1)...] { if let next = left.last, place.isLike(next) { left.removeLast() } }
    return left.isEmpty
  }

  private func ids(of fragment: N) -> [String?] {
    var ids: [String?] = [nil]
    for each in wanted where each.fragment == fragment && !ids.contains(each.id) { ids.append(each.id) }
    return ids
  }

  private func neighbours(of state: Navigation<N>, mayReplace: Bool) -> [(Navigation<N>, Int)] {
    var result: [(Navigation<N>, Int)] = []
    func tryCommand(_ command: NavigationCommand<N>, _ cost: Int? = nil) {
      var next = state
      guard let outcome = try? next.perform(command), next.path != state.path else { return }
      var price = cost ?? 1
      if cost == nil {
        for step in outcome.steps { if case .redirected = step.action { return } }
        if case .presented = outcome.steps.first?.action { price = 2 }
      }
      result.append((next, price + (losesTab(from: state, to: next) ? 4 : 0)))
    }
    let path = state.path
    for source in state.presentedFragments {
      for edge in state.graph.outgoingEdges(of: source.fragment) {
        let held = path.filter { $0.from == source && $0.edge == edge }.map(\.to.id)
        for id in ids(of: edge.to) + held {
          tryCommand(.present(.edge(PathEdge(from: source, to: PathFragment(edge.to, id: id)))))
        }
      }
      for id in ids(of: source.fragment) where id != source.id { tryCommand(.retarget(source, id: id), 3) }
    }
    // The frames on the way down: what is presented, and the causes of that.
    var onTheWay: Set<PathFragment<N>> = Set(state.presentedFragments)
    for edge in path.reversed() where onTheWay.contains(edge.to) { onTheWay.insert(edge.from) }
    for edge in path where onTheWay.contains(edge.to) {
      tryCommand(.dismiss(.edge(edge)), 1)
      if mayReplace, state.graph.segue(for: edge.edge)?.dismissable == false {
        let gone = standing(on: edge.to, in: path)
        let hasLock = path.contains { gone.contains($0.to) && isLock($0, state.graph) }
        if !hasLock { tryCommand(.replace(HelmPath(path.filter { !gone.contains($0.to) })), 5) }
      }
    }
    tryCommand(.back, 1)
    return result
  }

  private func isLock(_ edge: PathEdge<N>, _ graph: NavigationGraph<N>) -> Bool {
    guard let segue = graph.segue(for: edge.edge) else { return false }
    return segue.resolvedPresentation.layer == .modal && segue.style == .hold && !segue.dismissable
  }

  private func standing(on place: PathFragment<N>, in path: HelmPath<N>) -> Set<PathFragment<N>> {
    var gone: Set<PathFragment<N>> = [place]
    for edge in path where gone.contains(edge.from) { gone.insert(edge.to) }
    return gone
  }

  /// Whether anything is gone that stood on a tab that was not in front, of a holder that is still there.
  private func losesTab(from before: Navigation<N>, to after: Navigation<N>) -> Bool {
    let path = before.path
    let left = Set(after.path.map(\.to)).union([PathFragment(after.entry)])
    for edge in path where !left.contains(edge.to) {
      var at: PathEdge<N>? = edge
      while let here = at {
        let siblings = path.filter { other in
          guard other.from == here.from, let segue = before.graph.segue(for: other.edge) else { return false }
          return segue.style == .hold && segue.resolvedPresentation.layer == .content
        }
        if siblings.contains(here), siblings.last != here, left.contains(here.from) { return true }
        at = path.first { $0.to == here.from }
      }
    }
    return false
  }
}

extension PathFragment {
  fileprivate func isLike(_ other: PathFragment) -> Bool { fragment == other.fragment && id == other.id }
}
