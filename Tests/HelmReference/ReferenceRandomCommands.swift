/// Random commands: plausible ones in most cases, arbitrary ones in the others.
struct ReferenceRandomCommands {
  let graph: ReferenceGraph<Int>
  var random: ReferenceNumbers

  /// Earlier paths to return to.
  private var paths: [[ReferenceEdge<Int>]] = [[]]

  init(_ graph: ReferenceGraph<Int>, _ random: ReferenceNumbers) {
    self.graph = graph
    self.random = random
  }

  /// The next command for a state.
  mutating func next(for navigation: ReferenceNavigation<Int>) -> ReferenceCommand<Int> {
    if random.chance(8) { paths = paths.suffix(8) + [navigation.path] }
    if navigation.path.count > 14 { return random.pick([.replace(random.pick(paths)), .back, .dismiss, .dismiss]) }
    let fragment = random.pick(graph.fragments)
    switch random.below(100) {
    case ..<1: return .restart
    case ..<2: return .dismissFrom(anyFrame(navigation))
    case ..<3: return .backFrom(anyFrame(navigation))
    case ..<4: return edge(like: path(like: navigation.path))
    case ..<7: return setStack(navigation)
    case ..<9: return .retarget(anyFrame(navigation), id: id())
    case ..<11: return .forwardFrom(source(navigation), id: id())
    case ..<33: return .present(target(from: navigation), id: id())
    case ..<36: return .select(target(from: navigation), id: id())
    case ..<46: return presentFrom(navigation)
    case ..<50: return .presentTag(tag(), id: id())
    case ..<56: return .presentFlow(flow(from: navigation))
    case ..<59: return .forward(id: id())
    case ..<63: return .dismiss
    case ..<67: return .dismissFragment(random.chance(60) ? frame(of: navigation).fragment : fragment, id: id())
    case ..<69: return .dismissTag(tag())
    case ..<71: return .back
    case ..<72: return .dismissModals
    case ..<73: return .showRoot
    case ..<74: return .backTo(random.chance(70) ? frame(of: navigation).fragment : fragment)
    case ..<75:
      return .popTo(random.chance(80) ? frame(of: navigation).fragment : fragment, id: random.pick([nil, nil, "1"]))
    case ..<80: return .replace(path(like: navigation.path))
    case ..<82: return .disable(link())
    case ..<86:
      return .enable(
        navigation.disabled.isEmpty
          ? link() : graph.segues.map(\.link).first(where: navigation.disabled.contains) ?? link())
    case ..<88: return .redirect(link(), to: flow(from: navigation))
    case ..<91: return .redirect(graph.segues.map(\.link).first { navigation.redirects[$0] != nil } ?? link(), to: [])
    case ..<93:
      return .setGuard(ReferenceGuard(link: link(), onlyID: random.pick([nil, "1"]), verdict: verdict(navigation)))
    case ..<95:
      guard var rule = navigation.guards.first else { return .back }
      rule.verdict = .allow
      return .setGuard(rule)
    case ..<96: return .setLeaveGuard(fragment, reason: "draft")
    case ..<98:
      return .setLeaveGuard(graph.fragments.first { navigation.leaveGuards[$0] != nil } ?? fragment, reason: nil)
    default: return .sequence(sequence(from: navigation))
    }
  }

  /// A few commands, each plausible after the ones before it in most cases.
  private mutating func sequence(from navigation: ReferenceNavigation<Int>) -> [ReferenceCommand<Int>] {
    var (navigation, commands) = (navigation, [ReferenceCommand<Int>]())
    for _ in 0..<random.below(5) {
      let command: ReferenceCommand<Int> =
        switch random.below(10) {
        case ..<5: .present(target(from: navigation), id: id())
        case ..<6: presentFrom(navigation)
        case ..<7: .dismiss
        case ..<8: .presentFlow(flow(from: navigation))
        case ..<9: .replace(path(like: navigation.path))
        default: .back
        }
      let isPossible = (try? navigation.run(command)) != nil
      if isPossible || random.chance(20) { commands.append(command) }
    }
    return commands
  }

  private mutating func id() -> String? { random.pick([nil, nil, "1", "2"]) }

  private mutating func tag() -> String { random.pick(["red", "green"]) }

  private mutating func link() -> ReferenceLink<Int> {
    random.chance(97)
      ? random.pick(graph.segues).link
      : ReferenceLink(from: random.pick(graph.fragments), to: random.pick(graph.fragments))
  }

  private mutating func verdict(_ navigation: ReferenceNavigation<Int>) -> ReferenceVerdict<Int> {
    random.chance(50) ? .deny("no") : .redirect(to: flow(from: navigation))
  }

