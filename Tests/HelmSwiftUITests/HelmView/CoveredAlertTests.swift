import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// A button of an alert may cover the screen below the alert; the alert must not reappear on the way back.
@Suite("Alerts whose buttons navigate away", .serialized) @MainActor struct CoveredAlertTests {
  /// An alert that an app binds itself.
  struct OwnAlert: View {
    let helm: Helm<AlertTests.Notes>

    var body: some View {
      NavigationStack(path: helm.stack(from: .list)) {
        Text("list").navigationDestination(for: PathFragment<AlertTests.Notes>.self) { _ in Text("note") }
      }
      .alert(
        "Delete?", isPresented: helm.isPresented(.confirm, id: .any), presenting: helm.id(of: .confirm) as Int?
      ) { id in
        Button("Open \(id)") { helm.present(.note) }
        Button("Cancel") {}
      } message: { id in
        Text(verbatim: "About \(id).")
      }
    }
  }

  @Test func anAppBindsAnAlertItself() throws {
    let helm = try Helm(nav: AlertTests.graph)
    let host = Host(OwnAlert(helm: helm))
    helm.present(.confirm, id: 7)
    host.settle()
    #expect(host.modals == [.alert])
    #expect(host.texts == ["Delete?", "About 7.", "Open 7", "Cancel"])
    try host.tap("Open 7")
    #expect(host.modals == [])
    #expect(helm.path == [.list => .note])
    helm.back()
    host.settle()
    #expect(host.modals == [])
    #expect(host.texts == ["list"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  enum Tabs: Fragment { case bar, one, two, ask }

  static let tabs: Segues<Tabs> = [.tabs(.bar => [.one, .two]), .alert(.one => .ask)]

  struct Bar<Tab: View>: View {
    let helm: Helm<Tabs>
    let tab: (Tabs) -> Tab

    var body: some View {
      TabView(selection: helm.selection(among: [.one, .two])) {
        tab(.one).tag(Tabs.one)
        tab(.two).tag(Tabs.two)
      }
    }
  }

  @Test func aButtonOfAnAlertChangesTheTab() async throws {
    let helm = try Helm(nav: Self.tabs)
    let host = Host(
      HelmView(helm) { fragment in
        switch fragment {
        case .bar: Bar(helm: helm) { HelmContent($0) }
        case .ask: HelmAlert("Go?") { Button("Go on") { helm.present(.two) } }
        default: Text(verbatim: "\(fragment)")
        }
      })
    try await use(helm, host)
  }

  @Test func aButtonOfAnAppsOwnAlertChangesTheTab() async throws {
    let helm = try Helm(nav: Self.tabs)
    let host = Host(
      Bar(helm: helm) { Text(verbatim: "\($0)") }
        .alert("Go?", isPresented: helm.isPresented(.ask)) { Button("Go on") { helm.present(.two) } })
    try await use(helm, host)
  }

  private func use(_ helm: Helm<Tabs>, _ host: Host) async throws {
    helm.present(.ask)
    host.settle()
    #expect(host.modals == [.alert])
    try host.tap("Go on")
    for tab in ["two", "one"] {
      await host.settle { host.modals == [] && host.texts == [tab] }
      #expect(host.modals == [])
      #expect(host.texts == [tab])
      try host.select(Tabs.one)
    }
    #expect(helm.path == [.bar => .two, .bar => .one])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
