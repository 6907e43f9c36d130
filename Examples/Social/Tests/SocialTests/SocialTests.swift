import Foundation
import Testing

@testable import Social
@testable import SocialPlain

/// One scenario, done with each of the two models.
@Suite("Social") @MainActor struct SocialTests {
  enum Model: CaseIterable {
    case helm, plain

    @MainActor func start() throws -> any SocialActions {
      switch self {
      case .helm: try SocialModel()
      case .plain: PlainSocialModel()
      }
    }
  }

  @Test func everyLinkFitsTheGraph() throws {
    let helm = try SocialModel().helm
    #expect(helm.links.findings(in: helm.graph) == [])
  }

  func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: Model.allCases) func aLinkWaitsForTheLogin(_ model: Model) throws {
    let app = try model.start()
    #expect(app.shown == ["login"])
    #expect(app.link == nil)

    app.follow(try url("social://users/7"))
    #expect(app.shown == ["login"])
    app.logIn(1)
    #expect(app.shown == ["profile 7"])
    app.goBack()
    #expect(app.shown == ["feed"])
    #expect(app.link == "social://feed")
  }

  @Test(arguments: Model.allCases) func profilesStackOnEachOtherInEachTab(_ model: Model) throws {
    let app = try model.start()
    app.logIn(1)
    for id in [3, 8, 3] { app.tapPerson(id) }
    #expect(app.shown == ["profile 3"])
    #expect(app.link == "social://users/3")

    app.tapPeople()
    #expect(app.shown == ["people"])
    app.tapPerson(5)
    app.tapFeed()
    #expect(app.shown == ["profile 3"])
    app.goBack()
    #expect(app.shown == ["profile 8"])
    app.tapFeed()
    #expect(app.shown == ["feed"])
    app.tapPeople()
    #expect(app.shown == ["profile 5"])

    app.follow(try url("https://social.example/users/9"))
    app.follow(try url("https://social.example/users/9"))
    #expect(app.shown == ["profile 9"])
    app.goBack()
    #expect(app.shown == ["profile 5"])
    for wrong in ["social://users/me", "social://users", "https://other.example/feed"] { app.follow(try url(wrong)) }
    #expect(app.shown == ["profile 5"])
    app.follow(try url("social://feed"))
    #expect(app.shown == ["feed"])
  }

  @Test(arguments: Model.allCases) func aDraftIsNotLost(_ model: Model) throws {
    let app = try model.start()
    app.logIn(1)
    app.write("Hello")
    #expect(app.shown == ["feed", "compose"])
    app.follow(try url("social://users/9"))
    #expect(app.shown == ["feed", "compose"])
    app.cancel()
    #expect(app.shown == ["feed", "compose", "discard"])
    app.keepEditing()
    #expect(app.shown == ["feed", "compose"])
    app.cancel()
    app.discard()
    #expect(app.shown == ["profile 9"])
    #expect(app.posts == [])

    app.write("Hello again")
    #expect(app.shown == ["profile 9", "compose"])
    app.send()
    #expect(app.shown == ["profile 9"])
    #expect(app.posts == ["Hello again"])

    app.write("")
    app.follow(try url("social://people"))
    #expect(app.shown == ["people"])
  }

  @Test(arguments: Model.allCases) func theNextPersonFindsNothing(_ model: Model) throws {
    let app = try model.start()
    app.logIn(1)
    app.tapPeople()
    app.tapPerson(3)
    app.write("A secret")
    app.follow(try url("social://users/9"))
    app.logOut()
    #expect(app.shown == ["login"])
    app.logIn(2)
    #expect(app.shown == ["feed"])
    app.write("")
    app.cancel()
    app.tapPeople()
    #expect(app.shown == ["people"])
  }
}
