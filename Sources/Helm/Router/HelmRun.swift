/// A command that is being run, with the verdicts on its moves.
///
/// It is an object because a value of this size, with parts whose sizes depend on the fragment type, costs more to pass on than the command
/// costs to run.
@MainActor
final class HelmRun<N: Fragment> {
  /// The change to the state, if it isn't the command that is the trigger.
  typealias Work = (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>

  let trigger: HelmTrigger<N>
  private let work: Work?

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// Called with the result of the command.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// The answer of the fragment that the command dismisses, with the serial number of its frame.
  var given: (serial: Int, answer: (any Sendable)?)?

  /// The number of the run, counted from 1; 0 until it is assigned.
  var number = 0

  /// The number of the kept command that this run resumes, if any.
  var keptNumber: Int?

  /// The verdicts of guards; few commands have any.
  private var said: Said?

  private final class Said {
    /// The verdicts for the current attempt.
    var verdicts: [GuardedMove<N>: SegueVerdict<N>] = [:]

    /// The verdicts of asynchronous guards, by number; synchronous ones are reevaluated whenever one of these returns.
    var answers: [Int: [GuardedMove<N>: SegueVerdict<N>]] = [:]
  }

  init(_ trigger: HelmTrigger<N>, work: @escaping Work) {
    self.trigger = trigger
    self.work = work
  }

  init(_ command: NavigationCommand<N>) {
    trigger = .command(command)
    work = nil
  }

  /// Runs the command with the current verdicts, or changes nothing.
  func apply(to state: inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    if said != nil { giveVerdicts(to: &state) }
    defer { if said != nil { state.forgetAnswers() } }
    if let work { return try work(&state) }
    guard case .command(let command) = trigger else { return try state.perform(.sequence([])) }
    return try state.perform(command)
  }

  private func giveVerdicts(to state: inout Navigation<N>) {
    for (move, verdict) in said?.verdicts ?? [:] { state.answer(move, with: verdict) }
  }

  /// Whether a guard that was evaluated earlier led this run elsewhere than the command says.
  var isLedElsewhere = false

  /// Whether a guard influenced what the command did.
  var wasGuided: Bool { isLedElsewhere || hasVerdict { !$0.isAllowed } }

  /// Whether a guard keeps the command.
  var keeps: Bool { hasVerdict { $0.keeps } }

  private func hasVerdict(where isMeant: (SegueVerdict<N>) -> Bool) -> Bool {
    guard let said else { return false }
    return said.verdicts.values.contains(where: isMeant)
  }

  func verdict(on move: GuardedMove<N>) -> SegueVerdict<N>? { said?.verdicts[move] }

  func add(_ verdict: SegueVerdict<N>, on move: GuardedMove<N>) { saying().verdicts[move] = verdict }

  func forgetVerdicts() { said?.verdicts = [:] }

  func answer(of guardNumber: Int, about move: GuardedMove<N>) -> SegueVerdict<N>? {
    said?.answers[guardNumber]?[move]
  }

  func add(_ answer: SegueVerdict<N>, of guardNumber: Int, about move: GuardedMove<N>) {
    saying().answers[guardNumber, default: [:]][move] = answer
  }

  private func saying() -> Said {
    let said = said ?? Said()
    self.said = said
    return said
  }
}

extension HelmTrigger {
  /// Whether a run with this trigger supersedes commands that wait.
  var supersedes: Bool {
    switch self {
    case .command(.add), .command(.remove): false
    case .command, .undo, .redo: true
    case .resumed, .guardChange, .elsewhere: false
    }
  }

  /// Whether a run with this trigger changes the rules.
  var changesRules: Bool {
    if case .command(let command) = self { command.changesRules } else { false }
  }
}
