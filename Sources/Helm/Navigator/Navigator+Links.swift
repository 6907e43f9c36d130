#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Following links.
extension Navigator {
  /// Follows a link: goes to the fragments that a URL names, from wherever the app is.
  ///
  /// ```swift
  /// helm.links = try Links(origins: ["helm:"], [Link("/news/:id", .news, .article, id: Int.self)])
  /// helm.open(url)
  /// ```
  ///
  /// Afterwards the fragments of the link lie on top of one another, the last one topmost, with whatever the graph
  /// needs in between. Sheets are dismissed to make room. If all of it is presented already, nothing happens. Rules and
  /// guards apply as to any command: if a guard redirects to the login and keeps the command, the link is followed
  /// after the login. From everywhere, the links are those of the whole app, ``Helm/links``.
  ///
  /// Errors: `link` for a URL that leads nowhere, or as by ``go(through:)``.
  ///
  /// - Parameter url: The URL.
  /// - Returns: What it has done, or the error. A link that has to wait for a guard gives `undecided` and continues by
  ///   itself; to await it, use ``openAndWait(_:)``.
  /// - Complexity: Linear in the URL, however many links there are, and as ``go(through:)``.
  @discardableResult
  public func open(_ url: URL) -> Result<NavigationOutcome<N>, HelmError<N>> { part.base.open(url) }

  /// Follows a link as ``open(_:)`` does, and waits for asynchronous guards.
  ///
  /// If a guard redirects and keeps the command, this waits until the command has been resumed or dropped.
  ///
  /// - Parameter url: The URL.
  /// - Returns: How it ended.
  /// - Complexity: As ``open(_:)``, for each time that its guards have answered.
  @discardableResult
  public func openAndWait(_ url: URL) async -> NavigationResult<N> { await part.base.beginOpening(url).value }

  /// Whether ``open(_:)`` would follow a link, or be led elsewhere by a redirect; synchronous guards are asked.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it would report no error.
  /// - Complexity: As ``open(_:)``, once for each state.
  public func canOpen(_ url: URL) -> Bool { part.base.canOpen(url) }
}
