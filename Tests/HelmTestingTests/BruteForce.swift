import Helm

@testable import HelmTesting

/// All states that any command of Semantics.md §4 reaches, found without the library's moves, and their properties.
struct BruteForce {
  struct Arc {
    let command: NavigationCommand<Letter>
    let to: Int
    let steps: [NavigationStep<Letter>]
  }

  let start: Navigation<Letter>
  private(set) var states: [Navigation<Letter>]
  private(set) var depths = [0]
  private(set) var arcs: [[Arc]] = []
  private(set) var ambiguous: Set<NavigationFinding<Letter>.Kind> = []

  /// The commands that pushed again what was pushed already, by the states in which they were performed; they are not
  /// explored further.
  private(set) var pruned: [Int: [NavigationOutcome<Letter>]] = [:]

  /// `nil` if there are more states than the limit.
  init?(_ start: Navigation<Letter>, limit: Int) {
    self.start = start
    states = [start]
    var index = [start.path: 0]
    let graph = start.graph
    let tag = AnySegueTag(Mark.red)
    let commands: [NavigationCommand<Letter>] =
      graph.fragments.flatMap { [.present($0, id: nil), .dismiss($0, id: nil), .back(to: $0)] }
      + graph.edges.map { .present(Flow($0)) }
      + [.present(tag: tag, id: nil), .dismiss(.tag(tag)), .dismiss, .back, .forward(id: nil)]
    while arcs.count < states.count {
      let position = arcs.count
      var found: [Arc] = []
      for command in commands {
        var next = states[position]
        do throws(HelmError<Letter>) {
          let outcome = try next.perform(command)
          if Self.repeatsAPush(next) {
            pruned[position, default: []].append(outcome)
            continue
          }
          if index[next.path] == nil {
            guard states.count < limit else { return nil }
            index[next.path] = states.count
            states.append(next)
            depths.append(depths[position] + 1)
          }
          if let to = index[next.path] { found.append(Arc(command: command, to: to, steps: outcome.steps)) }
        } catch {
          if case .ambiguousTag(_, let edges) = error, let edge = edges.first {
            ambiguous.insert(.ambiguousTag(tag, at: edge.from))
          }
        }
      }
      arcs.append(found)
    }
  }

  /// Whether a fragment is above the same fragment with the same id.
  static func repeatsAPush(_ state: Navigation<Letter>) -> Bool {
    var ways: [PathFragment<Letter>: Set<String>] = [PathFragment(state.entry): ["\(PathFragment(state.entry))"]]
    for edge in state.path {
      let name = "\(PathFragment(edge.to.fragment, id: edge.to.id))"
      guard let way = ways[edge.from], !way.contains(name) else { return true }
      ways[edge.to] = way.union([name])
    }
    return false
  }

  /// The results of all commands, whether explored further or not.
  var allSteps: [[NavigationStep<Letter>]] {
    arcs.flatMap { $0.map(\.steps) } + pruned.values.flatMap { $0.map(\.steps) }
  }

  /// Whether a segue was taken, at launch or by any command.
  func isTaken(_ edge: DirectedEdge<Letter>) -> Bool {
    start.path.contains { $0.edge == edge } || allSteps.contains { $0.contains { self.edge(of: $0) == edge } }
  }

  /// Whether an auto segue was fired: it was taken after another one of the same command, or at launch.
  func isFired(_ edge: DirectedEdge<Letter>) -> Bool {
    start.path.contains { $0.edge == edge }
      || allSteps.contains { $0.dropFirst().contains { self.edge(of: $0) == edge } }
  }

  func edge(of step: NavigationStep<Letter>) -> DirectedEdge<Letter>? {
    switch step.action {
    case .presented(let edge), .returned(let edge), .reselected(let edge): edge.edge
    default: nil
    }
  }

  /// The states reachable from a state.
  func reach(_ state: Int) -> Set<Int> {
    var reached: Set<Int> = [state]
    var pending = [state]
    while let next = pending.popLast() {
      for arc in arcs[next] where reached.insert(arc.to).inserted { pending.append(arc.to) }
    }
    return reached
  }

