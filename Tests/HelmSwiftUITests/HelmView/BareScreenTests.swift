import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// A screen is only in a container if something can be over it: transitions of the system, scroll edges and bars
/// require it to be bare.
@Suite(.serialized) @MainActor struct BareScreenTests {
  enum Place: String, Fragment { case start, detail, more, write, login, menu }

  static let nav: Segues<Place> = [
    .push(.start => .detail => .more), .sheet(.start => .write), .cover(.detail => .menu), .swap(.write => .login),
  ]

  let helm: Helm<Place>
  let host: Host

  init() throws {
    helm = try Helm(nav: Self.nav)
    host = Host(HelmView(helm) { place in Text(verbatim: place.rawValue) }.zoomTransition(for: .start => .detail))
  }

  /// The containers around a screen, within its modal.
  private func containers(around text: String, in node: Node, _ above: [Node] = []) -> Int? {
    if node.kind == .text, node.text == text { return above.count }
    let inside = node.isModal ? [] : node.kind == .container ? above + [node] : above
    return node.children.lazy.compactMap { containers(around: text, in: $0, inside) }.first
  }

  @Test func pushedAndPresentedScreensHaveNoContainer() {
    #expect(containers(around: "start", in: host.root) == 0)
    helm.go(through: [.detail, .menu])
    host.settle()
    #expect(host.modals == [.fullScreenCover])
    #expect(containers(around: "detail", in: host.root) == 0)
    #expect(containers(around: "menu", in: host.root) == 0)
    #expect(host.problems == [])
  }

  @Test func aSwappedScreenIsInALayerOverItsSource() {
    helm.present(.write)
    host.settle()
    #expect(containers(around: "write", in: host.root) == 1)
    helm.present(.login)
    host.settle()
    #expect(host.texts == ["login"])
    #expect(containers(around: "login", in: host.root) == 1)
    #expect(host.problems == [])
  }

  @Test func aSheetThatMayNotBeLeftCannotBeDragged() throws {
    let token = try #require(helm.guard(leaving: .write) { .deny("There is a draft.") })
    helm.present(.write)
    host.settle()
    #expect(throws: Host.Refusal.self) { try host.dismissModal() }
    token.cancel()
    host.settle()
    try host.dismissModal()
    #expect(host.modals == [])
    #expect(host.problems == [])
  }
}
