import Foundation
import Helm
import Testing

@Suite("What is kept, and the screens that are there already (Semantics.md §5)") @MainActor struct ShownLoginTests {
  enum Screen: Fragment { case home, login, code, members, chat, list, compose, detail }

  @Test func aCommandKeptAtAnotherShownScreenBelongsToThatScreen() throws {
    let segues: Segues<Screen> = [.overlay(.home => [.login, .code, .members, .chat])]
    let helm = try Helm(nav: segues)
    helm.guard(.into(.members)) { .redirect(to: [.home => .login], keep: true) }
    helm.guard(.into(.chat)) { .redirect(to: [.home => .code], keep: true) }
    helm.present(.login)
    helm.present(.code)
    helm.present(.members)
    #expect(helm.keptCommand == .present(.members))
    helm.present(.chat)
    #expect(helm.keptCommand == .present(.chat))
    helm.dismiss(.login)
    #expect(helm.path == [.home => .code] && helm.keptCommand == .present(.chat))
    helm.dismiss(.code)
    #expect(helm.keptCommand == nil)
  }

  // MARK: Answers

  @Test func anAnswerComesBeforeTheLinkThatItsScreenHasKept() async throws {
    let draft = Draft()
    let segues: Segues<Screen> = [.sheet(.home => .compose), .push(.home => .detail)]
    let helm = try Helm(nav: segues)
    helm.guard(leaving: .compose) { draft.isDirty ? .deny("unsaved", keep: true) : .allow }
    helm.links = try Links(origins: ["helm:"], [Link("/detail", .detail)])
    let answer = helm.beginPresenting(.compose, awaiting: String.self)
    helm.open(try #require(URL(string: "helm://detail")))
    #expect(helm.path == [.home => .compose])
    draft.isDirty = false
    helm.dismiss(returning: "sent")
    #expect(helm.path == [.home => .detail] && helm.errors == [])
    #expect(await answer.value == "sent")
  }

  @Test func aScreenThatItsGuardHasRemovedIsNotAnswered() async throws {
    let session = Session()
    session.isLoggedIn = true
    let segues: Segues<Screen> = [.push(.home => .list), .sheet(.list => .compose)]
    let helm = try Helm(nav: segues)
    helm.guard(.into(.compose)) { session.isLoggedIn ? .allow : .deny("log in") }
    helm.present(.list)
    let answer = helm.beginPresenting(.compose, awaiting: String.self)
    #expect(helm.path == [.home => .list, .list => .compose])
    session.isLoggedIn = false
    helm.dismiss(returning: "sent")
    #expect(helm.path == [] && helm.errors == [])
    #expect(await answer.value == nil)
  }
}
