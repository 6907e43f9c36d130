/// A command on its way, with what has been said of its moves.
struct HelmRun<N: Fragment> {
  let cause: HelmCause<N>
  private let work: Work

  /// What is done to the state; a plain command needs no closure, and so no allocation.
  private enum Work {
    case command(NavigationCommand<N>)
    case other((inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>)
  }

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// Told how the command ended.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// What the fragment that the command dismisses answers, by the serial number of its frame.
  var given: (serial: Int, answer: (any Sendable)?)?

  /// The number of the command.
  var ticket = 0

  /// The number of what was kept, where this takes it up again.
  var keptNumber: Int?

  /// The verdicts for the current try.
  var verdicts: [GuardedMove<N>: SegueVerdict<N>] = [:]

  /// What the asynchronous guards have answered; the others are asked again whenever one of those answers.
  private var answers: [Answer: SegueVerdict<N>] = [:]

  private struct Answer: Hashable {
    let guardNumber: Int
    let move: GuardedMove<N>
  }

  init(
    _ cause: HelmCause<N>, work: @escaping (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>
  ) {
    self.cause = cause
    self.work = .other(work)
  }

  init(_ command: NavigationCommand<N>) {
    cause = .command(command)
    work = .command(command)
  }

  /// Does what is to be done, or changes nothing.
  func carryOut(on state: inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    switch work {
    case .command(let command): try state.perform(command)
    case .other(let work): try work(&state)
    }
  }

  /// Whether any guard had a part in what the command did.
  var wasGuided: Bool { verdicts.values.contains { !$0.isAllowed } }

  /// Whether a guard keeps the command.
  var keeps: Bool { verdicts.values.contains { $0.keeps } }

  func answer(of guardNumber: Int, about move: GuardedMove<N>) -> SegueVerdict<N>? {
    answers[Answer(guardNumber: guardNumber, move: move)]
  }

  mutating func note(_ answer: SegueVerdict<N>, of guardNumber: Int, about move: GuardedMove<N>) {
    answers[Answer(guardNumber: guardNumber, move: move)] = answer
  }
}

extension HelmCause {
  /// Whether what is done for this takes the place of commands that wait.
  var takesPlaces: Bool {
    switch self {
    case .command(.edit): false
    case .command, .undo, .redo: true
    case .resumed, .guardChange: false
    }
  }

  /// Whether the rules change by it.
  var changesRules: Bool {
    switch self {
    case .command(.edit): true
    case .command(.sequence(let commands)): commands.contains { HelmCause.command($0).changesRules }
    default: false
    }
  }
}
