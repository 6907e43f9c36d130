/// The result of a command: what it changed.
///
/// The lists are computed on access.
public struct NavigationOutcome<N: Fragment>: Sendable {
  private let journal: Journal

  /// The names of the journal's positions; `nil` if the outcome was translated.
  private let names: GraphNames<N>?

  /// The redirects that were followed, if any, or the translated lists.
  private let details: OutcomeDetails<N>?

  /// The change of the path.
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

  /// Creates an outcome from lists that were translated from those of the whole app.
  init(
    steps: [NavigationStep<N>], appeared: [PathFragment<N>], disappeared: [PathFragment<N>], pathChange: PathChange
  ) {
    journal = Journal()
    names = nil
    details = OutcomeDetails(translated: .init(steps: steps, appeared: appeared, disappeared: disappeared))
    self.pathChange = pathChange
  }

  /// The number of steps.
  package var stepCount: Int { details?.translated?.steps.count ?? journal.steps.count }

  /// The steps, in order.
  ///
  /// - Complexity: Linear in the steps, and in what appeared and disappeared.
  package var steps: [NavigationStep<N>] {
    guard let names else { return details?.translated?.steps ?? [] }
    return journal.steps.enumerated().map { number, step in
      let (appeared, disappeared) = journal.touches[step.touches].netChange()
      return NavigationStep(
        action: action(step.action, number: number, names), appeared: appeared.map { names.pathFragment($0) },
        disappeared: disappeared.map { names.pathFragment($0) })
    }
  }

  /// The fragments that are newly presented, and those that are no longer presented.
  package var presentationChange: (appeared: [PathFragment<N>], disappeared: [PathFragment<N>]) {
    guard let names else { return (details?.translated?.appeared ?? [], details?.translated?.disappeared ?? []) }
    let (appeared, disappeared) = journal.touches.netChange()
    return (appeared.map { names.pathFragment($0) }, disappeared.map { names.pathFragment($0) })
  }

  /// The fragments that are newly presented.
  public var appeared: [PathFragment<N>] { presentationChange.appeared }

  /// The fragments that are no longer presented.
  public var disappeared: [PathFragment<N>] { presentationChange.disappeared }

  /// Whether the command changed nothing.
  public var isEmpty: Bool { pathChange.isEmpty }

  /// The fragments that appeared or disappeared, by positions.
  package var changedSubjects: [Subject] {
    let (appeared, disappeared) = journal.touches.netChange()
    return (disappeared + appeared).map(\.subject)
  }

  private func action(_ action: MachineAction, number: Int, _ names: GraphNames<N>) -> HelmEvent<N>.Kind {
    switch action {
    case .presented(let edge): .presented(names.pathEdge(edge))
    case .returned(let edge): .returned(names.pathEdge(edge))
    case .reselected(let edge): .reselected(names.pathEdge(edge))
    case .dismissed(let edge): .dismissed(names.pathEdge(edge))
    case .redirected:
      // Every followed redirect was recorded with its flow.
      details?.redirects[number].map { .redirected($0.edge, to: $0.flow) } ?? .replaced
    case .replaced: .replaced
    }
  }
}

extension NavigationOutcome: KeyEquatable {
  /// The path change and the steps.
  package struct EqualityKey: Hashable {
    fileprivate let pathChange: PathChange
    fileprivate let steps: [NavigationStep<N>]
  }

  package var equalityKey: EqualityKey { EqualityKey(pathChange: pathChange, steps: steps) }
}

/// The parts that few outcomes have.
///
/// A class, so that other outcomes need no space for them.
final class OutcomeDetails<N: Fragment>: Sendable {
  /// The redirects that the command followed, keyed by the number of the step.
  let redirects: [Int: (edge: DirectedEdge<N>, flow: Flow<N>)]

  /// The lists that were translated from those of the whole app, if any.
  let translated: Translated?

  struct Translated: Sendable {
    let steps: [NavigationStep<N>]
    let appeared: [PathFragment<N>]
    let disappeared: [PathFragment<N>]
  }

  init(redirects: [Int: (edge: DirectedEdge<N>, flow: Flow<N>)] = [:], translated: Translated? = nil) {
    self.redirects = redirects
    self.translated = translated
  }
}

/// One step of a command, and what it changed in what is presented.
package struct NavigationStep<N: Fragment>: Hashable, Sendable {
  /// What it did, one of the kinds that are steps.
  package let action: HelmEvent<N>.Kind

  /// The fragments that appeared.
  package let appeared: [PathFragment<N>]

  /// The fragments that disappeared.
  package let disappeared: [PathFragment<N>]
}
