@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

@Suite("Gestures on stacks", .serialized) @MainActor struct StackGestureTests {
  let shop: ShopHost

  init() throws {
    shop = try ShopHost()
    shop.present(.product, id: 1)
    for id in [2, 3] { shop.present(.reviews, id: id) }
  }

  @Test func severalPushesAreShownAtOnce() throws {
    let shop = try ShopHost()
    shop.helm.present([.offers => .product, .product => .reviews])
    for id in [1, 2, 3] { shop.helm.present(.reviews, id: id) }
    shop.host.settle()
    #expect(shop.screens == ["reviews 3"])
    for screen in ["reviews 2", "reviews 1", "reviews", "product", "offers"] {
      try shop.host.back()
      #expect(shop.screens == [screen])
      #expect(shop.presented == [screen])
    }
    #expect(shop.isFine)
  }

  @Test func theBackButtonPopsOneScreen() throws {
    #expect(shop.screens == ["reviews 3"])
    try shop.host.back()
    #expect(shop.screens == ["reviews 2"])
    #expect(shop.presented == ["reviews 2"])
    #expect(shop.isFine)
  }

  @Test(arguments: [(1, "reviews 2"), (2, "product 1"), (3, "offers")])
  func theMenuOfTheBackButtonPopsSeveralScreens(count: Int, screen: String) throws {
    try shop.host.back(count)
    #expect(shop.screens == [screen])
    #expect(shop.presented == [screen])
    #expect(shop.isFine)
  }

  @Test(arguments: [Host.Swipe.cancelled, .cancelledAfterWriting])
  func aCancelledSwipeChangesNothing(swipe: Host.Swipe) throws {
    let before = shop.helm.path
    try shop.host.swipeBack(swipe)
    #expect(shop.helm.path == before)
    #expect(shop.screens == ["reviews 3"])
    #expect(shop.isFine)
  }

  /// The screens below are the same ones as before: what is awaited of them isn't lost, nor is a command that is kept for them.
  @Test(arguments: [true, false]) func aSwipeThatIsTakenBackEndsNothing(isGuarded: Bool) async throws {
    let shop = try ShopHost()
    if isGuarded { shop.helm.guard(.into(.tour)) { .deny("not yet", keep: true) } }
    let product = shop.helm.beginPresenting(.product, id: 1, awaiting: String.self)
    shop.present(.reviews, id: 2)
    let serial = shop.helm.state.serial(of: PathFragment(.product, id: 1))
    try shop.host.swipeBack(.cancelledAfterWriting)
    #expect(shop.presented == ["reviews 2"])
    #expect(shop.helm.state.serial(of: PathFragment(.product, id: 1)) == serial)
    try shop.host.back()
    shop.helm.dismiss(returning: "rated")
    #expect(await product.value == "rated")
    #expect(shop.isFine)
  }

  @Test func aSwipeGoesBack() throws {
    try shop.host.swipeBack()
    #expect(shop.presented == ["reviews 2"])
    #expect(shop.screens == ["reviews 2"])
  }

  @Test func environmentDismissOfAScreenGoesBack() throws {
    try shop.host.tap("Close")
    #expect(shop.presented == ["reviews 2"])
    #expect(shop.isFine)
  }

  @Test func aScreenThatIsNotDismissableHasNoBackButton() throws {
    shop.present(.terms)
    #expect(shop.screens == ["terms"])
    #expect(throws: Host.Refusal.disabled("back button")) { try shop.host.back() }
    #expect(shop.presented == ["terms"])
  }

  @Test func aScreenBelowKeepsItsStateAndAPoppedScreenLosesIt() throws {
    try shop.host.tap("Tap")
    shop.present(.reviews, id: 4)
    try shop.host.tap("Tap")
    try shop.host.back()
    #expect(shop.screens == ["reviews 3", "tapped 1"])
    shop.present(.reviews, id: 4)
    #expect(shop.screens == ["reviews 4"])
  }

  /// A screen with tabs in a stack, which a link pushes.
  enum Linked: Fragment { case list, detail, text, comments }

  static let linked: Segues<Linked> = [
    .push(.list => .detail), .inline(.detail => [.text, .comments]),
  ]

