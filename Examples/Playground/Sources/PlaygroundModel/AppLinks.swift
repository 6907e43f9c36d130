import Foundation
import Helm

/// The app's links: all of them.
public enum AppLinks {
  /// The links, from the app's own scheme, which is the one to share, and from its website.
  public static func table() throws(FindingsError<LinkFinding<AppFragment>>) -> Links<AppFragment> {
    try Links(
      origins: ["helm:", "https://helm.example"],
      [
        Link("/login", .login),
        Link("/register", .register),
        Link("/forgot-password", .forgotPass),

        Link("/news", .news),
        // The dashboard itself is never in front: a tab opens by itself.
        Link("/", .news),
        Link("/news/:id", .news, .article, id: Int.self),
        Link("/library", .library),
        Link("/city/:id", .library, .city, id: City.ID.self),
        Link("/settings", .settings),

        Link("/write", .compose),
        Link("/player", .player),
      ])
  }
}

extension AppModel {
  /// Follows a link: at once, or after the login where nobody is logged in.
  ///
  /// - Parameter url: The link.
  public func open(_ url: URL) {
    isFollowingLink = true
    helm.open(url)
    isFollowingLink = false
  }
}
