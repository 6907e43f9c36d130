import HelmAnalytics
import HelmTesting

/// A generated session, with the facts about it.
public struct GeneratedSession: Hashable, Sendable {
  /// The steps, in the form that a recorder writes them.
  public let steps: [SessionStep]

  /// The screens that were topmost, in order.
  public let visits: [Visit]

  /// Whether the session ended regularly, rather than with a crash.
  public let isEnded: Bool

  /// The number of the plan that the session follows; `nil` if it is random.
  public let plan: Int?

  /// A screen that was topmost.
  public struct Visit: Hashable, Sendable {
    /// The name of the screen.
    public let screen: String

    /// The time when the screen became topmost, in milliseconds since 1970.
    public let at: Int64

    /// The time for which the screen stayed topmost, in milliseconds; `nil` if that is unknown, after a crash.
    public internal(set) var dwell: Int64?
  }
}