  @Test func aSwipeRevealsTheScreenBelow() throws {
    let helm = try Helm(nav: Self.linked)
    let host = Host(
      HelmView(helm) { fragment in if fragment == .detail { HelmContent() } else { PlainView() } })
    helm.present(.detail)
    host.settle()
    #expect(try host.textsUnderSwipe.first == "list")
    try host.swipeBack(.cancelled)
    #expect(try host.textsUnderSwipe.first == "list")
    try host.swipeBack()
    #expect(host.texts.first == "list")
    #expect(host.problems == [])
  }

  @Test func aLinkToAPoppedScreenStartsWithNewState() throws {
    let helm = try Helm(nav: Self.linked)
    let host = Host(
      HelmView(helm) { fragment in
        switch fragment {
        case .list: NavigationLink("Open", value: PathFragment(Linked.detail))
        case .detail: HelmContent()
        default: PlainView()
        }
      })
    try expectNewCommentsFromEachLink(helm, host) { helm.present(.comments) }
  }

  /// Follows the link twice, each time to another tab than the one selected before.
  private func expectNewCommentsFromEachLink(_ helm: Helm<some Fragment>, _ host: Host, presentComments: () -> Void)
    throws
  {
    for _ in 0..<2 {
      try host.tap("Open")
      #expect(host.texts.first != "comments")
      presentComments()
      host.settle()
      #expect(host.texts.first == "comments")
      try host.back()
      #expect(host.texts == ["Open"])
    }
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  /// A screen with tabs that is pushed on another pushed screen.
  enum Deep: Fragment { case list, chapter, detail, text, comments }

  @Test func aLinkToThePoppedTopOfAStackStartsWithNewState() throws {
    let helm = try Helm<Deep>(nav: [.push(.list => .chapter => .detail), .inline(.detail => [.text, .comments])])
    let host = Host(
      HelmView(helm) { fragment in
        switch fragment {
        case .chapter: NavigationLink("Open", value: Deep.detail)
        case .detail: HelmContent()
        default: PlainView()
        }
      })
    helm.present(.chapter)
    host.settle()
    try expectNewCommentsFromEachLink(helm, host) { helm.present(.comments) }
  }

  @Test(arguments: [Assumptions.likely, .slow])
  func aCancelledSwipeKeepsTheContentOfTheScreen(assumptions: Assumptions) throws {
    let helm = try Helm(nav: Self.linked)
    let host = Host(
      HelmView(helm) { fragment in if fragment == .detail { HelmContent() } else { PlainView() } },
      assuming: assumptions)
    helm.present(.detail)
    helm.present(.comments)
    host.settle()
    try host.tap("Tap")
    let path = helm.path
    try host.swipeBack(.cancelledAfterWriting)
    #expect(helm.path == path)
    #expect(host.texts.prefix(2) == ["comments", "tapped 1"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func fastTapsKeepStateAndScreenInSync() throws {
    for id in [4, 5, 6] { shop.helm.present(.reviews, id: id) }
    shop.helm.back()
    shop.helm.present(.reviews, id: 7)
    shop.host.settle()
    #expect(shop.screens == ["reviews 7"])
    try shop.host.back(6)
    #expect(shop.screens == ["offers"])
    #expect(shop.presented == ["offers"])
    #expect(shop.isFine)
  }

  @Test func aSwapReplacesTheTopScreen() throws {
    let shop = try ShopHost()
    shop.present(.cart)
    shop.present(.payment)
    #expect(shop.screens == ["payment"])
    shop.present(.receipt)
    #expect(shop.screens == ["receipt"])
    #expect(shop.host.modals == [.sheet, .sheet])
    #expect(shop.isFine)
  }

  @Test func aStackCanBeRequestedForAFragmentWithoutPushes() throws {
    let helm = try Helm(nav: Self.linked)
    func stacks(_ host: Host) -> Int { host.root.all.filter { $0.kind == .stack }.count }
    helm.present(.detail)
    helm.present(.text)
    let plain = Host(HelmView(helm, part: .text) { _ in PlainView() })
    #expect(stacks(plain) == 0)
    let host = Host(HelmView(helm, part: .text) { _ in PlainView() }.stack(at: .text, .detail))
    #expect(host.texts.first == "text")
    #expect(stacks(host) == 1)
    // The stack of the list contains no other stack.
    let whole = Host(
      HelmView(helm) { fragment in if fragment == .detail { HelmContent() } else { PlainView() } }.stack(
        at: .text, .detail))
    #expect(whole.texts.first == "text")
    #expect(stacks(whole) == 1)
    #expect(host.problems + whole.problems == [])
  }
}
