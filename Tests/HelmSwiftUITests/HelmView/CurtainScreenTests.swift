import HelmTestSupport
import Observation
@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Which windows and views show curtains, and when.
@Suite(.serialized) @MainActor struct CurtainScreenTests {
  enum Bank: Fragment { case home, accounts, lock, help, update }

  static let segues: Segues<Bank> = [
    .tabs(.home => .accounts), .curtain(.home => [.lock, .update], dismissable: true), .sheet(.lock => .help),
  ]

  /// Windows that record what they are to show.
  @MainActor final class Windows: CurtainWindow {
    private(set) var calls: [[Bank]] = []

    nonisolated init() {}

    func show(_ curtains: [(id: AnyHashable, view: AnyView)]) {
      calls.append(curtains.compactMap { ($0.id.base as? PathFragment<Bank>)?.fragment })
    }
  }

  struct BankView: View {
    let bank: Bank

    var body: some View {
      if bank == .home { HelmContent() } else { Text(verbatim: "\(bank)") }
    }
  }

  let helm: Helm<Bank>
  let screen = CurtainScreen<Bank>()
  let first = Windows()
  let second = Windows()

  init() throws { helm = try Helm(nav: Self.segues) }

  @Test func windowsAreToldOnlyOfOtherCurtains() {
    screen.use(first)
    screen.follow(helm)
    #expect(first.calls == [])
    helm.present(.lock)
    screen.follow(helm)
    screen.follow(helm)
    #expect(first.calls == [[.lock]])
    helm.present(.update)
    screen.follow(helm)
    #expect(first.calls == [[.lock], [.lock, .update]])
    helm.dismiss(.update)
    helm.dismiss(.lock)
    screen.follow(helm)
    screen.follow(helm)
    #expect(first.calls == [[.lock], [.lock, .update], []])
  }

  @Test func otherWindowsTakeTheCurtainsOver() {
    helm.present(.lock)
    screen.follow(helm)
    screen.use(first)
    screen.use(first)
    #expect(first.calls == [[.lock]])
    screen.use(second)
    #expect(first.calls == [[.lock], []])
    #expect(second.calls == [[.lock]])
    screen.use(nil)
    #expect(second.calls == [[.lock], []])
    screen.use(first)
    #expect(first.calls == [[.lock], [], [.lock]])
    #expect(second.calls == [[.lock], []])
  }

  @Test func readersAreNotifiedOfOtherWindows() {
    func notified(_ window: (any CurtainWindow)?) -> Int {
      notifications({ _ = screen.hasWindow }, while: { screen.use(window) })
    }
    #expect(!screen.hasWindow)
    #expect(notified(first) == 1)
    #expect(screen.hasWindow)
    #expect(notified(first) == 0)
    #expect(notified(nil) == 1)
    #expect(!screen.hasWindow)
    #expect(notified(nil) == 0)
  }

  /// A part doesn't know what lies over the others, and in a stack, the app draws them.
  @Test func onlyAWholeAppOutsideOfStacksDrawsCurtains() {
    helm.present(.lock)
    let whole = Host(HelmView(helm) { BankView(bank: $0) })
    #expect(whole.texts == ["lock"])
    let part = Host(HelmView(helm, part: .accounts) { BankView(bank: $0) })
    #expect(part.texts == ["accounts"])
    let stack = Host(NavigationStack { HelmView(helm) { BankView(bank: $0) }.insideNavigationStack() })
    #expect(stack.texts == ["accounts"])
    #expect(whole.problems + part.problems + stack.problems == [])
  }

  @Test func theModalsOfACoveredCurtainComeBackWithIt() {
    let host = Host(HelmView(helm) { BankView(bank: $0) })
    func modals() -> Int { host.root.all.count { $0.isModal } }
    helm.present(.lock)
    helm.present(.help)
    host.settle()
    #expect(host.modals == [.sheet] && host.texts == ["help"])
    helm.present(.update)
    host.settle()
    #expect(host.texts == ["update"])
    #expect(modals() == 0)
    helm.dismiss(.update)
    host.settle()
    #expect(host.modals == [.sheet] && host.texts == ["help"])
    #expect(helm.errors == [] && host.problems == [])
  }
}
