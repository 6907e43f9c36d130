import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// All that the views of an app are, to the last modifier, where as much as can be is presented.
@Suite("Outlines of what is drawn", .serialized) @MainActor struct ShopOutlineTests {
  @Test func aStackUnderAnOverlayAndTwoSheets() throws {
    let helm = try Helm(nav: Shop.segues)
    let host = Host(
      HelmView(helm) { fragment in
        if fragment == .home { HomeView() } else { Text(verbatim: "\(fragment)") }
      }
      .segueTransition(.slide, for: .splash => .home))
    helm.present(.home)
    helm.present(.product, id: 1)
    helm.present(.reviews, id: 1)
    for fragment in [Shop.terms, .player, .cart, .payment, .receipt] { helm.present(fragment) }
    host.settle()
    #expect(
      host.root.outline == """
        window
          unspoken
          z 0.0
            by slide
              #helm.screen.home
                element
                  tabView
                    disappears
                      appears
                        z 0.0
                          by opacity
                            stack
                              screen covered
                                #helm.screen.offers
                                  element
                                    text "offers"
                              screen covered
                                #helm.screen.product
                                  element
                                    text "product"
                              screen covered
                                #helm.screen.reviews
                                  element
                                    text "reviews"
                              screen
                                no back
                                  #helm.screen.terms
                                    element
                                      text "terms"
                    covered
                      disappears
                        appears
                  z 1.0
                    by opacity
                      #helm.screen.player
                        element
                          text "player"
          sheet
            disappears
              appears
                stack
                  screen
                    #helm.screen.cart
                      element
                        text "cart"
                sheet
                  disappears
                    appears
                      z 8.0
                        by opacity
                          #helm.screen.receipt
                            element
                              text "receipt"
        """)
    #expect(helm.errors.isEmpty && host.problems.isEmpty)
  }
}
