/// What a command has done.
///
/// Its lists are made when they are asked for.
public struct NavigationOutcome<N: Fragment>: Sendable {
  private let journal: Journal

  /// What the positions of the journal stand for; `nil` where the outcome was translated.
  private let names: GraphNames<N>?

  /// The redirects that were followed, if any were, or what was translated.
  private let details: OutcomeDetails<N>?

  /// How the path has changed.
  package let pathChange: PathChange

  init(
    _ journal: Journal, _ pathChange: PathChange, names: GraphNames<N>,
    details: OutcomeDetails<N>?
  ) {
    self.journal = journal
    self.pathChange = pathChange
    self.names = names
    self.details = details
  }

  /// Makes an outcome of what was translated from the words of the whole.
  init(
    steps: [NavigationStep<N>], appeared: [PathFragment<N>], disappeared: [PathFragment<N>], pathChange: PathChange
  ) {
    journal = Journal()
    names = nil
    details = OutcomeDetails(.init(steps: steps, appeared: appeared, disappeared: disappeared))
    self.pathChange = pathChange
  }

  /// The number of steps.
  package var stepCount: Int { details?.translated?.steps.count ?? journal.steps.count }

  /// The single steps, in order.
  ///
  /// - Complexity: Linear in the steps, and in what appeared and disappeared.
  public var steps: [NavigationStep<N>] {
    guard let names else { return details?.translated?.steps ?? [] }
    return journal.steps.enumerated().map { number, step in
      let (appeared, disappeared) = journal.touches[step.touches].netChange()
      return NavigationStep(
        action: action(step.action, number: number, names), appeared: appeared.map { names.pathFragment($0) },
        disappeared: disappeared.map { names.pathFragment($0) })
    }
  }

  /// The fragments that are presented now and were not before, and those that were and are not now.
  ///
  /// - Complexity: Linear in the result.
  package var presentationChange: (appeared: [PathFragment<N>], disappeared: [PathFragment<N>]) {
    guard let names else { return (details?.translated?.appeared ?? [], details?.translated?.disappeared ?? []) }
    let (appeared, disappeared) = journal.touches.netChange()
    return (appeared.map { names.pathFragment($0) }, disappeared.map { names.pathFragment($0) })
  }

  /// The fragments that are presented now and were not before.
  ///
  /// - Complexity: Linear in the result.
  public var appeared: [PathFragment<N>] { presentationChange.appeared }

  /// The fragments that were presented before and are not now.
  ///
  /// - Complexity: Linear in the result.
  public var disappeared: [PathFragment<N>] { presentationChange.disappeared }

  /// Whether the command changed nothing.
  public var isEmpty: Bool { pathChange.isEmpty && !changesPresentation }

  /// Whether anything is presented now that was not before, or the other way round.
  package var changesPresentation: Bool {
    details?.translated.map { !$0.appeared.isEmpty || !$0.disappeared.isEmpty } ?? journal.touches.hasNetChange
  }

  /// What appeared or disappeared, by positions.
  package var changedSubjects: [Subject] {
    let (appeared, disappeared) = journal.touches.netChange()
    return (disappeared + appeared).map(\.subject)
  }

  private func action(_ action: MachineAction, number: Int, _ names: GraphNames<N>) -> NavigationStep<N>.Action {
    switch action {
    case .presented(let edge): .presented(names.pathEdge(edge))
    case .returned(let edge): .returned(names.pathEdge(edge))
    case .reselected(let edge): .reselected(names.pathEdge(edge))
    case .dismissed(let edge): .dismissed(names.pathEdge(edge))
    case .redirected:
      // Every followed redirect has been noted with its flow.
      details?.redirects[number].map { .redirected($0.edge, to: $0.flow) } ?? .replaced
    case .replaced: .replaced
    }
  }
}

extension NavigationOutcome: KeyEquatable {
  /// What was done.
  package struct EqualityKey: Hashable {
    fileprivate let pathChange: PathChange
    fileprivate let steps: [NavigationStep<N>]
  }

  package var equalityKey: EqualityKey { EqualityKey(pathChange: pathChange, steps: steps) }
}

/// What few outcomes have.
///
/// It is an object, so that the others need no room for it.
final class OutcomeDetails<N: Fragment>: Sendable {
  /// The redirects that the command has followed, by the numbers of its steps.
  let redirects: [Int: (edge: DirectedEdge<N>, flow: Flow<N>)]

  /// What was translated from the words of the whole, if it was.
  let translated: Translated?

  struct Translated: Sendable {
    let steps: [NavigationStep<N>]
    let appeared: [PathFragment<N>]
    let disappeared: [PathFragment<N>]
  }

  init(redirects: [Int: (edge: DirectedEdge<N>, flow: Flow<N>)]) {
    self.redirects = redirects
    translated = nil
  }

  init(_ translated: Translated) {
    redirects = [:]
    self.translated = translated
  }
}

/// One step of a command, and what it changed in what is presented.
public struct NavigationStep<N: Fragment>: Hashable, Sendable {
  /// What happened.
  public let action: Action

  /// The fragments that appeared.
  public let appeared: [PathFragment<N>]

  /// The fragments that disappeared.
  public let disappeared: [PathFragment<N>]

  /// What can happen within a command.
  public enum Action: Hashable, Sendable {
    /// A segue was taken and its target joined the path.
    case presented(PathEdge<N>)

    /// A segue led back to a fragment that was there already, and what was presented from that is gone.
    case returned(PathEdge<N>)

    /// A segue brought a hidden content child back to the front.
    case reselected(PathEdge<N>)

    /// A redirect led elsewhere, that of a trait or of a guard.
    case redirected(DirectedEdge<N>, to: Flow<N>)

    /// A path edge was undone, with everything presented from its target.
    case dismissed(PathEdge<N>)

    /// The whole path was replaced.
    case replaced
  }
}
