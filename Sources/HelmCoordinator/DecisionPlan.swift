import Helm

/// A decision planned in a certain state, one step after another: its commands, and what it passes to others.
///
/// Guards aren't evaluated.
struct DecisionPlan<N: Fragment, Output: Hashable & Sendable> {
  private(set) var commands: [NavigationCommand<N>] = []

  /// The index of the step that each command belongs to.
  private var stepOfCommand: [Int] = []

  /// The state after the commands, unless a guard intervenes.
  private(set) var after: Navigation<N>

  /// The outputs for the parent, in order.
  private(set) var outputs: [Output] = []

  /// The parts that have ended, including those that had before.
  private(set) var ended: EndedFlows

  /// The answer that the commands give, and the serial of the frame that it is awaited from.
  private(set) var answer: (serial: Int, answer: (any Sendable)?)?

  /// Whether the coordinator has to be asked first.
  private(set) var asks = false

  /// The screen that sent the action.
  let sender: Frame

  /// The sender and its causes, down to the root.
  let way: [Frame]

  private let action: String
  private let awaited: Set<Int>

  /// A place, with the serial of the frame there.
  typealias Frame = (place: PathFragment<N>, serial: Int)

  /// Plans a decision.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - sender: The screen that sent the action.
  ///   - navigation: The state.
  ///   - action: The action, in the form that messages use.
  ///   - awaited: The serials of the frames whose answers are awaited.
  ///   - ended: What has ended already.
  /// - Throws: The error that the decision fails with in this state.
  init(
    _ decision: FlowDecision<N, Output>, from sender: PathFragment<N>, in navigation: Navigation<N>,
    action: String = "the action", awaited: Set<Int> = [], ended: EndedFlows = EndedFlows()
  ) throws(DecisionError<N>) {
    guard let way = navigation.place(meantBy: sender).flatMap(navigation.way(down:)), let frame = way.first else {
      throw .senderGone(sender, presented: navigation.presentedFragments.reversed())
    }
    self.sender = frame
    self.way = way
    self.action = action
    self.awaited = awaited
    self.ended = ended
    after = navigation
    after.removeGuards()
    for (index, step) in decision.steps.enumerated() { try add(step, index) }
    after.takeGuards(of: navigation)
  }

  /// The commands as a single one; `nil` if there is nothing to do.
  var command: NavigationCommand<N>? { commands.count > 1 ? .sequence(commands) : commands.first }

  private mutating func add(_ step: FlowDecision<N, Output>.Step, _ index: Int) throws(DecisionError<N>) {
    switch step {
    case .command(let command): try run(try fromSender(command, index), index)
    case .present(let fragment, let presentation): try present(fragment, as: presentation, index)
    case .dismissTo(let fragment): try dismiss(to: fragment, index)
    case .showRoot(let root): try showRoot(root, index)
    case .answer(let answer): try run(answering(answer), index)
    case .leave(let fragment): try leave(fragment, index)
    case .end(let fragment):
      let frame = try nearest(fragment, index)
      guard ended.roots.insert(frame.serial).inserted else { throw .endedTwice(frame.place, step: index) }
    case .finish(let output):
      if ended.isWhole { throw .endedTwice(nil, step: index) }
      ended.isWhole = true
      outputs.append(output)
    case .emit(let output): outputs.append(output)
    case .ask: asks = true
    case .unexpected: throw .unexpectedAction(action, from: sender.place)
    }
  }

  /// Adds a command, or throws if it fails.
  mutating func run(_ command: NavigationCommand<N>, _ index: Int) throws(DecisionError<N>) {
    do {
      try after.perform(command)
    } catch {
      throw .notPossible(error, step: index)
    }
    commands.append(command)
    stepOfCommand.append(index)
  }

  /// Returns the index of the step that fails in a state: the one whose command makes a denied move or fails by itself.
  func stepFailing(in navigation: Navigation<N>, denied: GuardedMove<N>? = nil) -> Int {
    var state = navigation
    for (command, step) in zip(commands, stepOfCommand) {
      var isDone = false
      while !isDone {
        do {
          try state.perform(command)
          isDone = true
        } catch .undecided(let move) where move != denied {
          state.setVerdict(on: move, to: .allow)
        } catch {
          return step
        }
      }
    }
    return stepOfCommand.last ?? 0
  }

  /// Returns the dismissal of a frame whose answer is awaited: the nearest one from the sender down, or otherwise the
  /// topmost.
  private mutating func answering(_ answer: FlowAnswer) -> NavigationCommand<N> {
    let near = way.first { awaited.contains($0.serial) && remains($0) }
    guard let edge = near.flatMap({ after.edge(into: $0.place) }) ?? after.topmostEdge(ofSerials: awaited),
      let serial = after.serial(of: edge.to)
    else { return .dismiss }
    self.answer = (serial, answer.base)
    return .dismiss(.edge(edge))
  }

  private mutating func leave(_ fragment: N, _ index: Int) throws(DecisionError<N>) {
    let frame = try nearest(fragment, index)
    guard remains(frame) else { return }
    guard let edge = after.edge(into: frame.place) else {
      throw .notPossible(.fragmentMissingDismissableSegue(frame.place, nil), step: index)
    }
    try run(.dismiss(.edge(edge)), index)
  }

  /// Returns whether a frame hasn't been removed by a step of the decision.
  func remains(_ frame: Frame) -> Bool { after.serial(of: frame.place) == frame.serial }

  /// Returns the nearest frame of a fragment among the sender and its causes.
  func nearest(_ fragment: N, _ index: Int) throws(DecisionError<N>) -> Frame {
    guard let frame = way.first(where: { $0.place.fragment == fragment }) else {
      throw .notPossible(.fragmentNotPresented(PathFragment(fragment), presented: way.map(\.place)), step: index)
    }
    return frame
  }
}

/// The flows that have ended.
struct EndedFlows {
  /// The serials of the roots of nested modules.
  var roots: Set<Int> = []

  /// Whether the module itself has ended.
  var isWhole = false
}

/// Dismissing down to a fragment, except for what autos presented on it.
extension DecisionPlan {
  /// Dismisses down to the nearest frame of a fragment: on the way down from the sender, or otherwise from the topmost
  /// fragment.
  mutating func dismiss(to fragment: N, _ index: Int) throws(DecisionError<N>) {
    let near = way.first { $0.place.fragment == fragment }.flatMap { remains($0) ? $0.place : nil }
    guard let target = near ?? after.firstInDismissalOrder(fragment) else {
      throw .notPossible(
        .fragmentNotPresented(PathFragment(fragment), presented: after.presentedFragments.reversed()), step: index)
    }
    while !after.isOnTop(target) {
      guard let edge = after.dismissal(above: target) else {
        throw .notPossible(.noDismissableSegues(searched: after.presentedFragments.reversed()), step: index)
      }
      try run(.dismiss(.edge(edge)), index)
    }
  }

  /// Dismisses everything that can be dismissed above the root of a module; `nil` stands for that of the whole graph.
  mutating func showRoot(_ root: N?, _ index: Int) throws(DecisionError<N>) {
    let target = if let root { try nearest(root, index).place } else { after.root }
    while let edge = after.dismissal(above: target) { try run(.dismiss(.edge(edge)), index) }
  }
}
