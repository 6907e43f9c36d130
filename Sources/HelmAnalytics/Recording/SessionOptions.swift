import Helm

/// What a recorder notes, and for which share of sessions.
public struct SessionOptions<N: Fragment>: Sendable {
  /// The version of the app, which each step names.
  public var appVersion: String

  /// The share of sessions that go to the sink, from 0 to 1; each goes there whole, or not at all.
  public var sampling: Double

  /// The fragments whose ids are recorded, as hashes; no other ids are recorded.
  public var hashedIDs: Set<N>

  /// The salt of the hashes.
  ///
  /// The app creates it once, at random, and keeps it secret: anyone who has it can find out ids by trying.
  public var salt: [UInt8]

  /// A pseudonym that tells which sessions are of one person, for funnels across sessions and for who comes back.
  ///
  /// Without one, which is the default, nothing connects two sessions. An app that gives one has asked the person for that;
  /// it is best a number that the app makes at random, keeps, and replaces when the person wants it to. What it links has to be
  /// declared in the app's own privacy manifest.
  public var pseudonym: String?

  /// Who or what a command is counted for; `nil` leaves it to the recorder.
  public var cause: @Sendable (HelmCause<N>) -> SessionCause?

  /// Chooses what to note.
  ///
  /// - Parameters:
  ///   - appVersion: The version of the app.
  ///   - sampling: The share of sessions that go to the sink; less than 0 counts as 0, more than 1 as 1.
  ///   - hashedIDs: The fragments whose ids are recorded, as hashes. Without a salt, none are.
  ///   - salt: The salt of the hashes.
  ///   - pseudonym: The person's pseudonym; `nil` connects no two sessions.
  ///   - cause: Who or what a command is counted for; `nil` leaves it to the recorder, which counts a flow, a sequence
  ///     and a replaced path for a link, and any other command for a person.
  /// - Complexity: Constant.
  public init(
    appVersion: String, sampling: Double = 1, hashedIDs: Set<N> = [], salt: [UInt8] = [],
    pseudonym: String? = nil, cause: @escaping @Sendable (HelmCause<N>) -> SessionCause? = { _ in nil }
  ) {
    self.appVersion = appVersion
    self.sampling = sampling
    self.hashedIDs = hashedIDs
    self.salt = salt
    self.pseudonym = pseudonym
    self.cause = cause
  }

  /// The hash of a fragment's id, where it is to be recorded.
  func hashedID(of place: PathFragment<N>) -> String? {
    guard !salt.isEmpty, let id = place.id, hashedIDs.contains(place.fragment) else { return nil }
    let name = Array(fragmentName(place.fragment).utf8)
    return SHA256.hex(SHA256.authenticate(name + [0] + Array(id.utf8), with: salt).prefix(8))
  }
}

extension SessionCause {
  /// Who or what a command is usually sent by.
  init<N: Fragment>(_ cause: HelmCause<N>) {
    switch cause {
    case .undo, .redo: self = .person
    case .resumed, .guardChange, .elsewhere: self = .rule
    case .command(let command):
      switch command {
      case .present(.flow, _), .replace, .sequence: self = .link
      case .edit: self = .rule
      default: self = .person
      }
    }
  }
}
