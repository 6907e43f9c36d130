import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("HelmView in an app's own containers", .serialized) @MainActor struct ContainerTests {
  let helm: Helm<Shop>

  init() throws { helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers]) }

  /// The app's own stack: its own list, its own screen, and the part of the graph on it.
  struct OwnStack: View {
    let helm: Helm<Shop>
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Shop") { path.append("shop") }
          .navigationDestination(for: String.self) { name in
            HelmView(helm, part: .offers) { _ in PlainView() }.insideNavigationStack()
          }
      }
    }
  }

  @Test func aPartIsPushedOntoTheAppsOwnStack() throws {
    let host = Host(OwnStack(helm: helm))
    try host.tap("Shop")
    #expect(host.texts.first == "offers")
    let stack = [PathFragment(Shop.product)] + (1...5).map { PathFragment(Shop.reviews, id: $0) }
    helm.perform(.setStack(stack, on: PathFragment(.offers)))
    host.settle()
    #expect(host.texts.first == "reviews 5")
    #expect(host.root.all.filter { $0.kind == .screen }.count == 8)
    try host.tap("Tap")
    try host.swipeBack(.cancelledAfterWriting)
    #expect(host.texts.prefix(2) == ["reviews 5", "tapped 1"])
    try host.back()
    try host.back(4)
    #expect(host.texts.first == "product")
    #expect(helm.stack(from: .offers) == [PathFragment(.product)])
    try host.back(2)  // through the root of the part, which is the app's own screen
    #expect(host.texts == ["Shop"])
    #expect(helm.stack(from: .offers) == [])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  /// Two siblings in the app's own stack, one of which has a push.
  enum Pair: Fragment { case both, notes, albums, photo }

  @Test func aScreenPushedBehindIsNotShown() throws {
    let helm = try Helm(nav: [
      Segue<Pair>(.both => .notes, style: .hold, auto: true), Segue(.both => .albums, style: .hold),
      Segue(.notes => .photo, dismissable: true),
    ])
    let host = Host(
      NavigationStack {
        HelmView(helm) { fragment in
          if fragment == .both { HelmContent() } else { PlainView() }
        }
        .insideNavigationStack()
      })
    helm.present(.photo)
    host.settle()
    #expect(host.texts.first == "photo")
    helm.select(.albums)
    host.settle()
    #expect(host.texts.first == "albums")
    #expect(throws: Host.Refusal.notThere("back button")) { try host.back() }
    helm.select(.notes)
    host.settle()
    #expect(host.texts.first == "photo")
    try host.back()
    #expect(host.texts.first == "notes")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func sheetsOfAScreenInTheAppsOwnStackAreStacked() throws {
    enum Desk: Fragment { case list, note, edit, pick }
    let helm = try Helm<Desk>(nav: [.push(.list => .note), .sheet(.note => .edit), .sheet(.edit => .pick)])
    let host = Host(NavigationStack { HelmView(helm) { _ in PlainView() }.insideNavigationStack() })
    for fragment in [Desk.note, .edit, .pick] {
      helm.present(fragment)
      host.settle()
      #expect(host.texts.first == "\(fragment)")
    }
    #expect(host.modals == [.sheet, .sheet])
    try host.dismissModal()
    #expect(host.texts.first == "edit")
    try host.dismissModal()
    #expect(host.texts.first == "note")
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  /// The app's own tabs and split view, each with a part of the graph.
  struct OwnTabs: View {
    let helm: Helm<Shop>
    @State private var tab = 1

    var body: some View {
      TabView(selection: $tab) {
        NavigationSplitView {
          Text("own list")
        } detail: {
          HelmView(helm, part: .offers) { _ in PlainView() }
        }
        .tag(1)
        Text("own screen").sheet(isPresented: .constant(tab == 2)) { HelmView(helm, part: .cart) { _ in PlainView() } }
          .tag(2)
      }
    }
  }

  @Test func partsAreShownInTabsColumnsAndSheets() throws {
    let host = Host(OwnTabs(helm: helm), width: .regular)
    #expect(host.texts.prefix(2) == ["own list", "offers"])
    helm.present(.product, id: 1)
    host.settle()
    #expect(host.texts.prefix(2) == ["own list", "product 1"])
    try host.back()
    #expect(host.texts.prefix(2) == ["own list", "offers"])
    helm.present(.cart)
    try host.select(2)
    #expect(host.modals == [.sheet])
    #expect(host.texts.first == "cart")
    helm.present(.product, id: 2)
    host.settle()
    #expect(host.texts.first == "product 2")
    try host.back()
    #expect(host.texts.first == "cart")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
