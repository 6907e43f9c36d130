import Helm
import HelmTesting

/// Random commands: plausible ones in most cases, arbitrary ones in the others.
struct RandomCommands {
  let graph: RandomGraph
  var random: SeededNumbers

  /// Earlier paths to return to.
  var paths: [HelmPath<Letter>] = []

  /// The next command for a state.
  mutating func next(for navigation: Navigation<Letter>) -> NavigationCommand<Letter> {
    let fragment = random.pick(graph.fragments)
    switch Int.random(in: 0..<100, using: &random) {
    case ..<28: return .present(target(from: navigation), id: id())
    case ..<34: return presentFromSomewhere(in: navigation)
    case ..<40: return .present(tag: tag(), id: id())
    case ..<46: return .present(flow(from: navigation))
    case ..<50: return .forward(id: id())
    case ..<54: return .dismiss
    case ..<58: return .dismiss(fragment, id: id())
    case ..<61: return .dismiss(.tag(tag()))
    case ..<64: return .back
    case ..<67: return .back(to: random.chance(60) ? somePlace(of: navigation).fragment : fragment)
    case ..<70: return .replace(path(like: navigation.path))
    case ..<81: return transition(for: navigation)
    case ..<85: return gesture(in: navigation)
    case ..<88: return .add(.disabled, to: Flow(edge()))
    case ..<93: return .remove(random.chance(70) ? .disabled : .redirect(to: []), from: Flow(edge()))
    case ..<96: return .add(.redirect(to: flow(from: navigation)), to: Flow(edge()))
    default: return .sequence(sequence(from: navigation))
    }
  }

  /// A verdict for a guard.
  mutating func verdict(in navigation: Navigation<Letter>) -> SegueVerdict<Letter> {
    switch Int.random(in: 0..<10, using: &random) {
    case ..<5: .allow
    case ..<7: .deny("no", keep: random.chance(30))
    default: .redirect(to: flow(from: navigation), keep: random.chance(50))
    }
  }

  /// A few commands, each plausible after the ones before it in most cases.
  private mutating func sequence(from navigation: Navigation<Letter>) -> [NavigationCommand<Letter>] {
    var (navigation, commands) = (navigation, [NavigationCommand<Letter>]())
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let command: NavigationCommand<Letter> =
        switch Int.random(in: 0..<10, using: &random) {
        case ..<6: .present(target(from: navigation), id: id())
        case ..<7: .dismiss
        case ..<8: .present(flow(from: navigation))
        case ..<9: transition(for: navigation)
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

  /// A fragment that has a frame, at its place.
  private mutating func somePlace(of navigation: Navigation<Letter>) -> PathFragment<Letter> {
    navigation.path.isEmpty || random.chance(10) ? .at(navigation.entry) : random.pick(navigation.path).to
  }

  /// A fragment with a segue from a presented fragment.
  private mutating func target(from navigation: Navigation<Letter>) -> Letter {
    let edges = graph.graph.outgoingEdges(of: random.pick(navigation.presentedFragments).fragment)
    return edges.isEmpty || random.chance(10) ? random.pick(graph.fragments) : random.pick(edges).to
  }

  /// A present as a screen sends it, which may be covered by now.
  private mutating func presentFromSomewhere(in navigation: Navigation<Letter>) -> NavigationCommand<Letter> {
    let place = somePlace(of: navigation)
    let edges = graph.graph.outgoingEdges(of: place.fragment)
    let target = edges.isEmpty ? random.pick(graph.fragments) : random.pick(edges).to
    return .present(target, id: id(), from: random.chance(50) ? .exactly(place) : .any(place.fragment))
  }

  /// A gesture.
  private mutating func gesture(in navigation: Navigation<Letter>) -> NavigationCommand<Letter> {
    let place = somePlace(of: navigation)
    return switch Int.random(in: 0..<3, using: &random) {
    case 0: .dismiss(.place(place))
    case 1: .back(.from(place))
    default: .retarget(place, id: id())
    }
  }

  /// A flow of a few edges, mostly from a presented fragment.
  private mutating func flow(from navigation: Navigation<Letter>) -> Flow<Letter> {
    var edges: [DirectedEdge<Letter>] = []
    var fragment =
      random.chance(80) ? random.pick(navigation.presentedFragments).fragment : random.pick(graph.fragments)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let egress = graph.graph.outgoingEdges(of: fragment)
      if egress.isEmpty { break }
      edges.append(random.pick(egress))
      fragment = edges[edges.count - 1].to
    }
    return Flow(edges)
  }

  /// A step: mostly along a segue, or back over an edge of the path.
  private mutating func transition(for navigation: Navigation<Letter>) -> NavigationCommand<Letter> {
    if random.chance(25), !navigation.path.isEmpty {
      let edge = random.pick(navigation.path)
      return .dismiss(
        pathEdge: random.chance(90) ? edge : PathEdge(edge.edge, sourceID: edge.from.id, targetID: id()))
    }
    if random.chance(5) { return .replace(path(like: navigation.path)) }
    let source =
      random.chance(90) ? random.pick(navigation.presentedFragments) : .at(random.pick(graph.fragments), id())
    let edges = graph.graph.outgoingEdges(of: source.fragment)
    let target = edges.isEmpty || random.chance(5) ? random.pick(graph.fragments) : random.pick(edges).to
    return .present(.edge(PathEdge(from: source, to: .at(target, id()))))
  }

  /// An earlier path, or one similar to the current one, possibly invalid.
  private mutating func path(like path: HelmPath<Letter>) -> HelmPath<Letter> {
    paths.append(path)
    if random.chance(50) { return random.pick(paths) }
    var edges = Array(path)
    if !edges.isEmpty, random.chance(50) { edges.remove(at: Int.random(in: 0..<edges.count, using: &random)) }
    if edges.count > 1, random.chance(40) { edges.swapAt(0, Int.random(in: 0..<edges.count, using: &random)) }
    return HelmPath(edges)
  }
}
