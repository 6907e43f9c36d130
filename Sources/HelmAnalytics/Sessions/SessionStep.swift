/// A step of a session: a line of the session schema, version 1 (<doc:CountingSessions>).
///
/// A step that makes another screen topmost has that screen as `screen`, and the previous one as `left` with its
/// `dwell`. If one command takes several steps, such as an auto segue after a present, the first step has these values.
public struct SessionStep: Codable, Hashable, Sendable {
  /// The version of the schema that this library writes.
  public static let version = 1

  /// The version of the schema.
  public var v = SessionStep.version

  /// The session: a random number that belongs to no user.
  public var session: String

  /// The number of the step in its session, from 0.
  public var step: Int

  /// The time of the step, in milliseconds since 1970.
  public var at: Int64

  /// The kind of the step.
  public var kind: Kind

  /// The fragment that the segue starts from, for a segue.
  public var from: String?

  /// The fragment that the segue leads to, for a segue.
  public var to: String?

  /// The presentation of the segue, for a segue.
  public var style: String?

  /// The cause of the step; `nil` for the start and the end.
  public var cause: SessionCause?

  /// The hash of the target's id, if the app listed the fragment.
  public var id: String?

  /// The previous topmost screen, if it changed.
  public var left: String?

  /// The new topmost screen, if it changed.
  public var screen: String?

  /// The time for which `left` was topmost, in milliseconds.
  public var dwell: Int64?

  /// The version of the app.
  public var app: String

  /// The graph's fingerprint.
  public var graph: String

  /// The user's pseudonym, on the start of a session, if the app set one.
  public var person: String?

  /// The kinds of steps.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The session started.
    case start

    /// A segue was taken.
    case present

    /// A segue led back to a fragment that was already there.
    case `return`

    /// A hidden child came to the front again.
    case reselect

    /// A segue was undone.
    case dismiss

    /// A redirect led to another fragment; the following steps contain it.
    case redirect

    /// The whole path was replaced.
    case replace

    /// The session ended.
    case end
  }

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - step: The number of the step, from 0.
  ///   - at: The time of the step, in milliseconds since 1970.
  ///   - kind: The kind of the step.
  ///   - app: The version of the app.
  ///   - graph: The graph's fingerprint.
  /// - Complexity: Constant.
  public init(session: String, step: Int, at: Int64, kind: Kind, app: String, graph: String) {
    self.session = session
    self.step = step
    self.at = at
    self.kind = kind
    self.app = app
    self.graph = graph
  }
}

/// The cause of a step.
public enum SessionCause: String, Codable, Hashable, Sendable, CaseIterable {
  /// The user, by a single command: a button, a gesture, going back.
  case person

  /// A flow or a path that was presented as a whole: a link, a notification, a restored state.
  case link

  /// A rule: an auto segue, a redirect, a guard whose verdict changed.
  case rule
}
