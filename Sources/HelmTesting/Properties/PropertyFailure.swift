import Helm

/// Why a property is not known to hold.
public enum PropertyFailure<N: Fragment>: Error, Hashable {
  /// The property does not hold: the shortest way shows it, from the start.
  case counterexample(property: String, steps: [NavigationCommand<N>], presented: [PathFragment<N>])

  /// No counterexample was found, but the exploration stopped before it had seen all.
  case undecided(property: String, explored: Int, end: ExplorationEnd)

  /// The graph is not sound, so that nothing is known of it.
  case unsound(property: String, ValidationError<N>)
}

extension PropertyFailure: CustomStringConvertible {
  /// The property, and the counterexample as numbered steps.
  public var description: String {
    switch self {
    case .counterexample(let property, let steps, let presented):
      "Not \(property).\n" + (steps.isEmpty ? "Right at the start" : numbered(steps) + "\nThen")
        + ", presented from the bottom to the top: \(presented.map(\.description).joined(separator: ", "))."
    case .undecided(let property, let explored, let end):
      "Not known whether \(property).\nThe exploration of \(explored) states \(end). Raise the limits."
    case .unsound(let property, let error): "Not known whether \(property).\n\(error)"
    }
  }
}
