import Helm
import PlaygroundModel
import Testing

@Suite("The app without its screens") @MainActor struct AppModelTests {
  let app: AppModel

  init() throws { app = try AppModel() }

  var presented: [AppFragment] { app.helm.presentedFragments.map(\.fragment) }

  @Test func aWrongPasswordStaysAndARightOneGoesOn() {
    app.start()
    #expect(presented == [.gatekeeper, .login])
    app.logIn("ada", password: "byron")
    #expect(app.session.problem == .wrongPassword)
    #expect(presented == [.gatekeeper, .login])
    app.logIn("ada", password: "lovelace")
    #expect(presented == [.dashboard, .news])
    #expect(app.session.problem == nil)
  }

  @Test func aNewAccountGoesOnToo() {
    app.start()
    app.helm.present(fragment: .register)
    app.register("ada", password: "1234")
    #expect(app.session.problem == .nameTaken)
    app.register("grace", password: "123")
    #expect(app.session.problem == .shortPassword)
    app.register("grace", password: "1234")
    #expect(presented == [.dashboard, .news])
  }

  @Test func loggingOutWorksFromAnywhere() {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.helm.present(fragment: .player)
    app.helm.present(fragment: .article, id: 1)
    app.write()
    app.draft.title = "Hello"
    app.cancelDraft()
    #expect(presented == [.dashboard, .article, .player, .compose, .discard])
    app.logOut()
    #expect(presented == [.gatekeeper, .login])
    #expect(app.draft.isEmpty)
    #expect(app.helm.errors.isEmpty)
  }

  @Test func aDraftIsSavedOrThrownAway() {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.write()
    app.draft = Draft(title: "Hello", text: "World")
    app.saveDraft()
    #expect(app.drafts == [Draft(title: "Hello", text: "World")])
    app.write()
    app.cancelDraft()
    #expect(presented == [.dashboard, .news])
    app.write()
    app.draft.text = "No"
    app.cancelDraft()
    app.throwDraftAway()
    #expect(presented == [.dashboard, .news])
    #expect(app.drafts.count == 1)
  }

  @Test func tabsKeepTheirStacksUnderThePlayer() {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.helm.present(fragment: .player)
    for id in [1, 2, 3] { app.helm.present(fragment: .article, id: id) }
    app.helm.present(fragment: .library)
    app.helm.present(fragment: .city, id: City.ID.oslo)
    app.helm.present(fragment: .city, id: City.ID.quito)
    #expect(app.presentedLayers == ["player", "city (id quito)", "dashboard"])
    app.helm.present(fragment: .news)
    #expect(app.presentedLayers == ["player", "article (id 3)", "dashboard"])
  }

  @Test func everyExampleIsAValidGraph() throws {
    _ = try Helm(nav: BasicExample.segues)
    _ = try Helm(nav: ActionSheetExample.segues)
    _ = try Helm(nav: NavigationExample.segues)
    _ = try Helm(nav: TabsExample.segues)
  }

  @Test func whatArticlesLinkToIsThere() {
    for article in Article.all { for id in article.related { #expect(Article.with(id: id) != nil) } }
    #expect(City.all.map(\.id) == City.ID.allCases)
  }
}
