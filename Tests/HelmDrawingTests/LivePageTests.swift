import Helm
import HelmDocuments
import Testing

@testable import HelmTools

/// The page of an inspected app; Scripts/check-inspect opens it.
@Suite struct LivePageTests {
  private let document = GraphDocument(
    segues: [Segue(from: "item", to: "end")], ids: [IDRule("item", .init(Int.self))])

  @Test func aLivePageConnectsOnlyToItsOwnServer() {
    var page = GraphPage(of: document, views: [])
    #expect(!page.html.contains("connect-src") && !page.html.contains("\"isLive\""))
    page.isLive = true
    #expect(page.html.contains("form-action 'none'; connect-src 'self'\""))
    #expect(page.html.contains("\"isLive\": true"))
  }

  @Test func aLivePageStartsWithTheIDOfTheApp() {
    var page = GraphPage(of: document, views: [])
    #expect(page.html.contains("\"entryID\": \"1\""))
    page.entryID = "<7>"
    #expect(page.html.contains("\"entryID\": \"\\u003C7>\""))
  }
}
