import Foundation
import Helm
import Observation
import Testing

/// An app whose screens require a login.
enum Club: Fragment {
  case splash, login, register, home, news, article, compose

  static let segues: [Segue<Club>] = [
    Segue(.splash => .login), Segue(.splash => .home), Segue(.login => .home), Segue(.login => .register),
    Segue(.home => .news, style: .hold, auto: true), Segue(.news => .article, dismissable: true),
    Segue(.home => .compose, style: .hold, dismissable: true),
  ]
}

/// A state that was saved in the club, and the session without which it can't be restored.
@MainActor struct SavedClub {
  @MainActor @Observable final class Session { var isSignedIn = false }

  let session = Session()
  let deep: Data
  let path: HelmPath<Club>

  init() throws {
    let helm = try Helm(nav: Club.segues)
    helm.present(.home)
    helm.present(.article, id: 7)
    path = helm.path
    deep = try #require(helm.save())
  }

  /// Returns the app with the guard that leads to the login.
  func guarded(keep: Bool = true) throws -> Helm<Club> {
    let helm = try Helm(nav: Club.segues)
    helm.guard(.into(.home)) { [session] in
      session.isSignedIn ? .allow : .redirect(to: Flow(.splash => .login), keep: keep)
    }
    return helm
  }

  func set(_ isSignedIn: Bool, _ helm: Helm<Club>) {
    session.isSignedIn = isSignedIn
    helm.flushGuards()
  }
}
