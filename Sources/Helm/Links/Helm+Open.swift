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
  /// The fragments of the link lie on one way then, the last of them on top, and the graph has filled in what is between them.
  /// Sheets that may be dismissed make room, and where all of it is presented already, nothing happens. Rules and guards hold as
  /// for any command: where a guard redirects to the login and keeps what was wanted, the link is followed after that.
  ///
  /// An error is reported to ``errors``: `link` for a URL that leads nowhere, or as by `go(through:)`.
  ///
  /// - Parameter url: The URL.
  /// - Returns: What it has done, or the error. A link that has to wait for a guard gives `undecided`, and goes on by itself;
  ///   `openAndWait(_:)` is the one to await.
  /// - Complexity: Linear in the URL, however many links there are, and as `go(through:)`.
  @discardableResult
  public func open(_ url: URL) -> Result<NavigationOutcome<N>, HelmError<N>> {
    do throws(LinkError) {
      return start(.go(through: try links.match(url).fragments))
    } catch {
      report(.link(error))
      return .failure(.link(error))
    }
  }

  /// Follows a link as `open(_:)` does, and waits for the guards that take a while to answer.
  ///
  /// Where a guard has led elsewhere and keeps what was wanted, this waits until that has been taken up again, or dropped.
  ///
  /// - Parameter url: The URL.
  /// - Returns: How it ended.
  /// - Complexity: As `open(_:)`, for each time that its guards have answered.
  @discardableResult
  public func openAndWait(_ url: URL) async -> NavigationResult<N> {
    do throws(LinkError) {
      return await performAndWait(.go(through: try links.match(url).fragments))
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
