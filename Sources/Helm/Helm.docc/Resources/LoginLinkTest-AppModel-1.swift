import Helm

@MainActor final class AppModel {
  let helm: Helm<Screen>
  let account = Account()

  init() throws {
    helm = try Helm(nav: graph)
    helm.guard(.into(.article)) { [account] in
      account.isSignedIn ? .allow : .redirect(to: .home => .login, keep: true)
    }
  }
}
