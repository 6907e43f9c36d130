import Helm

/// Plans a decision, one step after another, in a copy of the state.
struct DecisionPlanner<N: Fragment, Output: Hashable & Sendable> {
  typealias Step = FlowDecision<N, Output>.Step

  var plan: DecisionPlan<N, Output>

  /// The places from the sender down to the root, each with the serial of its frame.
  let way: [(place: PathFragment<N>, serial: Int)]

  private let sender: PathFragment<N>
  private let context: DecisionContext

  init(_ navigation: Navigation<N>, sender: PathFragment<N>, _ context: DecisionContext) throws(DecisionError<N>) {
    guard let sender = navigation.place(meantBy: sender), let way = navigation.way(down: sender) else {
      throw .senderGone(sender, presented: navigation.presentedFragments.reversed())
    }
    self.way = way
    self.sender = sender
    self.context = context
    plan = DecisionPlan(after: navigation)
    plan.after.removeGuards()
  }

  mutating func add(_ step: Step, index: Int) throws(DecisionError<N>) {
    switch step {
    case .command(let command): try run(try fromSender(command, index), index)
    case .present(let fragment, let presentation): try present(fragment, as: presentation, index)
    case .dismissTo(let fragment): try dismiss(to: fragment, index)
    case .showRoot(let root): try showRoot(root, index)
    case .answer(let answer): try run(answering(answer), index)
    case .leave(let fragment): try leave(fragment, index)
    case .end(let fragment): try end(fragment, index)
    case .finish(let output):
      if context.isFinished || plan.isFinished { throw .endedTwice(nil, step: index) }
      plan.isFinished = true
      plan.outputs.append(output)
    case .emit(let output): plan.outputs.append(output)
    case .ask: plan.asks = true
    case .unexpected: throw .unexpectedAction(context.action, from: sender)
    }
  }

  /// Returns the command relative to the sender, whatever has been presented above it since.
  private func fromSender(
    _ command: NavigationCommand<N>, _ index: Int
  ) throws(DecisionError<N>) -> NavigationCommand<N> {
    // Once a step of the decision has removed the sender, the rest starts from what remains.
    guard let here = senderInPlace else { return command }
    switch command {
    case .present(.fragment(let fragment, let id), nil):
      let target = PathFragment(fragment, id: id)
      let source = try sources(for: target, index).first { enabledSegue(from: $0, to: target) != nil }
      return .present(fragment, id: id, from: source.map { .exactly($0) })
    case .present(.tag(let tag, let id), nil):
      for place in wayInSight {
        let tagged = plan.after.enabledSegues(from: place.fragment).filter { $0.tag == tag }
        if tagged.count == 1 { return .present(tagged[0].to, id: id, from: .exactly(place)) }
        if tagged.count > 1 { throw .notPossible(.ambiguousTag(tag, tagged.map(\.edge)), step: index) }
      }
      return command
    case .forward(let id, nil): return .forward(id, from: .exactly(here))
    case .dismiss(nil): return .dismiss(.place(here))
    case .back(.step): return .back(.from(plan.after.nearestStep(from: here) ?? here))
    default: return command
    }
  }

  /// The screen that sent the action, unless a step of the decision has removed it.
  private var senderInPlace: PathFragment<N>? {
    way.first.flatMap { plan.after.serial(of: $0.place) == $0.serial ? $0.place : nil }
  }

  /// The places from the sender down from which a fragment can be presented without undoing what led to the sender.
  private var wayInSight: [PathFragment<N>] {
    guard let here = senderInPlace else { return [] }
    let causes = way.dropFirst().map(\.place).filter(plan.after.isPresented)
    return plan.after.isInSight(here) ? [here] + causes : causes
  }

  /// Returns the places that a fragment may be presented from: those from the sender down first, then everything
  /// presented.
  ///
  /// - Throws: `sourceNotPresented` if the sender is out of sight, such as in another tab.
  func sources(for target: PathFragment<N>, _ index: Int) throws(DecisionError<N>) -> [PathFragment<N>] {
    let presented = Array(plan.after.presentedFragments.reversed())
    guard let here = senderInPlace else { return presented }
    guard plan.after.isInSight(here) else {
      throw .notPossible(.sourceNotPresented(here, to: target, index: nil, presented: presented), step: index)
    }
    let way = wayInSight
    return way + presented.filter { !way.contains($0) }
  }

  func enabledSegue(from source: PathFragment<N>, to target: PathFragment<N>) -> Segue<N>? {
    plan.after.enabledSegue(from: source.fragment, to: target.fragment)
  }

  /// Adds a command, or throws if it fails.
  mutating func run(_ command: NavigationCommand<N>, _ index: Int) throws(DecisionError<N>) {
    do {
      try plan.after.perform(command)
    } catch {
      throw .notPossible(error, step: index)
    }
    plan.commands.append(command)
  }

  /// Returns the nearest frame of a fragment among the sender and its causes.
  private func nearest(_ fragment: N, _ index: Int) throws(DecisionError<N>) -> (PathFragment<N>, serial: Int) {
    guard let frame = way.first(where: { $0.place.fragment == fragment }) else {
      throw .notPossible(.fragmentNotPresented(PathFragment(fragment), presented: way.map(\.place)), step: index)
    }
    return frame
  }

  /// Returns the dismissal of a frame whose answer is awaited: the nearest one from the sender down, or otherwise the
  /// topmost.
  private mutating func answering(_ answer: FlowAnswer) -> NavigationCommand<N> {
    let awaited = context.awaited
    let near = way.first { frame in
      awaited.contains(frame.serial) && plan.after.serial(of: frame.place) == frame.serial
    }
    let edge = near.flatMap { plan.after.edge(into: $0.place) } ?? plan.after.topmostEdge(ofSerials: awaited)
    guard let edge, let serial = plan.after.serial(of: edge.to) else { return .dismiss }
    plan.answer = (serial, answer)
    return .dismiss(.edge(edge))
  }

  private mutating func leave(_ fragment: N, _ index: Int) throws(DecisionError<N>) {
    let (frame, serial) = try nearest(fragment, index)
    guard plan.after.serial(of: frame) == serial else { return }
    guard let edge = plan.after.edge(into: frame) else {
      throw .notPossible(.fragmentMissingDismissableSegue(frame, nil), step: index)
    }
    try run(.dismiss(.edge(edge)), index)
  }

  private mutating func end(_ fragment: N, _ index: Int) throws(DecisionError<N>) {
    let (frame, serial) = try nearest(fragment, index)
    guard !context.ended.contains(serial), plan.ended.insert(serial).inserted else {
      throw .endedTwice(frame, step: index)
    }
  }
}
