import Helm

/// Why a decision failed; the state is as it was before.
///
/// Each case carries what it is about, and what would work if that is known.
public enum DecisionError<N: Fragment>: Error, Hashable, Sendable {
  /// A command of the decision can't be done. The index is the step's position in the decision.
  case notPossible(HelmError<N>, step: Int)

  /// The segues to a fragment are not shown as was asked for. These are the ones that lead there from what is presented.
  case presentationNotAllowed(PathFragment<N>, SeguePresentation, step: Int, allowed: [Segue<N>])

  /// The screen that sent an action is gone.
  case senderGone(PathFragment<N>, presented: [PathFragment<N>])

  /// No case of the coordinator expects an action from a fragment.
  case unexpectedAction(String, from: PathFragment<N>)

  /// A module that has ended ends again. There is no fragment for the whole module of a coordination.
  case endedTwice(PathFragment<N>?, step: Int)
}

extension DecisionError: CustomStringConvertible {
  /// What was decided and what would work, on one line.
  public var description: String {
    switch self {
    case .notPossible(let error, let step): "Step \(step) of the decision is not possible. \(error)"
    case .presentationNotAllowed(let fragment, let presentation, _, let segues):
      "\(fragment) cannot be shown as \(presentation.rawValue). What leads there: "
        + displayList(segues) { "\($0.edge) as \($0.resolvedPresentation.rawValue)" }
        + ". Ask for one of these, or change the segue's presentation."
    case .senderGone(let fragment, let presented):
      "\(fragment) is gone, so it cannot send an action. Presented: \(displayList(presented, \.description))."
    case .unexpectedAction(let action, let fragment):
      "No case of the coordinator expects \(displayText(action)) from \(fragment). Add one, or decide `.stay`."
    case .endedTwice(let fragment, _):
      "\(fragment.map { "The flow at \($0)" } ?? "The flow") has already ended. "
        + "Let the parent leave it, or finish it once."
    }
  }
}
