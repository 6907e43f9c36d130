import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Number of guard evaluations by views", .serialized) @MainActor struct GuardCallTests {
  enum App: Fragment { case bar, one, two, three, four, screen, draft, more }

  static let tabs: [App] = [.one, .two, .three, .four]

  static let segues: Segues<App> = [
    .tabs(.bar => [.one, .two, .three, .four]), .push([.one, .two, .three, .four, .screen] => .screen),
    .push(.draft => .more),
    .sheet([.screen, .draft] => .draft),
  ]

  /// The verdict of a guard, and how often it was evaluated.
  @MainActor final class Guarded {
    var calls = 0
    var mayLeave = true
  }

  let helm: Helm<App>
  let host: Host
  let guarded = Guarded()

  init() throws {
    helm = try Helm(nav: Self.segues)
    let helm = helm
    host = Host(
      HelmView(helm) { fragment in
        if fragment == .bar {
          TabView(selection: helm.selection(among: Self.tabs)) {
            ForEach(Self.tabs, id: \.self) { HelmContent($0).tag($0) }
          }
        } else {
          PlainView()
        }
      })
    for tab in Self.tabs {
      helm.present(tab)
      for id in 0..<5 { helm.present(.screen, id: id) }
    }
    host.settle()
    let guarded = guarded
    helm.guard(leaving: .screen, .draft) {
      guarded.calls += 1
      return guarded.mayLeave ? .allow : .deny("not yet")
    }
    host.settle()
  }

  /// How often the guard was evaluated for a command.
  func calls(_ command: () -> Void) -> Int {
    guarded.calls = 0
    command()
    host.settle()
    return guarded.calls
  }

  @Test func onlyTheTopmostVisibleScreenEvaluatesGuards() {
    #expect(calls { helm.present(.screen, id: 5) } == 1)
    #expect(calls { helm.present(.one) } == 1)
    #expect(calls { helm.present(.draft) } <= 2)
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func redrawingEvaluatesNoGuards() {
    #expect(calls { host.setWidth(.regular) } == 0)
  }

  @Test func aScreenThatMayNotBeLeftHasNoBackButton() throws {
    guarded.mayLeave = false
    helm.recheckGuards()
    host.settle()
    #expect(throws: Host.Refusal.disabled("back button")) { try host.back() }
    helm.present(.screen, id: 6)
    host.settle()
    #expect(throws: Host.Refusal.disabled("back button")) { try host.back() }
    guarded.mayLeave = true
    helm.recheckGuards()
    host.settle()
    try host.back()
    #expect(helm.presentedFragments.last?.id == "4")
    #expect(helm.errors.isEmpty)
  }
}
