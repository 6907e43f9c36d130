/// A command on its way, with what has been said of its segues.
struct HelmRun<N: Fragment> {
  let cause: HelmCause<N>
  let command: (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// What the fragment that the command dismisses answers, by the serial number of its frame.
  var given: (serial: Int, answer: (any Sendable)?)?

  /// The number of the command.
  var ticket = 0

  /// The verdicts for the current try.
  var verdicts: [PathEdge<N>: SegueVerdict<N>] = [:]

  /// What the guards that take a while have said; the others are asked again whenever one of those has answered.
  private var answers: [Answer: SegueVerdict<N>] = [:]

  private struct Answer: Hashable {
    let guardNumber: Int
    let edge: PathEdge<N>
  }

  init(
    _ cause: HelmCause<N>, command: @escaping (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>
  ) {
    self.cause = cause
    self.command = command
  }

  init(_ command: NavigationCommand<N>) {
    self.init(.command(command)) { (machine) throws(HelmError<N>) in try machine.perform(command) }
  }

  /// Whether any guard had a part in what the command did.
  var wasGuided: Bool { verdicts.values.contains { !$0.isAllowed } }

  func answer(of guardNumber: Int, about edge: PathEdge<N>) -> SegueVerdict<N>? {
    answers[Answer(guardNumber: guardNumber, edge: edge)]
  }

  mutating func note(_ answer: SegueVerdict<N>, of guardNumber: Int, about edge: PathEdge<N>) {
    answers[Answer(guardNumber: guardNumber, edge: edge)] = answer
  }
}

extension HelmCause {
  /// Whether what is done for this takes the place of commands that wait.
  var takesPlaces: Bool {
    switch self {
    case .command, .undo, .redo: true
    case .resumed, .edit, .guardChange: false
    }
  }
}
