import Foundation

/// How states are read that an earlier version of the app has saved, and for how long a saved state is good.
///
/// ```swift
/// let helm = try Helm(restoring: data, nav: graph, migrating: ["overview": .list])
/// let migration = StateMigration<Screen>(lifetime: 7 * 24 * 3600) { fragment, id in
///   fragment == .city ? id.lowercased() : id
/// }
/// ```
///
/// A container that the app has put in between needs no word: where a segue is gone, a saved edge starts from the containers that
/// lead to its target now.
public struct StateMigration<N: Fragment>: Sendable, ExpressibleByDictionaryLiteral {
  let renames: [String: N]
  let lifetime: TimeInterval?
  let now: @Sendable () -> Date
  private let ids: (@Sendable (N, String) -> String)?

  /// Creates the rules of a migration.
  ///
  /// - Parameters:
  ///   - renames: The fragments that used to have other names, by their old names. They count only where the graph has changed.
  ///   - lifetime: The number of seconds after which a state that was saved with its date is no longer restored; by default, it
  ///     always is.
  ///   - ids: What gives a fragment's id, as text, by the one that was saved. It is asked where the graph has changed, or the
  ///     fragment takes ids of another type.
  ///   - now: What tells the time, for tests.
  public init(
    renaming renames: [String: N] = [:], lifetime: TimeInterval? = nil,
    ids: (@Sendable (N, String) -> String)? = nil, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.renames, self.lifetime, self.now, self.ids) = (renames, lifetime, now, ids)
  }

  /// Creates a migration that renames fragments, by their old names.
  public init(dictionaryLiteral elements: (String, N)...) {
    self.init(renaming: Dictionary(elements) { _, latest in latest })
  }

  /// The date to save with a state, if that matters.
  var date: Date? { lifetime == nil ? nil : now() }

  /// Whether ids may have to be changed.
  var mapsIDs: Bool { ids != nil }

  /// The id to restore a fragment with.
  func id(_ id: String?, of fragment: N, kind: FragmentIDKind?, hasChanged: Bool) -> String? {
    guard let id, let ids, hasChanged || kind?.accepts(id) == false else { return id }
    return ids(fragment, id)
  }

  /// Whether a state is too old.
  func hasExpired(savedAt date: Date?) -> Bool {
    guard let lifetime, let date else { return false }
    return now().timeIntervalSince(date) > lifetime
  }
}
