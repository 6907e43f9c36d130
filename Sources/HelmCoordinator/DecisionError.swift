import Helm

/// An error that a decision fails with, leaving the state unchanged.
///
/// Each case contains the screens and fragments involved, and what would work if that is known.
public enum DecisionError<N: Fragment>: Error, Hashable, Sendable {
  /// A command of the decision fails; the index is the step's position in the decision.
  case notPossible(HelmError<N>, step: Int)

  /// No segue to a fragment has the requested presentation; the allowed ones lead there from what is presented.
  case presentationNotAllowed(PathFragment<N>, SeguePresentation, step: Int, allowed: [Segue<N>])

  /// The screen that sent an action is gone.
  case senderGone(PathFragment<N>, presented: [PathFragment<N>])

  /// No case of the coordinator expects the action from the fragment.
  case unexpectedAction(String, from: PathFragment<N>)

  /// A module that has ended ends again; the fragment is `nil` for the whole module of a coordination.
  case endedTwice(PathFragment<N>?, step: Int)
}

extension DecisionError: CustomStringConvertible {
  /// The decision and what would work, on one line.
  public var description: String {
    switch self {
    case .notPossible(let error, let step): "Step \(step) of the decision is not possible. \(error)"
    case .presentationNotAllowed(let fragment, let presentation, _, let segues):
      "\(fragment) cannot be shown as \(presentation.rawValue). These segues lead there: "
        + displayList(segues) { "\($0.edge) as \($0.resolvedPresentation.rawValue)" }
        + ". Use one of these presentations, or change the segue's."
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