  private mutating func frame(of navigation: ReferenceNavigation<Int>) -> ReferenceFragment<Int> {
    random.pick([navigation.root] + navigation.path.map(\.to))
  }

  /// The dismissal of an edge of the path, or rarely of one that may not exist.
  private mutating func edge(like path: [ReferenceEdge<Int>]) -> ReferenceCommand<Int> {
    let link = link()
    let other = ReferenceEdge(from: ReferenceFragment(link.from), to: ReferenceFragment(link.to))
    return .dismissEdge(path.isEmpty ? other : random.pick(path))
  }

  /// A frame, or rarely one that may not exist.
  private mutating func anyFrame(_ navigation: ReferenceNavigation<Int>) -> ReferenceFragment<Int> {
    random.chance(85) ? frame(of: navigation) : ReferenceFragment(random.pick(graph.fragments), id: id())
  }

  /// A fragment with a segue from a presented fragment.
  private mutating func target(from navigation: ReferenceNavigation<Int>) -> Int {
    let source = random.pick(navigation.presented).fragment
    let targets = graph.segues.filter { $0.link.from == source }.map(\.link.to)
    return targets.isEmpty || random.chance(10) ? random.pick(graph.fragments) : random.pick(targets)
  }

  /// A present from any frame, presented or not, named exactly or not.
  private mutating func presentFrom(_ navigation: ReferenceNavigation<Int>) -> ReferenceCommand<Int> {
    let source = source(navigation)
    let targets = graph.segues.filter { $0.link.from == source.fragment }.map(\.link.to)
    let target = targets.isEmpty || random.chance(5) ? random.pick(graph.fragments) : random.pick(targets)
    switch random.below(6) {
    case 0: return .presentExactly(source, target, id: id())
    case 1, 2: return .selectFrom(source, target, id: id())
    default: return .presentFrom(source, target, id: id())
    }
  }

  private mutating func source(_ navigation: ReferenceNavigation<Int>) -> ReferenceFragment<Int> {
    let source = frame(of: navigation)
    return random.chance(60) ? source : ReferenceFragment(source.fragment, id: random.chance(50) ? source.id : nil)
  }

  /// A stack that starts like the current one, and mostly continues with pushes.
  private mutating func setStack(_ navigation: ReferenceNavigation<Int>) -> ReferenceCommand<Int> {
    let base = anyFrame(navigation)
    let screens = ((try? navigation.screens(on: base)) ?? []).compactMap(\.last?.name)
    var stack = Array(screens.prefix(random.below(screens.count + 1)))
    for _ in 0..<random.below(3) {
      let top = (stack.last ?? base).fragment
      let pushes = graph.segues.filter { $0.link.from == top && $0.presentation == .push }.map(\.link.to)
      let next = pushes.isEmpty || random.chance(10) ? random.pick(graph.fragments) : random.pick(pushes)
      stack.append(ReferenceFragment(next, id: id()))
    }
    return .setStack(stack, on: base)
  }

  /// A flow of a few edges, mostly from a presented fragment.
  private mutating func flow(from navigation: ReferenceNavigation<Int>) -> [ReferenceLink<Int>] {
    var flow: [ReferenceLink<Int>] = []
    var fragment = random.chance(80) ? random.pick(navigation.presented).fragment : random.pick(graph.fragments)
    for _ in 0..<random.below(4) {
      let links = graph.segues.map(\.link).filter { $0.from == fragment }
      if links.isEmpty { break }
      flow.append(random.pick(links))
      fragment = flow[flow.count - 1].to
    }
    return flow
  }

  /// An earlier path, or the current path with a few changes.
  private mutating func path(like path: [ReferenceEdge<Int>]) -> [ReferenceEdge<Int>] {
    var path = random.chance(50) ? random.pick(paths) : path
    switch random.below(6) {
    case 0 where !path.isEmpty: path.removeLast(random.below(path.count) + 1)
    case 1 where !path.isEmpty: path.remove(at: random.below(path.count))
    case 2 where path.count > 1: path.swapAt(random.below(path.count), random.below(path.count))
    case 3 where !path.isEmpty: path.append(random.pick(path))
    case 4:
      // As written by hand: without occurrences.
      path = path.map { edge in
        ReferenceEdge(
          from: ReferenceFragment(edge.from.fragment, id: edge.from.id),
          to: ReferenceFragment(edge.to.fragment, id: edge.to.id))
      }
    default:
      let link = link()
      let target = ReferenceFragment(link.to, id: id(), occurrence: random.pick([0, 0, 1, 3]))
      path.append(ReferenceEdge(from: ReferenceFragment(link.from), to: target))
    }
    return path
  }
}
