import Helm
import HelmTesting

/// Commands that a random number generator makes up: sensible ones in most cases, any in the others.
struct RandomCommands {
  let graph: RandomGraph
  var random: SeededNumbers

  /// Paths of the past, to go back to.
  var paths: [HelmPath<Letter>] = []

  /// The next command for a state.
  mutating func next(for navigation: Navigation<Letter>) -> ReferenceCommand<Letter> {
    let fragment = random.pick(graph.fragments)
    switch Int.random(in: 0..<100, using: &random) {
    case ..<34: return .perform(.present(target(from: navigation), id: id()))
    case ..<40: return .perform(.presentTag(tag(), id: id()))
    case ..<46: return .perform(.presentFlow(flow(from: navigation)))
    case ..<50: return .perform(.forward(id: id()))
    case ..<54: return .perform(.dismiss)
    case ..<58: return .perform(.dismissFragment(fragment, id: id()))
    case ..<61: return .perform(.dismissTag(tag()))
    case ..<65: return .perform(.back)
    case ..<68: return .perform(.backTo(random.chance(60) ? someFragment(of: navigation) : fragment))
    case ..<71: return .perform(.replace(path(like: navigation.path)))
    case ..<86: return .perform(.navigate(transition(for: navigation)))
    case ..<89: return .add(.disabled, edge())
    case ..<94: return .remove(random.chance(70) ? .disabled : .redirect(to: []), edge())
    case ..<96: return .add(.redirect(to: flow(from: navigation)), edge())
    default: return .perform(.sequence(sequence(from: navigation)))
    }
  }

  /// What a guard may say.
  mutating func verdict(in navigation: Navigation<Letter>) -> SegueVerdict<Letter> {
    switch Int.random(in: 0..<10, using: &random) {
    case ..<5: .allow
    case ..<7: .deny("no")
    default: .redirect(to: flow(from: navigation))
    }
  }

  /// A few commands, each sensible after the ones before it in most cases.
  private mutating func sequence(from navigation: Navigation<Letter>) -> [NavigationCommand<Letter>] {
    var (navigation, commands) = (navigation, [NavigationCommand<Letter>]())
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let command: NavigationCommand<Letter> =
        switch Int.random(in: 0..<10, using: &random) {
        case ..<6: .present(target(from: navigation), id: id())
        case ..<7: .dismiss
        case ..<8: .presentFlow(flow(from: navigation))
        case ..<9: .navigate(transition(for: navigation))
        default: .back
        }
      let isPossible = (try? navigation.perform(command)) != nil
      if isPossible || random.chance(20) { commands.append(command) }
    }
    return commands
  }

  private mutating func id() -> String? { random.pick([nil, nil, nil, "1", "2"]) }

  private mutating func tag() -> AnySegueTag { AnySegueTag(random.pick(Mark.allCases)) }

  private mutating func edge() -> DirectedEdge<Letter> {
    random.chance(97)
      ? random.pick(graph.graph.edges) : random.pick(graph.fragments) => random.pick(graph.fragments)
  }

  /// A fragment that has a frame.
  private mutating func someFragment(of navigation: Navigation<Letter>) -> Letter {
    navigation.path.isEmpty ? navigation.entry : random.pick(navigation.path).to.fragment
  }

  /// A fragment that a segue leads to from something presented.
  private mutating func target(from navigation: Navigation<Letter>) -> Letter {
    let edges = graph.graph.egressEdges(for: random.pick(navigation.presentedFragments).fragment)
    return edges.isEmpty || random.chance(10) ? random.pick(graph.fragments) : random.pick(edges).to
  }

  /// A walk of a few edges, from something presented in most cases.
  private mutating func flow(from navigation: Navigation<Letter>) -> Flow<Letter> {
    var edges: [DirectedEdge<Letter>] = []
    var fragment =
      random.chance(80) ? random.pick(navigation.presentedFragments).fragment : random.pick(graph.fragments)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let egress = graph.graph.egressEdges(for: fragment)
      if egress.isEmpty { break }
      edges.append(random.pick(egress))
      fragment = edges[edges.count - 1].to
    }
    return Flow(edges)
  }

  /// A step: along a segue or back over an edge of the path in most cases.
  private mutating func transition(for navigation: Navigation<Letter>) -> PathTransition<Letter> {
    if random.chance(25), !navigation.path.isEmpty {
      let edge = random.pick(navigation.path)
      return .dismiss(
        pathEdge: random.chance(90) ? edge : PathEdge(edge.edge, sourceID: edge.from.id, targetID: id()))
    }
    if random.chance(5) { return .replace(path: path(like: navigation.path)) }
    let source =
      random.chance(90) ? random.pick(navigation.presentedFragments) : .at(random.pick(graph.fragments), id())
    let edges = graph.graph.egressEdges(for: source.fragment)
    let target = edges.isEmpty || random.chance(5) ? random.pick(graph.fragments) : random.pick(edges).to
    return .present(pathEdge: PathEdge(from: source, to: .at(target, id())))
  }

  /// A path of the past, or one like the present one, with a fault perhaps.
  private mutating func path(like path: HelmPath<Letter>) -> HelmPath<Letter> {
    paths.append(path)
    if random.chance(50) { return random.pick(paths) }
    var edges = Array(path)
    if !edges.isEmpty, random.chance(50) { edges.remove(at: Int.random(in: 0..<edges.count, using: &random)) }
    if edges.count > 1, random.chance(40) { edges.swapAt(0, Int.random(in: 0..<edges.count, using: &random)) }
    if random.chance(50) {
      let from = edges.last?.to ?? .at(.a)
      let egress = graph.graph.egressEdges(for: from.fragment)
      if !egress.isEmpty { edges.append(PathEdge(from: from, to: .at(random.pick(egress).to, id()))) }
    }
    return HelmPath(edges)
  }
}
