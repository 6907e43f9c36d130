/// A command that is being run, with the verdicts on its moves.
///
/// It is an object because a value of this size, made of parts whose sizes depend on the fragments, costs more to pass
/// on than the command costs to run.
@MainActor
final class HelmRun<N: Fragment> {
  /// What is done to the state, where that is not the command that is the cause.
  typealias Work = (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>

  let cause: HelmCause<N>
  private let work: Work?

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// Told how the command ended.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// What the fragment that the command dismisses answers, by the serial number of its frame.
  var given: (serial: Int, answer: (any Sendable)?)?

  /// The number of the run, counted from 1; 0 until it has one.
  var number = 0

  /// The number of what was kept, where this takes it up again.
  var keptNumber: Int?

  /// What guards have said; few commands ask any.
  private var said: Said?

  private final class Said {
    /// The verdicts for the current try.
    var verdicts: [GuardedMove<N>: SegueVerdict<N>] = [:]

    /// What the asynchronous guards have answered; the others are asked again whenever one of those answers.
    var answers: [Answer: SegueVerdict<N>] = [:]
  }

  private struct Answer: Hashable {
    let guardNumber: Int
    let move: GuardedMove<N>
  }

  init(_ cause: HelmCause<N>, work: @escaping Work) {
    self.cause = cause
    self.work = work
  }

  init(_ command: NavigationCommand<N>) {
    cause = .command(command)
    work = nil
  }

  /// Does what is to be done under the verdicts that there are, or changes nothing.
  func apply(to state: inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    if said != nil { giveVerdicts(to: &state) }
    defer { if said != nil { state.forgetAnswers() } }
    if let work { return try work(&state) }
    guard case .command(let command) = cause else { return try state.perform(.sequence([])) }
    return try state.perform(command)
  }

  private func giveVerdicts(to state: inout Navigation<N>) {
    for (move, verdict) in said?.verdicts ?? [:] { state.answer(move, with: verdict) }
  }

  /// Whether more is done than the command says, because of a guard that was asked before.
  var isLedElsewhere = false

  /// Whether any guard had a part in what the command did.
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
    said?.answers[Answer(guardNumber: guardNumber, move: move)]
  }

  func add(_ answer: SegueVerdict<N>, of guardNumber: Int, about move: GuardedMove<N>) {
    saying().answers[Answer(guardNumber: guardNumber, move: move)] = answer
  }

  private func saying() -> Said {
    let said = said ?? Said()
    self.said = said
    return said
  }
}

extension HelmCause {
  /// Whether what is done for this supersedes commands that wait.
  var supersedes: Bool {
    switch self {
    case .command(.edit): false
    case .command, .undo, .redo: true
    case .resumed, .guardChange, .elsewhere: false
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
