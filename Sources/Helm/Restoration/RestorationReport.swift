/// What was restored of a saved state.
public struct RestorationReport<N: Fragment>: Hashable, Sendable {
  /// The path that was restored.
  public let restored: HelmPath<N>

  /// The edges that could not be restored, in the order of the path that was saved.
  public let dropped: [DroppedEdge<N>]

  /// Whether the graph is the one in which the state was saved.
  public let isSameGraph: Bool

  /// Whether it is certain that no more could have been restored.
  public let isLongest: Bool

  /// Why nothing could be read, if so.
  public let problem: String?

  /// Whether everything was restored.
  public var isComplete: Bool { dropped.isEmpty && problem == nil }
}

extension RestorationReport: CustomStringConvertible {
  /// What was restored and what was not, in one line each.
  public var description: String {
    if let problem { return "Nothing was restored: \(problem)" }
    if dropped.isEmpty { return "All of \(restored.count) edges are restored." }
    let lines = dropped.map { "\n  \($0)" }.joined()
    return "\(restored.count) edges are restored, and \(dropped.count) dropped:" + lines
  }
}
