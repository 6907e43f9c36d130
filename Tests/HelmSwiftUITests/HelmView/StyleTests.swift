@_spi(StandIn) import SwiftUI
import Testing

@testable import Helm

/// Backgrounds, margins and fonts of what Helm draws itself.
@Suite("Styles of Helm's own views", .serialized) @MainActor struct StyleTests {
  enum Bank: Fragment { case home, lock, ask, help }

  static let segues: Segues<Bank> = [.curtain(.home => .lock), .alert(.home => .ask), .sheet(.home => .help)]

  let helm: Helm<Bank>

  init() throws { helm = try Helm(nav: Self.segues) }

  private func view() -> some View {
    HelmView(helm) { bank in
      switch bank {
      case .ask, .help: HelmAlert("Sure?") { Button("Yes") {} }
      default: Text(verbatim: "\(bank)")
      }
    }
  }

  private func nodes(_ host: Host?, _ styles: String...) -> [Node] {
    host?.root.all.filter { $0.styles == styles } ?? []
  }

  /// What it covers can't be seen through it.
  @Test func aCurtainHasABackground() {
    let host = Host(view())
    #expect(nodes(host, "background BackgroundStyle").isEmpty)
    helm.present(.lock)
    host.settle()
    #expect(nodes(host, "background BackgroundStyle").map(\.texts) == [["lock"]])
    let windows = CurtainWindows()
    let window = Host(view().environment(\.helmCurtainWindow, windows))
    #expect(nodes(windows.top, "background BackgroundStyle").map(\.texts) == [["lock"]])
    #expect(host.problems + window.problems == [])
  }

  @Test func theScreenOfAnAlertDrawsNothing() {
    let host = Host(view())
    helm.present(.ask)
    host.settle()
    #expect(host.modals == [.alert])
    #expect(nodes(host, "clipped").map(\.frame) == [[0, 0]])
    #expect(host.problems == [])
  }

  @Test func anAlertThatIsAViewHasATitleAndMargins() {
    let host = Host(view())
    helm.present(.help)
    host.settle()
    #expect(host.modals == [.sheet])
    #expect(nodes(host, "font headline").map(\.text) == ["Sure?"])
    #expect(nodes(host, "padding").map(\.texts) == [["Sure?", "Yes"]])
    #expect(host.problems == [])
  }

  @Test func theInspectorIsDrawnOverTheApp() throws {
    let host = Host(view().helmInspector(helm))
    #expect(nodes(host, "padding", "background Material").map(\.texts) == [["Helm"]])
    try host.tap("Helm")
    #expect(nodes(host, "background Material").compactMap(\.maxFrame) == [[280, nil]])
    #expect(nodes(host, "padding").count == 1)
    #expect(nodes(host, "font headline").map(\.text) == ["Presented", "Path", "Possible moves", "Events"])
    #expect(nodes(host, "font footnote").map(\.text).first == "home")
    #expect(host.problems == [])
  }
}
