import Helm

/// The reason why a property is not known to hold.
public enum PropertyFailure<N: Fragment>: Error, Hashable {
  /// The property doesn't hold, as the shortest way from the start shows.
  case counterexample(property: String, steps: [NavigationCommand<N>], presented: [PathFragment<N>])

  /// No counterexample was found, but the exploration stopped before it was complete, or guards keep something out.
  case undecided(property: String, explored: Int, end: ExplorationEnd, excluded: [ExcludedSegue<N>] = [])

  /// The graph is unsound, so nothing is known about it.
  case unsound(property: String, FindingsError<ValidationFinding<N>>)
}

extension PropertyFailure: CustomStringConvertible {
  /// The property, and the counterexample as numbered steps.
  public var description: String {
    switch self {
    case .counterexample(let property, let steps, let presented):
      "Not \(property).\n" + (steps.isEmpty ? "Right at the start" : numbered(steps) + "\nThen")
        + ", presented from the bottom to the top: \(presented.map(\.description).joined(separator: ", "))."
    case .undecided(let property, let explored, .complete, let excluded):
      (["Undecided: \(property).", "\(states(explored)) explored, all but what guards exclude."]
        + exclusionLines(prunedSegues: [DirectedEdge<N>](), excluded: excluded)).joined(separator: "\n")
    case .undecided(let property, let explored, let end, _):
      "Undecided: \(property).\n\(states(explored)) explored, \(end). Raise the limits."
    case .unsound(let property, let error): "Undecided: \(property).\n\(error)"
    }
  }

  private func states(_ count: Int) -> String { "\(count) state\(count == 1 ? "" : "s")" }
}

/// The evidence that a property holds.
public struct PropertyEvidence<N: Fragment>: Hashable, Sendable {
  /// The number of states explored; zero if the graph alone proves the property.
  public let explored: Int

  /// The segues that were not explored further in some state, because the way there had already pushed their target.
  ///
  /// Pushing the same again was left out there, so the property may not hold beyond it.
  public let prunedSegues: [DirectedEdge<N>]
}
