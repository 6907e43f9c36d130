/// A command on its way, with what has been said of its moves.
struct HelmRun<N: Fragment> {
  let cause: HelmCause<N>
  let command: (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// Told how the command ended.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// What the fragment that the command dismisses answers, by the serial number of its frame.
  var given: (serial: Int, answer: (any Sendable)?)?

  /// The number of the command.
  var ticket = 0

  /// The verdicts for the current try.
  var verdicts: [GuardedMove<N>: SegueVerdict<N>] = [:]

  /// What the guards that take a while have said; the others are asked again whenever one of those has answered.
  private var answers: [Answer: SegueVerdict<N>] = [:]

  private struct Answer: Hashable {
    let guardNumber: Int
    let move: GuardedMove<N>
  }

  init(
    _ cause: HelmCause<N>, command: @escaping (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>
  ) {
    self.cause = cause
    self.command = command
  }

  init(_ command: NavigationCommand<N>) {
    self.init(.command(command)) { (state) throws(HelmError<N>) in try state.perform(command) }
  }

  /// Whether any guard had a part in what the command did.
  var wasGuided: Bool { verdicts.values.contains { !$0.isAllowed } }

  /// The redirect of a guard that the command has followed, and that keeps what was wanted.
  var keepingRedirect: Flow<N>? {
    for case .redirect(let flow, keep: true) in verdicts.values { return flow }
    return nil
  }

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
    guard case .command(let command) = self else { return false }
    return command.singles.contains { if case .edit = $0 { true } else { false } }
  }
}
