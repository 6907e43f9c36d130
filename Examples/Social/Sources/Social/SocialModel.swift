import Helm
import Observation

/// The app without its views.
@MainActor @Observable
final class SocialModel {
  let account = Account()
  let helm: Helm<Screen>

  init() throws {
    helm = try Helm(nav: graph)
    helm.links = try Links(origins: ["social:", "https://social.example"], links)

    // Signed-out users get to the login, and from there to where they wanted to go.
    helm.guard(.into(.home)) { [account] in
      account.user != nil ? .allow : .redirect(to: .launch => .login, keep: true)
    }
    // A link that comes while somebody writes is followed when the draft is sent or discarded.
    helm.guard(leaving: .compose) { [account] in
      account.draft.isEmpty ? .allow : .deny("There is a draft.", keep: true)
    }
    helm.present(.home)
  }

  func logIn(as user: User.ID) { account.user = user }

  func logOut() {
    account.user = nil
    // The next user starts at home, not where the previous one was.
    helm.forgetKeptCommand()
    helm.present(.home)
    account.draft = ""
  }

  /// Closes the sheet, after a question if something would be lost.
  func cancelDraft() { if account.draft.isEmpty { helm.dismiss(.compose) } else { helm.present(.discard) } }

  func discardDraft() {
    account.draft = ""
    helm.dismiss(.compose)
  }

  func sendDraft() {
    account.posts.append(account.draft)
    discardDraft()
  }
}
