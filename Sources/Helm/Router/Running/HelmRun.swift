/// A command that is being run, with the verdicts on its moves.
///
/// It is an object because a value of this size, with parts whose sizes depend on the fragment type, costs more to pass on than the command
/// costs to run.
@MainActor
final class HelmRun<N: Fragment> {
  /// A change to the state that isn't a command.
  typealias Work = (inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N>

  let trigger: HelmTrigger<N>
  private let job: Job

  private enum Job {
    case command(NavigationCommand<N>)
    case work(Work)
  }

  /// Called when the command is done, before anything else can happen.
  var onDone: ((NavigationOutcome<N>) -> Void)?

  /// Called with the result of the command.
  var onEnd: (@MainActor (NavigationResult<N>) -> Void)?

  /// The answer of the fragment that the command dismisses, with the serial number of its frame.
  var dismissalAnswer: (serial: Int, answer: (any Sendable)?)?

  /// The number of the run, counted from 1; 0 until it is assigned.
  var number = 0

  /// The number of the kept command that this run resumes, if any.
  var keptNumber: Int?

  /// The part of a sequence that a redirect kept: what comes before it has been done.
  private(set) var remainder: NavigationCommand<N>?

  /// The verdicts for the current attempt; few commands have any.
  private var verdicts: [GuardedMove<N>: SegueVerdict<N>]?

  /// The verdicts of asynchronous guards, by their numbers; synchronous ones are reevaluated whenever one of these returns.
  private var asyncVerdicts: [Int: [GuardedMove<N>: SegueVerdict<N>]]?

  init(_ trigger: HelmTrigger<N>, work: @escaping Work) {
    self.trigger = trigger
    job = .work(work)
  }

  init(_ command: NavigationCommand<N>) {
    trigger = .command(command)
    job = .command(command)
  }

  /// Runs the command with the current verdicts, or changes nothing.
  func apply(to state: inout Navigation<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    if let verdicts { for (move, verdict) in verdicts { state.setVerdict(on: move, to: verdict) } }
    defer { if verdicts != nil { state.forgetVerdicts() } }
    switch job {
    case .command(let command): return try state.perform(command)
    case .work(let work): return try work(&state)
    }
  }

  /// Whether a guard that was evaluated earlier led this run elsewhere than the command says.
  var isRedirected = false

  /// Whether a guard influenced what the command did.
  var wasChangedByGuard: Bool { isRedirected || hasVerdict { !$0.isAllowed } }

  /// Whether a guard keeps the command.
  var keeps: Bool { hasVerdict { $0.keeps } }

  private func hasVerdict(where isMeant: (SegueVerdict<N>) -> Bool) -> Bool {
    verdicts?.values.contains(where: isMeant) ?? false
  }

  func verdict(on move: GuardedMove<N>) -> SegueVerdict<N>? { verdicts?[move] }

  func add(_ verdict: SegueVerdict<N>, on move: GuardedMove<N>) {
    if verdicts == nil { verdicts = [:] }
    verdicts?[move] = verdict
  }

  func forgetVerdicts() {
    if verdicts != nil { verdicts = [:] }
    remainder = nil
  }

  func asyncVerdict(of guardNumber: Int, on move: GuardedMove<N>) -> SegueVerdict<N>? {
    asyncVerdicts?[guardNumber]?[move]
  }

  func add(_ verdict: SegueVerdict<N>, of guardNumber: Int, on move: GuardedMove<N>) {
    if asyncVerdicts == nil { asyncVerdicts = [:] }
    asyncVerdicts?[guardNumber, default: [:]][move] = verdict
  }

  /// Stores the part of a sequence that a redirect keeps, given the state before it: the command that makes the move, and those after it.
  func setRemainder(from move: GuardedMove<N>, in state: Navigation<N>) {
    guard remainder == nil, case .command(.sequence(let commands)) = job else { return }
    var before = state
    for (known, verdict) in verdicts ?? [:] where known != move { before.setVerdict(on: known, to: verdict) }
    remainder = before.index(ofCommandMaking: move, in: commands).map { .sequence(Array(commands[$0...])) }
  }
}

extension HelmTrigger {
  /// Whether a run with this trigger supersedes commands that wait.
  var supersedes: Bool {
    switch self {
    case .command(.add), .command(.remove): false
    case .command, .undo, .redo: true
    case .resumed, .guardChange, .outsideModule: false
    }
  }

  /// Whether a run with this trigger changes the rules.
  var changesRules: Bool {
    if case .command(let command) = self { command.changesRules } else { false }
  }
}
