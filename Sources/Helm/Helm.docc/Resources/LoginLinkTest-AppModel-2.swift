import Helm

@MainActor final class AppModel {
  let helm: Helm<Screen>
  let account = Account()

  init() throws {
    helm = try Helm(nav: graph)
    helm.links = try Links(
      origins: ["reader:", "https://reader.example"],
      [
        Link("/news", .news),
        Link("/news/:id", .news, .article, id: Int.self),
        Link("/library", .library),
      ])
    helm.guard(.into(.article)) { [account] in
      account.isSignedIn ? .allow : .redirect(to: .home => .login, keep: true)
    }
  }
}
