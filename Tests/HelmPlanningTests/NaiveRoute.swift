@testable import HelmCore

/// Finds what a best route costs, naively: Dijkstra over whole navigations, with every command that a route may have.
///
/// It reads the state from its path and its graph alone.
struct NaiveRoute<N: Fragment> {
  let wanted: [PathFragment<N>]

  enum Answer: Equatable {
    case cost(Cost)
    case none

    /// There are too many states to look at all of them.
    case unknown
  }

  /// What a route costs; what comes first weighs more than all that comes after it.
  struct Cost: Hashable, Comparable {
    /// How many frames it takes away though they can't be dismissed.
    var forced = 0
    var commands = 0

    /// How many frames its commands remove.
    var frames = 0

    static func < (lhs: Cost, rhs: Cost) -> Bool {
      (lhs.forced, lhs.commands, lhs.frames) < (rhs.forced, rhs.commands, rhs.frames)
    }

    static func + (lhs: Cost, rhs: Cost) -> Cost {
      Cost(forced: lhs.forced + rhs.forced, commands: lhs.commands + rhs.commands, frames: lhs.frames + rhs.frames)
    }
  }

  /// What it costs from a state.
  func answer(from start: Navigation<N>, limit: Int) -> Answer {
    if wanted.isEmpty { return .cost(Cost()) }
    if hasLeadingAuto(start) { return .none }
    var costs: [HelmPath<N>: Cost] = [start.path: Cost()]
    var open: [Cost: [Navigation<N>]] = [Cost(): [start]]
    var looked = 0
    while let cost = open.keys.min(), let here = open[cost]?.popLast() {
      if open[cost]?.isEmpty == true { open[cost] = nil }
      guard costs[here.path] == cost else { continue }
      if isReached(in: here) { return .cost(cost) }
      looked += 1
      if looked > limit { return .unknown }
      for (next, step) in neighbors(of: here) {
        let sum = cost + step
        if let known = costs[next.path], known <= sum { continue }
        costs[next.path] = sum
        open[sum, default: []].append(next)
      }
    }
    return .none
  }

  // MARK: The goal

  /// Whether the last fragment never stays in front, since it goes on by itself.
  private func hasLeadingAuto(_ state: Navigation<N>) -> Bool {
    guard let last = wanted.last?.fragment, state.graph.contains(last) else { return false }
    return state.graph.outgoingEdges(of: last).contains { edge in
      guard let segue = state.graph.segue(for: edge), segue.auto, !segue.dismissable else { return false }
      return segue.style == .pass || ![.accessory, .curtain].contains(segue.resolvedPresentation.layer)
    }
  }

  func isReached(in state: Navigation<N>) -> Bool {
    guard let last = wanted.last else { return true }
    let scene = Scene(state)
    return state.presentedFragments.contains { place in
      guard place.isLike(last), scene.isInFront(place) || scene.isInAccessory(place) else { return false }
      return scene.hasWay(to: place, wanted[...])
    }
  }

  /// A state, as its path tells it.
  private struct Scene {
    let state: Navigation<N>
    let edges: [PathFragment<N>: PathEdge<N>]

    init(_ state: Navigation<N>) {
      self.state = state
      edges = Dictionary(uniqueKeysWithValues: state.path.map { ($0.to, $0) })
    }

    func segue(_ place: PathFragment<N>) -> Segue<N>? { edges[place].flatMap { state.graph.segue(for: $0.edge) } }

    func layer(_ place: PathFragment<N>) -> PresentationLayer? {
      segue(place).flatMap { $0.style == .pass ? nil : $0.resolvedPresentation.layer }
    }

    func cause(_ place: PathFragment<N>) -> PathFragment<N>? { edges[place]?.from }

    func opener(_ place: PathFragment<N>) -> PathFragment<N> {
      guard let segue = segue(place), segue.style == .pass, let cause = cause(place) else { return place }
      var giver = cause
      if let left = segue.leaving {
        var holder = self.cause(opener(cause))
        while let here = holder, here.fragment != left, curtain(here) == curtain(cause) {
          holder = self.cause(opener(here))
        }
        if let here = holder, curtain(here) == curtain(cause) { giver = here }
      }
      return opener(giver)
    }

    /// The curtain that a fragment stands on.
    func curtain(_ place: PathFragment<N>) -> PathFragment<N>? {
      layer(place) == .curtain ? place : cause(place).flatMap(curtain)
    }

    func isInAccessory(_ place: PathFragment<N>) -> Bool {
      let opener = opener(place)
      switch layer(opener) {
      case .accessory: return true
      case .content, .overlay: return cause(opener).map(isInAccessory) ?? false
      default: return false
      }
    }

