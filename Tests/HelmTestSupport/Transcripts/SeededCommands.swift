import HelmCore
import HelmTesting

/// Commands that a seed determines: most are possible, and those that were sent least come first, so that a short walk sees every segue.
package struct SeededCommands<N: Fragment> {
  package var random: SeededNumbers
  private let graph: NavigationGraph<N>

  /// The ids that fragments are presented with, for those that have any.
  private let ids: [N: [String]]

  /// Where redirects lead.
  private let redirects: [Flow<N>]

  private var sent: [DirectedEdge<N>: Int] = [:]
  private var rules: [NavigationCommand<N>] = []
  private var paths: [HelmPath<N>] = []

  package init(graph: NavigationGraph<N>, seed: UInt64, ids: [N: [String]], redirects: [Flow<N>]) {
    (self.graph, self.ids, self.redirects) = (graph, ids, redirects)
    random = SeededNumbers(seed: seed)
  }

  package mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  /// The next command for a state.
  package mutating func next(for navigation: Navigation<N>) -> NavigationCommand<N> {
    if !paths.contains(navigation.path) { paths.append(navigation.path) }
    let presented = navigation.presentedFragments
    let number = random.below(100)
    switch number {
    case ..<42: return present(in: navigation)
    case ..<46: return select(in: navigation)
    case ..<51: return .dismiss
    case ..<56: return .dismiss(pick(presented).fragment)
    case ..<62: return .back
    case ..<64: return .back(to: pick(presented).fragment)
    case ..<66: return .pop(to: pick(presented).fragment)
    case ..<69: return retarget(in: navigation)
    case ..<74: return setStack(in: navigation)
    case ..<76: return .showRoot
    case ..<77: return .dismissModals
    case ..<78: return .restart
    case ..<81: return .replace(pick(paths))
    case ..<86:
      let goal = pick(graph.fragments)
      return .go(to: goal, id: id(of: goal))
    case ..<88: return .forward(id: nil)
    case ..<90: return .dismiss(.place(pick(presented)))
    case ..<96: return rule()
    default:
      let first = present(in: navigation)
      var after = navigation
      _ = try? after.perform(first)
      return .sequence([first, chance(70) ? present(in: after) : .back])
    }
  }

  /// Presents through the segue that was used least, of those that lead on from something presented.
  private mutating func present(in navigation: Navigation<N>) -> NavigationCommand<N> {
    let presented = navigation.presentedFragments
    let edges = presented.flatMap { place in graph.outgoingEdges(of: place.fragment).map { (place, $0) } }
    let least = edges.map { sent[$0.1, default: 0] }.min()
    let (place, edge) =
      edges.isEmpty || chance(5)
      ? (presented[0], presented[0].fragment => pick(graph.fragments))
      : pick(edges.filter { sent[$0.1, default: 0] == least })
    sent[edge, default: 0] += 1
    let id = id(of: edge.to)
    switch random.below(10) {
    case ..<4: return .present(edge.to, id: id)
    case ..<6: return .present(edge.to, id: id, from: .any(edge.from))
    case ..<8: return .present(edge.to, id: id, from: .exactly(place))
    default: return .present(Flow([PathEdge(edge, sourceID: nil, targetID: id)]))
    }
  }

  private mutating func select(in navigation: Navigation<N>) -> NavigationCommand<N> {
    let tabs = navigation.presentedFragments.flatMap { graph.outgoingEdges(of: $0.fragment) }.filter {
      graph.segue(for: $0)?.resolvedPresentation == .inline
    }
    return tabs.isEmpty ? present(in: navigation) : .select(pick(tabs).to)
  }

  private mutating func retarget(in navigation: Navigation<N>) -> NavigationCommand<N> {
    let places = navigation.path.map(\.to).filter { ids[$0.fragment] != nil }
    guard !places.isEmpty else { return .back }
    let place = pick(places)
    return .retarget(place, id: id(of: place.fragment))
  }

  private mutating func setStack(in navigation: Navigation<N>) -> NavigationCommand<N> {
    let roots = navigation.presentedFragments.filter {
      !navigation.stack(from: .exactly($0)).isEmpty || graph.isPushedOn($0.fragment)
    }
    guard !roots.isEmpty else { return .back }
    let root = pick(roots)
    var stack = Array(navigation.stack(from: .exactly(root)).prefix(random.below(3)))
    if chance(60) {
      let pushed = graph.outgoingEdges(of: (stack.last ?? root).fragment).filter {
        graph.segue(for: $0)?.resolvedPresentation == .push
      }
      if !pushed.isEmpty {
        let target = pick(pushed).to
        stack.append(PathFragment(target, id: id(of: target)))
      }
    }
    return .setStack(stack, on: root)
  }

  private mutating func rule() -> NavigationCommand<N> {
    if rules.count > 1 || !rules.isEmpty && chance(50) { return rules.remove(at: random.below(rules.count)) }
    let edge = Flow(pick(graph.edges))
    guard chance(50), !redirects.isEmpty else {
      rules.append(.remove(.disabled, from: edge))
      return .add(.disabled, to: edge)
    }
    let flow = pick(redirects)
    rules.append(.remove(.redirect(to: flow), from: edge))
    return .add(.redirect(to: flow), to: edge)
  }

  package mutating func id(of fragment: N) -> String? { ids[fragment].map { pick($0) } }
}
