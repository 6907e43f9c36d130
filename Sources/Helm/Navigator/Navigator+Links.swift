#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Opening links.
extension Navigator {
  /// Opens a link: goes to the fragments that a URL names, from the current state.
  ///
  /// ```swift
  /// helm.links = try Links(origins: ["helm:"], [Link("/news/:id", .news, .article, id: Int.self)])
  /// helm.open(url)
  /// ```
  ///
  /// Afterwards the fragments of the link lie on top of one another, the last one topmost, with whatever the graph needs in between. Sheets
  /// are dismissed to make room. If all of the fragments are presented already, nothing happens. Rules and guards apply as to any command:
  /// if a guard redirects to the login and keeps the command, the link is opened after the login. Every navigator uses the links of the
  /// whole app, ``Helm/links``.
  ///
  /// Errors: `link` for a URL that leads nowhere, or as for ``go(through:)``.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The outcome, or the error. A link that has to wait for a guard returns `undecided` and continues on its own; to await it,
  ///   use ``openAndWait(_:)``.
  /// - Complexity: Linear in the URL, however many links there are, plus that of ``go(through:)``.
  @discardableResult
  public func open(_ url: URL) -> Result<NavigationOutcome<N>, HelmError<N>> { connection.base.open(url) }

  /// Opens a link as ``open(_:)`` does, and waits for asynchronous guards.
  ///
  /// If a guard keeps the command, this returns without waiting until the command is resumed or dropped; the result contains a
  /// ``PendingResult`` for that.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The result of the command.
  /// - Complexity: That of ``open(_:)``, each time its guards have returned.
  @discardableResult
  public func openAndWait(_ url: URL) async -> NavigationResult<N> { await connection.base.beginOpening(url).value }

  /// Returns whether ``open(_:)`` would open a link or follow a redirect instead; synchronous guards are evaluated.
  ///
  /// - Parameter url: The URL.
  /// - Returns: `true` if ``open(_:)`` would report no error.
  /// - Complexity: That of ``open(_:)``, once for each state.
  public func canOpen(_ url: URL) -> Bool { connection.base.canOpen(url) }
}
