/// A command by positions, as a page sends it.
enum Command {
  case present(Subject, from: Machine.Source?)
  case presentTag(TagIndex, id: String?)
  case presentFlow(MachineFlow)
  case take(SegueIndex, from: FrameKey, id: String?)
  case select(Subject, from: Machine.Source?)
  case retarget(FrameKey, id: String?)
  case forward(id: String?, from: Machine.Source?)
  case dismiss
  case dismissFragment(Subject)
  case dismissTag(TagIndex)
  case dismissPlace(FrameKey)
  case dismissEdge(FrameEdge)
  case back
  case backTo(FragmentIndex)
  case backFrom(FrameKey)
  case pop(Subject)
  case go([Subject])
  case setStack([FrameKey], on: FrameKey)
  case showRoot
  case dismissModals
  case restart
  case replace([(from: FrameKey, to: FrameKey)])
  case disable([Edge])
  case enable([Edge])
  case redirect([Edge], to: [FlowStep])

  struct Edge: Equatable {
    let from: FragmentIndex
    let to: FragmentIndex
  }

  struct FlowStep: Equatable {
    let edge: Edge
    let fromID: String?
    let toID: String?
  }
}

extension Machine {
  /// A flow by segues; the same step is in it once.
  func flow(_ steps: [Command.FlowStep], _ name: FlowName) -> MachineFlow {
    let steps = unique(steps).map { step in
      let source = FrameKey(subject: Subject(fragment: step.edge.from, id: step.fromID), occurrence: 0)
      let segue = graph.segue(from: step.edge.from, to: step.edge.to)
      return PathStep(segue: segue, source: source, targetID: step.toID, occurrence: 0)
    }
    return MachineFlow(name: name, steps: steps)
  }

  /// Runs commands, without undoing what they did if one of them fails.
  mutating func run(_ commands: [Command]) throws(Failure) {
    for command in commands { try run(command) }
    try move { (machine) throws(MachineError) in try machine.checkLeaving() }
  }

  private mutating func run(_ command: Command) throws(Failure) {
    switch command {
    case .go(let wanted): return try go(through: wanted)
    case .disable(let edges):
      disabled.formUnion(try segues(edges))
      return revokeDisabled()
    case .enable(let edges): return disabled.subtract(try segues(edges))
    case .redirect(let edges, let steps):
      for segue in try segues(edges) { redirects[segue] = steps.isEmpty ? nil : flow(steps, .redirect(of: segue)) }
    default: try move { (machine) throws(MachineError) in try machine.make(command) }
    }
  }

  private mutating func move(_ body: (inout Machine) throws(MachineError) -> Void) throws(Failure) {
    do throws(MachineError) {
      try body(&self)
    } catch {
      throw .error(error)
    }
  }

  private mutating func make(_ command: Command) throws(MachineError) {
    switch command {
    case .present(let target, let source): try present(target.fragment, id: .init(text: target.id), from: source)
    case .presentTag(let tag, let id): try present(tag: tag, id: .init(text: id))
    case .presentFlow(let flow): try present(flow)
    case .take(let segue, let source, let id):
      let rules = graph[segue]
      let place = EdgePlace.edge(from: rules.from, source: source, to: rules.to, id: id)
      if disabled.contains(segue) { throw .missingSegue(place) }
      guard let frame = presentedFrame(source), table[frame].fragment == rules.from else {
        throw .sourceNotPresented(place, presented: searched)
      }
      try follow(.take(segue, from: frame, id: .init(text: id)))
    case .select(let target, let source): try select(target.fragment, id: .init(text: target.id), from: source)
    case .retarget(let place, let id): try retarget(place, to: .init(text: id))
    case .forward(let id, let source): try forward(id: .init(text: id), from: source)
    case .dismiss: try dismiss()
    case .dismissFragment(let target): try dismiss(target.fragment, id: target.id)
    case .dismissTag(let tag): try dismiss(tag: tag)
    case .dismissPlace(let place): try dismiss(from: place)
    case .dismissEdge(let edge): try dismiss(edge)
    case .back: try back()
    case .backTo(let fragment): try back(to: fragment)
    case .backFrom(let place): try back(from: place)
    case .pop(let target): try pop(to: target.fragment, id: target.id)
    case .setStack(let stack, let root): try setStack(stack, on: root)
    case .showRoot: try showRoot()
    case .dismissModals: try dismissModals()
    case .restart: try restart()
    case .replace(let edges):
      try replace(
        edges.map { from, to in
          PathStep(
            segue: graph.segue(from: from.subject.fragment, to: to.subject.fragment), source: from,
            targetID: to.subject.id, occurrence: to.occurrence)
        })
    case .go, .disable, .enable, .redirect: break
    }
  }

  private func segues(_ edges: [Command.Edge]) throws(Failure) -> [SegueIndex] {
    var segues: [SegueIndex] = []
    for edge in edges {
      guard let segue = graph.segue(from: edge.from, to: edge.to) else {
        throw .error(.missingSegue(.edge(from: edge.from, source: nil, to: edge.to, id: nil)))
      }
      segues.append(segue)
    }
    return segues
  }

  // MARK: Going

  private mutating func go(through wanted: [Subject]) throws(Failure) {
    let plan = try plan(through: wanted)
    try move { (machine) throws(MachineError) in try machine.carryOut(plan) }
  }

  /// The best route to fragments, each presented from the one before it.
  func plan(through wanted: [Subject]) throws(Failure) -> RoutePlan {
    var reasons = wanted.compactMap { errorOfID($0.id, for: $0.fragment) }.map { Failure.error($0) }
    if reasons.isEmpty, let last = wanted.last, let auto = autoLeadingOn(from: last.fragment) {
      reasons.append(.neverInFront(last, auto: auto))
    }
    guard reasons.isEmpty else { throw .noRoute(to: wanted, because: reasons) }
    let goal = RouteGoal(wanted)
    do throws(RouteFailure) {
      return try plan(to: goal)
    } catch {
      throw .noRoute(to: wanted, because: self.reasons(for: error, goal))
    }
  }

  private func reasons(for failure: RouteFailure, _ goal: RouteGoal) -> [Failure] {
    let obstacles = obstacles(to: goal, after: failure)
    if failure.isLimitReached || !obstacles.isEmpty { return obstacles.map { .error($0) } }
    return goal.wanted.last.map { [.neverInFront($0, auto: nil)] } ?? []
  }
}

/// Why a command fails.
enum Failure: Error {
  case error(MachineError)
  case noRoute(to: [Subject], because: [Failure])
  case neverInFront(Subject, auto: SegueIndex?)
}

/// A list with the first of those that are the same.
func unique<Element: Equatable>(_ list: [Element]) -> [Element] {
  var unique: [Element] = []
  for element in list where !unique.contains(element) { unique.append(element) }
  return unique
}
