import Helm

/// The options that determine what a recorder records, and for which share of sessions.
public struct SessionOptions<N: Fragment>: Sendable {
  /// The version of the app, which each step contains.
  public var appVersion: String

  /// The share of sessions that are sent to the sink, from 0 to 1; a session is sent completely or not at all.
  public var sampling: Double

  /// The fragments whose ids are recorded, as hashes; no other ids are recorded.
  public var hashedIDs: Set<N>

  /// The salt of the hashes.
  ///
  /// The app creates the salt once, at random, and keeps it secret: anyone who knows it can find out ids by trial.
  public var salt: [UInt8]

  /// A pseudonym that tells which sessions belong to one user, for funnels across sessions and for counting returning
  /// users.
  ///
  /// Without one, which is the default, nothing connects two sessions. An app that sets a pseudonym has obtained the
  /// user's consent; the pseudonym should be a number that the app creates at random, stores, and replaces at the
  /// user's request. The data that it links has to be declared in the app's own privacy manifest.
  public var pseudonym: String?

  /// A closure that returns what a command is attributed to; `nil` leaves it to the recorder.
  public var cause: @Sendable (HelmTrigger<N>) -> SessionCause?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - appVersion: The version of the app.
  ///   - sampling: The share of sessions that are sent to the sink; less than 0 counts as 0, more than 1 as 1.
  ///   - hashedIDs: The fragments whose ids are recorded, as hashes. Without a salt, no ids are.
  ///   - salt: The salt of the hashes.
  ///   - pseudonym: The user's pseudonym; with `nil`, no sessions are connected.
  ///   - cause: A closure that returns what a command is attributed to; `nil` leaves it to the recorder, which
  ///     attributes a flow, a sequence and a replaced path to a link, a change of rules to a rule, and any other
  ///     command to the user.
  /// - Complexity: Constant.
  public init(
    appVersion: String, sampling: Double = 1, hashedIDs: Set<N> = [], salt: [UInt8] = [],
    pseudonym: String? = nil, cause: @escaping @Sendable (HelmTrigger<N>) -> SessionCause? = { _ in nil }
  ) {
    self.appVersion = appVersion
    self.sampling = sampling
    self.hashedIDs = hashedIDs
    self.salt = salt
    self.pseudonym = pseudonym
    self.cause = cause
  }

  /// Returns the hash of a fragment's id, if it is to be recorded.
  func hashedID(of place: PathFragment<N>) -> String? {
    guard !salt.isEmpty, let id = place.id, hashedIDs.contains(place.fragment) else { return nil }
    let name = Array(fragmentName(place.fragment).utf8)
    return SHA256.hex(SHA256.authenticate(name + [0] + Array(id.utf8), with: salt).prefix(8))
  }
}

extension SessionCause {
  /// Creates the usual cause of a command.
  init<N: Fragment>(_ trigger: HelmTrigger<N>) {
    switch trigger {
    case .undo, .redo: self = .person
    case .resumed, .guardChange, .outsideModule: self = .rule
    case .command(let command):
      switch command {
      case .present(.flow, _), .replace, .sequence: self = .link
      case .edit: self = .rule
      default: self = .person
      }
    }
  }
}
