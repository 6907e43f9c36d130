import Foundation
import Helm
import HelmTesting
import PlaygroundModel
import Testing

@Suite("The app without its screens") @MainActor struct AppModelTests {
  let app: AppModel

  init() throws { app = try AppModel() }

  var presented: [AppFragment] { app.helm.presentedFragments.map(\.fragment) }

  /// The graph is in the repository, and `make storyboard` draws it.
  @Test func theGraphIsAsItWasReviewed() throws { try app.helm.graph.verifyDocument() }

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
    app.helm.present(.register)
    app.register("ada", password: "1234")
    #expect(app.session.problem == .nameTaken)
    app.register("grace", password: "123")
    #expect(app.session.problem == .shortPassword)
    app.register("grace", password: "1234")
    #expect(presented == [.dashboard, .news])
  }

  @Test func loggingOutWorksFromAnywhere() async {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.helm.present(.player)
    app.helm.present(.article, id: 1)
    let writing = Task { await app.write() }
    await turns { presented.contains(.compose) }
    app.draft.title = "Hello"
    app.cancelDraft()
    #expect(presented == [.dashboard, .player, .article, .compose, .discard])
    app.session.logOut()
    await turns { presented == [.gatekeeper, .login] }
    #expect(presented == [.gatekeeper, .login])
    await writing.value
    #expect(app.draft.isEmpty)
    #expect(app.drafts == [])
    #expect(app.helm.errors.isEmpty)
    app.logIn("ada", password: "lovelace")
    #expect(presented == [.dashboard, .news])
    #expect(app.helm.errors.isEmpty)
  }

  @Test func nobodyStartsAtADashboardWithoutASession() throws {
    let path: HelmPath<AppFragment> = [.splash => .dashboard, .dashboard => .news]
    let stranger = try AppModel(path: path)
    #expect(stranger.helm.presentedFragments.map(\.fragment) == [.gatekeeper, .login])
    let member = try AppModel(session: Session(account: "ada"), path: path)
    #expect(member.helm.path == path)
  }

  @Test func whoIsNotLoggedInStaysAtTheGatekeeper() {
    app.start()
    app.take(.dashboard)
    #expect(presented == [.gatekeeper, .login])
    #expect(app.helm.errors.isEmpty)
  }

  @Test func aDraftIsSavedOrThrownAway() async {
    app.start()
    app.logIn("ada", password: "lovelace")
    await write {
      app.draft = Draft(title: "Hello", text: "World"); app.saveDraft()
    }
    #expect(app.drafts == [Draft(title: "Hello", text: "World")])
    await write { app.cancelDraft() }
    #expect(presented == [.dashboard, .news])
    await write {
      app.draft.text = "No"
      app.cancelDraft()
      #expect(presented == [.dashboard, .news, .compose, .discard])
      app.throwDraftAway()
    }
    #expect(presented == [.dashboard, .news])
    #expect(app.drafts.count == 1)
    #expect(app.draft.isEmpty)
  }

  @Test func aSecondClickOnAButtonOfTheSheetDoesNothing() async {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.helm.present(.player)
    for close in [app.saveDraft, app.cancelDraft, app.throwDraftAway] {
      await write {
        close()
        close()
      }
      #expect(presented == [.dashboard, .player, .news])
    }
    #expect(app.helm.errors.isEmpty)
  }

  @Test func aSheetThatNobodyWaitsForIsSavedOrThrownAwayToo() throws {
    let path: HelmPath<AppFragment> = [.splash => .dashboard, .dashboard => .news, .dashboard => .compose]
    let app = try AppModel(session: Session(account: "ada"), path: path)
    app.draft.title = "Restored"
    app.saveDraft()
    #expect(app.drafts.map(\.title) == ["Restored"])
    #expect(app.presentedLayers == ["news", "dashboard"])

    app.take(.compose)
    app.draft.title = "By the side panel"
    app.saveDraft()
    #expect(app.drafts.map(\.title) == ["By the side panel", "Restored"])

    app.helm.undo()
    #expect(app.presentedLayers == ["compose", "news", "dashboard"])
    app.draft.title = "No"
    app.cancelDraft()
    #expect(app.presentedLayers == ["discard", "compose", "news", "dashboard"])
    app.throwDraftAway()
    #expect(app.presentedLayers == ["news", "dashboard"])
    #expect(app.drafts.count == 2)
    #expect(app.helm.errors.isEmpty)
  }

  @Test func aSheetThatCameBackAfterItsAnswerIsSavedOnce() async {
    app.start()
    app.logIn("ada", password: "lovelace")
    await write {
      app.helm.undo()
      app.helm.redo()
      #expect(presented == [.dashboard, .news, .compose])
      app.draft.title = "Again"
      app.saveDraft()
    }
    #expect(app.drafts.map(\.title) == ["Again"])
    #expect(presented == [.dashboard, .news])
  }

  @Test func asASecondClickWhatIsOpenIsNotOpenedAgain() {
    app.start()
    for form in [AppFragment.register, .login, .forgotPass] {
      for _ in 0..<2 { app.open(form) }
      #expect(presented == [.gatekeeper, form])
    }
    app.open(.login)
    app.logIn("ada", password: "lovelace")
    for _ in 0..<2 { app.start() }
    app.helm.present(.library)
    for id in [City.ID.oslo, .oslo, .quito, .quito] {
      app.open(.city, id: id)
      #expect(app.presentedLayers.first == "city (id \(id.rawValue))")
    }
    for city in ["lisbon", "nairobi", "lisbon"] {
      app.take(.city)
      #expect(app.presentedLayers.first == "city (id \(city))")
    }
    #expect(app.helm.errors.isEmpty)
  }

  @Test func whatIsWrongInOneFormIsNotSaidInTheNext() {
    app.start()
    app.logIn("ada", password: "byron")
    app.helm.present(.register)
    #expect(app.session.problem == nil)
    app.register("ada", password: "1234")
    #expect(app.session.problem == .nameTaken)
    app.helm.back()
    #expect(presented == [.gatekeeper, .login])
    #expect(app.session.problem == nil)
  }

  @Test func theLatestEventsAreKept() async {
    let events = app.helm.events
    for _ in 0..<60 { app.helm.dismiss() }
    var taken = 0
    for await event in events {
      app.note(event)
      taken += 1
      if taken == 60 { break }
    }
    #expect(app.eventLines.count == 50)
    #expect(app.eventLines.first?.hasPrefix("60 failed") == true)
    #expect(app.eventLines.last?.hasPrefix("11 failed") == true)
  }

  /// Opens the sheet, does something once it is there, and waits for its answer.
  func write(_ action: () -> Void) async {
    let writing = Task { await app.write() }
    await turns { presented.contains(.compose) }
    action()
    await writing.value
  }

  /// Lets other tasks run until something is so, for some turns at most.
  func turns(until isSo: () -> Bool) async {
    for _ in 0..<1000 where !isSo() { await Task.yield() }
  }

  @Test func tabsKeepTheirStacksBesideThePlayer() {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.helm.present(.player)
    for id in [1, 2, 3] { app.helm.present(.article, id: id) }
    app.helm.present(.library)
    app.helm.present(.city, id: City.ID.oslo)
    app.helm.present(.city, id: City.ID.quito)
    #expect(app.presentedLayers == ["city (id quito)", "library", "player", "dashboard"])
    app.helm.present(.news)
    #expect(app.presentedLayers == ["article (id 3)", "player", "dashboard"])
  }

  @Test func thePlayerIsNeverInTheWay() throws {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.helm.present(.article, id: 1)
    app.helm.present(.player)
    app.helm.back()
    #expect(presented == [.dashboard, .player, .news])
    app.helm.dismiss()
    #expect(app.toasts.count == 1)
    #expect(presented == [.dashboard, .player, .news])
    app.open(try #require(URL(string: "helm://city/oslo")))
    #expect(presented == [.dashboard, .player, .library, .city])
    app.helm.dismiss(.player)
    #expect(presented == [.dashboard, .library, .city])
  }

  @Test func aSheetLeavesBothColumnsWhereTheyAre() {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.helm.present(.library)
    app.helm.present(.city, id: City.ID.oslo)
    app.take(.compose)
    #expect(presented == [.dashboard, .library, .city, .compose])
    app.throwDraftAway()
    #expect(app.presentedLayers == ["city (id oslo)", "library", "dashboard"])
    app.helm.back()
    #expect(app.presentedLayers == ["library", "dashboard"])
    #expect(app.helm.errors.isEmpty)
  }

  @Test func nothingButThePasswordLiftsTheLock() {
    app.lock()
    #expect(presented == [.splash])
    app.start()
    app.lock()
    #expect(presented == [.gatekeeper, .login])
    app.logIn("ada", password: "lovelace")
    app.take(.compose)
    app.lock()
    app.lock()
    #expect(presented == [.dashboard, .news, .compose, .lock])
    let locked = app.helm.path
    #expect(app.helm.errors.isEmpty)
    app.helm.dismiss()
    app.helm.dismiss(.lock)
    app.helm.undo()
    #expect(app.helm.path == locked)
    app.unlock(password: "byron")
    #expect(app.session.problem == .wrongPassword)
    #expect(app.helm.path == locked)
    app.helm.dismiss(.compose)
    #expect(presented == [.dashboard, .news, .lock])
    app.unlock(password: "lovelace")
    #expect(presented == [.dashboard, .news])
    #expect(app.session.problem == nil)
    app.unlock(password: "lovelace")
    #expect(presented == [.dashboard, .news])
  }

  @Test func loggingOutTakesTheLockAway() async {
    app.start()
    app.logIn("ada", password: "lovelace")
    app.lock()
    app.unlock(password: "byron")
    app.session.logOut()
    await turns { presented == [.gatekeeper, .login] }
    #expect(presented == [.gatekeeper, .login])
    #expect(app.session.problem == nil)
    #expect(app.helm.errors.isEmpty)
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
