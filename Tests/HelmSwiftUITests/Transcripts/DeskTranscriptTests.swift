import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Three columns in a wide window that becomes narrow, with inspectors, anchors, and windows for curtains.
@Suite("A transcript of columns and inspectors", .serialized) @MainActor struct DeskTranscriptTests {
  enum Desk: String, Fragment {
    case folders, messages, message, thread, archive, reply, attach, sort, ask, details, history, tour, tip, status,
      lock, pin, sign
  }

  static let segues: Segues<Desk> = [
    .columns(.folders => .messages), .columns(.messages => .message), .push(.message => .thread),
    .push(.messages => .archive), .sheet(.message => .reply), .columns(.reply => .attach), .popover(.messages => .sort),
    .dialog(.message => .ask), .accessory(.message => .details), .push(.details => .history),
    .overlay(.folders => .tour),
    .overlay(.tour => .tip), .accessory(.folders => .status), .curtain(.folders => .lock), .push(.lock => .pin),
    .sheet(.lock => .sign), .swap(.sign => .pin),
  ]

  @MainActor @Observable final class Visibility {
    var value = NavigationSplitViewVisibility.automatic
  }

  struct DeskView: View {
    let desk: Desk
    let screens: WalkScreens<Desk>
    let helm: Helm<Desk>

    var body: some View {
      switch desk {
      case .folders:
        WalkScreen(screens: screens).helmEnvironment(\.color, "red")
        List(selection: helm.presentedID(.folders => .messages, as: Int.self)) {
          ForEach([1, 2], id: \.self) { id in Text("folder \(id)") }
        }
      case .messages:
        WalkScreen(screens: screens)
        ForEach([1, 2], id: \.self) { id in
          Button("Sort \(id)") { helm.present(.sort, id: id) }.helmAnchor(for: Desk.sort, id: id)
        }
      case .ask: HelmAlert("Delete?") { Button("Delete", role: .destructive) { helm.back(to: .folders) } }
      case .reply, .sort, .tour: EnvironmentLabel(desk.rawValue)
      default: WalkScreen(screens: screens)
      }
    }
  }

  private func walk(_ assumptions: Assumptions, width: UserInterfaceSizeClass, seed: UInt64) throws -> ViewWalk<Desk> {
    let helm = try Helm(nav: Self.segues)
    helm.links = try Links(
      origins: ["desk:"], [Link("/:messages/:message", .folders, .messages, .message)])
    let (session, screens, windows) = (WalkSession(), WalkScreens<Desk>(), CurtainWindows())
    let isPinned = session.makeSwitch("the inspector is pinned")
    let isLocked = session.makeSwitch("locked")
    let isSaving = session.makeSwitch("saving")
    helm.guard(leaving: .details) { isPinned.isOn ? .deny("pinned") : .allow }
    helm.guard(.segue(.message => .thread)) { isLocked.isOn ? .redirect(to: [.folders => .lock], keep: true) : .allow }
    helm.guard(leaving: .reply) { _ async in isSaving.isOn ? await session.ask() ? .allow : .deny("not saved") : .allow
    }
    let visibility = Visibility()
    let host = Host(
      HelmView(helm) { desk in DeskView(desk: desk, screens: screens, helm: helm) }
        .inspector(for: .message => .details, .tour => .tip)
        .zoomTransition(for: .message => .thread, .message => .reply)
        .columnVisibility(Bindable(visibility).value)
        .environment(\.helmCurtainWindow, windows)
        .opensLinks(of: helm),
      width: width, assuming: assumptions)
    return ViewWalk(
      helm, session, screens, host: host, windows: windows, seed: seed,
      ids: [.messages: ["1", "2"], .message: ["a", "b"], .sort: ["1", "3"]], redirects: [Flow(Desk.folders => .lock)],
      links: ["desk:///1/a"]
    ) { ["columns \(visibility.value)"] }
  }

  @Test(arguments: [
    ("wide", UserInterfaceSizeClass.regular, Assumptions.likely, 3), ("narrow", .compact, .slow, 4),
  ])
  func aWindow(name: String, width: UserInterfaceSizeClass, assumptions: Assumptions, seed: UInt64) async throws {
    let walk = try walk(assumptions, width: width, seed: seed)
    await walk.step("go to details") { walk.helm.go(to: .details) }
    walk.host.setWidth(.regular)
    await walk.step("open the inspector, which is open") { try walk.host.toggle(.inspector, to: true) }
    await walk.step("close the inspector") { try walk.host.toggle(.inspector, to: false) }
    walk.host.setWidth(width)
    await walk.walk(80)
    walk.check(name)
  }

  /// More walks than anybody would read.
  @Test(arguments: [
    ("wide windows", UserInterfaceSizeClass.regular, Assumptions.likely), ("narrow windows", .compact, .others),
  ])
  func digests(name: String, width: UserInterfaceSizeClass, assumptions: Assumptions) async throws {
    try await checkWalks(name) { try walk(assumptions, width: width, seed: $0) }
  }
}
