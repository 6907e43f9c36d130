import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// The moves that the inspector offers.
@Suite("Moves in the inspector", .serialized) @MainActor struct InspectorMoveTests {
  let helm: Helm<Shop>
  let host: Host

  init() throws {
    helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    host = Host(ShopView(helm: helm).helmInspector(helm))
  }

  /// The tap reports what the guard says, which is what someone who inspects wants to see.
  @Test func movesThatAGuardDeniesAreOffered() throws {
    helm.guard(.into(.cart)) { .deny("signed out") }
    try host.tap("Helm")
    #expect(host.texts.contains("→ cart"))
    try host.tap("→ cart")
    #expect(!helm.isPresented(.cart))
    #expect(host.texts.contains("→ cart"))
    #expect(host.problems == [])
  }

  @Test func movesOfDisabledSeguesAreNotOffered() throws {
    helm.edit(segue: .home => .cart).add(trait: .disabled)
    try host.tap("Helm")
    #expect(!host.texts.contains("→ cart"))
    #expect(host.texts.contains("→ catalog"))
    #expect(host.problems == [])
  }
}
