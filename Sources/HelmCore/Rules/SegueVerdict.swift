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
