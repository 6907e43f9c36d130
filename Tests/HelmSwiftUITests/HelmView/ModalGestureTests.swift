import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Gestures on modals", .serialized) @MainActor struct ModalGestureTests {
  let shop: ShopHost

  init() throws { shop = try ShopHost() }

  @Test(arguments: [(Shop.cart, Node.Kind.sheet), (.tour, .fullScreenCover), (.hint, .popover)])
  func modalsAreShownAsTheirSeguesSay(fragment: Shop, kind: Node.Kind) throws {
    shop.present(fragment)
    #expect(shop.host.modals == [kind])
    #expect(shop.screens == ["\(fragment)"])
    try shop.host.tap("Close")
    #expect(shop.host.modals == [])
    #expect(shop.presented == ["offers"])
    #expect(shop.isFine)
  }

  @Test func draggingASheetDownDismissesIt() throws {
    shop.present(.cart)
    try shop.host.dismissModal()
    #expect(shop.presented == ["offers"])
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  @Test func aSheetThatIsNotDismissableCannotBeDragged() throws {
    shop.present(.terms)
    #expect(shop.host.modals == [.sheet])
    #expect(throws: Host.Refusal.disabled("drag down")) { try shop.host.dismissModal() }
    #expect(shop.presented == ["offers", "terms"])
  }

  @Test func draggingTheInnerSheetKeepsTheOuter() throws {
    shop.helm.present([.home => .cart, .cart => .payment])
    shop.host.settle()
    #expect(shop.host.modals == [.sheet, .sheet])
    try shop.host.dismissModal()
    #expect(shop.host.modals == [.sheet])
    #expect(shop.presented == ["offers", "cart"])
    #expect(shop.isFine)
  }

  @Test func aSheetHasItsOwnStack() throws {
    shop.present(.cart)
    shop.present(.product, id: 9)
    #expect(shop.host.modals == [.sheet])
    #expect(shop.screens == ["product 9"])
    #expect(!shop.helm.isPresented(.cart))
    try shop.host.back()
    #expect(shop.screens == ["cart"])
    try shop.host.dismissModal()
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  @Test func modalsOfDifferentStylesReplaceOneAnother() throws {
    let kinds: [(Shop, Node.Kind)] = [
      (.cart, .sheet), (.tour, .fullScreenCover), (.hint, .popover), (.cart, .sheet), (.hint, .popover),
      (.tour, .fullScreenCover), (.cart, .sheet),
    ]
    for (fragment, kind) in kinds {
      shop.present(fragment)
      #expect(shop.host.modals == [kind])
      #expect(shop.screens == ["\(fragment)"])
    }
    #expect(shop.isFine)
  }

  /// A tab and the container of the tabs, each with its own modal.
  enum Both: Fragment { case root, tab, note, alarm, menu }

  static let both: [Segue<Both>] = [
    Segue(.root => .tab, style: .hold, auto: true),
    Segue(.root => .alarm, style: .hold, dismissable: true, presentation: .fullScreenCover),
    Segue(.tab => .note, style: .hold, dismissable: true),
    Segue(.tab => .menu, dismissable: true),
    Segue(.menu => .note, style: .hold, dismissable: true),
  ]

  @Test func modalsOfTwoHoldersAreStacked() throws {
    let helm = try Helm(nav: Self.both)
    let host = Host(
      HelmView(helm) { fragment in if fragment == .root { HelmContent() } else { PlainView() } })
    helm.present([.root => .alarm])
    host.settle()
    #expect(host.modals == [.fullScreenCover])
    helm.present([.tab => .note])  // held further in, and still on top as the latest
    host.settle()
    #expect(helm.presentedFragments.map(\.fragment) == [.root, .tab, .alarm, .note])
    #expect(host.modals == [.fullScreenCover, .sheet])
    #expect(host.texts.first == "note")
    try host.tap("Close")
    #expect(host.modals == [.fullScreenCover])
    #expect(host.texts.first == "alarm")
    helm.present([.tab => .note])
    host.settle()
    helm.dismiss(.note)
    host.settle()
    #expect(host.modals == [.fullScreenCover])
    #expect(host.texts.first == "alarm")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func aModalWaitsForTheDismissalOfAnotherHoldersModal() throws {
    let helm = try Helm(nav: Self.both)
    let host = Host(HelmView(helm) { fragment in if fragment == .root { HelmContent() } else { PlainView() } })
    helm.present([.tab => .menu, .menu => .note])
    host.settle()
    #expect(host.texts.first == "note")
    try helm.replace(path: [.root => .tab, .root => .alarm])
    host.settle()
    #expect(host.modals == [.fullScreenCover])
    #expect(host.texts.first == "alarm")
    try host.tap("Close")
    #expect(host.texts.first == "tab")
    #expect(host.problems == [])
  }

  @Test func theScreenBelowASheetKeepsItsState() throws {
    try shop.host.tap("Tap")
    shop.present(.cart)
    try shop.host.dismissModal()
    #expect(shop.screens == ["offers", "tapped 1"])
  }

  @Test func anOverlayIsAboveTabsAndPushes() throws {
    shop.present(.player)
    #expect(shop.screens == ["offers", "player"])
    shop.present(.product, id: 1)
    #expect(shop.screens == ["product 1", "player"])
    try shop.host.select(Shop.catalog)
    #expect(shop.screens == ["catalog", "player"])
    shop.helm.dismiss(.player)
    shop.host.settle()
    #expect(shop.screens == ["catalog"])
    #expect(shop.isFine)
  }

  @Test func severalModalsAreRestored() throws {
    let shop = try ShopHost(path: [.splash => .home, .home => .offers, .home => .cart, .cart => .payment])
    #expect(shop.host.modals == [.sheet, .sheet])
    #expect(shop.screens == ["payment"])
    try shop.host.dismissModal()
    try shop.host.dismissModal()
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  @Test func aSheetWithAnAsynchronousLeaveGuardCannotBeDragged() async throws {
    shop.present(.cart)
    let token = shop.helm.guard(leaving: .cart) { () async in .allow }
    shop.host.settle()
    #expect(throws: Host.Refusal.disabled("drag down")) { try shop.host.dismissModal() }
    #expect(shop.helm.can(.back(.from(PathFragment(.cart)))))  // a button may still evaluate the guard
    token?.cancel()
    shop.host.settle()
    try shop.host.dismissModal()
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  @Test func aSheetWithADenyingLeaveGuardCannotBeDragged() throws {
    shop.present(.cart)
    let token = shop.helm.guard(leaving: .cart) { .deny("unsaved") }
    shop.host.settle()
    #expect(throws: Host.Refusal.disabled("drag down")) { try shop.host.dismissModal() }
    token?.cancel()
    shop.host.settle()
    try shop.host.dismissModal()
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  /// The drag was possible as far as known: the guard reads unobserved state.
  @Test func aDraggedSheetWhoseGuardDeniesIsPresentedAgain() throws {
    @MainActor final class Draft { var isSaved = true }
    let draft = Draft()
    shop.present(.cart)
    shop.helm.guard(leaving: .cart) { draft.isSaved ? .allow : .deny("unsaved") }
    shop.host.settle()
    draft.isSaved = false
    try shop.host.dismissModal()
    #expect(shop.screens == ["cart"] && shop.presented == ["offers", "cart"])
    draft.isSaved = true
    try shop.host.dismissModal()
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  @Test func layersHaveAZIndex() throws {
    shop.present(.player)
    let layers = shop.host.root.visible.filter { $0.transition != nil }
    #expect(!layers.isEmpty)
    for layer in layers {
      #expect(shop.host.root.visible.contains { $0.zIndex != nil && $0.children.contains { $0 === layer } })
    }
  }
}
