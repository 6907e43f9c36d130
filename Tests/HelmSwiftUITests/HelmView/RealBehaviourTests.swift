@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// What a device does and a lenient host would not show; each of these was a defect once.
@Suite("SwiftUI's actual behaviour", .serialized) @MainActor struct RealBehaviourTests {
  /// A container whose child has a push, and which has a push itself.
  enum Nested: Fragment { case dashboard, news, article, settings }

  static let nested: [Segue<Nested>] = [
    Segue(.dashboard => .news, style: .hold, auto: true),
    Segue(.dashboard => .settings, dismissable: true),
    Segue(.news => .article, dismissable: true),
  ]

  @Test(arguments: [true, false])
  func aScreenPushedOverAContainerWithStacksCoversIt(isInTabs: Bool) throws {
    let helm = try Helm(nav: Self.nested)
    let host = Host(
      HelmView(helm) { fragment in
        if fragment == .dashboard, isInTabs {
          TabView(selection: helm.selection(among: [.news])) { HelmContent(Nested.news).tag(Nested.news) }
        } else if fragment == .dashboard {
          HelmContent()
        } else {
          PlainView()
        }
      })
    helm.present(.article)
    host.settle()
    #expect(host.texts.first == "article")
    helm.present(.settings)
    host.settle()
    #expect(host.texts.first == "settings")
    try host.back()
    #expect(host.texts.first == "article")
    try host.back()
    #expect(host.texts.first == "news")
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test
  func aLostOnDismissDoesNotBlockTheNextModal() throws {
    let shop = try ShopHost()
    shop.present(.cart)
    shop.host.losesOnDismiss = true
    shop.helm.dismiss(.cart)
    shop.host.settle()
    shop.present(.tour)
    #expect(shop.host.modals == [.fullScreenCover])
    #expect(shop.isFine)
  }

  @Test
  func aLostOnDismissDoesNotBlockAReplacingModal() throws {
    let shop = try ShopHost()
    shop.present(.cart)
    shop.host.losesOnDismiss = true
    shop.present(.tour)
    shop.helm.dismiss(.tour)
    shop.host.settle()
    shop.present(.cart)
    #expect(shop.host.modals == [.sheet])
    #expect(shop.isFine)
  }

  @Test
  func aClosingSheetKeepsItsStack() throws {
    let shop = try ShopHost()
    shop.present(.cart)
    shop.present(.product, id: 9)
    #expect(shop.host.texts.first == "product 9")
    shop.host.pausesDismissals = true
    try shop.helm.replace(path: [.splash => .home, .home => .offers])
    shop.host.settle()
    #expect(shop.host.going.map { $0.texts.first } == ["product 9"])
    shop.host.endDismissals()
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  /// A sheet with content and a modal over it.
  enum Filled: Fragment { case root, sheet, left, right, banner }

  static let filled: [Segue<Filled>] = [
    Segue(.root => .sheet, style: .hold, dismissable: true, presentation: .sheet),
    Segue(.sheet => .left, style: .hold, auto: true),
    Segue(.sheet => .right, style: .hold),
    Segue(.sheet => .banner, style: .hold, dismissable: true, presentation: .overlay),
  ]

  @Test(arguments: [true, false])
  func aClosingSheetKeepsTheContentOfItsContainer(isInTabs: Bool) throws {
    let helm = try Helm(nav: Self.filled)
    let host = Host(
      HelmView(helm) { fragment in
        if fragment == .sheet, isInTabs {
          TabView(selection: helm.selection(among: [.left, .right])) {
            HelmContent(Filled.left).tag(Filled.left)
            HelmContent(Filled.right).tag(Filled.right)
          }
        } else if fragment == .sheet {
          HelmContent()
        } else {
          Text(verbatim: "\(fragment)")
        }
      })
    helm.present(.sheet)
    helm.present(.banner)
    host.settle()
    #expect(host.texts == ["left", "banner"])
    host.pausesDismissals = true
    helm.dismiss(.sheet)
    host.settle()
    #expect(host.going.map(\.texts) == [["left", "banner"]])
    host.endDismissals()
    #expect(host.texts == ["root"])
    #expect(host.problems == [])
  }

  @Test
  func modalsOfARowAreDismissedOneByOne() throws {
    let shop = try ShopHost()
    shop.present(.cart)
    shop.present(.payment)
    #expect(shop.host.modals == [.sheet, .sheet])
    try shop.helm.replace(path: [.splash => .home, .home => .offers])
    shop.host.settle()
    #expect(shop.host.modals == [])
    #expect(shop.screens == ["offers"])
    #expect(shop.isFine)
  }

  @Test
  func aRowUnderAnotherModalStyleIsDismissedOneByOne() throws {
    let helm = try Helm(nav: ModalGestureTests.both)
    let host = Host(HelmView(helm) { fragment in if fragment == .root { HelmContent() } else { PlainView() } })
    helm.present([.tab => .note])
    helm.present([.root => .alarm])
    host.settle()
    #expect(host.modals == [.sheet, .fullScreenCover])
    helm.dismiss(.note)
    host.settle()
    #expect(host.modals == [.fullScreenCover])
    #expect(host.texts.first == "alarm")
    #expect(host.problems == [])
  }

  /// A container and its content.
  enum Holding: Fragment { case bar, news }

  /// A view with a value that its screens show.
  struct Counting: View {
    let helm: Helm<Holding>
    @State private var badge = 0

    var body: some View {
      Badged(helm: helm, badge: badge)
      Button("Count") { badge += 1 }
    }
  }

  struct Badged: View {
    let helm: Helm<Holding>
    let badge: Int

    var body: some View {
      HelmView(helm) { fragment in
        if fragment == .bar { HelmContent() } else { Text("badge \(badge)") }
      }
    }
  }

  @Test
  func aScreenUsesTheLatestClosure() throws {
    let host = Host(Counting(helm: try Helm(nav: [Segue<Holding>(.bar => .news, style: .hold, auto: true)])))
    #expect(host.texts.first == "badge 0")
    try host.tap("Count")
    #expect(host.texts.first == "badge 1")
    #expect(host.problems == [])
  }

  struct Row: View {
    let helm: Helm<Shop>
    let id: Int

    var body: some View { Text(verbatim: helm.isPresented(.product, id: id) ? "open" : "closed") }
  }

  @Test
  func manyQueriesSettle() throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(ForEach(0..<1500, id: \.self) { Row(helm: helm, id: $0) })
    helm.present(.product, id: 1400)
    host.settle()
    #expect(host.texts.filter { $0 == "open" }.count == 1)
    #expect(host.problems == [])
  }

  /// A list whose detail is not dismissable.
  enum Locked: Fragment { case list, detail }

  @Test
  func theRootOfTheDetailHasNoBackButtonIfItMayNotBeLeft() throws {
    let helm = try Helm(
      nav: [Segue<Locked>(.list => .detail, style: .hold, presentation: .column)], path: [.list => .detail])
    let host = Host(HelmView(helm) { _ in PlainView() })
    #expect(host.texts.first == "detail")
    #expect(throws: Host.Refusal.disabled("back button")) { try host.back() }
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: [Assumptions.likely, .others, .slow])
  func aRetargetedScreenIsANewView(assumptions: Assumptions) throws {
    let helm = try Helm(nav: Shop.segues, path: [.splash => .home, .home => .offers])
    let host = Host(ShopView(helm: helm), assuming: assumptions)
    helm.present(.product, id: 1)
    host.settle()
    try host.tap("Tap")
    #expect(host.texts.prefix(2) == ["product 1", "tapped 1"])
    helm.presentedID(.product, as: Int.self).wrappedValue = 2
    host.settle()
    #expect(host.texts.prefix(2) == ["product 2", "Tap"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
