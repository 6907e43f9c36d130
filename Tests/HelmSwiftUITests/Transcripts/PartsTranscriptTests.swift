import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// A `HelmView` in an app's own stack, with parts, tabs of the app's own, and a module.
@Suite("A transcript of parts, modules and views inside a stack", .serialized) @MainActor struct PartsTranscriptTests {
  enum Cart: String, Fragment { case list, item, pay, help, note }

  enum Part: Fragment { case root, left, right, deep, deeper, card, over, mini, cart(Cart), hall, porch, door }

  static let segues: Segues<Part> = [
    .inline(.root => [.left, .right]), .push(.root => .deep), .push(.deep => .deeper),
    .inline(.deep => [.hall, .porch]),
    .columns(.deeper => .door), .sheet([.root, .deep, .deeper] => .card), .overlay(.deep => .over),
    .accessory(.root => .mini), .push(.root => .cart(.list)), .tabs(.cart(.list) => [.cart(.item), .cart(.pay)]),
    .sheet(.cart(.item) => .cart(.help)), .push(.cart(.help) => .cart(.note)), .accessory(.cart(.list) => .mini),
  ]

  struct CartView: View {
    let screens: WalkScreens<Part>
    let scope: HelmScope<Cart>

    var body: some View {
      HelmTabs { (tab: Cart) in Text(verbatim: "to \(tab)") }
        .section("Both", .pay, .item)
    }
  }

  struct PartView: View {
    let part: Part
    let screens: WalkScreens<Part>
    let helm: Helm<Part>

    var body: some View {
      switch part {
      case .root:
        WalkScreen(screens: screens)
        HelmContent(keepsBehind: false)
        HelmContent(Part.mini)
      case .deep:
        HelmContent(Part.over)
        WalkScreen(screens: screens)
        HelmContent()
      case .cart(.list): CartView(screens: screens, scope: helm.scope(into: Part.cart))
      case .cart(.item): Text("item").helmAnchor(for: Cart.help)
      case .cart(.help):
        NavigationLink(value: Part.cart(.note)) { Text("Note") }
        WalkScreen(screens: screens)
      default: WalkScreen(screens: screens)
      }
    }
  }

  private func walk(_ assumptions: Assumptions, inStack: Bool, seed: UInt64) throws -> ViewWalk<Part> {
    let helm = try Helm(nav: Self.segues)
    let (session, screens) = (WalkSession(), WalkScreens<Part>())
    let isShut = session.makeSwitch("the door is shut")
    let isKept = session.makeSwitch("the card stays")
    helm.guard(.outOf(.deep)) { isShut.isOn ? .deny("shut") : .allow }
    helm.guard(leaving: .card, .deeper) { isKept.isOn ? .deny("it stays", keep: true) : .allow }
    let view = HelmView(helm) { part in PartView(part: part, screens: screens, helm: helm) }
      .segueTransition(.slide, for: .root => .right)
    let host: SwiftUI.Host
    if inStack {
      host = Host(NavigationStack { view.insideNavigationStack() }, assuming: assumptions)
    } else {
      host = Host(view, assuming: assumptions)
    }
    let scope = helm.scope(into: Part.cart)
    let (isHelp, tab) = (
      scope.isPresented(.help) as Binding<Bool>, scope.selection(among: [.item, .pay]) as Binding<Cart?>
    )
    let stack: Binding<[PathFragment<Cart>]> = scope.stack(from: .help)
    let card: Binding<String?> = helm.presentedID(.deep => .card)
    return ViewWalk(
      helm, session, screens, host: host, seed: seed, ids: [.card: ["x", "y"], .deeper: ["1", "2"]],
      redirects: [Flow(Part.root => .left)]
    ) {
      [
        "help \(isHelp.wrappedValue)", "tab \(tab.wrappedValue.map { "\($0)" } ?? "none")",
        "stack \(stack.wrappedValue)",
        "card \(card.wrappedValue ?? "none")",
      ]
    }
  }

  @Test func inAStack() async throws {
    let walk = try walk(.likely, inStack: true, seed: 5)
    for part in [Part.deep, .hall, .porch] { await walk.step("present \(part)") { walk.helm.present(part) } }
    await walk.walk(80)
    walk.check("in-a-stack")
  }

  @Test func onItsOwn() async throws {
    let walk = try walk(.others, inStack: false, seed: 6)
    for part in [Part.deep, .hall, .porch] { await walk.step("present \(part)") { walk.helm.present(part) } }
    await walk.walk(80)
    walk.check("on-its-own")
  }

  /// More walks than anybody would read.
  @Test(arguments: [("parts in a stack", true), ("parts on their own", false)])
  func digests(name: String, inStack: Bool) async throws {
    try await checkWalks(name) { try walk(.likely, inStack: inStack, seed: $0) }
  }
}
