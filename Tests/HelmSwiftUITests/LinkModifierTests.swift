import Foundation
import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// Links from and to the system.
@Suite @MainActor struct LinkModifierTests {
  enum Page: String, Fragment { case home, list, detail }

  let helm: Helm<Page>
  let host: SwiftUI.Host

  init() throws {
    let helm = try Helm<Page>(nav: [
      Segue(.home => .list, dismissable: true), Segue(.list => .detail, dismissable: true),
    ])
    helm.links = try Links(
      origins: ["page:", "https://page.example"],
      [Link("/", .home), Link("/list/:id", .list, .detail, id: Int.self), Link("page://secret", .list)])
    self.helm = helm
    host = SwiftUI.Host(
      HelmView(helm) { page in Text(verbatim: page.rawValue) }
        .opensLinks(of: helm)
        .continuesLinks(of: helm)
        .continuesLinks(of: helm, "page.viewing")
        .offersLink(of: helm, as: "page.viewing", title: "A page"))
  }

  private func activity(_ type: String, page: String? = nil, item: String? = nil) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.webpageURL = page.flatMap { URL(string: $0) }
    activity.userInfo = item.map { ["kCSSearchableItemActivityIdentifier": $0] }
    return activity
  }

  @Test func opensLinksOpensAURL() throws {
    host.open(try #require(URL(string: "page://list/7")))
    #expect(helm.presentedFragments == [PathFragment(.detail, id: 7)])
    host.open(try #require(URL(string: "page://nowhere")))
    #expect(helm.errors == [.link(.noMatch("page://nowhere"))])
  }

  @Test func userActivitiesAreContinued() {
    host.continueActivity(activity("NSUserActivityTypeBrowsingWeb", page: "https://page.example/list/1"))
    #expect(helm.presentedFragments == [PathFragment(.detail, id: 1)])
    host.continueActivity(activity("com.apple.corespotlightitem", item: "page://list/2"))
    #expect(helm.presentedFragments == [PathFragment(.detail, id: 2)])
    host.continueActivity(activity("page.viewing", page: "https://page.example/list/3"))
    #expect(helm.presentedFragments == [PathFragment(.detail, id: 3)])
    host.continueActivity(
      activity("NSUserActivityTypeBrowsingWeb", page: "https://page.example/list/3", item: "page://list/9"))
    host.continueActivity(activity("page.viewing"))
    host.continueActivity(activity("other", page: "https://page.example/list/4"))
    #expect(helm.presentedFragments == [PathFragment(.detail, id: 3)])
    #expect(helm.errors == [])
  }

  /// Views that offer the presented fragments as a page of a website, by default of the first.
  @Test(
    arguments: [
      (nil, ["page:", "http://old.example", "https://page.example"], "http://old.example/list/7"),
      ("https://page.example", ["page:", "http://old.example", "https://page.example"], "https://page.example/list/7"),
      (nil, ["page:"], nil), ("page:", ["page:", "https://page.example"], nil),
    ] as [(String?, [String], String?)])
  func offersLinkOffersAPageOfTheWebsite(website: String?, origins: [String], page: String?) throws {
    helm.links = try Links(origins: origins, [Link("/list/:id", .list, .detail, id: Int.self)])
    helm.present(.list)
    helm.present(.detail, id: 7)
    let host = SwiftUI.Host(Text("page").offersLink(of: helm, as: "page.viewing", website: website))
    #expect(host.currentActivities.map { $0.webpageURL?.absoluteString } == (page.map { [$0] } ?? []))
    #expect(host.currentActivities.map(\.title) == (page == nil ? [] : [nil]))
    #expect(host.currentActivities.map(\.activityType) == (page == nil ? [] : ["page.viewing"]))
  }

  @Test func offersLinkFollowsThePresentedFragments() {
    #expect(host.currentActivities.map { $0.webpageURL?.absoluteString } == ["https://page.example/"])
    #expect(host.currentActivities.map(\.title) == ["A page"])
    helm.present(.list)
    host.settle()
    #expect(host.currentActivities.isEmpty)
    helm.present(.detail, id: 7)
    host.settle()
    #expect(host.currentActivities.map { $0.webpageURL?.absoluteString } == ["https://page.example/list/7"])
  }
}
