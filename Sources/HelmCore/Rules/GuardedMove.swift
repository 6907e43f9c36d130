/// A move that a command is about to make, which a guard can deny.
public enum GuardedMove<N: Fragment>: Hashable, Sendable {
  /// Taking the segue of an edge. The target's occurrence isn't determined yet.
  case taking(PathEdge<N>)

  /// Removing a fragment from its place.
  case leaving(PathFragment<N>)
}

extension GuardedMove: Described {
  /// The move as error messages show it.
  package var descriptionText: String {
    switch self {
    case .taking(let edge): edge.description
    case .leaving(let fragment): "leaving \(fragment)"
    }
  }
}

/// A guard's verdict on a segue that is about to be taken.
public enum SegueVerdict<N: Fragment>: Hashable, Sendable {
  /// The segue may be taken.
  case allow

  /// The segue can't be taken, for a reason that can be shown to the user. The command can be kept, to be resumed later.
  case deny(_ reason: String, keep: Bool = false)

  /// A flow is presented instead. The command can be kept, to be resumed later.
  case redirect(to: Flow<N>, keep: Bool = false)

  /// Whether the segue may be taken unchanged.
  package var isAllowed: Bool { self == .allow }

  /// Whether the command is kept, to be resumed later.
  package var keeps: Bool {
    switch self {
    case .allow: false
    case .deny(_, let keep), .redirect(_, let keep): keep
    }
  }
}

/// A guard's verdict on a fragment that is about to be removed.
public enum LeaveVerdict: Hashable, Sendable {
  /// The fragment may be removed.
  case allow

  /// The fragment stays, for a reason that can be shown to the user. The command can be kept, to be resumed once it may be removed.
  case deny(_ reason: String, keep: Bool = false)
}