  /// Everything that `findings()` should find, by definition.
  func findings(homes: [Letter], modalBound: Int) -> Set<NavigationFinding<Letter>.Kind> {
    var kinds = ambiguous
    let graph = start.graph
    let appeared = Set(pruned.values.flatMap { $0.flatMap(\.appeared) }.map(\.fragment))
    let unreachable = graph.fragments.filter { node in
      !appeared.contains(node) && !states.contains { $0.isPresented(node, id: .any) }
    }
    kinds.formUnion(causes(of: unreachable).map { .unreachableFragment($0) })
    for segue in graph.segues where !unreachable.contains(segue.from) {
      if !isTaken(segue.edge) {
        kinds.insert(.segueNeverTaken(segue.edge))
      } else if segue.auto && !isFired(segue.edge) {
        kinds.insert(.autoNeverFired(segue.edge))
      }
    }
    let reaches = states.indices.map(reach)
    var home = Set(states.indices.filter { states[$0].isHome(homes) })
    if homes.isEmpty {
      let closed = states.indices.filter { state in reaches[state].allSatisfy { reaches[$0].contains(state) } }
      // Which closed set is the largest depends on which states count as one.
      let largest = closed.map { reaches[$0] }.max { lhs, rhs in
        let (left, right) = (distinct(lhs), distinct(rhs))
        return left != right ? left < right : (lhs.min() ?? 0) > (rhs.min() ?? 0)
      }
      let shown = Set((largest ?? []).map { states[$0].topmostFragment.fragment })
      home = Set(states.indices.filter { shown.contains(states[$0].topmostFragment.fragment) })
    }
    home.formUnion(pruned.keys)
    let isTrapped = states.indices.map { reaches[$0].isDisjoint(with: home) }
    var isEntered = states.indices.map { $0 == 0 }
    for state in states.indices where !isTrapped[state] { for arc in arcs[state] { isEntered[arc.to] = true } }
    for state in states.indices {
      let topmost = states[state].topmostFragment.fragment
      let isDead = pruned[state] == nil && arcs[state].allSatisfy { $0.to == state }
      if isDead { kinds.insert(.deadEnd(topmost)) }
      if !isDead && isTrapped[state] && isEntered[state] { kinds.insert(.trap(topmost)) }
    }
    return kinds.union(deepModals(modalBound)).union(containers())
  }

  /// The fragments that are not blocked by others; one for each cycle.
  private func causes(of unreachable: [Letter]) -> [Letter] {
    func leads(_ from: Letter) -> Set<Letter> {
      var (found, pending) = (Set<Letter>(), [from])
      while let next = pending.popLast() {
        for edge in start.graph.outgoingEdges(of: next) where unreachable.contains(edge.to) {
          if found.insert(edge.to).inserted { pending.append(edge.to) }
        }
      }
      return found
    }
    return unreachable.enumerated().filter { index, fragment in
      !unreachable.enumerated().contains { other, from in
        from != fragment && leads(from).contains(fragment) && (!leads(fragment).contains(from) || other < index)
      }
    }.map(\.element)
  }

  /// The number of different states among some, up to hidden order.
  private func distinct(_ states: Set<Int>) -> Int { Set(states.map { self.states[$0].path }).count }

  /// The holders of each presented fragment, the nearest first, and whether its place is in the modal layer.
  private func holders(_ state: Navigation<Letter>) -> [Letter: (chain: [Letter], modals: Int, segue: Segue<Letter>?)] {
    let places = state.presentedPlaces
    var all: [Letter: (chain: [Letter], modals: Int, segue: Segue<Letter>?)] = [:]
    for place in places {
      let below = place.holder.flatMap { all[places[$0].fragment.fragment] }
      let holder = place.holder.map { [places[$0].fragment.fragment] } ?? []
      all[place.fragment.fragment] = (
        holder + (below?.chain ?? []), (below?.modals ?? 0) + (place.layer == .modal ? 1 : 0),
        place.ingress.flatMap { state.graph.segue(for: $0) }
      )
    }
    return all
  }

  private func deepModals(_ bound: Int) -> Set<NavigationFinding<Letter>.Kind> {
    var depths: [Letter: Int] = [:]
    for state in states {
      for place in state.presentedPlaces where place.layer == .modal {
        let depth = holders(state)[place.fragment.fragment]?.modals ?? 0
        depths[place.fragment.fragment] = max(depth, depths[place.fragment.fragment] ?? 0)
      }
    }
    return Set(depths.filter { $0.value > bound }.map { .modalsTooDeep($0.key, depth: $0.value) })
  }

  private func containers() -> Set<NavigationFinding<Letter>.Kind> {
    var kinds: Set<NavigationFinding<Letter>.Kind> = []
    let all = states.map(holders)
    for inside in all {
      for (fragment, place) in inside where place.segue?.style == .pass {
        guard let container = place.chain.first else { continue }
        if all.contains(where: { $0[fragment].map { !$0.chain.contains(container) } ?? false }) {
          kinds.insert(.insideAndOutside(fragment, container: container))
        }
      }
    }
    return kinds
  }
}
