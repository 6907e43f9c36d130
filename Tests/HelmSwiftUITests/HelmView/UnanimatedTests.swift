import struct Foundation.Data
import struct Foundation.URL
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Changes without animation: at the app's request, at launch and on restoration.
@Suite(.serialized) @MainActor struct UnanimatedTests {
  enum Page: String, Fragment { case home, compose, contacts }

  struct PageView: View {
    let helm: Helm<Page>
    var phase = ScenePhase.active
    var body: some View {
      HelmView(helm) { page in Text(verbatim: page.rawValue) }
        .opensLinks(of: helm)
        .continuesLinks(of: helm)
        .restoresState(of: helm, key: "pages")
        .environment(\.scenePhase, phase)
    }
  }

  let helm: Helm<Page>

  init() throws {
    helm = try Helm(nav: [.sheet(.home => .compose), .cover(.compose => .contacts)])
    helm.links = try Links(origins: ["page:"], [Link("/contacts", .compose, .contacts)])
  }

  /// Whether the presented modals slid in, the lowest first.
  private func cameAnimated(_ host: Host) -> [Bool] { host.root.all.filter(\.isModal).map(\.cameAnimated) }

  @Test func modalsUseTheTransactionOfTheCommand() {
    let host = Host(PageView(helm: helm))
    withTransaction(\.disablesAnimations, true) { helm.present(.compose) }
    host.settle()
    #expect(cameAnimated(host) == [false])
    helm.present(.contacts)
    host.settle()
    #expect(cameAnimated(host) == [false, true])
    #expect(host.problems == [])
  }

  @Test func waitingModalsUseTheTransactionOfTheCommand() {
    let host = Host(PageView(helm: helm))
    withTransaction(\.disablesAnimations, true) {
      helm.present(.compose)
      helm.present(.contacts)
    }
    host.settle()
    #expect(cameAnimated(host) == [false, false])
    helm.dismiss(.contacts)
    host.settle()
    helm.present(.contacts)
    host.settle()
    #expect(cameAnimated(host) == [false, true])
    #expect(host.problems == [])
  }

  @Test func modalsOverACurtainUseTheTransactionOfTheCommand() throws {
    let helm = try Helm<Page>(nav: [.curtain(.home => .compose), .sheet(.compose => .contacts)])
    helm.present(.compose)
    let host = Host(HelmView(helm) { page in Text(verbatim: page.rawValue) })
    withTransaction(\.disablesAnimations, true) { helm.present(.contacts) }
    host.settle()
    #expect(host.texts == ["contacts"])
    #expect(cameAnimated(host) == [false])
    helm.dismiss(.contacts)
    host.settle()
    helm.present(.contacts)
    host.settle()
    #expect(cameAnimated(host) == [true])
    #expect(host.problems == [])
  }

  @Test func aLinkThatLaunchesTheAppIsNotAnimated() throws {
    let url = try #require(URL(string: "page:/contacts"))
    let cold = Host(PageView(helm: helm, phase: .inactive))
    cold.open(url)
    #expect(cold.texts == ["contacts"])
    #expect(cameAnimated(cold) == [false, false])

    helm.dismiss(.compose)
    let continued = Host(PageView(helm: helm, phase: .inactive))
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = url
    continued.continueActivity(activity)
    #expect(cameAnimated(continued) == [false, false])

    helm.dismiss(.compose)
    let warm = Host(PageView(helm: helm))
    warm.open(url)
    #expect(cameAnimated(warm) == [true, true])
    #expect(cold.problems + warm.problems == [])
  }

  @Test func aRestoredStateIsNotAnimated() throws {
    struct Restored: View {
      let helm: Helm<Page>
      let data: Data?
      var body: some View {
        HelmView(helm) { page in Text(verbatim: page.rawValue) }.restoresState(of: helm, in: .constant(data))
      }
    }
    helm.present(.compose)
    helm.present(.contacts)
    let host = Host(Restored(helm: try Helm(graph: helm.graph), data: helm.save()))
    #expect(host.texts == ["contacts"])
    #expect(cameAnimated(host) == [false, false])
    #expect(host.problems == [])
  }
}
