#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Following links.
extension Helm {
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
  /// after the login.
  ///
  /// An error is reported to ``errors``: `link` for a URL that leads nowhere, or as by `go(through:)`; and `denied`, unless the
  /// guard keeps the link, since no screen has asked for it that could say why nothing happens.
  ///
  /// - Parameter url: The URL.
  /// - Returns: What it has done, or the error. A link that has to wait for a guard gives `undecided` and continues by
  ///   itself; to await it, use `openAndWait(_:)`.
  /// - Complexity: Linear in the URL, however many links there are, and as `go(through:)`.
  @discardableResult
  public func open(_ url: URL) -> Result<NavigationOutcome<N>, HelmError<N>> {
    do throws(LinkError) {
      let run = HelmRun<N>(.go(through: try links.match(url).fragments))
      return start(run) { [weak self, weak run] result in self?.reportDenial(result, of: run) }
    } catch {
      report(.link(error))
      return .failure(.link(error))
    }
  }

  private func reportDenial(_ result: NavigationResult<N>, of run: HelmRun<N>?) {
    guard case .denied(let move, let reason, _) = result, let run, keptRun?.number != run.number else { return }
    report(.denied(move, reason: reason))
  }

  /// Follows a link as `open(_:)` does, and waits for asynchronous guards.
  ///
  /// - Parameter url: The URL.
  /// - Returns: How it ended.
  /// - Complexity: As `open(_:)`, for each time that its guards have answered.
  @discardableResult
  public func openAndWait(_ url: URL) async -> NavigationResult<N> {
    do throws(LinkError) {
      let result = await performAndWait(.go(through: try links.match(url).fragments))
      if case .denied(let move, let reason, nil) = result { report(.denied(move, reason: reason)) }
      return result
    } catch {
      report(.link(error))
      return .failed(.link(error))
    }
  }

  /// Whether `open(_:)` would follow a link, or be led elsewhere by a redirect.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - askingGuards: Whether guards have a say; one that takes a while counts as allowing it.
  /// - Returns: Whether it would report no error.
  /// - Complexity: As `open(_:)`, each time that the state changes while a view has asked.
  public func canOpen(_ url: URL, askingGuards: Bool = true) -> Bool {
    guard let match = try? links.match(url) else { return false }
    return observed(.init(command: .go(through: match.fragments), asksGuards: askingGuards))
  }
}
