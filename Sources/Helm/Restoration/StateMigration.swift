import Foundation

/// Rules for reading states that an earlier version of the app has saved, and for how long a saved state stays valid.
///
/// ```swift
/// let helm = try Helm(restoring: data, nav: graph, migrating: ["overview": .list])
/// let migration = StateMigration<Screen>(lifetime: 7 * 24 * 3600) { fragment, id in
///   fragment == .city ? id.lowercased() : id
/// }
/// ```
///
/// Containers that the app has inserted need no rule: if a segue is gone, a saved edge starts from the containers that now lead to its
/// target.
public struct StateMigration<N: Fragment>: Sendable, ExpressibleByDictionaryLiteral {
  let renames: [String: N]
  let lifetime: TimeInterval?
  let now: @Sendable () -> Date
  let ids: (@Sendable (N, String) -> String)?

  /// Creates a migration.
  ///
  /// - Parameters:
  ///   - renames: The fragments that have been renamed, by their old names. They apply only if the graph has changed.
  ///   - lifetime: The number of seconds after which a state that was saved with its date is no longer restored; by default, there is no
  ///     limit.
  ///   - ids: A closure that returns a fragment's id for the saved one, both as text. It is called if the graph has changed, or if the
  ///     fragment takes ids of another type.
  ///   - now: A closure that returns the current time, for tests.
  public init(
    renaming renames: [String: N] = [:], lifetime: TimeInterval? = nil,
    ids: (@Sendable (N, String) -> String)? = nil, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.renames, self.lifetime, self.now, self.ids) = (renames, lifetime, now, ids)
  }

  /// Creates a migration from renamed fragments, by their old names.
  public init(dictionaryLiteral elements: (String, N)...) {
    self.init(renaming: Dictionary(elements) { _, latest in latest })
  }

  /// The date to save with a state, if the lifetime is limited.
  var date: Date? { lifetime == nil ? nil : now() }

  /// Returns the id to restore a fragment with.
  func id(_ id: String?, of fragment: N, kind: FragmentIDKind?, hasChanged: Bool) -> String? {
    guard let id, let ids, hasChanged || kind?.accepts(id) == false else { return id }
    return ids(fragment, id)
  }

  /// Returns whether a state is too old.
  func hasExpired(savedAt date: Date?) -> Bool {
    guard let lifetime, let date else { return false }
    return now().timeIntervalSince(date) > lifetime
  }
}
