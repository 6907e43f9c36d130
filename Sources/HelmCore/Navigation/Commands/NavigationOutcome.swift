/// What a command has done.
public struct NavigationOutcome<N: Fragment>: Hashable, Sendable {
  /// The single steps, in order.
  public let steps: [NavigationStep<N>]

  /// The fragments that are presented now and were not before.
  public let appeared: [PathFragment<N>]

  /// The fragments that were presented before and are not now.
  public let disappeared: [PathFragment<N>]

  /// How the path has changed.
  let pathChange: PathChange

  /// Whether the command has left everything as it was.
  public var isEmpty: Bool { pathChange.isEmpty && appeared.isEmpty && disappeared.isEmpty }
}

/// One thing that happened within a command, and what it made of what is presented.
public struct NavigationStep<N: Fragment>: Hashable, Sendable {
  /// What happened.
  public let action: Action

  /// The fragments that appeared.
  public let appeared: [PathFragment<N>]

  /// The fragments that disappeared.
  public let disappeared: [PathFragment<N>]

  /// What can happen within a command (semantics.md §3 to §5).
  public enum Action: Hashable, Sendable {
    /// A segue was taken and its target joined the path.
    case presented(PathEdge<N>)

    /// A segue led back to a fragment that its origin stands on.
    case returned(PathEdge<N>)

    /// A segue brought a hidden content child back to the front.
    case reselected(PathEdge<N>)

    /// A redirect led elsewhere, that of a trait or of a guard.
    case redirected(DirectedEdge<N>, to: Flow<N>)

    /// A path edge was undone, with all that stood on its target.
    case dismissed(PathEdge<N>)

    /// The whole path was replaced.
    case replaced
  }
}
