import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("The inspector", .serialized) @MainActor struct InspectorTests {
  let helm: Helm<Shop>
  let host: Host

  init() throws {
    helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    host = Host(ShopView(helm: helm).helmInspector(helm) { $0 == .product ? 7 : nil })
  }

  @Test func theInspectorOpensAndClosesByItsButtons() throws {
    #expect(!host.texts.contains("Possible moves"))
    try host.tap("Helm")
    #expect(host.texts.contains("Possible moves"))
    try host.tap("Close inspector")
    #expect(!host.texts.contains("Possible moves"))
    #expect(host.problems == [])
  }

  @Test func theInspectorShowsTheStateAndMakesMoves() throws {
    try host.tap("Helm")
    let panel = host.texts.drop { $0 != "Presented" }
    #expect(
      panel == [
        "Presented", "offers", "home", "Path", "splash => home", "home => offers", "Possible moves", "→ offers",
        "→ catalog",
        "→ product", "→ terms", "→ cart", "→ tour", "→ hint", "→ player", "Events",
      ])
    try host.tap("→ product")
    #expect(helm.presentedFragments.last == PathFragment(.product, id: 7))
    try host.tap("Undo")
    #expect(helm.presentedFragments.last == PathFragment(.offers))
    try host.tap("Redo")
    #expect(host.texts.contains("product (id 7)"))
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func theInspectorCollectsEventsBeforeItIsOpened() async throws {
    // The subscription begins with the view's task.
    await until { helm.hub.hasSubscribers }
    helm.present(.cart)
    helm.dismiss()
    host.settle()
    try host.tap("Helm")
    await host.settle { host.texts.contains { $0.hasSuffix("dismissed home => cart -cart") } }
    let events = host.texts.drop { $0 != "Events" }.dropFirst()
    #expect(events.map { $0.drop { $0 != " " } } == [" dismissed home => cart -cart", " presented home => cart +cart"])
  }

  @Test func theInspectorShowsTheLatestFiftyEvents() async throws {
    await until { helm.hub.hasSubscribers }
    for _ in 0..<26 {
      helm.present(.cart)
      helm.dismiss()
    }
    helm.present(.catalog)
    try host.tap("Helm")
    await host.settle { host.texts.contains { $0.hasSuffix("presented home => catalog -offers +catalog") } }
    let events = host.texts.drop { $0 != "Events" }.dropFirst().map { String($0.drop { $0 != " " }) }
    let pair = [" dismissed home => cart -cart", " presented home => cart +cart"]
    let pairs = Array(repeating: pair, count: 25).flatMap { $0 }
    let shown: [String] = [" presented home => catalog -offers +catalog"] + pairs.dropLast()
    #expect(events == shown)
    #expect(throws: Host.Refusal.disabled("Redo")) { try host.tap("Redo") }
    while helm.canUndo { helm.undo() }
    host.settle()
    #expect(throws: Host.Refusal.disabled("Undo")) { try host.tap("Undo") }
    #expect(host.root.all.compactMap(\.maxFrame).contains([280, nil]))
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test func anAppMayOpenTheInspectorByItsOwnButton() throws {
    struct Own: View {
      let helm: Helm<Shop>
      @State private var isOpen = false

      var body: some View {
        Button("Inspect") { isOpen.toggle() }
        Text("app").helmInspector(helm, isPresented: $isOpen)
      }
    }
    let host = Host(Own(helm: helm))
    #expect(host.texts == ["Inspect", "app"])
    try host.tap("Inspect")
    #expect(host.texts.contains("Possible moves"))
    try host.tap("Close inspector")
    #expect(host.texts == ["Inspect", "app"])
  }
}

@Suite("Previews", .serialized) @MainActor struct PreviewTests {
  enum Screen: Fragment { case list, detail, other }

  static let segues: Segues<Screen> = [.push(.list => .detail)]

  @Test func aPreviewShowsTheAppAtAPath() throws {
    let host = Host(HelmPreview(Self.segues, at: [.list => .detail]) { _ in PlainView() })
    #expect(host.texts.first == "detail")
    try host.back()
    #expect(host.texts.first == "list")
    #expect(host.problems == [])
  }

  @Test func previewsTakeGroupsOfSegues() {
    let host = Host(HelmPreview([.push(.list => .detail)], at: [.list => .detail]) { (_: Screen) in PlainView() })
    #expect(host.texts.first == "detail")
    #expect(host.problems == [])
  }

  @Test func aPreviewShowsTheFindingsOfAnInvalidPath() throws {
    let host = Host(HelmPreview(Self.segues, at: [.list => .other]) { _ in PlainView() })
    #expect(throws: FindingsError<ValidationFinding<Screen>>.self) {
      try Helm(nav: Self.segues, path: [.list => .other])
    }
    do { _ = try Helm(nav: Self.segues, path: [.list => .other]) } catch { #expect(host.texts == ["\(error)"]) }
  }
}
