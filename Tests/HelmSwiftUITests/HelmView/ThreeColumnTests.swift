import Helm
@_spi(StandIn) import SwiftUI
import Testing

@Suite("Three columns", .serialized) @MainActor struct ThreeColumnTests {
  enum Mail: Fragment { case folders, messages, message, thread, settings }

  static let segues: [Segue<Mail>] = [
    Segue(.folders => .messages, dismissable: true), Segue(.messages => .message, dismissable: true),
    Segue(.message => .thread, dismissable: true), Segue(.folders => .settings, dismissable: true),
  ]

  /// A column that leads to the next one.
  struct Column: View {
    @Environment(HelmScreen<Mail>.self) private var screen
    @State private var count = 0

    private var title: String { "Tap \(screen.place.fragment)" }

    var body: some View {
      Text(verbatim: "\(screen.place)" + (count > 0 ? " tapped \(count)" : ""))
      Button(title) { count += 1 }
      switch screen.place.fragment {
      case .folders:
        Button("Inbox") { screen.present(.messages, id: 1) }
        Button("Archive") { screen.present(.messages, id: 2) }
        Button("Settings") { screen.present(.settings) }
      case .messages:
        Button("First") { screen.present(.message, id: 1) }
        Button("Second") { screen.present(.message, id: 2) }
      case .message: Button("Thread") { screen.present(.thread) }
      default: EmptyView()
      }
    }
  }

  let helm: Helm<Mail>

  init() throws { helm = try Helm(nav: Self.segues) }

  func host(_ width: UserInterfaceSizeClass, assuming assumptions: Assumptions = .likely) -> Host {
    Host(
      HelmView(helm) { _ in Column() }.columns(at: .folders, .messages), width: width, assuming: assumptions)
  }

  func screens(_ host: Host) -> [String] { host.root.visible.filter { $0.kind == .text }.map(\.text).filter(isScreen) }

  func isScreen(_ text: String) -> Bool {
    ["folders", "message", "thread", "settings"].contains { text.hasPrefix($0) }
  }

  @Test func aTapInAnyColumnStartsThere() throws {
    let host = host(.regular)
    #expect(screens(host) == ["folders"])
    try host.tap("Inbox")
    #expect(screens(host) == ["folders", "messages (id 1)"])
    try host.tap("First")
    try host.tap("Thread")
    #expect(screens(host) == ["folders", "messages (id 1)", "thread"])
    try host.tap("Second")
    #expect(screens(host) == ["folders", "messages (id 1)", "message (id 2)"])
    try host.tap("Archive")
    #expect(screens(host) == ["folders", "messages (id 2)"])
    try host.tap("Settings")
    #expect(screens(host) == ["folders", "settings"])
    try host.tap("Inbox")
    #expect(helm.path == [PathEdge(.folders => .messages, targetID: 1)])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test(arguments: [Assumptions.likely, .others, .slow]) func aNarrowWindowIsOneStack(assumptions: Assumptions) throws {
    let host = host(.compact, assuming: assumptions)
    try host.tap("Inbox")
    #expect(screens(host) == ["messages (id 1)"])
    try host.tap("First")
    try host.tap("Thread")
    #expect(screens(host) == ["thread"])
    for screen in ["message (id 1)", "messages (id 1)", "folders"] {
      try host.back()
      #expect(screens(host) == [screen])
    }
    #expect(helm.path.isEmpty)
    try host.tap("Inbox")
    try host.tap("Second")
    try host.back(2)
    #expect(helm.path.isEmpty)
    try host.tap("Settings")
    #expect(screens(host) == ["settings"])
    try host.back()
    #expect(screens(host) == ["folders"])
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }

  @Test func turningTheWindowLosesNothing() throws {
    let host = host(.regular)
    for button in ["Inbox", "First", "Thread", "Tap folders", "Tap messages", "Tap thread"] { try host.tap(button) }
    let path = helm.path
    for _ in 0..<2 {
      host.setWidth(.compact)
      #expect(screens(host) == ["thread tapped 1"])
      host.setWidth(.regular)
      #expect(screens(host) == ["folders tapped 1", "messages (id 1) tapped 1", "thread tapped 1"])
    }
    #expect(helm.path == path)
    #expect(helm.errors.isEmpty)
    #expect(host.problems == [])
  }
}