    /// Whether a fragment is the last one on its curtain, or below all of them.
    func isInFront(_ place: PathFragment<N>) -> Bool {
      state.presentedFragments.last { curtain($0) == curtain(place) && !isInAccessory($0) } == place
    }

    func hasWay(to place: PathFragment<N>, _ wanted: ArraySlice<PathFragment<N>>) -> Bool {
      guard let last = wanted.last, place.isLike(last) else { return false }
      let rest = wanted.dropLast()
      if rest.isEmpty { return true }
      var below = cause(place)
      while let here = below {
        if hasWay(to: here, rest) { return true }
        guard segue(here)?.auto == true else { return false }
        below = cause(here)
      }
      return false
    }
  }

  // MARK: Commands

  private func ids(of fragment: N) -> [String?] {
    var ids: [String?] = [nil]
    for each in wanted where each.fragment == fragment && !ids.contains(each.id) { ids.append(each.id) }
    return ids
  }

  private func neighbors(of state: Navigation<N>) -> [(Navigation<N>, Cost)] {
    var result: [(Navigation<N>, Cost)] = []
    func add(_ command: NavigationCommand<N>) {
      guard let (next, cost) = step(from: state, by: command), next.path != state.path else { return }
      result.append((next, cost))
    }
    let path = state.path
    let places = [state.pathFragment(state.machine.table.root)] + path.map(\.to)
    for source in places {
      for edge in state.graph.outgoingEdges(of: source.fragment) {
        let held = path.filter { $0.from == source && $0.edge == edge }.map(\.to.id)
        for id in ids(of: edge.to) + held {
          add(.present(.fragment(edge.to, id: AnyFragmentID?(text: id)), from: .exactly(source)))
        }
      }
      for id in ids(of: source.fragment) where id != source.id { add(.retarget(source, id: id)) }
    }
    // The frames on the way down: what is presented, and the causes of that.
    var onTheWay: Set<PathFragment<N>> = Set(state.presentedFragments)
    for edge in path.reversed() where onTheWay.contains(edge.to) { onTheWay.insert(edge.from) }
    let steps = latestSteps(of: state)
    for edge in path where onTheWay.contains(edge.to) {
      if state.graph.segue(for: edge.edge)?.dismissable == true {
        add(.dismiss(.edge(edge)))
      } else {
        if steps.contains(edge.to) { add(.back(.from(edge.to))) }
        let gone = standing(on: edge.to, in: path)
        add(.replace(HelmPath(path.filter { !gone.contains($0.to) })))
      }
    }
    return result
  }

  /// What a command of a route leads to, and costs; nothing where it removes a curtain that can't be dismissed.
  func step(from state: Navigation<N>, by command: NavigationCommand<N>) -> (Navigation<N>, Cost)? {
    var next = state
    guard let outcome = try? next.perform(command) else { return nil }
    let kept = Set(outcome.pathChange.after.map(\.serial))
    var gone = outcome.pathChange.before.filter { !kept.contains($0.serial) }.map { state.pathEdge($0.edge) }
    // A replaced path is made anew, all of it.
    if case .replace = command { gone = state.path.filter { edge in !next.path.contains { $0.to == edge.to } } }
    guard !gone.contains(where: { isLock($0, .curtain, state.graph) }) else { return nil }
    // What a removal begins with is what all that goes stands on.
    let root = gone.first { edge in !gone.contains { $0.to == edge.from } }
    let taken = gone.filter { $0 != root && isLock($0, .modal, state.graph) }.count
    let forced: Int
    switch command {
    case .replace: forced = taken + 1
    case .dismiss, .back: forced = taken
    default: forced = 0
    }
    return (next, Cost(forced: forced, commands: 1, frames: gone.count))
  }

  /// What going back would undo, on each curtain and below all of them.
  private func latestSteps(of state: Navigation<N>) -> Set<PathFragment<N>> {
    let scene = Scene(state)
    var steps: Set<PathFragment<N>> = []
    for front in state.presentedFragments where scene.isInFront(front) {
      var step = front
      while scene.segue(step)?.auto == true, let cause = scene.cause(step) { step = cause }
      steps.insert(step)
    }
    return steps
  }

  private func isLock(_ edge: PathEdge<N>, _ layer: PresentationLayer, _ graph: NavigationGraph<N>) -> Bool {
    guard let segue = graph.segue(for: edge.edge) else { return false }
    return segue.resolvedPresentation.layer == layer && segue.style == .hold && !segue.dismissable
  }

  private func standing(on place: PathFragment<N>, in path: HelmPath<N>) -> Set<PathFragment<N>> {
    var gone: Set<PathFragment<N>> = [place]
    for edge in path where gone.contains(edge.from) { gone.insert(edge.to) }
    return gone
  }
}

extension PathFragment {
  func isLike(_ other: PathFragment) -> Bool { fragment == other.fragment && id == other.id }
}
