import HelmAnalytics
import HelmTesting

/// A generated session, with the truth about it.
public struct GeneratedSession: Hashable, Sendable {
  /// The steps, as a recorder would have written them.
  public let steps: [SessionStep]

  /// The screens that were on top, in order.
  public let visits: [Visit]

  /// Whether it ended regularly, rather than with a crash.
  public let isEnded: Bool

  /// The number of the plan that it follows; `nil` if it is random.
  public let plan: Int?

  /// A screen that was on top.
  public struct Visit: Hashable, Sendable {
    /// The name of the screen.
    public let screen: String

    /// When it came to the top, in milliseconds since 1970.
    public let at: Int64

    /// How long it stayed there, in milliseconds; `nil` if that is unknown, after a crash.
    public internal(set) var dwell: Int64?
  }
}
