import Helm
import PlaygroundModel
import PlaygroundScreens
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Previews of the Playground", .serialized) @MainActor struct AppPreviewTests {
  /// A text that only this screen shows.
  static let texts: [AppFragment: String] = [
    .splash: "Start", .gatekeeper: "Log in", .login: "Log in", .register: "Register",
    .forgotPass: "Back to the login", .dashboard: "A graph instead of a router", .news: "A graph instead of a router",
    .library: "Lisbon", .settings: "Logged in as ada", .article: "Screens are nodes, ways are edges.",
    .city: "Seven hills, and trams that climb them.", .compose: "Save", .discard: "Discard changes?",
    .player: "Now playing", .lock: "Unlock",
  ]

  @Test(arguments: AppFragment.allCases)
  func eachPreviewShowsItsScreen(screen: AppFragment) throws {
    let host = Host(AppPreview(screen))
    let text = try #require(Self.texts[screen])
    #expect(host.texts.contains(text))
    #expect(host.problems == [])
    #expect(try Helm(nav: AppGraph.segues, path: AppPreview.path(to: screen)).isPresented(screen, id: .any))
  }
}
