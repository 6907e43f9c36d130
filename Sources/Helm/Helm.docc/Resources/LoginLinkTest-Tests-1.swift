import Foundation
import Helm
import Testing

@MainActor struct AppModelTests {
  @Test func aLinkToAnArticleAsksForTheLoginFirst() throws {
    let model = try AppModel()
    model.helm.open(try #require(URL(string: "reader:/news/7")))
    #expect(model.helm.presentedFragments == [.home, .news, .login])

    model.account.isSignedIn = true
    model.helm.flushGuards()
    #expect(model.helm.isPresented(.article, id: 7))
  }
}
