/// A condition on segues, as an app has set it.
@MainActor
struct SegueGuard<N: Fragment> {
  let scope: GuardScope<N>
  let answer: Answer

  enum Answer {
    /// Answers at once, and is asked again when what it read changes.
    case now(@MainActor (PathEdge<N>) -> SegueVerdict<N>)

    /// Answers after a while.
    case later(@MainActor (PathEdge<N>) async -> SegueVerdict<N>)
  }
}

extension SegueVerdict {
  /// Whether the segue may be taken as it is.
  var isAllowed: Bool { self == .allow }

  /// Whether what was wanted is kept, to be taken up again.
  var keeps: Bool {
    switch self {
    case .allow: false
    case .deny(_, let keep), .redirect(_, let keep): keep
    }
  }
}
