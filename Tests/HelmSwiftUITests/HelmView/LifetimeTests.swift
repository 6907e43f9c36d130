import HelmTestSupport
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// What the views of a navigation retain.
@Suite("Lifetime of views", .serialized) @MainActor struct ViewLifetimeTests {
  enum Bank: Fragment { case home, news, mail, article, share, menu, confirm, lock, help }

  static let segues: Segues<Bank> = [
    .tabs(.home => [.news, .mail]), .push(.news => .article), .sheet(.news => .share), .popover(.article => .menu),
    .alert(.share => .confirm), .curtain(.home => .lock, dismissable: true), .sheet(.lock => .help),
  ]

  /// The fragments to present one after another.
  nonisolated static let ways: [[Bank]] = [
    [], [.article], [.article, .menu], [.share], [.share, .confirm], [.lock], [.lock, .help],
    [.share, .confirm, .lock, .help],
  ]

  struct PageView: View {
    @Environment(Helm<Bank>.self) private var helm
    let page: Bank

    var body: some View {
      switch page {
      case .home: HelmTabs { (tab: Bank) in Text(verbatim: "\(tab)") }
      case .article: Button("Menu") {}.helmAnchor(for: Bank.menu).helmEnvironment(\.size, 3)
      case .confirm: HelmAlert("Sure?") { Button("Yes") {} }
      default: Text(verbatim: "\(page)").onHelmEvent(of: helm) { _ in }
      }
    }
  }

  /// A weak reference to an object.
  private struct Leftover { weak var object: AnyObject? }

  /// Presents fragments, releases the views, and returns what may be left of them.
  private func show(_ way: [Bank], inWindows hasWindows: Bool) throws -> Leftover {
    let helm = try Helm(nav: Self.segues)
    let windows = hasWindows ? CurtainWindows() : nil
    let host = Host(HelmView(helm) { PageView(page: $0) }.environment(\.helmCurtainWindow, windows))
    for fragment in way {
      helm.present(fragment)
      host.settle()
      windows?.settle()
    }
    #expect(helm.errors == [] && host.problems == [])
    host.close()
    for each in windows?.hosts ?? [] { each.host.close() }
    return Leftover(object: helm)
  }

  enum Blog: Fragment { case feed, profile, posts, likes, article }

  @Test func stacksAndSelectionsOfScreensThatHaveGoneAreForgotten() throws {
    let helm = try Helm<Blog>(nav: [
      .push(.feed => .profile), .tabs(.profile => [.posts, .likes]), .push([.posts, .likes] => .article),
    ])
    let host = Host(
      HelmView(helm) { (screen: Blog) in
        if screen == .profile {
          HelmTabs { (tab: Blog) in Text(verbatim: "\(tab)") }
        } else {
          Text(verbatim: "\(screen)")
        }
      })
    for id in 0..<200 {
      helm.present(.profile, id: id)
      helm.present(.article, id: id)
      host.settle()
      helm.dismiss(.profile)
      host.settle()
    }
    #expect(helm.errors == [] && host.problems == [])
    #expect(helm.viewMemory.storedCount <= 128)
  }

  @Test(arguments: ways, [true, false]) func removedViewsAreDeallocated(way: [Bank], hasWindows: Bool) async throws {
    let left = try show(way, inWindows: hasWindows)
    await until { left.object == nil }
    #expect(left.object == nil)
  }
}
