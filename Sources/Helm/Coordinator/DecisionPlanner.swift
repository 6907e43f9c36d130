/// Plans a decision step by step in a copy of the state.
struct DecisionPlanner<N: Fragment, Output: Hashable & Sendable> {
  typealias Step = FlowDecision<N, Output>.Step

  var plan: DecisionPlan<N, Output>

  /// The frames from the sender down to the root, with what tells them from all others.
  let way: [(fragment: PathFragment<N>, serial: Int)]

  private let sender: PathFragment<N>
  private let context: DecisionContext

  init(_ navigation: Navigation<N>, sender: PathFragment<N>, _ context: DecisionContext) throws(DecisionError<N>) {
    guard let way = navigation.way(down: sender) else {
      throw .senderGone(sender, presented: navigation.presentedFragments.reversed())
    }
    self.way = way
    self.sender = sender
    self.context = context
    plan = DecisionPlan(after: navigation)
    plan.after.guarded = GuardedSegues()
  }

  mutating func add(_ step: Step, index: Int) throws(DecisionError<N>) {
    switch step {
    case .present(let fragment, nil): try run(.present(fragment.fragment, id: fragment.id), index)
    case .present(let fragment, let presentation?): try present(fragment, as: presentation, index)
    case .presentTag(let tag, let id): try run(.presentTag(tag, id: id), index)
    case .presentFlow(let flow): try run(.presentFlow(flow), index)
    case .forward(let id): try run(.forward(id: id), index)
    case .dismiss: try run(.dismiss, index)
    case .dismissFragment(let fragment, let id): try run(.dismissFragment(fragment, id: id), index)
    case .dismissTo(let fragment): try dismiss(to: fragment, index)
    case .showRoot(let root): try showRoot(root, index)
    case .back: try run(.back, index)
    case .backTo(let fragment): try run(.backTo(fragment), index)
    case .answer(let answer): try run(answering(answer), index)
    case .leave(let fragment): try leave(fragment, index)
    case .end(let fragment): try end(fragment, index)
    case .finish(let output):
      if context.isFinished || plan.isFinished { throw .endedTwice(nil, step: index) }
      plan.isFinished = true
      plan.outputs.append(output)
    case .handOver(let output): plan.outputs.append(output)
    case .ask: plan.asks = true
    case .unexpected: throw .unexpectedAction(context.action, from: sender)
    }
  }

  /// Adds a command, if it is possible.
  mutating func run(_ command: NavigationCommand<N>, _ index: Int) throws(DecisionError<N>) {
    do {
      try plan.after.perform(command)
    } catch {
      throw .notPossible(error, step: index)
    }
    plan.commands.append(command)
  }

  /// The nearest frame of a fragment that the sender stands on, itself included.
  private func nearest(_ fragment: N, _ index: Int) throws(DecisionError<N>) -> (PathFragment<N>, serial: Int) {
    guard let frame = way.first(where: { $0.fragment.fragment == fragment }) else {
      throw .notPossible(.fragmentNotPresented(PathFragment(fragment), presented: way.map(\.fragment)), step: index)
    }
    return frame
  }

  /// Dismisses what an answer is awaited of: the nearest such frame below the sender, or else the topmost one.
  private mutating func answering(_ answer: FlowAnswer) -> NavigationCommand<N> {
    let awaited = context.awaited
    let near = way.first { frame in
      awaited.contains(frame.serial) && plan.after.serial(of: frame.fragment) == frame.serial
    }
    let edge = near.flatMap { plan.after.edge(into: $0.fragment) } ?? plan.after.topmostEdge(ofSerials: awaited)
    guard let edge, let serial = plan.after.serial(of: edge.to) else { return .dismiss }
    plan.answer = (serial, answer)
    return .navigate(.dismiss(pathEdge: edge))
  }

  private mutating func leave(_ fragment: N, _ index: Int) throws(DecisionError<N>) {
    let (frame, serial) = try nearest(fragment, index)
    guard plan.after.serial(of: frame) == serial else { return }
    guard let edge = plan.after.edge(into: frame) else {
      throw .notPossible(.fragmentMissingDismissableSegue(frame, nil), step: index)
    }
    try run(.navigate(.dismiss(pathEdge: edge)), index)
  }

  private mutating func end(_ fragment: N, _ index: Int) throws(DecisionError<N>) {
    let (frame, serial) = try nearest(fragment, index)
    guard !context.ended.contains(serial), plan.ended.insert(serial).inserted else {
      throw .endedTwice(frame, step: index)
    }
  }
}
