import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// The complete views of an app, including every modifier, with as much presented as possible.
@Suite("Outlines of rendered views", .serialized) @MainActor struct ShopOutlineTests {
  @Test func outlineOfAStackUnderAnOverlayAndTwoSheets() throws {
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

  enum Desk: Fragment { case home, mail, notes, folder, letter, reply, bar, aside, hint, lock, draft }

  static let desk: Segues<Desk> = [
    .tabs(.home => [.mail, .notes]), .columns(.mail => .folder), .columns(.folder => .letter), .push(.letter => .reply),
    .accessory(.home => .bar), .overlay(.home => .aside), .popover(.letter => .hint), .sheet(.home => .draft),
    .curtain(.home => .lock),
  ]

  /// A wide window with three columns in a tab, an accessory above the bar, an inspector, and a popover.
  @Test func outlineOfColumnsInATabUnderAPopover() throws {
    let helm = try Helm(nav: Self.desk)
    let host = Host(desk(helm), width: .regular)
    for fragment in [Desk.folder, .letter, .bar, .aside, .hint] { helm.present(fragment) }
    host.settle()
    #expect(
      host.root.outline == """
        window
          unspoken
          #helm.screen.home
            element
              tabView
                tab badge 3
                  disappears
                    appears
                      z 0.0
                        by opacity
                          splitView
                            column
                              #helm.screen.mail
                                element
                                  text "mail"
                            column
                              #helm.screen.folder
                                element
                                  text "folder"
                            column
                              stack
                                screen
                                  #helm.screen.letter
                                    element
                                      text "letter"
                          by opacity
                            #helm.screen.bar
                              element
                                text "bar"
                tab covered search
                  disappears
                    appears
              inspector
                #helm.screen.aside
                  element
                    text "aside"
          popover
            disappears
              appears
                #helm.screen.hint
                  element
                    text "hint"
        """)
    #expect(helm.errors.isEmpty && host.problems.isEmpty)
  }

  /// A curtain over a sheet that may not be dragged down.
  @Test func outlineOfACurtainOverASheet() throws {
    let helm = try Helm(nav: Self.desk)
    let host = Host(desk(helm))
    helm.guard(leaving: .draft) { .deny("unsaved") }
    helm.present(.draft)
    host.settle()
    #expect(
      host.front.outline == """
        sheet
          disappears
            appears
              unspoken
                no drag
              #helm.screen.draft
                element
                  text "draft"
        """)
    helm.present(.lock)
    host.settle()
    #expect(
      host.root.outline == """
        window
          unspoken
          unspoken
            transparent
              #helm.screen.home
                element
                  tabView
                    tab badge 3
                      disappears
                        appears
                          z 0.0
                            by opacity
                              splitView
                                column
                                  #helm.screen.mail
                                    element
                                      text "mail"
                                column covered
                                column covered
                    tab covered search
                      disappears
                        appears
          #helm.screen.lock
            element
              text "lock"
          sheet
            disappears
              appears
                unspoken
                  transparent
                    unspoken
                      no drag
                    #helm.screen.draft
                      element
                        text "draft"
                #helm.screen.lock
                  element
                    text "lock"
        """)
    #expect(helm.errors.isEmpty && host.problems.isEmpty)
  }

  private func desk(_ helm: Helm<Desk>) -> some View {
    HelmView(helm) { fragment in
      if fragment == .home {
        HelmTabs { (tab: Desk) in Text(verbatim: "to \(tab)") }
          .badge(3, on: .mail)
          .search(in: .notes)
      } else {
        Text(verbatim: "\(fragment)")
      }
    }
    .inspector(for: .home => .aside)
    .stack(at: .notes)
  }
}
