import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Stacks in pushed containers", .serialized) @MainActor struct NestedStackTests {
  enum Place: Fragment { case root, list, detail, page, deeper, tab, other, over, player, queue }

  /// The view of each place: containers place what they hold.
  func host(_ helm: Helm<Place>, holders: Set<Place>, width: UserInterfaceSizeClass = .compact) -> Host {
    let view = HelmView(helm) { fragment in
      if holders.contains(fragment) { HelmContent() }
      if !holders.contains(fragment) || fragment == .detail { PlainView() }
    }
    return Host(view, width: width)
  }

  func screens(_ host: Host) -> [String] { host.texts.filter { !["Tap", "Close"].contains($0) } }

  /// A pushed screen with a part that pushes.
  static let inner: [Segue<Place>] = [
    Segue(.list => .detail, dismissable: true), Segue(.detail => .tab, style: .hold, auto: true),
    Segue(.detail => .other, style: .hold), Segue(.tab => .page, dismissable: true),
    Segue(.page => .deeper, dismissable: true), Segue(.detail => .over, dismissable: true),
  ]

  @Test func aPartOfAPushedScreenPushesOntoTheOuterStack() throws {
    let helm = try Helm(nav: Self.inner)
    let host = host(helm, holders: [.detail])
    helm.present(.detail)
    helm.present(.page)
    helm.present(.deeper)
    host.settle()
    #expect(screens(host) == ["deeper"])
    helm.back()
    host.settle()
    #expect(screens(host) == ["page"])
    try host.tap("Tap")
    helm.present(.over, from: .detail)
    host.settle()
    #expect(screens(host) == ["over"])
    try host.back()
    #expect(screens(host).first == "page")
    try host.back()
    #expect(screens(host) == ["tab", "detail"])
    try host.back()
    #expect(screens(host) == ["list"])
    #expect(helm.path.isEmpty)
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  /// In a stack, what a screen holds can be pushed over it: the system presents a modal only from the screen in front.
  @Test(arguments: [true, false]) func aSheetOfACoveredScreenIsPresentedByTheScreenInFront(isColumn: Bool) throws {
    let helm = try Helm<Place>(nav: [
      .push(.root => .detail), isColumn ? .columns(.detail => .tab) : .inline(.detail => .tab), .push(.tab => .page),
      .sheet(.detail => .over),
    ])
    let host = Host(
      NavigationStack {
        HelmView(helm) { place in
          if place == .detail, !isColumn { HelmContent() } else { PlainView() }
        }
        .insideNavigationStack()
      })
    helm.go(through: [.detail, .tab, .page])
    helm.present(.over, from: .detail)
    host.settle()
    #expect(helm.errors.isEmpty && helm.path.count == 4)
    #expect(host.modals == [.sheet])
    #expect(screens(host) == ["over"])
    try host.tap("Tap")
    #expect(screens(host) == ["over", "tapped 1"])
    try host.dismissModal()
    #expect(screens(host) == ["page"])
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test func aStackOverAContainerUsesTheTransitionOfItsFirstScreen() throws {
    let helm = try Helm<Place>(nav: [
      Segue(.root => .tab, style: .hold, auto: true), Segue(.tab => .page, dismissable: true),
      Segue(.root => .over, dismissable: true), Segue(.over => .deeper, dismissable: true),
    ])
    let host = Host(
      HelmView(helm) { fragment in if fragment == .root { HelmContent() } else { PlainView() } }
        .segueTransition(.slide, for: .root => .over, .root => .tab).segueTransition(.scale, for: .over => .deeper))
    func transitions() -> [String] { host.root.all.compactMap(\.transition) }
    #expect(transitions() == ["slide"])
    helm.present(.over)
    helm.present(.deeper)
    host.settle()
    #expect(screens(host) == ["deeper"])
    #expect(transitions() == ["slide", "slide"])
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func theDetailColumnMayBeAPushedContainer(width: UserInterfaceSizeClass) throws {
    let beside = Segue<Place>(.list => .detail, style: .hold, dismissable: true, presentation: .column)
    let helm = try Helm(nav: [beside] + Self.inner.dropFirst())
    let host = host(helm, holders: [.detail], width: width)
    helm.present(.detail)
    helm.present(.page)
    host.settle()
    #expect(screens(host).contains("page"))
    try host.back()
    #expect(!screens(host).contains("page"))
    helm.present(.over, from: .detail)
    host.settle()
    #expect(screens(host).contains("over"))
    #expect(!screens(host).contains("tab"))
    helm.back()
    host.settle()
    #expect(screens(host).contains("tab"))
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  /// A player over a list, both of which have pushes.
  static let overlaid: [Segue<Place>] = [
    Segue(.root => .page, dismissable: true), Segue(.root => .player, style: .hold, presentation: .overlay),
    Segue(.player => .queue, dismissable: true),
  ]

  @Test func anOverlayThatPushesHasItsOwnStack() throws {
    let helm = try Helm(nav: Self.overlaid)
    let host = host(helm, holders: [])
    helm.present(.player)
    helm.present(.queue)
    host.settle()
    #expect(screens(host) == ["root", "queue"])
    try host.back()
    #expect(screens(host) == ["root", "player"])
    helm.present(.page, from: .root)
    host.settle()
    #expect(screens(host) == ["page"])
    try host.back()
    #expect(screens(host) == ["root", "player"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func aCoveredContainerKeepsItsViews() throws {
    let helm = try Helm(nav: RealBehaviourTests.nested)
    let host = Host(HelmView(helm) { fragment in if fragment == .dashboard { HelmContent() } else { PlainView() } })
    helm.present(.article)
    host.settle()
    try host.tap("Tap")
    #expect(screens(host) == ["article", "tapped 1"])
    helm.present(.settings)
    host.settle()
    #expect(screens(host) == ["settings"])
    try host.tap("Tap")
    try host.swipeBack(.cancelledAfterWriting)
    #expect(screens(host).first == "settings")
    // The stack over the dashboard has an empty first page (Documentation/decisions/a-stack-over-a-container.md).
    #expect(try host.textsUnderSwipe == [])
    try host.swipeBack()
    #expect(screens(host) == ["article", "tapped 1"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
