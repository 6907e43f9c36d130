import Helm
@_spi(StandIn) import SwiftUI
import Testing

/// Screens in the system's inspector.
@Suite(.serialized) @MainActor struct SystemInspectorTests {
  enum Editor: String, Fragment { case list, document, details, history, help }

  let helm: Helm<Editor>
  let host: Host

  init() throws {
    helm = try Helm(nav: [
      .push(.list => .document), .accessory(.document => .details), .push(.details => .history),
      .overlay(.list => .help),
    ])
    host = Host(
      HelmView(helm) { screen in Text(verbatim: screen.rawValue) }
        .inspector(for: .document => .details, .list => .help))
  }

  private var inspected: [[String]] { host.root.visible.filter { $0.kind == .inspector }.map(\.texts) }

  @Test func aFragmentIsShownInTheSystemsInspector() throws {
    helm.go(through: [.document, .details])
    host.settle()
    #expect(inspected == [["details"]])
    #expect(host.texts == ["document", "details"])
    helm.present(.history)
    host.settle()
    #expect(inspected == [["history"]])
    // The system may write the current value.
    try host.toggle(.inspector, to: true)
    #expect(inspected == [["history"]])
    try host.toggle(.inspector, to: false)
    #expect(inspected == [])
    #expect(helm.presentedFragments == [PathFragment(.document)])
    helm.present(.details)
    host.settle()
    try host.back()
    #expect(host.texts == ["list"])
    #expect(inspected == [])
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test func aDenyingLeaveGuardKeepsTheInspectorOpen() throws {
    helm.go(through: [.document, .details])
    helm.guard(leaving: .details) { .deny("Not yet.") }
    host.settle()
    try host.toggle(.inspector, to: false)
    #expect(inspected == [["details"]])
    #expect(helm.isPresented(.details))
  }

  /// In an app's own stack, screens present the modals that they hold themselves.
  @Test func anInspectedScreenPresentsItsModalsInAnAppsStack() throws {
    let helm = try Helm<Editor>(nav: [
      .push(.list => .document), .accessory(.document => .details), .push(.details => .history),
      .sheet(.details => .help), .sheet(.history => .help),
    ])
    let host = Host(
      NavigationStack {
        HelmView(helm) { screen in Text(verbatim: screen.rawValue) }
          .inspector(for: .document => .details)
          .insideNavigationStack()
      })
    helm.go(through: [.document, .details])
    for holder in [Editor.details, .history] {
      if holder != .details { helm.present(holder) }
      helm.present(.help)
      host.settle()
      #expect(host.modals == [.sheet])
      #expect(host.texts == ["help"])
      helm.dismiss(.help)
      host.settle()
      #expect(host.texts == ["document", holder.rawValue])
    }
    #expect(helm.errors.isEmpty && host.problems == [])
  }

  @Test func anInspectorIsShownForAnOverlay() {
    helm.present(.help)
    host.settle()
    #expect(inspected == [["help"]])
    helm.back()
    host.settle()
    #expect(inspected == [])
    #expect(host.texts == ["list"])
    #expect(helm.errors.isEmpty && host.problems == [])
  }
}
