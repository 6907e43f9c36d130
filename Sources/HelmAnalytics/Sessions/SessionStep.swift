/// One thing that happened in a session: a line of the session schema, version 1 (Sources/HelmAnalytics/HelmAnalytics.docc/CountingSessions.md).
///
/// A step that brings another screen to the top has it as `screen`, and the previous one as `left` with its `dwell`. If
/// one command takes several steps, such as an auto segue after a present, the first one has them.
public struct SessionStep: Codable, Hashable, Sendable {
  /// The version of the schema that this library writes.
  public static let version = 1

  /// The version of the schema.
  public var v = SessionStep.version

  /// The session: a random number that belongs to no person.
  public var session: String

  /// The number of the step in its session, from 0.
  public var step: Int

  /// When it happened, in milliseconds since 1970.
  public var at: Int64

  /// What happened.
  public var kind: Kind

  /// The fragment that the segue starts from, for a segue.
  public var from: String?

  /// The fragment that the segue leads to, for a segue.
  public var to: String?

  /// How the segue presents, for a segue.
  public var style: String?

  /// Who or what made it happen; `nil` for the start and the end.
  public var cause: SessionCause?

  /// The hash of the target's id, if the app has listed the fragment.
  public var id: String?

  /// The previous topmost screen, if that has changed.
  public var left: String?

  /// The new topmost screen, if that has changed.
  public var screen: String?

  /// How long `left` was on top, in milliseconds.
  public var dwell: Int64?

  /// The version of the app.
  public var app: String

  /// The graph's fingerprint.
  public var graph: String

  /// The person's pseudonym, on the start of a session, if the app has given one.
  public var person: String?

  /// What can happen.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The session starts.
    case start

    /// A segue was taken.
    case present

    /// A segue led back to a fragment that was there.
    case `return`

    /// A hidden child came to the front again.
    case reselect

    /// A segue was undone.
    case dismiss

    /// A redirect led elsewhere; the steps after it say where.
    case redirect

    /// The whole path was replaced.
    case replace

    /// The session ended.
    case end
  }

  /// Puts a step together.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - step: The number of the step, from 0.
  ///   - at: When it happened, in milliseconds since 1970.
  ///   - kind: What happened.
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

/// Who or what made a step happen.
public enum SessionCause: String, Codable, Hashable, Sendable, CaseIterable {
  /// A person, by a single command: a button, a gesture, going back.
  case person

  /// A flow or a path that was presented as a whole: a link, a notification, a restored state.
  case link

  /// A rule: an auto segue, a redirect, a guard that changed its mind.
  case rule
}
